# Les mots de la table dans le navigateur. Sans sélecteurs : le navigateur ne fait que remplir les places.

web-board = La table
web-players = Joueurs
web-prompt = Ce qu’il faut faire
web-log = Ce qui s’est passé
web-tabs = Parties de la table
web-tab-table = Table
web-tab-others = Les autres
web-tab-log = Journal
web-close = Fermer
web-points = Points pour l’instant : { $number }
web-acts = doit jouer
web-away = hors ligne
web-you = Vous
web-watching = Vous regardez
web-pair = { $what } : { $more }
web-bot-level = Robot, { $level }
web-bot-expert = joue très bien
web-bot-heuristic = joue bien
web-bot-random = joue au hasard
web-stands-in = Un robot joue à sa place, { $level }
web-stand-in = Laisser un robot jouer pour { $name }
web-stand-in-text = { $names } n’est plus là, mais peut revenir à tout moment par le même lien.
web-stand-in-text-more = { $names } ne sont plus là, mais peuvent revenir à tout moment par le même lien.

## Outils

web-tool-undo = Annuler (u)
web-tool-log = Journal (l)
web-tool-sound = Son (m)
web-tool-help = Aide (?)
web-tool-settings = Réglages
web-sound-is-on = Le son est activé.
web-sound-is-off = Le son est coupé.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Claires
web-theme-dark = Sombres
web-size = Texte
web-size-small = Petit
web-size-normal = Normal
web-size-large = Grand
web-size-huge = Très grand
web-motion = Animations
web-motion-auto = Comme le système
web-motion-full = Toutes
web-motion-less = Réduites

## Aide

web-help = Aide
web-help-rules = Lire les règles
web-rules-search = Chercher dans les règles
web-rules-found = Règles trouvées : { $number }
web-rules-none = Aucune règle n’en parle. Essayez des mots plus courts, ou moins de mots.
web-rules-failed = Les règles n’ont pas pu être chargées. Rechargez la page pour réessayer.
web-rule-link = Lien vers { $rule }
web-signs = Les symboles
web-hold = Gardez le doigt sur une carte pour la lire en grand.

## Touches : ce qu’on presse, séparé par des espaces, et ce que cela fait

web-keys = Touches
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = aller au choix voisin
web-key-shift = Maj ← ↑ ↓ →
web-key-shift-does = aller à la carte voisine, quelle qu’elle soit
web-key-enter = Entrée Espace
web-key-enter-does = choisir
web-key-digits = 1 – 9
web-key-digits-does = choisir par numéro
web-key-escape = Échap
web-key-escape-does = revenir en arrière ; aller au premier choix
web-key-z = z
web-key-z-does = lire la carte en grand
web-key-u = u
web-key-u-does = annuler votre dernier coup
web-key-l = l
web-key-l-does = ouvrir ou fermer le journal
web-key-m = m
web-key-m-does = activer ou couper le son
web-key-help = ?
web-key-help-does = cette aide

## Avant de commencer

web-seeded = Graine choisie
web-seeded-help = L’hôte a choisi la graine de cette partie. Qui connaît une graine peut en déduire toutes les cartes cachées et tous les dés.
web-seats-open = { $number } places sont encore libres : invitez des amis ou confiez-les à des robots.
web-seats-open-one = Une place est encore libre : invitez quelqu’un ou confiez-la à un robot.
web-seats-sit = Indiquez votre nom et prenez une place libre.
web-seats-wait = Vous avez une place. Quand les autres auront la leur, l’hôte lancera la partie.
web-seats-back = La partie commence dès que tout le monde est de retour.
web-seats-full = Toutes les places sont prises. L’hôte lance la partie.
web-seats-full-host = Toutes les places sont prises. Lancez la partie quand tout le monde est prêt.
web-seat-open = Libre
web-seat-bot = Robot
web-seat-for = Qui joue à la place { $number }
web-seat-kind-open = Libre pour un ami
web-seat-kept = Gardée pour { $name }
web-sit = Prendre cette place
web-stand = Quitter ma place
web-start = Lancer la partie
web-your-name = Votre nom
web-anonymous = Invité
web-name-missing = Indiquez d’abord le nom que les autres verront.
web-invite = Inviter des amis
web-invite-text = Avec ce lien, on peut prendre place ou regarder.
web-link = Lien d’invitation
web-copy = Copier
web-copied = Copié
web-qr = Le lien d’invitation en code QR, pour un téléphone

## La fin

web-sheet = Feuille de score
web-sheet-again = Feuille de score
web-place = Place
web-again = Rejouer
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la partie suivante
web-rematch-asked = { $names } veut rejouer.
web-rematch-asked-more = { $names } veulent rejouer.
web-rematch-ready = La partie suivante se prépare.
web-rematch-playing = La partie suivante est en cours.
web-rematch-over = La partie suivante est finie, elle aussi.
web-rematch-go = La reprendre
web-rematch-look = La regarder
web-other-game = Un autre jeu
web-look = Revoir la table

## En solo, la même partie pour tout le monde chaque jour

web-streak = Série : { $number }. Record : { $best }.
web-streak-line = { $number } d’affilée
web-to-come = Ce jour n’est pas encore venu : choisissez-en un, au plus tard aujourd’hui.
web-share-line = Résultat à partager

## La première partie guidée

web-guide = Guide
web-guide-next = Compris
web-guide-skip = Arrêter les conseils
web-guide-again = Revoir les conseils de la première partie

## Quand quelque chose ne va pas

web-lost = Connexion perdue, reconnexion… Votre partie est sauvegardée.
web-closed = Cette table n’est plus accessible. Rechargez la page ou revenez à l’accueil.
web-error = Cela n’a pas marché. Réessayez.
web-link-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour jouer entre amis, chacun sur son appareil, arrêtez Posse et relancez-le avec : posse serve --host 0.0.0.0

## Le récit : ce qui s’est passé depuis son dernier tour

web-recap = Depuis votre dernier tour
web-replay = Revoir
web-replaying = Voici ce qui s’est passé. Appuyez sur . ou Échap pour revenir.
web-pace-next = Suivant
web-pace-skip = Passer
web-title-turn = À vous
web-key-skip = .
web-key-skip-does = passer, ou montrer le coup suivant
web-key-recap = h
web-key-recap-does = ce qui s’est passé depuis votre dernier tour

## Autres réglages

web-speed = Coups des autres
web-speed-instant = D’un coup
web-speed-quick = Rapides
web-speed-normal = Normaux
web-speed-step = Pas à pas
web-volume = Volume
web-alerts = Me prévenir quand c’est à moi et que je regarde ailleurs
web-alerts-on = Oui
web-alerts-off = Non
web-alerts-denied = Votre navigateur n’autorise pas les notifications de cette page. Autorisez-les d’abord dans ses réglages.

## La fin, et le score du moment

web-end-next = La feuille de score suit.
web-download = Télécharger la partie
web-score-now = Le score du moment

## Choisir

web-together = Les { $number } d’un coup
web-cancel = Annuler
web-second-thought = { $what } : ce sera fait dans un instant, sans retour possible.
web-key-together = a
web-key-together-does = faire d’un coup tout ce qui peut l’être

## Quitter

web-leave = Quitter la partie
web-leave-sure = Un robot jouera désormais pour vous. Vous pourrez revenir à tout moment par le même lien.
web-leave-yes = Quitter, un robot joue
web-bot-plays = un robot joue

## La salle d’attente et l’aide

web-sit-down = Prendre place
web-help-howto = Comment jouer, en deux minutes
