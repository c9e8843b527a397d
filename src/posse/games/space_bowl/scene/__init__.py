"""The table of Space Bowl as one viewer sees it."""
