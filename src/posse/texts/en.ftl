# The words of the house; games bring their own.

player = Player { $number }
you = { $player } (you)
and = { $first } and { $last }
either = { $first } or { $last }
span = { $first } to { $last }
on-top = { $number } cards, on top { $card }
face-down = { $number } cards face down, on top { $card }
quoted = “{ $words }”
score =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
place = Place
colon = :
semicolon = ;

## The terminal

games = Games: { $games }. Which one?
no-game = There is no game “{ $name }”. Type one of: { $games }.
hello = { $game } { $players ->
        [one] alone
       *[other] for { $players }
    }, seed { $seed }. Type ? for help.
resumed = { $game }, seed { $seed }, goes on after { $answers ->
        [one] { $answers } answer.
       *[other] { $answers } answers.
    } Type “log” to read what happened.
kept = Your answers are saved in { $file }.
offer = There is an unfinished game of { $game }{ $players ->
        [one] { "" },
       *[other] { " " }for { $players },
    } last played on { $date }. Go on with it? [y/N]
begun = You have begun this one already (last played on { $date }). Go on with it? A fresh start has the same cards; only the try that you finish first counts. [Y/n]
hand-over = { $player }, it is your turn. Pass the keyboard and press Enter; “undo” takes the last answer back.
hand-over-first = { $player }, it is your turn. Press Enter.
again = Type “again” for another game, or press Enter to stop; log, table, rules, save and ? still work.
help =
    Choose by number, by words that fit one choice only, or by its move ({ $move }).
      undo           take your last answer back, as long as nothing was revealed
      rules WORDS    look something up in the rules, by words or number: rules { $rule }
      table          everything on the table, in full
      log            everything that has happened
      save FILE      keep a copy; each of your answers is saved anyway
      quit           save and stop; Ctrl-C does the same
    “rules” alone lists the sections of the rulebook, { $file };
    “rules” and the name of a section shows all of it.
wrong = “{ $text }” is not one of the choices: type { $numbers }, words such as “{ $move }”, or ? for help.
wrong-single = “{ $text }” is not a choice: type { $numbers }, “{ $move }”, or ? for help.
not-now = “{ $text }” is not possible now: type { $numbers }, words such as “{ $move }”, or ? for help.
which = “{ $text }” fits more than one of the choices; add a word, or type a number:
sure = { $move }: choose it again to confirm.
wrong-word = “{ $text }” means nothing here: type “again”, or ? for help.
undone = Taken back.
nothing-yet = There is nothing to take back yet.
not-undone = Nothing can be taken back: something was revealed, drawn, or done by somebody else.
no-rulebook = This game has no rulebook.
no-rule = No rule mentions “{ $words }”. Try fewer words; “rules” alone lists the sections.
sections = The sections; type “rules” and the name of a section to read all of it, or “rules” and any words:
no-news = Nothing has happened yet.
saved = Saved in { $file }.
not-saved = { $file } could not be written: { $reason }.
not-begun = { $file } cannot be written: { $reason }; name another file with --record
not-resumed = { $file } cannot be resumed: { $reason }
is-file = there is another file of this name
is-folder = it is a folder
is-link = it is a link
is-socket = it is a socket
is-pipe = it is a pipe
is-device = it is a device
no-folder = the folder { $folder } does not exist
no-permission = permission denied
disk-full = the disk is full
rescue = Type “save FILE” to keep the game elsewhere, or “quit” again to leave without saving it.
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
words-yes = y yes
words-no = n no
more = Enter for more, q to go back:
