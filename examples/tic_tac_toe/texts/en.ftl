title = Noughts and crosses
board = Board
your-turn = Mark a square.
their-turn = { $mark } is to mark a square.
over = The game is over.
marked = { $mark } marks { $square }.
