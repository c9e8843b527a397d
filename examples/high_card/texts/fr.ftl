title = La plus haute
aim = Faites des plis avec vos cartes fortes, et guettez ceux où même la plus faible vaut quelque chose.

back = Carte
deck = Pioche
hand = Main de { $player }
played = Plis précédents
total = Points
trick = Dernier pli
value = valeur { $number }

status =
    { $number ->
        [0] Aucun pli joué
        [one] { $number } pli joué
       *[other] { $number } plis joués
    }
choose = Jouez une carte.
waiting = En attente de { $players }.
winners = La partie est finie. Première place : { $players }.

play = Jouer { $card }
take-back = La reprendre

log-drew = Vous piochez { $card }.
log-trick = { $player } remporte le pli avec { $card } : { $points } { $points ->
        [one] point
       *[other] points
    }.

web-intro = Cinq minutes de sang-froid : la plus haute carte gagne, mais la plus basse dit combien.
web-minutes = Environ 5 minutes
web-option-seconds = Secondes par pli
web-option-seconds-0 = Sans limite
web-bot-careful = Prudent
