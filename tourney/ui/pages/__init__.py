"""One file a page of the left rail. A page never imports another page."""
