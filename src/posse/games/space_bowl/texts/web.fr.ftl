# Space Bowl sur les pages autour de la table.

web-title = Space Bowl
web-intro = Des planètes roulent dans l’ordinateur de bord, et toute la table cherche en même temps l’endroit de la galaxie qui convient. Dites « Go ! » avant les autres, suivez-les si vous l’avez vu aussi, ou appuyez sur le bouton rouge si vous pensez qu’il n’existe pas. Dix manches rapides au plus décident qui mènera l’équipage vers un nouveau foyer.
web-minutes = Environ 30 minutes

## Touches, écrites sur les boutons

web-hotkey-throw = T
web-hotkey-go = G
web-hotkey-red = R
web-hotkey-follow = S
web-hotkey-wait = A
web-hotkey-clear = X
web-hotkey-pass = P
web-hotkey-ready = C
web-does-throw = lancer
web-does-go = crier « Go ! »
web-does-red = presser le bouton rouge
web-does-follow = suivre l’appel
web-does-wait = attendre
web-does-clear = ôter le repère
web-does-pass = confirmer son jeton, ou n’en poser aucun
web-does-ready = continuer

## Signes

web-sign-token = le jeton d’une personne
web-sign-mark = votre propre repère, que personne d’autre ne voit
web-sign-joker = le joker : il remplace une planète absente
web-sign-valid = une destination
web-sign-helped = une destination grâce au joker
web-sign-taken = la carte que prend le capitaine
web-sign-points = points
web-sign-going = a dit « Go ! » ou « Suivi ! »
web-sign-dying = est sur le bouton rouge

## Variantes et difficulté

web-option-black_hole = Trou noir
web-option-black_hole-help = Si la carte du lancer montre un trou noir, son disque est lancé aussi : les planètes de sa case ne doivent pas être sur la carte correspondante.
web-option-black_hole-False = Non
web-option-black_hole-True = Oui
web-option-joker = Joker
web-option-joker-help = Une fois par manche, pendant le décompte, chacun peut poser le joker pour remplacer une planète absente. Plus difficile sans lui.
web-option-joker-True = Oui
web-option-joker-False = Non
web-option-void = Vide spatial
web-option-void-help = Trois cartes du paquet sont face cachée : elles ne montrent rien et ne sont jamais une destination. Plus difficile.
web-option-void-False = Non
web-option-void-True = Oui
web-option-size = Galaxie
web-option-size-help = Une galaxie plus grande a plus de destinations, et il y a plus à regarder.
web-option-size-5 = 5 sur 5
web-option-size-6 = 6 sur 6
web-option-rotation = Rotation virtuelle
web-option-rotation-help = Une carte compte aussi si son entourage correspond au schéma tourné d’un quart, d’un demi ou de trois quarts de tour.
web-option-rotation-False = Non
web-option-rotation-True = Oui
web-option-spherical = Galaxie sphérique
web-option-spherical-help = Ce qui sort de la galaxie d’un côté y rentre par le côté opposé.
web-option-spherical-False = Non
web-option-spherical-True = Oui
web-option-centre = Disque au centre
web-option-centre-help = Le disque reste toujours au milieu de la boîte. Idéal pour une première partie, ou avec des enfants.
web-option-centre-False = Non
web-option-centre-True = Oui

## Temps

web-option-clock = Horloge
web-option-clock-help = Entre humains, on joue en temps réel. Le pas à pas est pour les programmes : à chaque seconde, tous disent à la fois ce qu’ils font.
web-option-clock-real = Temps réel
web-option-clock-ticks = Pas à pas
web-option-throw_limit = Temps pour lancer
web-option-throw_limit-help = Passé ce temps, le lancer se fait sans attendre le capitaine.
web-option-throw_limit-15 = 15 s
web-option-throw_limit-5 = 5 s
web-option-throw_limit-10 = 10 s
web-option-throw_limit-30 = 30 s
web-option-throw_limit-60 = 60 s
web-option-search_limit = Temps de recherche
web-option-search_limit-help = Si personne n’annonce rien pendant ce temps, la manche finit sans points.
web-option-search_limit-180 = 3 min
web-option-search_limit-30 = 30 s
web-option-search_limit-60 = 60 s
web-option-search_limit-90 = 90 s
web-option-search_limit-120 = 2 min
web-option-search_limit-300 = 5 min
web-option-search_limit-600 = 10 min
web-option-search_limit-0 = Sans limite
web-option-place_limit = Temps pour poser un jeton
web-option-place_limit-help = Après 0, pour choisir sa carte, en changer ou la confirmer.
web-option-place_limit-3 = 3 s
web-option-place_limit-1 = 1 s
web-option-place_limit-2 = 2 s
web-option-place_limit-4 = 4 s
web-option-place_limit-5 = 5 s
web-option-result_time = Temps pour lire le résultat
web-option-result_time-help = La manche suivante commence après ce temps, ou dès que tout le monde est prêt.
web-option-result_time-6 = 6 s
web-option-result_time-3 = 3 s
web-option-result_time-10 = 10 s
web-option-result_time-20 = 20 s
web-option-result_time-60 = 60 s

## Là où la règle laisse le choix

web-option-idle_layer = Joker posé sans besoin
web-option-idle_layer-help = Pour qui pose le joker, puis désigne une carte valide sans lui.
web-option-idle_layer-invalid = Carte non valide
web-option-idle_layer-penalty = Valide, moins 1
web-option-go_bonus = Point du « Go ! »
web-option-go_bonus-help = Dans une manche où quelqu’un a trouvé une destination.
web-option-go_bonus-valid = Seulement avec une carte valide
web-option-go_bonus-always = Toujours
web-option-owed = Jeton dû et pas posé
web-option-owed-help = Pour qui a dit « Go ! » ou « Suivi ! » et garde son jeton en main.
web-option-owed-invalid = Comme une carte non valide
web-option-owed-nothing = Ni gain ni perte
web-option-failed_joker = Joker sans succès
web-option-failed_joker-help = Pour qui a posé le joker sans trouver de carte valide, quand un autre en a une.
web-option-failed_joker-free = Pas de malus de joker
web-option-failed_joker-penalty = Moins 1 en plus
web-option-floor = Jamais sous 0
web-option-floor-help = Quand une perte mènerait sous 0.
web-option-floor-once = Additionner, puis couper
web-option-floor-each = Couper à chaque ligne
web-option-wrong_caller = Capitaine après un « Go ! » à tort
web-option-wrong_caller-help = L’auteur du « Go ! » s’est trompé, mais un autre a trouvé une destination.
web-option-wrong_caller-captain = L’auteur du « Go ! »
web-option-wrong_caller-stays = Ne change pas
web-option-wrong_card = Carte après un « Go ! » à tort
web-option-wrong_card-help = Ce que prend un capitaine dont la carte n’était pas valide.
web-option-wrong_card-taken = La carte désignée
web-option-wrong_card-none = Aucune
web-option-failed_go = « Go ! » et rien de trouvé
web-option-failed_go-help = Où va la carte du dessus de la pile quand, après un « Go ! », aucun jeton n’est bien placé.
web-option-failed_go-captain = Au capitaine
web-option-failed_go-leaves = Hors du jeu
web-option-failed_go-caller = À l’auteur du « Go ! », qui devient capitaine
web-option-red_found = Bouton rouge, mais trouvé
web-option-red_found-help = Qui est capitaine quand l’alerte était fausse.
web-option-red_found-stays = Ne change pas
web-option-red_found-finder = La seule personne à avoir trouvé
web-option-no_card = Capitaine sans carte
web-option-no_card-help = Une destination a été trouvée, mais le capitaine n’a désigné aucune carte à prendre.
web-option-no_card-leaves = La carte du dessus quitte le jeu
web-option-no_card-stays = La pile ne change pas
web-option-hole_outside = Trou noir hors de la galaxie
web-option-hole_outside-help = La case du trou noir peut-elle, avec des planètes, se trouver au-delà du bord ?
web-option-hole_outside-False = Non
web-option-hole_outside-True = Oui
web-option-joker_on_void = Joker sur une carte face cachée
web-option-joker_on_void-help = Le joker peut-il y remplacer une planète ?
web-option-joker_on_void-True = Oui
web-option-joker_on_void-False = Non
web-option-red_in_go = Bouton rouge après un « Go ! »
web-option-red_in_go-help = Un joueur resté muet peut-il prendre le bouton rouge pendant le décompte ?
web-option-red_in_go-False = Non
web-option-red_in_go-True = Oui
web-option-silence = Personne ne dit rien
web-option-silence-help = Où va la carte du dessus de la pile quand le temps de recherche est écoulé.
web-option-silence-leaves = Hors du jeu
web-option-silence-captain = Au capitaine

## Entraînement

web-practice = S’entraîner
web-practice-short = En solo contre la montre
web-practice-title = Space Bowl : entraînement
web-practice-intro = Dix lancers, chacun avec sa galaxie : combien de destinations trouverez-vous avant la fin du temps ? Chacune vaut un point, une erreur en coûte un. La même série donne les mêmes cartes à tout le monde : comparez vos résultats.
web-practice-series = Série
web-practice-series-help = Une date comme 2026-11-15 ou un nombre. La série du jour est la même pour tout le monde.
web-practice-wrong = Ni un jour ni un nombre : écrivez une date comme 2026-11-15, ou un nombre de 19 chiffres au plus.
web-practice-start = Commencer
web-option-seconds = Temps par manche
web-option-seconds-help = Ensuite la manche est finie, et toutes les destinations sont montrées.
web-option-seconds-60 = 60 s
web-option-seconds-30 = 30 s
web-option-seconds-90 = 90 s
web-option-seconds-0 = Sans horloge
web-group-galaxies = Autres galaxies
web-group-rulings = Points de règle
web-group-times = Le temps
web-bot-machine = trouve tout
web-bot-pilot = cherche bien
web-bot-rookie = débute

## En une phrase

web-short = Repérez le seul endroit de la galaxie qui correspond au lancer, avant tout le monde.
