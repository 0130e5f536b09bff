"""One playthrough for each game and variant, written down when it was right."""
