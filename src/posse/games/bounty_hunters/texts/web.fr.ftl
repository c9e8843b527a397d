# Bounty Hunters sur les pages autour de la table.

web-title = Bounty Hunters
web-intro = Des hors-la-loi sont recherchés, et toute la table les traque en même temps. À chaque tour, piochez une carte, utilisez-en une et passez le reste à gauche : jouez des cibles, lancez chasseurs et droïdes à leurs trousses, ou vendez ce qui ne vous sert pas. Le meilleur total de captures, de caisses et de contrats l’emporte.
web-minutes = Environ 20 minutes
web-option-mode = Mode
web-option-mode-help = Le mode découverte laisse les contrats de côté : idéal pour une première partie.
web-option-mode-standard = Standard
web-option-mode-discovery = Découverte
web-option-leader = Chef de la Guilde
web-option-leader-help = Le chef annonce les étapes et n’y gagne rien.
web-option-leader-random = Au hasard
web-option-leader-host = L’hôte
web-option-leader-none = Personne

## En une phrase

web-short = Lancez chasseurs et droïdes aux trousses des hors-la-loi, et capturez-les avant les autres.
