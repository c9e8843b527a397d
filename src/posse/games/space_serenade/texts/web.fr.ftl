# Space Serenade sur les pages autour de la table.

web-title = Space Serenade
web-intro = Un équipage de chasseurs de primes partage un vaisseau et bien peu de carburant. Jouez des cartes pour gagner Woolongs, Force et Indices, achetez-en de meilleures, allez de planète en planète et prenez leurs jetons aux criminels recherchés, avec l’aide des autres ou à leur nez et à leur barbe. Puis Vicious arrive, et tout se joue dans la dernière chasse.
web-minutes = Environ 45 minutes

## Options

web-option-characters = Personnages
web-option-characters-help = Chacun choisit Spike, Jet, Faye ou Ed à la table, ou le hasard les distribue.
web-option-characters-choose = Choisis à la table
web-option-characters-random = Au hasard
web-option-scores = Renommée
web-option-scores-help = Cachée : vous voyez combien de criminels les autres ont capturés, mais pas leurs points.
web-option-scores-hidden = Cachée jusqu’à la fin
web-option-scores-open = Visible
web-option-vicious_in = Vicious
web-option-vicious_in-help = Parmi combien des dernières cartes du deck Criminels il se cache.
web-option-vicious_in-3 = Parmi les 3 dernières cartes
web-option-vicious_in-4 = Parmi les 4 dernières cartes
web-option-limit = Durée maximale
web-option-limit-help = Après tant de tours chacun, la partie est interrompue, au cas où personne n’y mettrait fin.
web-option-limit-50 = 50 tours
web-option-limit-100 = 100 tours
web-option-limit-200 = 200 tours

## À la table

web-scores = Chasses en solo : gagnées { $won }, perdues { $lost }.
web-scores-best = Meilleurs scores : { $scores }
web-hotkey-end = E
web-hotkey-done = D
web-hotkey-refresh = R
web-does-end = finir le tour
web-does-done = c’est assez
web-does-refresh = renouveler la Zone d’Achat
web-together = Jouer { $number } cartes simples

## En une phrase

web-short = Composez votre deck, poursuivez les criminels recherchés, et faites tomber Vicious.
