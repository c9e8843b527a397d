# The words of the pages around the table.

page-tagline = Tabletop games to play with friends, against bots, or both.
page-skip = Skip to the page
page-nav = Posse
page-lobby = Lobby
page-mine = My games
page-foot = Free software: play it, study it, change it.
page-noscript = Rules and games need JavaScript: please allow it for this page.

## Settings

page-settings = Settings
page-theme = Colours
page-theme-auto = Like the system
page-theme-light = Light
page-theme-dark = Dark
page-size = Text
page-size-small = Small
page-size-normal = Normal
page-size-large = Large
page-size-huge = Huge
page-motion = Motion
page-motion-auto = Like the system
page-motion-full = Full
page-motion-less = Reduced
page-sound = Sound
page-sound-on = On
page-sound-off = Off

## Lobby

page-lobby-title = Pull up a chair
page-lobby-text = Pick a game and play at once, with friends on their own phones or against bots. No account needed.
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
page-tables = Tables waiting for players
page-tables-none = No table is waiting right now
page-tables-invite = Open one: friends join by its link and, if you list it, so can anybody here.
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
page-rules-text = { $game } in our own words. Each rule has a number to refer to it by.
page-rules-hint = A word, or a number such as { $rule }
page-rules-loading = Loading the rules…
page-rules-count = { $number } rules

## Played alone, the same for everybody on a day

page-days = Your days
page-days-text = Only you can see them. The first try of a day counts, if you began it on that day.
page-begun-go = Go on with it
page-begun-afresh = Start over
page-begun = You have begun this one already: go on with it.
page-begun-counts = A fresh start has the same cards; only the try that you finish first counts.
page-begun-played = You have played this one already, and its result stands: another try does not count.
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
page-over-go = Look at it again
page-damaged-go = See why
page-record = Download the game
page-record-of = Download the game of { $game }
page-with = with { $players }
page-won =
    { $points ->
        [one] won by { $players }, { $points } point
       *[other] won by { $players }, { $points } points
    }
page-won-you =
    { $points ->
        [one] you won, { $points } point
       *[other] you won, { $points } points
    }
page-won-with =
    { $points ->
        [one] won by you and { $players }, { $points } point
       *[other] won by you and { $players }, { $points } points
    }
page-alone = nobody else yet

## The table

page-table-title = { $game }: the table
page-table-loading = Laying the table…
page-table-noscript = The table needs JavaScript: please allow it for this page, then reload it.

## Errors

page-error = Error { $status }
page-error-400 = That did not make sense
page-error-400-do = Something in the address or in what was sent is wrong. Go back and try once more.
page-error-403 = This is not yours
page-error-403-do = It belongs to somebody else. If it should be yours, use the browser in which you took your seat.
page-error-404 = There is nothing here
page-error-404-do = Check the link: it may have been cut short on its way to you. Or ask whoever sent it for a new one.
page-error-429 = Not so fast
page-error-429-do = You sent too many requests in a short time. Wait a minute, then reload the page.
page-error-500 = We dropped something
page-error-500-do = It is our fault, not yours. No accepted move is lost: reload the page in a moment.
page-error-503 = Back in a moment
page-error-503-do = The server is starting or too busy. No accepted move is lost: reload the page shortly.
page-error-home = To the lobby
page-error-again = Reload
page-offline = The server cannot be reached. Check your connection and try again.
page-odd = The server gave an answer that this page does not understand. Reload the page and try again.

## What `posse play` says

play-at = Posse is at { $address }
play-stop = Ctrl-C stops it. Your games are kept for next time.
play-friends = To play with friends on other devices, stop it and type: { $program } serve --host 0.0.0.0
play-running = Posse is already running at { $address }
play-no-browser = No browser can be opened from here: please open { $address }
play-stopped = Posse has stopped. Your games are kept for next time.

## Speed

page-speed = Moves of others
page-speed-instant = At once
page-speed-quick = Quick
page-speed-normal = Normal
page-speed-step = Step by step

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
page-filter = Which games are shown
page-show-all = All
page-show-running = Running
page-show-finished = Finished
page-every-game = Every game
page-none-here = None of your games is like that.
page-remove = Remove
page-remove-of = Remove this game of { $game } from my games
page-remove-sure = Really remove?
