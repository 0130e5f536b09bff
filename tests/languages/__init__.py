"""Languages: whole catalogues, right spelling, no words elsewhere, screens that hold them."""
