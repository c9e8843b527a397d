"""Playing at a terminal, line by line, so that pipes and screen readers work too."""
