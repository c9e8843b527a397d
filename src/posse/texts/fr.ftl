# Les mots de la maison ; les jeux apportent les leurs.

player = Joueur { $number }
you = { $player } (vous)
and = { $first } et { $last }
score =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
place = Place
colon = { "" } :

## Le terminal

games = Jeux : { $games }. Lequel ?
hello = { $game } à { $players }, graine { $seed }. Tapez ? pour l’aide.
resumed = { $game }, graine { $seed }, reprend après { $answers ->
        [one] { $answers } réponse.
       *[other] { $answers } réponses.
    } Tapez « journal » pour lire ce qui s’est passé.
hand-over = { $player }, c’est à vous. Passez le clavier et tapez Entrée ; « annuler » reprend la dernière réponse.
hand-over-first = { $player }, c’est à vous. Tapez Entrée.
again = Tapez « encore » pour une autre partie, ou Entrée pour finir.
help =
    Choisissez par numéro, par les mots du choix ou par son coup ({ $move }).
      annuler          reprendre votre réponse, tant que rien n’a été révélé
      règles MOTS      chercher dans les règles, ou en lire une : règles { $rule }
      table            tout ce qui est sur la table, en entier
      journal          tout ce qui s’est passé
      sauver FICHIER   garder une copie ; vos réponses sont gardées de toute façon
      quitter          garder la partie et arrêter ; Ctrl-C fait de même
    « règles » seul donne les sections des règles, { $file }.
wrong = { $text } n’est pas un des choix : tapez 1 à { $last }, des mots comme « { $move } », ou ? pour l’aide.
wrong-single = { $text } n’est pas un choix : tapez 1, « { $move } », ou ? pour l’aide.
not-now = { $text } n’est pas possible maintenant : tapez 1 à { $last }, des mots comme « { $move } », ou ? pour l’aide.
undone = C’est annulé.
not-undone = Rien à annuler : une carte a été révélée ou piochée, ou quelqu’un d’autre a joué.
no-rulebook = Ce jeu n’a pas de règles écrites.
no-rule = Aucune règle ne parle de { $words }. Essayez moins de mots ; « règles » seul donne les sections.
sections = Les sections ; tapez « règles » et un mot pour en lire :
more-rules =
    { $number ->
        [one] Et { $number } autre règle : ajoutez un mot.
       *[other] Et { $number } autres règles : ajoutez un mot.
    }
no-news = Il ne s’est encore rien passé.
saved = Partie gardée dans { $file }.
not-saved = Impossible d’écrire { $file } : { $reason }.
file-taken = un autre fichier porte ce nom
resume = Pour reprendre :

# Ce que l’on peut taper, en plus des mots anglais ; séparé par des espaces.
words-help = aide ?
words-undo = annuler a
words-rules = règles
words-table = table
words-log = journal
words-save = sauver
words-quit = quitter
words-again = encore
