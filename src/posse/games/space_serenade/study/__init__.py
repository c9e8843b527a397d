"""Reports on many games of Space Serenade."""
