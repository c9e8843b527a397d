title = High Card
aim = Take tricks with your high cards, and wait for those in which even the lowest card is worth something.

back = Card
deck = Deck
hand = { $player }’s hand
played = Earlier tricks
total = Points
trick = Last trick
value = value { $number }

status =
    { $number ->
        [0] No trick played
        [one] { $number } trick played
       *[other] { $number } tricks played
    }
choose = Play a card.
waiting = Waiting for { $players }.
winners = The game is over. First place: { $players }.

play = Play { $card }
take-back = Take it back

log-drew = You draw { $card }.
log-trick = { $player } takes the trick with { $card }: { $points } { $points ->
        [one] point
       *[other] points
    }.

web-intro = Five minutes of nerve: the highest card wins, but the lowest says how much.
web-minutes = About 5 minutes
web-option-seconds = Seconds for each trick
web-option-seconds-0 = No limit
web-bot-careful = Careful
