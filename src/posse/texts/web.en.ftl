# The words of the table in the browser. No selectors: the browser only fills in places.

web-board = The table
web-players = Players
web-prompt = What is wanted
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
web-bot-random = plays anything
web-stands-in = A bot plays for them, { $level }
web-stand-in = Let a bot play for { $name }
web-stand-in-text = { $names } is away, and can come back at any time with the same link.
web-stand-in-text-more = { $names } are away, and can come back at any time with the same link.

## Tools

web-tool-undo = Take back (u)
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
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-size = Text
web-size-small = Small
web-size-normal = Normal
web-size-large = Large
web-size-huge = Huge
web-motion = Movement
web-motion-auto = As the system
web-motion-full = Full
web-motion-less = Less
web-sound = Sound
web-sound-on = On
web-sound-off = Off

## Help

web-help = Help
web-help-rules = Read the rules
web-rules-search = Search the rules
web-rules-found = Rules found: { $number }
web-rules-none = No rule speaks of this. Try fewer or shorter words.
web-rules-failed = The rules could not be fetched. Reload the page to try again.
web-rule-link = Link to { $rule }
web-signs = The signs
web-hold = Press and hold a card to read it at full size.

## Keys: what is pressed, separated by spaces, and what it does

web-keys = Keys
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = go to the next thing that can be chosen
web-key-shift = Shift ← ↑ ↓ →
web-key-shift-does = go to the next card of any kind
web-key-enter = Enter Space
web-key-enter-does = choose it
web-key-digits = 1 – 9
web-key-digits-does = choose by number
web-key-escape = Esc
web-key-escape-does = step back; to the first choice
web-key-z = z
web-key-z-does = read the card at full size
web-key-u = u
web-key-u-does = take back
web-key-l = l
web-key-l-does = open or fold the log
web-key-m = m
web-key-m-does = sound on or off
web-key-help = ?
web-key-help-does = this help

## Before the start

web-seats-open = { $number } seats are still open: invite friends, or give them to bots.
web-seats-open-one = One seat is still open: invite a friend, or give it to a bot.
web-seats-sit = Say your name and sit down on a free seat.
web-seats-wait = You have a seat. We wait for others to sit down: the host starts the game.
web-seats-back = The game begins as soon as everybody is back.
web-seats-full = All seats are taken. The host starts the game.
web-seats-full-host = All seats are taken. Start when everybody is ready.
web-seat-open = Open
web-seat-bot = Bot
web-seat-for = Who plays in seat { $number }
web-seat-kind-open = Open for a friend
web-seat-kept = Kept for { $name }
web-sit = Sit here
web-stand = Stand up
web-start = Start the game
web-your-name = Your name
web-anonymous = Guest
web-name-missing = Say first what the others may call you.
web-invite = Invite friends
web-invite-text = Whoever opens this link can sit down or watch.
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
web-rematch-over = The next game is over, too.
web-rematch-go = Go on with it
web-rematch-look = Look at it
web-other-game = Another game
web-record = Record (for programs)
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

web-lost = Connection lost, trying again. Your game is safe.
web-closed = This table cannot be reached any more. Load the page again, or go back to the lobby.
web-error = That did not work. Please try again.
web-link-local = This link opens on this computer only. To play with friends on other devices, stop Posse and start it with: posse serve --host 0.0.0.0

## The waiting room and the help

web-sit-down = Sit down
web-help-howto = How to play in two minutes
