title = Morpion
board = Grille
your-turn = Cochez une case.
their-turn = À { $mark } de cocher une case.
over = La partie est finie.
marked = { $mark } coche { $square }.
