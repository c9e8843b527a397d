"""Tables that people meet at: a server that never loses a move."""
