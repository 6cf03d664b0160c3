"""Charts, drawn with pyqtgraph in the theme's colours."""
