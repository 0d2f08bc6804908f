import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_FR: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Bâtis une station sous-marine : achète, enchéris, envoie tes deeples et limite les dégâts. Moyen, jouable en solo. Environ 90 minutes, ou 30 jours à un coup par jour.',
  cards: {
    about: {
      title: 'De quoi s’agit-il ?',
      text: 'Tu bâtis une station sous la mer en 3 manches. À chaque manche, tu achètes des cartes du plateau, d’autres au marché clandestin, d’autres encore aux enchères, puis tu marques des bonus. Tes petits deeples font marcher les modules du dehors. Le plus de points l’emporte.',
    },
    turn: {
      title: 'Ton tour en phase A',
      text: 'Au choix : acheter une carte (plus sa ligne est basse, moins elle coûte, mais la dernière cause un dégât), utiliser une carte Oxygène ou passer. Avant, tu peux lancer la centrale (pièces contre dégâts) et construire des extensions. Une ligne vidée fait descendre les autres, moins chères. La première station à passer gagne 3 points et commence la suite.',
    },
    oxygen: {
      title: 'L’oxygène',
      text: 'Une carte Oxygène déplace des deeples dans les trois bras du dehors : la bouteille 3 en avance un de 3 cases au plus. Avec assez de deeples, active un module : Crabes, des pièces ; Coquillages, des points ; Pieuvres, des réparations. Chaque carte et chaque module sert une fois par manche.',
    },
    market: {
      title: 'Marché et enchères',
      text: 'En phase B, tu choisis en secret lesquelles de 3 cartes acheter : 1, 2 ou 3 coûtent 1, 3 ou 6 pièces et autant de dégâts. Les cartes refusées vont aux lignes mises aux enchères en phase C. Une ligne pauvre en cartes apporte des actions Oxygène supplémentaires.',
    },
    points: {
      title: 'Les points',
      text: 'Tu marques grâce aux Maisons coquillages, en passant tôt, par les cartes Bonus de chaque manche et l’extension Recherche. À la fin s’ajoutent 1 point par tranche de 5 pièces et, si ta station est stable, les points à la fin de toutes tes cartes.',
    },
    damage: {
      title: 'Attention',
      text: 'Si tes dégâts dépassent le marqueur rouge (« seuil » sur l’image) à la fin, ta station s’effondre et tous ses points à la fin sont perdus. Les Pieuvres avancent le marqueur, les Crabes le reculent. Et si tes dégâts devaient dépasser 15, tu perds la dernière carte d’un bras.',
    },
    end: {
      title: 'La fin',
      text: 'Après les manches 1 et 2, les deeples rentrent dans la coupole ; après la manche 3, ils restent où ils sont et le décompte final suit. Le plus de points l’emporte ; à égalité, le moins de dégâts. En solo, tu affrontes Deep Thought, une station qui joue d’elle-même.',
    },
  },
  chapters: {
    game: 'Le jeu et son matériel',
    'phase-a': 'Phase A : Développement',
    oxygen: 'Oxygène et deeples',
    'phase-b': 'Phase B : Marché clandestin',
    'phase-c': 'Phase C : Enchères',
    'phase-d': 'Phase D : Décompte de la manche',
    building: 'Construire des cartes',
    'free-actions': 'Centrale et extensions',
    damage: 'Dégâts et marqueur rouge',
    modules: 'Modules et réservoirs',
    research: 'Cartes Recherche',
    end: 'La fin de la partie',
    solo: 'En solo contre Deep Thought',
    table: 'À cette table',
  },
  paragraphs: {
    aim: {
      title: 'But du jeu',
      text: 'New Eden est un jeu de Benjamin Schwer pour 1 à 4 personnes. Chacun bâtit une station sous la mer ; en solo, tu affrontes une station automatique, Deep Thought. La partie dure 3 manches. Chacune a quatre phases : A Développement, B Marché clandestin, C Enchères et D Décompte de la manche. Après la troisième manche vient le décompte final, et le plus de points l’emporte. La partie se termine toujours, quoi que l’on fasse.',
    },
    station: {
      title: 'Ta station',
      text: 'Au milieu de ta station se trouve la coupole. Cinq bras en partent et grandissent avec tes cartes : Crabes de récolte, Maisons coquillages et Pieuvres de réparation au-dehors, Chantiers navals et Réservoirs d’oxygène à l’intérieur. Le module 1 d’un bras touche la coupole, et chaque nouvelle carte se place au bout. Les cartes Recherche ont leur propre place. Toutes les cartes d’un bras restent en vigueur ; aucune n’est couverte, déplacée ni abandonnée par choix.',
    },
    decks: {
      title: 'Les six pioches',
      text: 'Il y a 90 cartes en six pioches de 15, mélangées au début : 1A, 1B, 2A, 2B, 3A et 3B. La manche 1 utilise les pioches 1A et 1B, et ainsi de suite ; le code au dos d’une carte indique sa pioche. De la pioche A, 12 cartes sont posées en phase A ; de la pioche B, 12 sont distribuées en phase B. Les 3 dernières de chaque pioche vont dans la boîte sans être vues. Cinq fois, une carte d’une pioche A et une d’une pioche B sont identiques : la lettre après leur nom les distingue. Une carte n’est jamais qu’à un endroit, et ce qui est dans la boîte ne revient pas.',
    },
    start: {
      title: 'Ce que tu as au départ',
      text: 'Tu commences avec 10 pièces, aucun point, 0 dégât, le marqueur rouge à 0 et un deeple dans la coupole. Tu as deux réservoirs de départ, l’un avec une bouteille 2, l’autre avec deux bouteilles 1. Rien n’est construit ; quatre extensions t’attendent, et un réservoir attend avec l’extension Réservoirs d’oxygène. Les pièces ne manquent jamais. Les deeples sont limités à 45 en tout.',
    },
    nautilus: {
      title: 'Le Nautilus',
      text: 'Qui a le Nautilus commence chaque phase ; on continue dans le sens horaire. Au début, le sort le désigne (en solo, Deep Thought l’a). En phase A, il va aussitôt à la station qui passe en première position : elle commence donc les phases B et C et la phase A suivante. Il y a toujours exactement un détenteur.',
    },
    display: {
      title: 'Le plateau des cartes',
      text: 'Au début de chaque manche, on révèle deux cartes Bonus ; celles de la manche précédente sortent du jeu. Puis 12 cartes de la pioche A de la manche sont posées face visible, en 4 lignes de 3. Quand tout le monde a passé, les cartes restantes vont dans la boîte, et la phase B commence.',
    },
    turns: {
      title: 'Jouer en phase A',
      text: 'On joue dans le sens horaire à partir du Nautilus. À ton tour, tu peux d’abord faire des actions libres, autant que tu veux : lancer la centrale, construire des extensions. Puis tu fais une seule chose : acheter une carte, utiliser une carte Oxygène ou passer ton tour. Les actions libres ne sont possibles qu’avant, ni pendant ni après. Une fois que tu as passé, on te saute. La dernière station en jeu joue coup après coup jusqu’à ce qu’elle passe.',
    },
    buying: {
      title: 'Acheter une carte',
      text: 'Choisis une carte du plateau et paie le prix de sa ligne : 10 pièces en ligne 1, tout en haut, 6 en ligne 2, 3 en ligne 3 et 1 en ligne 4. Vient ensuite l’effet de la ligne, que tu le veuilles ou non : la ligne 1 répare 3 dégâts, la ligne 2 en répare 1, la ligne 3 ne fait rien et la ligne 4 te cause 1 dégât. Enfin, tu construis la carte ; les dégâts de son propre achat ne peuvent donc pas la détruire.',
    },
    'dropping-rows': {
      title: 'Les lignes qui descendent',
      text: 'Quand la dernière carte d’une ligne part, pour quelque raison que ce soit, toutes les lignes au-dessus descendent d’un cran ; les colonnes ne changent pas. Leurs cartes coûtent moins dès le tour suivant. Les cartes occupent donc toujours les lignes les plus basses. Exemple : la ligne 4 se vide ; les cartes de la ligne 3, qui coûtaient 3 pièces, passent en ligne 4 et en coûtent 1.',
    },
    'two-stations': {
      title: 'À deux stations',
      text: 'À deux stations, solo compris, une carte quitte le plateau juste avant chaque tour de qui a le Nautilus, même avant le tout premier : celle du haut de la colonne la plus à gauche qui a encore des cartes. Elle va dans la boîte, et des lignes peuvent descendre. Après la première station qui passe, cela s’arrête. À 3 ou 4, cette règle n’existe pas ; seuls changent la distribution de la phase B et les points pour passer.',
    },
    passing: {
      title: 'Passer son tour',
      text: 'Tu peux passer à chaque tour, même à ton premier. Cela termine ta phase A, mais pas les autres phases. L’ordre dans lequel on passe rapporte des points : à 2 stations 3 et 0, à 3 joueurs 3, 2 et 0, à 4 joueurs 3, 2, 1 et 0. Passer en première position donne aussi le Nautilus.',
    },
    bottles: {
      title: 'Utiliser une carte Oxygène',
      text: 'Choisis une carte Oxygène qui n’a pas servi dans cette manche. Ses bouteilles s’utilisent l’une après l’autre, la plus grande d’abord. Une bouteille 3 déplace un deeple de 1, 2 ou 3 cases ; les cases non utilisées sont perdues. Tu peux laisser une bouteille, mais au moins une de la carte doit déplacer un deeple : la carte ne sert donc pas si aucun ne peut bouger. La seconde bouteille peut faire continuer le même deeple ou en déplacer un autre.',
    },
    moving: {
      title: 'Où vont les deeples',
      text: 'Les deeples de la coupole et ceux allongés sur un module peuvent bouger ; ceux au travail, non. De la coupole, un deeple entre dans un des trois bras du dehors : le deuxième module est à 2 cases. Dans son bras, il va dans les deux sens, mais ne revient jamais à la coupole et ne change jamais de bras. Chaque module du bras compte pour une case, la pieuvre de l’extension aussi ; les Chantiers navals et les réservoirs, non. Rien ne bloque : autant de deeples que tu veux peuvent s’allonger sur un module. Un deeple déplacé s’y allonge et peut repartir plus tard.',
    },
    activating: {
      title: 'Activer des modules',
      text: 'Après les deux bouteilles, tu peux activer les modules où une bouteille de cette action s’est terminée, s’il y a autant de deeples allongés que de chantiers. Ces deeples sont au travail jusqu’à la fin de la manche, et l’effet a lieu aussitôt : pièces, points ou réparation. Un module s’active une fois par manche. Tu peux en activer un, les deux ou aucun, même si l’effet ne sert à rien. Exemple : une Maison coquillage a 2 chantiers. Un deeple arrive et attend ; une bouteille plus tard en amène un autre, et tu peux alors l’activer.',
    },
    'at-once': {
      title: 'Le neuf sert tout de suite',
      text: 'Les modules, cartes Oxygène et deeples obtenus dans une manche servent dès cette manche. Une carte Oxygène sert une fois par manche.',
    },
    supply: {
      title: 'Nouveaux deeples',
      text: 'Les nouveaux deeples viennent de la réserve et s’allongent dans ta coupole, prêts aussitôt. Il y en a 45 en tout ; s’il en reste trop peu, tu prends ceux-là. Deep Thought n’en a jamais.',
    },
    dealing: {
      title: 'Distribuer le marché clandestin',
      text: 'Chacun reçoit 3 cartes de la pioche B de la manche, dans le sens horaire à partir du Nautilus ; tu ne vois que les tiennes. Puis des cartes sont posées face cachée pour les enchères, 3 par ligne : en lignes 3 et 4 à deux stations, en ligne 4 à 3 joueurs, nulle part à 4. En solo, tu reçois tes cartes avant Deep Thought. Les 3 dernières vont dans la boîte sans être vues.',
    },
    choosing: {
      title: 'Choisir en secret',
      text: 'Tout le monde choisit en même temps et en secret lesquelles de ses 3 cartes acheter : aucune, 1, 2 ou 3, dans la limite de ses pièces. Ton choix est définitif. Avant lui, tu peux faire des actions libres, que tout le monde voit aussitôt ; après lui, plus aucune avant la phase C. En phase B, rien ne s’active.',
    },
    paying: {
      title: 'Payer le marché clandestin',
      text: 'Quand le dernier choix est fait, tout le monde paie en même temps : 1, 2 ou 3 cartes coûtent 1, 3 ou 6 pièces et causent autant de dégâts. Ne rien prendre ne coûte rien. Une station dont les dégâts dépasseraient 15 perd maintenant une carte, dans le sens horaire à partir du Nautilus et avant qu’une nouvelle carte soit montrée. Une carte tout juste achetée ne peut donc pas être détruite par son propre achat.',
    },
    leftovers: {
      title: 'Ce que personne n’achète',
      text: 'Les cartes que tu n’achètes pas vont face cachée dans une ligne du plateau : celles de qui a le Nautilus en ligne 1, celles de la station suivante en ligne 2, et ainsi de suite. Tu connais les tiennes, mais personne d’autre ne les voit avant la phase C. Puis, dans le même ordre, chacun montre et construit ses achats.',
    },
    rows: {
      title: 'Les lignes aux enchères',
      text: 'Toutes les lignes sont retournées, puis il y a quatre enchères, une par ligne. Qui a le Nautilus ouvre les premières. Ouvrir, c’est choisir une ligne qui n’a pas encore été mise aux enchères ; une ligne sans carte compte aussi, car elle apporte le plus d’actions supplémentaires. La dernière ligne vient sans question.',
    },
    bidding: {
      title: 'Enchérir',
      text: 'La station qui ouvre offre autant de pièces qu’elle veut, dans la limite des siennes, ou ne participe pas. Les autres suivent dans le sens horaire, encore et encore : surenchéris d’au moins 1 pièce ou retire-toi. Après un retrait, on ne revient pas dans ces enchères. Elles s’arrêtent quand il ne reste que la meilleure offre, ou personne. Si toutes les autres stations sont déjà retirées, il faut quand même offrir au moins 1 pour l’emporter. Tu ne peux pas offrir plus que tes pièces, ni plus de 100 au-dessus de la meilleure offre.',
    },
    'winning-row': {
      title: 'Remporter une ligne',
      text: 'La meilleure offre est payée exactement. Sa station prend toutes les cartes de la ligne, les construit et peut ensuite jouer les actions supplémentaires. La ligne est marquée, et la même station ouvre les enchères suivantes : elle choisit une ligne et fait la première offre.',
    },
    unsold: {
      title: 'Lignes invendues',
      text: 'Si personne n’offre au moins 1 pièce, la ligne reste invendue. Ses cartes vont dans la boîte, personne n’a ses actions supplémentaires, et la même station ouvre les enchères suivantes.',
    },
    'extra-actions': {
      title: 'Actions supplémentaires et forcer',
      text: 'Une ligne de 0, 1, 2 ou 3 cartes donne à qui la remporte jusqu’à 3, 2, 1 ou 0 actions Oxygène supplémentaires. Chacune utilise une carte Oxygène comme en phase A. Une fois par ligne, tu peux aussi forcer : 1 dégât pour une action Oxygène de plus, avant ou après les autres, tant qu’il te reste une carte Oxygène et un deeple qui peut bouger. Rien n’est obligatoire, l’ordre est libre, des actions libres sont possibles entre elles ; mais c’est maintenant ou jamais. Exemple : une ligne de 1 carte te donne 2 actions supplémentaires, 3 si tu forces.',
    },
    'drop-all': {
      title: 'Se retirer de toutes les enchères',
      text: 'Au lieu de te retirer d’une seule vente, tu peux te retirer de toutes les enchères de la manche. On ne te demande alors plus rien dans cette phase. C’est comme te retirer chaque fois, avec moins de questions.',
    },
    limits: {
      title: 'Limites secrètes (option de la table)',
      text: 'Si la table le permet, tu peux fixer une limite secrète au lieu d’une offre : au moins 1 de plus que la meilleure offre, au plus tes pièces et pas plus de 100 au-dessus de cette offre. Le bot offre alors pour toi, toujours juste ce qu’il faut, tant que ta limite le permet ; ensuite, on te redemande. Les autres ne voient que les offres, ni ta limite, ni que tu en as une ou y réfléchis, même si une offre immédiate peut le laisser deviner. Une limite se termine avec ses enchères.',
    },
    bonus: {
      title: 'Cartes Bonus',
      text: 'En phase D, chacune des deux cartes Bonus paie à chaque station, pour chaque carte d’une sorte qu’elle possède, 1 pièce ou 2 points, selon la carte. Il y en a 12, deux pour chacune des six sortes. Deux cartes de la même sorte paient toutes les deux. Les réservoirs de départ et celui de l’extension comptent comme Réservoirs d’oxygène ; les extensions elles-mêmes, pieuvre de l’extension comprise, ne comptent pas. On paie dans le sens horaire à partir du Nautilus.',
    },
    cleaning: {
      title: 'La fin d’une manche',
      text: 'Après les manches 1 et 2, tous les deeples rentrent à la coupole, modules et cartes Oxygène sont de nouveau disponibles, et la centrale peut de nouveau servir 3 fois. Les marques des enchères et des stations qui ont passé sont retirées. Après la manche 3, les deeples restent où ils sont, et le décompte final suit.',
    },
    'new-card': {
      title: 'Construire une carte',
      text: 'Une nouvelle carte se place au bout de son bras, une Recherche dans la zone de recherche. Les modules ne bougent plus ensuite, et tu ne peux pas y renoncer. Un Chantier naval apporte aussitôt ses deeples. Un Réservoir d’oxygène est prêt à servir. Une carte Recherche rapporte d’abord 3 points si tu as construit l’extension Recherche, puis elle a son effet.',
    },
    several: {
      title: 'Construire plusieurs cartes',
      text: 'Si tu construis plusieurs cartes ensemble, la Recherche vient d’abord, dans un ordre fixe ; puis les bras dans l’ordre crabes, coquillages, pieuvres, chantiers navals, oxygène. Si plusieurs vont au même bras, tu choisis laquelle est plus près de la coupole. Deep Thought construit aussi dans un ordre fixe, sans question.',
    },
    when: {
      title: 'Quand jouer des actions libres',
      text: 'Les actions libres, la centrale et les quatre extensions, ne coûtent pas ton tour. Tu peux en faire autant que tu veux, dans n’importe quel ordre : en phase A à ton tour, avant ton action principale ; en phase B avant ton choix ; en phase C chaque fois qu’on te demande de choisir une ligne, d’ouvrir, d’enchérir ou de jouer des actions supplémentaires, même après la construction des cartes remportées. Aux enchères en solo, elles viennent avant ton offre.',
    },
    plant: {
      title: 'La centrale',
      text: 'Jusqu’à 3 fois par manche, la centrale te donne 5 pièces, mais aussi des dégâts : 1 la première fois de la manche, 3 la deuxième, 6 la troisième. Les trois ensemble font 15 pièces et 10 dégâts. Certaines cartes Recherche l’améliorent. Tu peux la lancer même à 15 dégâts, si tu acceptes de perdre une carte.',
    },
    extensions: {
      title: 'Les quatre extensions',
      text: 'Chaque extension coûte 6 pièces et se construit une fois par partie : Chantier naval, Réservoirs d’oxygène, Pieuvre de réparation et Recherche. Les extensions ne se perdent jamais et ne comptent pour aucun bonus ; seul le réservoir de l’extension Réservoirs d’oxygène compte comme Réservoir d’oxygène.',
    },
    'extension-shipyard': {
      title: 'Extension Chantier naval',
      text: 'Apporte 3 deeples dans ta coupole, prêts aussitôt. Elle coûte 6 pièces.',
    },
    'extension-oxygen': {
      title: 'Extension Réservoirs d’oxygène',
      text: 'Apporte le Réservoir de l’extension, bouteilles 2 et 1, pas encore utilisé : tu peux t’en servir à ce tour même, puis une fois par manche. Elle coûte 6 pièces.',
    },
    'extension-octopus': {
      title: 'Extension Pieuvre de réparation',
      text: 'Place une Pieuvre de réparation contre la coupole, en module 1 du bras des pieuvres : elle répare 3 dégâts avec 1 chantier et avance le marqueur rouge de 1. Toutes tes autres pieuvres s’éloignent d’une case, avec leurs deeples. Elle coûte 6 pièces, ne se perd jamais et ne compte pas pour les bonus.',
    },
    'extension-research': {
      title: 'Extension Recherche',
      text: 'Dès lors, chaque carte Recherche que tu construis rapporte 3 points, d’où qu’elle vienne : achat, marché clandestin ou enchères. Les cartes construites avant ne rapportent rien. Elle coûte 6 pièces.',
    },
    track: {
      title: 'Les dégâts',
      text: 'Tes dégâts vont de 0 à 15. Réparer au-dessous de 0 n’apporte rien de plus. Les dégâts viennent de la ligne 4, du marché clandestin, de la centrale, de l’action de forcer et de certaines cartes Recherche. Tu peux t’en infliger même à 15 ; le prix est une carte.',
    },
    losing: {
      title: 'Trop de dégâts',
      text: 'Si un événement devait porter tes dégâts au-dessus de 15, ils restent à 15 et tu perds une carte, quel que soit l’excès. Tu choisis un de tes bras qui a une carte construite, et sa dernière carte va dans la boîte. Les cartes Recherche, les réservoirs de départ et tout ce qui vient des extensions ne se perdent jamais ; si tu n’as rien d’autre, tu ne perds rien. Tu choisis aussitôt, même pendant le tour des autres, et la partie t’attend.',
    },
    'lost-deeples': {
      title: 'Les deeples d’un module détruit',
      text: 'Tu gardes les deeples d’un module détruit. Ceux qui y étaient allongés passent au module suivant vers la coupole ou, s’il n’y en a pas, à la coupole. Ceux qui y étaient au travail sont hors jeu jusqu’à la fin de la manche, puis rentrent à la coupole. Les deeples apportés par un Chantier naval détruit te restent.',
    },
    'red-marker': {
      title: 'Le marqueur rouge',
      text: 'Le marqueur rouge dit combien de dégâts ta station supporte, de 0 à 15. Avance de 1 par Pieuvre de réparation, celle de l’extension comprise, et de 3 pour « Ancres profondes », jusqu’à 15 au plus. Puis recule de 1 par Crabe de récolte, sauf si tu as « Pinces douces », mais pas sous 0. Exemple : 5 pieuvres, « Ancres profondes » et 2 crabes font 6 ; 3 crabes sans rien d’autre font 0. Pendant la partie, il est montré tel qu’il serait maintenant.',
    },
    stable: {
      title: 'Stable ou effondrée',
      text: 'À la fin, ta station est stable si tes dégâts ne dépassent pas le marqueur rouge ; sinon, elle est effondrée. Seule la fin compte : pendant la partie, tu peux être instable sans mal. Avec le marqueur à 6, 6 dégâts tiennent encore, 7 non.',
    },
    crabs: {
      title: 'Crabes de récolte',
      text: 'Activé, un Crabe de récolte rapporte des pièces : 2 à 4 avec 1 chantier, 6 ou 7 avec 2 chantiers, 11 avec 3 chantiers. Chaque crabe recule ton marqueur rouge de 1 : plus tu en as, moins ta station supporte de dégâts. À la fin, un crabe vaut de 0 à 4 points, davantage pour ceux des dernières manches. Il y en a 15.',
    },
    shells: {
      title: 'Maisons coquillages',
      text: 'Activée, une Maison coquillage rapporte des points : 2 à 4 avec 1 chantier, 5 à 8 avec 2 chantiers, 9 à 11 avec 3 chantiers. Elle ne bouge pas le marqueur rouge. À la fin, elle vaut de 0 à 4 points, davantage pour celles des dernières manches. Il y en a 18.',
    },
    octopuses: {
      title: 'Pieuvres de réparation',
      text: 'Activée, une Pieuvre de réparation retire des dégâts : 2 à 4 avec 1 chantier, 5 à 7 avec 2 chantiers, 8 à 10 avec 3 chantiers. Chaque pieuvre avance ton marqueur rouge de 1, activée ou non. À la fin, elle vaut de 0 à 3 points, davantage pour celles des dernières manches. Il y en a 15.',
    },
    shipyards: {
      title: 'Chantiers navals',
      text: 'Un Chantier naval apporte 1 à 4 deeples dans ta coupole quand tu le construis ; ils sont à toi pour de bon, même s’il est détruit. Il se trouve à l’intérieur, n’est pas une case pour les deeples et ne s’active pas. À la fin, il vaut de 0 à 5 points. Il y en a 12.',
    },
    tanks: {
      title: 'Réservoirs d’oxygène',
      text: 'Un Réservoir d’oxygène est une carte Oxygène qui sert une fois par manche. Il a une bouteille de 3 à 5 ou deux bouteilles de 1 à 4, et chaque bouteille déplace un deeple d’autant de cases au plus. Il se trouve à l’intérieur et n’est pas une case pour les deeples. À la fin, un réservoir vaut de 0 à 4 points. Il y en a 15, outre tes deux réservoirs de départ et celui de l’extension, qui ne donnent pas de points à la fin.',
    },
    'research-cards': {
      title: 'Cartes Recherche',
      text: 'Les 15 cartes Recherche sont toutes différentes. Certaines agissent une fois, à la construction ; d’autres jusqu’à la fin de la partie ou au décompte final. Les dégâts ne les détruisent jamais, et avec l’extension Recherche chaque carte construite ensuite rapporte 3 points. Sauf indication contraire, une carte Recherche n’a pas de points à la fin.',
    },
    'cool-turbine': {
      title: 'Turbine froide',
      text: 'Chaque usage de ta centrale cause 1 dégât de moins : 0, 2 et 5 au lieu de 1, 3 et 6.',
    },
    'vent-dynamo': {
      title: 'Dynamo du fumeur',
      text: 'Chaque usage de ta centrale rapporte 2 pièces de plus : 7 au lieu de 5.',
    },
    'vent-prestige': {
      title: 'Prestige du fumeur',
      text: 'Chaque usage de ta centrale rapporte aussi 2 points.',
    },
    'seed-money': {
      title: 'Fonds de départ',
      text: 'Quand tu la construis, tu reçois 5 pièces, une seule fois.',
    },
    'deep-anchors': {
      title: 'Ancres profondes',
      text: 'Avance ton marqueur rouge de 3, comme trois pieuvres de plus.',
    },
    attacks: {
      title: 'Sabotage des docks, Piège à crabes, Fuite de réservoir',
      text: 'Quand tu construis une de ces cartes, chaque autre station subit 1 dégât pour chaque carte d’une sorte qu’elle possède elle-même : Chantiers navals pour Sabotage des docks, Crabes de récolte pour Piège à crabes, Réservoirs d’oxygène pour Fuite de réservoir. Pour cette dernière, les réservoirs de départ et celui de l’extension comptent aussi : chacun en a donc au moins deux. On procède dans le sens horaire à partir de toi ; une station qui doit perdre une carte la choisit avant que la suivante soit touchée. En solo, ces cartes agissent entre toi et Deep Thought.',
    },
    'gentle-claws': {
      title: 'Pinces douces',
      text: 'À la fin, tes Crabes de récolte ne reculent pas le marqueur rouge.',
    },
    crews: {
      title: 'Équipages de crabes, Vétérans des crabes',
      text: 'À la fin, si ta station est stable, chaque crabe complet rapporte des points : 3 avec Équipages de crabes, 2 avec Vétérans des crabes, 5 avec les deux. Un crabe est complet si tu l’as activé en manche 3 et ne l’as pas perdu. Même un crabe dont les pièces ne te servent pas peut donc valoir une activation. La carte la plus tardive paie moins ; c’est imprimé ainsi.',
    },
    ventures: {
      title: 'Pari audacieux, Grand pari',
      text: 'Quand tu construis Pari audacieux, tu subis 5 dégâts ; la carte a 8 points à la fin. Grand pari te cause 10 dégâts et a 20 points à la fin. Tu n’as ces points que si ta station est stable.',
    },
    'open-patent': {
      title: 'Brevet ouvert',
      text: 'Quand tu la construis, chaque autre station reçoit 5 pièces, Deep Thought aussi. Elle a 15 points à la fin.',
    },
    'emergency-seal': {
      title: 'Joint de secours',
      text: 'Quand tu la construis, tu répares 5 dégâts. Elle a −5 points à la fin : elle te coûte donc 5 points si ta station est stable.',
    },
    final: {
      title: 'Décompte final',
      text: 'D’abord, chacun reçoit 1 point par tranche complète de 5 pièces ; ces points restent même si la station s’effondre. Si ta station est stable, tu ajoutes les points à la fin de toutes tes cartes et les points des crabes complets. Si elle est effondrée, tu n’ajoutes rien : ni 20 ni −5 ne comptent. Les points marqués pendant la partie restent. Un total peut même être négatif.',
    },
    winner: {
      title: 'Victoire et égalités',
      text: 'Le plus de points l’emporte. À égalité, le moins de dégâts. Si l’égalité demeure, la victoire est partagée.',
    },
    standings: {
      title: 'Le score pendant la partie',
      text: 'Le score montré pendant la partie est ce que tout le monde peut savoir. Les pièces secrètes n’y comptent pas encore, et les points à la fin seulement pour les stations qui seraient stables maintenant. Deep Thought a sa propre ligne.',
    },
    'deep-thought': {
      title: 'Jouer en solo',
      text: 'En solo, tu affrontes Deep Thought, une station automatique ; les règles à deux stations s’appliquent. Elle commence avec le Nautilus, 10 pièces et les quatre extensions construites. Elle ne décide jamais rien, n’a pas de deeples et n’utilise jamais sa centrale. Ses pièces sont visibles. Les cartes qui frappent ou aident les autres stations agissent entre vous deux, dans les deux sens.',
    },
    'its-turn': {
      title: 'Le tour de Deep Thought',
      text: 'À son tour en phase A, Deep Thought prend la carte la plus à droite, et la plus basse de cette colonne. Elle ne paie pas de pièces, mais l’effet de la ligne s’applique : elle répare ou subit des dégâts. Puis elle construit la carte, sans deeples. Chaque carte Recherche lui rapporte 3 points, dans toutes les phases. Avant chaque tour de qui a le Nautilus, toi ou elle, une carte quitte le plateau, jusqu’à ce qu’une station ait passé.',
    },
    'its-modules': {
      title: 'Quand le plateau est vide',
      text: 'Une fois le plateau vide, Deep Thought consacre un tour à activer tous les crabes, coquillages et pieuvres qu’elle a alors, la pieuvre de son extension aussi, le tout sans deeples. À son tour suivant, elle passe. Les points pour passer et le Nautilus vont à l’une ou l’autre station comme d’habitude. Si tu passes en première position, tu as le Nautilus, plus aucune carte ne part, et Deep Thought joue coup après coup jusqu’à ce qu’elle passe.',
    },
    'its-market': {
      title: 'Deep Thought au marché clandestin',
      text: 'Deep Thought reçoit 3 cartes et n’en achète aucune. Mais au niveau 1, 2 ou 3, elle construit d’abord les 1, 2 ou 3 premières, ouvertement et avant ton choix, sans payer de pièces ni subir de dégâts pour elles ; leurs propres effets s’appliquent. Au niveau 0, elle n’en construit aucune. Le reste va dans la boîte sans être vu. Les cartes que tu n’achètes pas vont en ligne 1, la ligne 2 reste vide, et les lignes 3 et 4 ont chacune 3 cartes de la pioche.',
    },
    keeping: {
      title: 'Garder une ligne',
      text: 'En phase C, toutes les lignes sont retournées. Tu gardes une ligne qui a des cartes ; les autres lignes avec des cartes vont dans la boîte et sont bloquées. La ligne 2, sans carte, reste toujours. Si tu as acheté tes trois cartes, la ligne 1 est vide et bloquée, et tu gardes la ligne 3 ou la ligne 4.',
    },
    'its-bid': {
      title: 'Enchérir contre Deep Thought',
      text: 'Il y a deux enchères : d’abord la ligne gardée, puis la ligne 2. Chaque fois, Deep Thought offre la moitié de ses pièces, arrondie au-dessus : avec 7 pièces, elle en offre 4. Après d’éventuelles actions libres, soit tu offres exactement 1 de plus et l’emportes, cartes et actions supplémentaires comme d’habitude, soit tu te retires. Deep Thought paie alors son offre et construit les cartes ; elle n’active rien. Si elle n’a pas de pièces, elle n’offre rien, et la ligne reste invendue si tu te retires.',
    },
    'its-score': {
      title: 'Le résultat de Deep Thought',
      text: 'La phase D et le décompte final sont les mêmes pour Deep Thought : cartes Bonus, pièces, marqueur rouge, points à la fin. Les crabes qu’elle a activés en manche 3 sont complets. Si elle doit perdre une carte, c’est le dernier crabe, sinon un chantier naval, un réservoir, un coquillage, et une pieuvre pour finir. Tu gagnes avec plus de points ; à égalité, avec moins de dégâts.',
    },
    options: {
      title: 'Options de la table',
      text: '« Niveau de Deep Thought », en solo, va de 0 à 3 : à chaque niveau, elle construit une carte gratuite de plus par manche. « Pièces visibles », de 2 à 4 joueurs : tout le monde voit les pièces de tous. « Limites d’enchère secrètes », de 2 à 4 joueurs : aux enchères, tu peux fixer une limite jusqu’à laquelle le bot offre pour toi ; c’est notre ajout, qui épargne des jours de surenchères de 1. D’habitude, le niveau est 0 et les deux autres sont désactivées.',
    },
    secrets: {
      title: 'Ce qui est secret',
      text: 'Tes pièces sont cachées aux autres jusqu’à la fin, sauf si la table joue à pièces visibles. Mais chaque gain et chaque paiement est public : en tenant les comptes, on peut les connaître. Tes cartes du marché clandestin et ton choix sont secrets jusqu’à ce que tout le monde ait choisi ; les cartes que tu n’achètes pas, jusqu’à la phase C. On te pose la question même si tu ne peux rien payer, car te sauter trahirait tes pièces. Tout le reste est visible.',
    },
    automatic: {
      title: 'Ce qui se fait automatiquement',
      text: 'On ne te demande rien là où il n’y a pas de choix : la plus grande bouteille vient d’abord, une bouteille avec laquelle rien ne peut bouger est sautée, la dernière ligne vient d’elle-même. Une question n’a jamais plus de 199 possibilités. À pièces visibles ou en solo, même un tour à une seule possibilité est joué pour toi.',
    },
    components: {
      title: 'Ce matériel est une reconstitution',
      text: 'Les règles, les prix, les extensions et les effets de toutes les cartes Recherche sont ceux du jeu publié, mais nous n’avons pas connu toutes les valeurs imprimées. Viennent de nous : les chantiers, effets et points à la fin des 75 autres cartes et leur répartition entre les pioches, les bouteilles des réservoirs de départ et de l’extension, le chantier de la pieuvre de l’extension, le choix des cartes Bonus et les noms des cartes Recherche. Ne les prends pas pour les données publiées. Qui gère le bot peut ajouter un autre jeu de composants ; celui-ci peut aussi dire que les réservoirs de départ ne comptent pas comme Réservoirs d’oxygène.',
    },
  },
};
