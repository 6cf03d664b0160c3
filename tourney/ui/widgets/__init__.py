"""Parts the pages are made of: buttons, tables, delegates, bars."""
