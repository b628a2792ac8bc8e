"""Controls, focus ring, tooltips, panels and scrolling columns shared by all scenes."""
