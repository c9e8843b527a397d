"""Bots of Space Serenade."""
