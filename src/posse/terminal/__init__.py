"""The terminal client. It works line by line, so that pipes and screen readers can use it."""
