# The words of the pages around the table.

page-tagline = Tabletop games to play with friends, against bots, or both.
page-skip = Skip to the page
page-nav = Posse
page-lobby = Lobby
page-mine = My games
page-foot = Free to play, to study and to change.
page-noscript = Rules and games need JavaScript: please allow it for this page.

## Settings

page-settings = Settings
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-size = Text
page-size-small = Small
page-size-normal = Normal
page-size-large = Large
page-size-huge = Huge
page-motion = Movement
page-motion-auto = As the system
page-motion-full = Full
page-motion-less = Less
page-sound = Sound
page-sound-on = On
page-sound-off = Off

## Lobby

page-lobby-title = Pull up a chair
page-lobby-text = Pick a game and play at once, with friends on their own phones or against bots. You need no account.
page-games = Games
page-about = About { $game }
page-play = Play now
page-play-bots =
    { $number ->
        [0] You play alone
        [one] You against { $number } bot
       *[other] You against { $number } bots
    }
page-players = { $from } to { $to } players
page-players-one =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-tables = Tables that wait for players
page-tables-none = No table is waiting right now
page-tables-invite = Open one: friends come by its link, and if you list it, anybody here can join.
page-tables-open = Open a table
page-join = Join
page-free =
    { $number ->
        [0] full
        [one] { $number } seat free
       *[other] { $number } seats free
    }
page-going = Your games
page-all-mine = All your games

## A game's page

page-invite = Invite friends
page-first = First game
page-first-text = Guided, with a tip at every step
page-picture = Poster of { $game }
page-facts = In short
page-setup = Set up a table
page-setup-text = You get a link for your friends. Open seats can still be given to bots before the start.
page-your-name = Your name
page-your-name-hint = What the others see
page-number = Players
page-seats = Seats
page-seat = Seat { $number }
page-seat-you = You
page-seat-open = Open for a friend
page-bot = Bot: { $name }
page-listed = List it in the lobby
page-listed-text = Otherwise only those who have the link find it.
page-create = Open the table
page-start = Start the game
page-rules = Rules
page-rules-text = { $game } in our own words. Each rule has an id by which games, tests and arguments can name it.
page-rules-hint = A word, or an id such as { $rule }
page-rules-loading = Fetching the rules…
page-rules-count = { $number } rules

## Played alone, the same for everybody on a day

page-days = Your days
page-days-text = Only you see them. The first try of a day counts, if it was begun on that day.
page-begun-go = Go on with it
page-begun-afresh = Begin afresh
page-begun = You have begun this one: go on.
page-begun-counts = Afresh it has the same cards. The first try counts, that is the one you finish first.
page-begun-played = You have played this one, and its result stands: another try does not count.
page-day-won = won
page-day-lost = lost

## My games

page-mine-title = My games
page-mine-text = They belong to this browser. Come back to any of them whenever you like; your seat is kept.
page-mine-none = No game yet
page-mine-invite = Games that you start or join are kept here, so that you can always find your way back.
page-mine-pick = Pick a game
page-mine-playing = Being played
page-mine-open = Waiting for players
page-mine-over = Finished
page-mine-damaged = Damaged
page-status-open = Waiting for players
page-status-playing = Being played
page-status-over = Finished
page-status-damaged = Cannot be opened
page-open-go = Go to the table
page-playing-go = Go on
page-over-go = Look again
page-damaged-go = What is wrong
page-record = Record (for programs)
page-record-of = Record of { $game }, a file for programs
page-with = with { $players }
page-won =
    { $points ->
        [one] won by { $players }, { $points } point
       *[other] won by { $players }, { $points } points
    }
page-alone = nobody else yet

## The table

page-table-title = { $game }: the table
page-table-loading = Laying the table…
page-table-noscript = The table needs JavaScript: please allow it for this page, then load it again.

## Errors

page-error = Error { $status }
page-error-400 = That did not make sense
page-error-400-do = Something in the address or in what was sent is wrong. Go back and try once more.
page-error-403 = This is not yours
page-error-403-do = It belongs to somebody else. If it should be yours, use the browser in which you took your seat.
page-error-404 = Nothing lies here
page-error-404-do = Check the link: it may have been cut off on its way to you. Or ask whoever sent it for a new one.
page-error-429 = Not so fast
page-error-429-do = Too many requests came from you in a short time. Wait a minute, then load the page again.
page-error-500 = We dropped something
page-error-500-do = It is our fault, not yours. No move that was accepted is lost: load the page again in a moment.
page-error-503 = Back in a moment
page-error-503-do = The server is starting or too busy. No move that was accepted is lost: load the page again shortly.
page-error-home = To the lobby
page-error-again = Load again
page-offline = The server cannot be reached. Check your connection and try again.
page-odd = The server gave an answer that this page does not understand. Reload the page and try again.

## What `posse play` says

play-at = Posse is at { $address }
play-stop = Ctrl-C stops it. Your games are kept for next time.
play-friends = To play with friends on other devices, stop it and type: { $program } serve --host 0.0.0.0
play-running = Posse is already running at { $address }
play-no-browser = No browser can be opened from here: please open { $address }
play-stopped = Posse has stopped. Your games are kept for next time.

## Continue, my games, how to play

page-continue = Continue
page-your-turn = Your turn
page-turn-of = { $players } to play
page-friends = With friends
page-howto = How to play
page-howto-of = { $game }: how to play
page-howto-first = New here? How to play in two minutes
page-all-rules = All the rules
page-next = What happens next
page-next-sit = Give your name and sit down. The game starts when everybody is there; you keep your seat with this link, and nobody needs an account.
page-won-you =
    { $number ->
        [one] You won with { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] You shared the victory with { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
page-filter = Which games are shown
page-show-all = All
page-show-running = Running
page-show-finished = Finished
page-every-game = Every game
page-none-here = None of your games is like that.
page-remove = Remove
page-remove-of = Remove this game of { $game } from my games
page-remove-sure = Really remove?
