"""The screens around the table: home, settings, about, pause, saves, help and dialogs."""
