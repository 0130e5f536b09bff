"""The authority: a match at a table with seats, versions, undo by consent, and a store."""
