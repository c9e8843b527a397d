"""Bots of Space Bowl."""
