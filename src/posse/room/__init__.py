"""One table of people and bots, without I/O: entries in, entries and messages out, time as an argument."""
