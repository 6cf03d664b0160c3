"""Questions that need an answer before work goes on."""
