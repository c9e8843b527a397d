# The words of the table in the browser. No selectors: the browser only fills in places.

web-board = The table
web-players = Players
web-prompt = What to do
web-log = What happened
web-tabs = Parts of the table
web-tab-table = Table
web-tab-others = Others
web-tab-log = Log
web-close = Close
web-points = Points so far: { $number }
web-acts = has to act
web-away = away
web-you = You
web-watching = You are watching
web-pair = { $what }: { $more }
web-bot-level = Bot, { $level }
web-bot-expert = plays very well
web-bot-heuristic = plays well
web-bot-random = plays at random
web-stands-in = A bot plays in their place, { $level }
web-stand-in = Let a bot play for { $name }
web-stand-in-text = { $names } is away, and can come back at any time by the same link.
web-stand-in-text-more = { $names } are away, and can come back at any time by the same link.

## Tools

web-tool-undo = Undo (u)
web-tool-log = Log (l)
web-tool-sound = Sound (m)
web-tool-help = Help (?)
web-tool-settings = Settings
web-sound-is-on = Sound is on.
web-sound-is-off = Sound is off.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-size = Text
web-size-small = Small
web-size-normal = Normal
web-size-large = Large
web-size-huge = Huge
web-motion = Motion
web-motion-auto = Like the system
web-motion-full = Full
web-motion-less = Reduced

## Help

web-help = Help
web-help-rules = Read the rules
web-rules-search = Search the rules
web-rules-found = Rules found: { $number }
web-rules-none = No rule mentions this. Try fewer or shorter words.
web-rules-failed = The rules could not be loaded. Reload the page to try again.
web-rule-link = Link to { $rule }
web-signs = Symbols
web-hold = Press and hold a card to read it at full size.

## Keys: what is pressed, separated by spaces, and what it does

web-keys = Keys
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = go to the next choice
web-key-shift = Shift ← ↑ ↓ →
web-key-shift-does = go to the next card, whatever it is
web-key-enter = Enter Space
web-key-enter-does = choose it
web-key-digits = 1 – 9
web-key-digits-does = choose by number
web-key-escape = Esc
web-key-escape-does = go back; go to the first choice
web-key-z = z
web-key-z-does = read the card at full size
web-key-u = u
web-key-u-does = undo your last move
web-key-l = l
web-key-l-does = open or close the log
web-key-m = m
web-key-m-does = sound on or off
web-key-help = ?
web-key-help-does = this help

## Before the start

web-seeded = Chosen seed
web-seeded-help = The host chose the seed of this game. Whoever knows a seed can work out every hidden card and every die.
web-seats-open = { $number } seats are still open: invite friends, or give them to bots.
web-seats-open-one = One seat is still open: invite a friend, or give it to a bot.
web-seats-sit = Enter your name and take a free seat.
web-seats-wait = You have a seat. When the others have theirs, the host starts the game.
web-seats-back = The game begins as soon as everybody is back.
web-seats-full = All seats are taken. The host starts the game.
web-seats-full-host = All seats are taken. Start when everybody is ready.
web-seat-open = Open
web-seat-bot = Bot
web-seat-for = Who plays in seat { $number }
web-seat-kind-open = Open for a friend
web-seat-kept = Kept for { $name }
web-sit = Take this seat
web-stand = Leave my seat
web-start = Start the game
web-your-name = Your name
web-anonymous = Guest
web-name-missing = First enter the name that the others will see.
web-invite = Invite friends
web-invite-text = With this link anybody can take a seat or watch.
web-link = Invitation link
web-copy = Copy
web-copied = Copied
web-qr = The invitation link as a QR code, for a phone

## The end

web-sheet = Score sheet
web-sheet-again = Score sheet
web-place = Place
web-again = Play again
web-rematch-join = Join the rematch
web-rematch-watch = Watch the next game
web-rematch-asked = { $names } wants to play again.
web-rematch-asked-more = { $names } want to play again.
web-rematch-ready = The next game is being set up.
web-rematch-playing = The next game is under way.
web-rematch-over = The next game is over as well.
web-rematch-go = Go on with it
web-rematch-look = Look at it
web-other-game = Another game
web-look = Look at the table

## Played alone, the same for everybody on a day

web-streak = Streak: { $number }. Best so far: { $best }.
web-streak-line = { $number } in a row
web-to-come = That day has not come yet: choose one up to today.
web-share-line = Result to share

## The guided first game

web-guide = Guide
web-guide-next = Got it
web-guide-skip = No more tips
web-guide-again = Show the tips of the first game again

## When something goes wrong

web-lost = Connection lost, reconnecting… Your game is saved.
web-closed = This table cannot be reached any more. Reload the page, or go back to the lobby.
web-error = That did not work. Please try again.
web-link-local = This link opens on this computer only. To play with friends on other devices, stop Posse and start it with: posse serve --host 0.0.0.0

## The story: what has happened since one's last turn

web-recap = Since your last turn
web-replay = Show it again
web-replaying = This has happened. Press . or Esc to return.
web-pace-next = Next
web-pace-skip = Skip
web-title-turn = Your turn
web-key-skip = .
web-key-skip-does = go on at once, or show the next move
web-key-recap = h
web-key-recap-does = what has happened since your last turn

## More settings

web-speed = Moves of others
web-speed-instant = At once
web-speed-quick = Quick
web-speed-normal = Normal
web-speed-step = Step by step
web-volume = Volume
web-alerts = Notify me when it is my turn and I look elsewhere
web-alerts-on = Yes
web-alerts-off = No
web-alerts-denied = Your browser does not allow notifications from this page. Allow them in its settings first.

## The end, and the score so far

web-end-next = The score sheet follows.
web-download = Download the game
web-score-now = The score so far

## Choosing

web-together = All { $number } at once
web-cancel = Cancel
web-second-thought = { $what }: done in a moment, and not to be taken back.
web-key-together = a
web-key-together-does = do all at once that can be done together

## Leaving

web-leave = Leave the game
web-leave-sure = A bot will play for you from now on. You can come back at any time with the same link.
web-leave-yes = Leave, let a bot play
web-bot-plays = a bot plays

## The waiting room and the help

web-sit-down = Sit down
web-help-howto = How to play in two minutes
