# The words of the house; games bring their own.

player = Player { $number }
you = { $player } (you)
and = { $first } and { $last }
score =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
place = Place
colon = :

## The terminal

games = Games: { $games }. Which one?
hello = { $game } for { $players }, seed { $seed }. Type ? for help.
resumed = { $game }, seed { $seed }, goes on after { $answers ->
        [one] { $answers } answer.
       *[other] { $answers } answers.
    } Type “log” to read what happened.
hand-over = { $player }, it is your turn. Pass the keyboard and press Enter; “undo” takes the last answer back.
hand-over-first = { $player }, it is your turn. Press Enter.
again = Type “again” for another game, or press Enter to stop.
help =
    Choose by number, by the words of the choice, or by its move ({ $move }).
      undo           take your last answer back, as long as nothing was revealed
      rules WORDS    look something up in the rules, or one by id: rules { $rule }
      table          everything on the table, in full
      log            everything that has happened
      save FILE      keep a copy; each of your answers is saved anyway
      quit           save and stop; Ctrl-C does the same
    “rules” alone lists the sections of the rulebook, { $file }.
wrong = { $text } is not one of the choices: type 1 to { $last }, words such as “{ $move }”, or ? for help.
wrong-single = { $text } is not a choice: type 1, “{ $move }”, or ? for help.
not-now = { $text } is not possible now: type 1 to { $last }, words such as “{ $move }”, or ? for help.
undone = Taken back.
not-undone = Nothing can be taken back: something was revealed, drawn, or done by somebody else.
no-rulebook = This game has no rulebook.
no-rule = No rule speaks of { $words }. Try fewer words; “rules” alone lists the sections.
sections = The sections; type “rules” and a word to read some of the rules:
more-rules =
    { $number ->
        [one] And { $number } more rule: add a word.
       *[other] And { $number } more rules: add a word.
    }
no-news = Nothing has happened yet.
saved = Saved in { $file }.
not-saved = { $file } could not be written: { $reason }.
file-taken = there is another file of this name
resume = To go on:

# What can be typed, besides the English words; separated by spaces.
words-help = help ?
words-undo = undo u
words-rules = rules
words-table = table
words-log = log
words-save = save
words-quit = quit q
words-again = again
