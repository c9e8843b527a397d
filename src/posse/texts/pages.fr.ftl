# Les mots des pages autour de la table.

page-tagline = Des jeux de société à jouer entre amis, contre des robots, ou les deux.
page-skip = Aller à la page
page-nav = Posse
page-lobby = Accueil
page-mine = Mes parties
page-foot = Logiciel libre : jouez, étudiez, modifiez.
page-noscript = Les règles et les parties ont besoin de JavaScript : autorisez-le pour cette page.

## Réglages

page-settings = Réglages
page-theme = Couleurs
page-theme-auto = Comme le système
page-theme-light = Claires
page-theme-dark = Sombres
page-size = Texte
page-size-small = Petit
page-size-normal = Normal
page-size-large = Grand
page-size-huge = Très grand
page-motion = Animations
page-motion-auto = Comme le système
page-motion-full = Toutes
page-motion-less = Réduites
page-sound = Son
page-sound-on = Activé
page-sound-off = Coupé

## Accueil

page-lobby-title = Prenez place
page-lobby-text = Choisissez un jeu et jouez tout de suite, avec des amis sur leur téléphone ou contre des robots. Pas besoin de compte.
page-games = Jeux
page-about = À propos de { $game }
page-play = Jouer
page-play-bots =
    { $number ->
        [0] En solo
        [one] Vous contre { $number } robot
       *[other] Vous contre { $number } robots
    }
page-players = De { $from } à { $to } joueurs
page-players-one =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
page-tables = Tables en attente de joueurs
page-tables-none = Aucune table en attente pour l’instant
page-tables-invite = Ouvrez-en une : vos amis la rejoignent par son lien et, si vous l’annoncez, tout le monde ici aussi.
page-tables-open = Ouvrir une table
page-join = Rejoindre
page-free =
    { $number ->
        [0] complète
        [one] { $number } place libre
       *[other] { $number } places libres
    }
page-going = Vos parties
page-all-mine = Toutes vos parties

## La page d’un jeu

page-invite = Inviter des amis
page-first = Première partie
page-first-text = Guidée, avec un conseil à chaque étape
page-picture = Affiche de { $game }
page-facts = En bref
page-setup = Préparer une table
page-setup-text = Vous recevez un lien pour vos amis. Les places libres peuvent encore aller à des robots avant le début.
page-your-name = Votre nom
page-your-name-hint = Celui que les autres voient
page-number = Joueurs
page-seats = Places
page-seat = Place { $number }
page-seat-you = Vous
page-seat-open = Libre, pour un ami
page-bot = Robot : { $name }
page-listed = L’annoncer à l’accueil
page-listed-text = Sinon, seuls ceux qui ont le lien la trouvent.
page-create = Ouvrir la table
page-start = Commencer la partie
page-rules = Règles
page-rules-text = { $game }, dans nos propres mots. Chaque règle porte un numéro, pour s’y référer.
page-rules-hint = Un mot, ou un numéro comme { $rule }
page-rules-loading = Chargement des règles…
page-rules-count = { $number } règles

## En solo, la même partie pour tout le monde chaque jour

page-days = Vos jours
page-days-text = Personne d’autre ne les voit. Le premier essai du jour compte, s’il a été commencé ce jour-là.
page-begun-go = Continuer
page-begun-afresh = Recommencer à zéro
page-begun = Vous l’avez déjà commencée : continuez.
page-begun-counts = À zéro, les cartes seraient les mêmes ; seul compte le premier essai terminé.
page-begun-played = Vous l’avez déjà jouée, et son résultat reste : un nouvel essai ne compte pas.
page-day-won = gagné
page-day-lost = perdu

## Mes parties

page-mine-title = Mes parties
page-mine-text = Elles appartiennent à ce navigateur. Revenez-y quand vous voulez : votre place est gardée.
page-mine-none = Pas encore de partie
page-mine-invite = Les parties que vous commencez ou rejoignez sont gardées ici, pour que vous les retrouviez toujours.
page-mine-pick = Choisir un jeu
page-mine-playing = En cours
page-mine-open = En attente de joueurs
page-mine-over = Terminées
page-mine-damaged = Endommagées
page-status-open = En attente de joueurs
page-status-playing = En cours
page-status-over = Terminée
page-status-damaged = Impossible à ouvrir
page-open-go = Aller à la table
page-playing-go = Reprendre
page-over-go = Revoir
page-damaged-go = Voir pourquoi
page-record = Télécharger la partie
page-record-of = Télécharger la partie de { $game }
page-with = avec { $players }
page-won =
    { $points ->
        [one] gagnée par { $players }, { $points } point
       *[other] gagnée par { $players }, { $points } points
    }
page-won-you =
    { $points ->
        [one] vous avez gagné, { $points } point
       *[other] vous avez gagné, { $points } points
    }
page-won-with =
    { $points ->
        [one] gagnée par vous et { $players }, { $points } point
       *[other] gagnée par vous et { $players }, { $points } points
    }
page-alone = personne d’autre pour l’instant

## La table

page-table-title = { $game } : la table
page-table-loading = On dresse la table…
page-table-noscript = La table a besoin de JavaScript : autorisez-le pour cette page, puis rechargez-la.

## Erreurs

page-error = Erreur { $status }
page-error-400 = Cela n’a pas de sens
page-error-400-do = Quelque chose cloche dans l’adresse ou dans ce qui a été envoyé. Revenez en arrière et réessayez.
page-error-403 = Ce n’est pas à vous
page-error-403-do = Cela appartient à quelqu’un d’autre. Si c’est bien à vous, reprenez le navigateur où vous avez pris place.
page-error-404 = Il n’y a rien ici
page-error-404-do = Vérifiez le lien : il a pu être tronqué en chemin. Ou demandez-en un nouveau à qui vous l’a envoyé.
page-error-429 = Pas si vite
page-error-429-do = Vous avez envoyé trop de demandes en peu de temps. Attendez une minute, puis rechargez la page.
page-error-500 = Une erreur de notre côté
page-error-500-do = Vous n’y êtes pour rien. Aucun coup accepté n’est perdu : rechargez la page dans un instant.
page-error-503 = De retour dans un instant
page-error-503-do = Le serveur démarre ou est surchargé. Aucun coup accepté n’est perdu : rechargez la page dans un instant.
page-error-home = À l’accueil
page-error-again = Recharger
page-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-odd = Le serveur a donné une réponse que cette page ne comprend pas. Rechargez la page et réessayez.

## Ce que dit `posse play`

play-at = Posse est ici : { $address }
play-stop = Ctrl-C l’arrête. Vos parties sont gardées pour la prochaine fois.
play-friends = Pour jouer entre amis, chacun sur son appareil, arrêtez-le et tapez : { $program } serve --host 0.0.0.0
play-running = Posse tourne déjà ici : { $address }
play-no-browser = Aucun navigateur ne peut être ouvert d’ici. Ouvrez vous-même cette adresse : { $address }
play-stopped = Posse est arrêté. Vos parties sont gardées pour la prochaine fois.

## Vitesse

page-speed = Coups des autres
page-speed-instant = D’un coup
page-speed-quick = Rapides
page-speed-normal = Normaux
page-speed-step = Pas à pas

## Reprendre, mes parties, comment jouer

page-continue = Reprendre
page-your-turn = À vous de jouer
page-turn-of = Au tour de { $players }
page-friends = Entre amis
page-howto = Comment jouer
page-howto-of = { $game } : comment jouer
page-howto-first = Vous découvrez ? Comment jouer, en deux minutes
page-all-rules = Toutes les règles
page-next = Et ensuite
page-next-sit = Dites votre nom et prenez place. La partie commence quand tout le monde est là ; ce lien vous ramène toujours à votre place, et personne n’a besoin de compte.
page-filter = Parties affichées
page-show-all = Toutes
page-show-running = En cours
page-show-finished = Terminées
page-every-game = Tous les jeux
page-none-here = Aucune de vos parties ne correspond.
page-remove = Retirer
page-remove-of = Retirer cette partie de { $game } de mes parties
page-remove-sure = Vraiment retirer ?
