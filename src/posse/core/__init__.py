"""The rules kernel: pure, standard library only, compiled where a C compiler is at hand."""
