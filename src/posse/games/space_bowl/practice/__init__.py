"""Practice for Space Bowl: ten galaxies, alone against the clock."""
