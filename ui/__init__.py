"""The window: app loop, scene stack, widgets, theme, texts and pictures."""
