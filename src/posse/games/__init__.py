"""The games that come with Posse, a package each."""
