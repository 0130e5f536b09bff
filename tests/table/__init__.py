"""The authority: versions, resends, undo, the store."""
