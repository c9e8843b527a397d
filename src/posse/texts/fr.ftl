# Les mots de la maison ; les jeux apportent les leurs.

player = Joueur { $number }
you = { $player } (vous)
and = { $first } et { $last }
either = { $first } ou { $last }
span = { $first } à { $last }
on-top = { $number } cartes, dessus { $card }
face-down = { $number } cartes face cachée, dessus { $card }
quoted = « { $words } »
score =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
place = Place
colon = { "" } :
semicolon = { "" } ;

## Le terminal

games = Jeux : { $games }. Lequel ?
no-game = Il n’y a pas de jeu « { $name } ». Tapez l’un de ceux-ci : { $games }.
hello = { $game } { $players ->
        [one] en solo
       *[other] à { $players }
    }, graine { $seed }. Tapez ? pour l’aide.
resumed = { $game }, graine { $seed }, reprend après { $answers ->
        [one] { $answers } réponse.
       *[other] { $answers } réponses.
    } Tapez « journal » pour lire ce qui s’est passé.
kept = Vos réponses sont enregistrées dans { $file }.
offer = Une partie de { $game } { $players ->
        [one] en solo
       *[other] à { $players }
    } n’est pas finie (dernier coup le { $date }). La reprendre ? [o/N]
begun = Vous l’avez déjà commencée (dernier coup le { $date }). La reprendre ? À zéro, les cartes seraient les mêmes ; seul compte le premier essai terminé. [O/n]
hand-over = { $player }, c’est à vous. Passez le clavier et tapez Entrée ; « annuler » annule la dernière réponse.
hand-over-first = { $player }, c’est à vous. Tapez Entrée.
again = Tapez « encore » pour une autre partie, ou Entrée pour arrêter ; journal, table, règles, sauver et aide marchent encore.
help =
    Choisissez par numéro, par des mots qui ne désignent qu’un choix, ou par coup ({ $move }).
      annuler          annuler votre réponse, tant que rien n’a été révélé
      règles MOTS      chercher dans les règles, par mots ou numéro : règles { $rule }
      table            tout ce qui est sur la table, en entier
      journal          tout ce qui s’est passé
      sauver FICHIER   garder une copie ; vos réponses sont enregistrées de toute façon
      quitter          enregistrer et arrêter ; Ctrl-C fait de même
    « règles » seul donne les sections des règles, { $file } ;
    « règles » et le nom d’une section la montre en entier.
wrong = « { $text } » n’est pas un des choix : tapez { $numbers }, des mots comme « { $move } », ou ? pour l’aide.
wrong-single = « { $text } » n’est pas un choix : tapez { $numbers }, « { $move } », ou ? pour l’aide.
not-now = « { $text } » n’est pas possible maintenant : tapez { $numbers }, des mots comme « { $move } », ou ? pour l’aide.
which = « { $text } » peut désigner plusieurs choix ; ajoutez un mot ou tapez un numéro :
sure = { $move } : choisissez encore une fois pour confirmer.
wrong-word = « { $text } » ne veut rien dire ici : tapez « encore », ou ? pour l’aide.
undone = C’est annulé.
nothing-yet = Il n’y a encore rien à annuler.
not-undone = Rien à annuler : une carte a été révélée ou piochée, ou quelqu’un d’autre a joué.
no-rulebook = Ce jeu n’a pas de règles écrites.
no-rule = Aucune règle ne parle de « { $words } ». Essayez moins de mots ; « règles » seul donne les sections.
sections = Les sections ; tapez « règles » et le nom d’une section pour la lire en entier, ou « règles » et des mots :
no-news = Il ne s’est encore rien passé.
saved = Partie enregistrée dans { $file }.
not-saved = Impossible d’écrire { $file } : { $reason }.
not-begun = impossible d’écrire { $file } : { $reason } ; nommez un autre fichier avec --record
not-resumed = impossible de reprendre { $file } : { $reason }
is-file = un autre fichier porte ce nom
is-folder = c’est un dossier
is-link = c’est un lien
is-socket = c’est une socket
is-pipe = c’est un tube
is-device = c’est un périphérique
no-folder = le dossier { $folder } n’existe pas
no-permission = accès refusé
disk-full = le disque est plein
rescue = Tapez « sauver FICHIER » pour enregistrer la partie ailleurs, ou « quitter » encore une fois pour partir sans l’enregistrer.
resume = Pour reprendre :

# Ce que l’on peut taper, en plus des mots anglais ; séparé par des espaces.
words-help = aide ?
words-undo = annuler a
words-rules = règles
words-table = table
words-log = journal
words-save = sauver
words-quit = quitter
words-again = encore
words-yes = o oui
words-no = n non
more = Entrée pour la suite, q pour revenir :
