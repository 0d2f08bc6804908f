import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_FR: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Programme des robots, puis fais-les agir dans une station sous-marine : exigeant, serré, sans rien de caché. Environ 100 minutes, ou 35 jours à un coup par jour.',
  cards: {
    about: {
      title: 'De quoi s’agit-il ?',
      text: 'Tu diriges une équipe de recherche dans une station sous-marine. Au quartier général, ton ingénieur programme des robots ; dans la station, ton scientifique les fait agir, secteur après secteur. Après 4 tours, le plus de points de connaissances (PC) l’emporte.',
    },
    turn: {
      title: 'Ton tour de jeu',
      text: 'Au choix : programmer un robot (ton ingénieur suit une flèche vers une salle ou, une fois par tour, tu paies 3 marqueurs temps) ; agir avec un robot programmé ; passer. On joue chacun son tour jusqu’à ce que tout le monde ait passé. Tu gardes au plus 2 robots programmés.',
    },
    act: {
      title: 'Agir',
      text: 'Ton scientifique rejoint un secteur ; chaque serrure franchie coûte le temps indiqué. Ton robot en prend le contrôle et fait ce que dit sa couleur : vert extension, jaune marqueurs temps, noir cristaux, violet octopodes, bleu sous-marin, rouge carte recherche, blanc programme un robot.',
    },
    points: {
      title: 'Gagner des PC',
      text: 'Attraper des octopodes, placer un sous-marin ou prendre une carte recherche rapporte aussitôt des PC. Après chaque tour, tu marques pour la majorité des secteurs, tes robots utilisés et tes cristaux. Les octopodes des secteurs que tu contrôles te coûtent des PC.',
    },
    lines: {
      title: 'Attention',
      text: 'Toutes les dix cases, une ligne rouge : pour la franchir, paie un cristal ou, si tu n’en as pas, renvoie un robot programmé. Sinon, tu perds le reste du gain. Garde donc un cristal pour chaque décompte. Et ce que ton laboratoire ne peut pas contenir, tu ne le prends pas.',
    },
    end: {
      title: 'La fin',
      text: 'Après le quatrième décompte s’ajoutent des PC pour les lettres différentes de ton laboratoire, 1 par marqueur temps restant, 5 si tes 6 sous-marins sont placés, 5 pour un laboratoire à 5 extensions. Les lignes rouges ne comptent plus. Le plus de PC l’emporte.',
    },
  },
  chapters: {
    game: 'Le jeu et son matériel',
    setup: 'Mise en place',
    turn: 'Ton tour de jeu',
    programming: 'Programmer des robots',
    acting: 'Agir avec un robot',
    actions: 'Les sept actions',
    laboratory: 'Ton laboratoire',
    research: 'Cartes recherche',
    knowledge: 'Piste de connaissances et lignes rouges',
    scoring: 'Décompte intermédiaire',
    'next-round': 'Le tour suivant',
    end: 'La fin de la partie',
    table: 'À cette table',
  },
  paragraphs: {
    aim: {
      title: 'But du jeu',
      text: 'AquaSphere est un jeu de Stefan Feld pour 2 à 4 personnes. Tu diriges une équipe de recherche dans une station sous-marine. Au quartier général, ton ingénieur programme des robots et décide ainsi des actions possibles ; dans la station, ton scientifique décide où elles ont lieu. La partie dure 4 tours. Chacun se termine par un décompte intermédiaire, et le décompte final suit le quatrième. Le plus de points de connaissances (PC) l’emporte.',
    },
    headquarters: {
      title: 'Le quartier général',
      text: 'Le quartier général compte 7 salles, en rangées de 2, 3 et 2. Dans chaque salle se trouve un des 7 jetons programmation, tous de couleur différente ; leur place change à chaque tour. Deux flèches mènent de la case de départ aux salles de la première rangée, et deux de chaque salle vers la rangée suivante ; après la dernière, elles mènent dehors. Ton ingénieur fait donc au plus 3 déplacements par tour, un par rangée, et choisit chaque fois entre deux salles.',
    },
    station: {
      title: 'La station',
      text: 'La station est un anneau de 6 secteurs, de A à F, dont l’ordre change à chaque partie. Entre deux voisins se trouve une serrure de 0, 1 ou 2 : c’est le nombre de marqueurs temps que coûte le passage. Le secteur opposé est trois places plus loin. Chaque secteur comporte une zone de contrôle, une station de chargement et sept zones d’action de couleur. Les scientifiques peuvent être à plusieurs dans un secteur ou une zone ; ils ne gênent jamais personne.',
    },
    pieces: {
      title: 'Tes pièces',
      text: 'Tu as un ingénieur, un scientifique, 15 robots et 6 sous-marins. Un robot est toujours à l’un de quatre endroits : dans ta réserve, programmé sur ton plateau, dans la zone de contrôle d’un secteur ou dans une station de chargement. Un sous-marin est dans ta réserve ou dans la station, au plus un des tiens par secteur. Robots et sous-marins ne sont jamais perdus.',
    },
    stock: {
      title: 'La réserve générale',
      text: 'Il y a 44 marqueurs temps, 20 cristaux et 15 octopodes. Ce qui n’est ni dans un secteur ni chez quelqu’un se trouve dans la réserve générale, et ce que tu paies y retourne. Si elle ne suffit pas, tu prends ce qui reste et le surplus est perdu pour toi. La pioche de 41 cartes recherche et celle de 30 extensions diminuent de 6 à chaque tour : aucune ne s’épuise.',
    },
    tables: {
      title: 'Préparer la partie',
      text: 'Le sort désigne qui commence ; au tour 1, on continue dans le sens horaire. Les secteurs B à F, les laboratoires de départ, les cartes programmes, les cartes recherche et les extensions sont mélangés. Sur les 7 cartes programmes, 4 servent : la première remplit les salles, la deuxième est visible d’avance, deux restent face cachée. Les tuiles centrales prévues pour votre nombre sont empilées, ampoule 2 au-dessus, puis 3, 4 et 5 ; toutes sauf la dernière sont orientées au hasard. Ensuite, le hasard n’intervient plus : rien d’autre n’est tiré.',
    },
    sectors: {
      title: 'Contenu des secteurs au départ',
      text: 'Chacun reçoit un laboratoire de départ ; sa lettre désigne le secteur de départ. Tu y commences avec ton scientifique dans la zone bleue et un sous-marin sur le premier espace, sans coût ni PC ; 1 octopode, 1 cristal et 4 marqueurs temps s’y trouvent aussi. On pioche deux autres laboratoires de départ. Le secteur du premier reçoit 2 octopodes et 1 cristal, celui du second 3 octopodes et 2 cristaux. Les secteurs restants n’ont ni l’un ni l’autre, et seuls les secteurs de départ ont des marqueurs temps. Dans chaque secteur, une carte recherche et une extension sont visibles.',
    },
    team: {
      title: 'Ce que tu as au départ',
      text: 'Tu commences avec 14 robots en réserve ; un quinzième est déjà programmé, dans la couleur de ton secteur de départ. Tu as 4 marqueurs temps, mais seulement 3 si une serrure de 0 touche ton secteur de départ. Il te reste 5 sous-marins en réserve. Tu n’as encore ni cristaux, ni PC, ni cartes recherche, ni extensions. Ton ingénieur est sur la case de départ.',
    },
    neutral: {
      title: 'Pièces neutres (2 ou 3 personnes)',
      text: 'À 2, il reste deux secteurs à la mise en place ; à 3, il en reste un. Chacun reçoit un sous-marin neutre sur son premier espace ; à 2, ils sont de deux couleurs différentes. Chaque couleur neutre en garde 5, qui peuvent arriver plus tard. À 3, chaque secteur qui n’est le secteur de départ de personne reçoit aussi un robot neutre dans sa station de chargement. Les robots neutres y prennent de la place, n’en sont jamais retirés et ne contrôlent jamais rien. À 4, rien n’est neutre ; à 2, aucun robot ne l’est.',
    },
    choices: {
      title: 'Les trois possibilités',
      text: 'On joue dans l’ordre du tour jusqu’à ce que tout le monde ait passé. À ton tour de jeu, tu fais une seule chose : programmer un robot, agir avec un robot programmé ou passer. Ton tour de jeu se termine quand cela, et tout ce qui en découle, est réglé. Rien ne se décide jamais pendant le tour de jeu des autres : tu n’es nécessaire qu’au tien et au décompte.',
    },
    extras: {
      title: 'Avant de choisir',
      text: 'Avant de programmer, d’agir ou de passer, tu peux renvoyer des robots programmés, pour 2 marqueurs temps chacun, et utiliser une carte « Porte latérale », autant de fois que possible et dans n’importe quel ordre. Cela ne termine pas ton tour de jeu. C’est le seul moment où tu renvoies un robot librement ; tu peux aussi en renvoyer un en payant une action.',
    },
    passing: {
      title: 'Passer',
      text: 'Tu peux passer à chaque tour de jeu, même si ton ingénieur peut encore avancer ; les déplacements restants sont perdus. Ton ingénieur va sur la première case libre de l’ordre du tour suivant : qui passe tôt joue tôt. Tu ne joues plus de tout le tour. Si tous les autres ont passé, tu joues coup après coup jusqu’à ce que tu passes aussi. S’il ne te reste qu’à passer, cela se fait automatiquement.',
    },
    'engineer-move': {
      title: 'Déplacer l’ingénieur',
      text: 'Ton ingénieur suit une flèche vers une salle de la rangée suivante, et tu places un robot de ta réserve sur la couleur de son jeton : il est programmé. C’est ton tour de jeu. Tu as 3 déplacements de ce genre par tour, un par rangée, et tu peux jouer autre chose entre eux. Exemple : l’ingénieur entre dans la salle au jeton violet, et à un tour de jeu suivant ton robot violet attrape des octopodes. Les ingénieurs ne se gênent jamais.',
    },
    buying: {
      title: 'Payer pour programmer',
      text: 'Une fois par tour, tu peux consacrer ton tour de jeu à payer 3 marqueurs temps et placer un robot de ta réserve sur une couleur libre de ton choix. Deux marqueurs vont à la réserve générale ; le troisième reste sur ton plateau jusqu’au décompte, pour rappeler que c’est fait. Il n’est plus à toi et ne prend pas de place dans ton stock.',
    },
    'one-each': {
      title: 'Un robot par couleur',
      text: 'Chaque couleur de ton plateau accueille un robot. S’il y en a déjà un, tu ne peux pas programmer cette couleur de nouveau : ton ingénieur ne peut donc pas entrer dans la salle de ce jeton. Il te faut aussi un robot en réserve. Dans les deux cas, tu peux d’abord renvoyer un robot programmé : cela libère sa couleur, regarnit ta réserve et rapporte 2 marqueurs temps. Seule une « Commande urgente » remplace d’elle-même un robot.',
    },
    'third-bot': {
      title: 'Le troisième robot programmé',
      text: 'Tu gardes au plus 2 robots programmés. Si tu en programmes un troisième, un des deux autres, à ton choix, retourne aussitôt dans ta réserve ; le nouveau reste. À ton tour de jeu, cela te rapporte 2 marqueurs temps, comme tout renvoi. Les robots programmés que tu n’utilises pas restent en place, même aux tours suivants.',
    },
    returning: {
      title: 'Renvoyer un robot',
      text: 'Renvoyer un robot programmé, c’est le remettre dans ta réserve. À ton tour de jeu, cela rapporte toujours 2 marqueurs temps de la réserve générale, dans la limite de ton stock : avant de choisir, en payant une action, pour un troisième robot ou devant une ligne rouge. Pendant un décompte, qui n’est le tour de jeu de personne, cela ne rapporte rien. Les robots qui reviennent d’une station de chargement ne rapportent rien non plus.',
    },
    steps: {
      title: 'Agir, étape par étape',
      text: 'Pour agir, choisis un secteur et un de tes robots programmés. D’abord, ton scientifique s’y rend et tu paies. Ensuite, le robot quitte ton plateau et occupe la zone de contrôle du secteur. Enfin, l’action de sa couleur a lieu. Ton scientifique peut rester où il est, même dans la même zone ; c’est gratuit. Les trois étapes sont obligatoires : tu ne peux renoncer qu’aux robots des lettres d’une extension.',
    },
    possible: {
      title: 'Ce qu’il faut pour agir',
      text: 'Tu ne peux agir que si tu peux payer et si l’action a un effet. Vert : une extension sur place, et moins de 5 chez toi. Jaune : de la place pour des marqueurs temps une fois le prix payé, et il y en a dans le secteur ou la réserve générale. Noir : un cristal sur place et de quoi le ranger. Violet : un octopode sur place. Bleu : aucun sous-marin à toi sur place, et un en réserve. Rouge : une carte recherche sur place et de quoi la ranger. Blanc : la couleur du secteur est libre sur ton plateau, et tu as un robot en réserve, en comptant ceux qui reviennent parce que ton nouveau robot fait déborder la station de chargement.',
    },
    walking: {
      title: 'Traverser la station',
      text: 'Ton scientifique va aussi loin que tu veux, dans un sens ou dans l’autre. Le trajet coûte la somme des serrures franchies : par des serrures de 1, 0 et 2, tu paies 3 marqueurs temps. Tu ne nommes que le secteur ; le chemin le moins cher est pris automatiquement, cartes comprises. En chemin, il ne se passe jamais rien.',
    },
    price: {
      title: 'Payer une action',
      text: 'Le prix d’une action est le trajet et, pour un sous-marin, son espace. Tu paies le tout d’un coup, à la réserve générale, avant toute autre chose ; un prix de 0 ne demande aucun marqueur. S’il te manque 1 ou 2 marqueurs et qu’il te reste un autre robot programmé, tu peux le renvoyer en payant : ses 2 marqueurs servent aussitôt. Exemple : avec 4 marqueurs temps, tu peux ainsi en payer 6. Le robot qui agit ne peut pas être celui que tu renvoies. Si la réserve générale est presque vide, le renvoi ne rapporte que ce qui s’y trouve.',
    },
    control: {
      title: 'Prendre le contrôle',
      text: 'Le robot qui agit va dans la zone de contrôle du secteur, et tu contrôles désormais ce secteur. Un robot qui s’y trouve déjà, à toi ou à quelqu’un d’autre, est délogé vers la station de chargement du secteur. Il en va de même quand tu places un robot pour la lettre d’une extension.',
    },
    loading: {
      title: 'La station de chargement',
      text: 'Une station de chargement accueille 2 robots à 2, 4 à 3 et 5 à 4. Si un robot délogé est de trop, elle est nettoyée : chaque couleur, neutre comprise, y garde un robot, et tous les autres retournent dans la réserve de leur équipe, sans rien rapporter. Les robots en chargement ne contrôlent rien, mais ils ne sont pas dans ta réserve et comptent donc comme utilisés.',
    },
    green: {
      title: 'Vert : développer le laboratoire',
      text: 'Prends l’extension du dessus dans le secteur. Elle te donne tout de suite de la place pour plus de cartes recherche, de cristaux, d’octopodes ou de marqueurs temps, et ses lettres comptent à la fin. Chaque lettre te permet aussi de placer un robot de plus. Avec 5 extensions, ton laboratoire est terminé : tu ne peux plus en prendre, et il vaut 5 PC à la fin.',
    },
    letters: {
      title: 'Les lettres d’une extension',
      text: 'Pour chaque lettre de l’extension que tu viens de prendre, tu peux placer un robot de ta réserve directement dans la zone de contrôle du secteur de cette lettre. Choisis l’ordre des lettres, renonce à celles que tu veux ; la lettre du secteur où tu te trouves compte aussi. Un robot déjà présent est délogé comme d’habitude. Si ta réserve est vide, les lettres restantes sont perdues. L’action du secteur n’a pas lieu.',
    },
    yellow: {
      title: 'Jaune : prendre des marqueurs temps',
      text: 'Prends les marqueurs temps du secteur, autant que tu peux en ranger ; le reste demeure. S’il y en a moins de 2, tu complètes à 2 avec la réserve générale, dans la limite de ton stock. Le jaune marche donc aussi dans un secteur sans marqueur temps : il y rapporte 2. Exemple : il y en a 5, tu as de la place pour 3 : tu en prends 3 et en laisses 2.',
    },
    black: {
      title: 'Noir : prendre des cristaux',
      text: 'Prends les cristaux du secteur, autant que ton laboratoire peut en contenir ; le reste demeure. Tu ne peux pas en prendre moins exprès. Les cristaux paient les lignes rouges et rapportent des PC à chaque décompte intermédiaire, tant que tu les gardes.',
    },
    purple: {
      title: 'Violet : attraper des octopodes',
      text: 'Attrape les octopodes du secteur, autant que ton laboratoire le permet en une fois : 2 au début. Tu ne peux pas en attraper moins exprès ; les autres restent. Pour 1, 2, 3, 4, 5 ou 6 octopodes, tu gagnes 1, 3, 6, 10, 15 ou 21 PC, et ainsi de suite (28 pour 7). Les octopodes attrapés vont à la réserve générale et ne prennent pas de place : la prise suivante peut être aussi grande. Les cartes « Prime de capture » s’y ajoutent.',
    },
    blue: {
      title: 'Bleu : placer un sous-marin',
      text: 'Place ton prochain sous-marin sur le premier espace libre du secteur, si tu n’y en as pas. Les quatre espaces coûtent 1, 2, 3 et 4 marqueurs temps, payés avec le trajet. Tu gagnes autant de PC que l’indique l’ampoule de la tuile centrale visible : 2, 3, 4 et 5 aux tours 1 à 4. Dès lors, il rapporte 1 marqueur temps avant chaque décompte et permet à plus de robots de compter comme utilisés.',
    },
    red: {
      title: 'Rouge : prendre une carte recherche',
      text: 'Prends la carte recherche du dessus dans le secteur. Puis tu gagnes autant de PC que l’indique l’ampoule : 2, 3, 4 et 5 aux tours 1 à 4. Si la carte est une « Commande urgente », elle s’applique ensuite. Une carte ne se défausse pas : si ton laboratoire n’a plus de place pour une carte, le rouge t’est fermé jusqu’à ce qu’une extension en ajoute.',
    },
    white: {
      title: 'Blanc : programmer un robot',
      text: 'Programme la couleur que programme le secteur, avec un robot de ta réserve. Chaque secteur programme une couleur différente, jamais le blanc. Cette couleur doit être libre sur ton plateau. Ton robot qui agit prend comme d’habitude le contrôle du secteur.',
    },
    capacity: {
      title: 'La place dans ton laboratoire',
      text: 'Chaque laboratoire de départ a de la place pour 2 cartes recherche, 2 cristaux et 4 marqueurs temps, et peut attraper 2 octopodes en une fois. Les extensions en ajoutent. Tu n’as jamais plus : ce qui ne tient pas reste où c’était. La place pour les octopodes limite une seule prise ; ils ne sont pas gardés.',
    },
    extensions: {
      title: 'Les 30 extensions',
      text: 'Pour chaque lettre de A à F, il existe quatre extensions à cette lettre : de la place pour 1 carte, 1 cristal, 2 marqueurs temps, ou 1 octopode de plus par prise. Trois ont deux lettres (A B, C D et E F) et de la place pour 1 marqueur temps. Trois n’ont pas de lettre et ajoutent deux choses : 1 cristal et 1 octopode, 1 octopode et 1 carte, ou 1 carte et 1 cristal. L’endroit où tu poses une extension n’a pas d’importance.',
    },
    cards: {
      title: 'Cartes recherche',
      text: 'Il y a neuf sortes de cartes recherche. Elles agissent automatiquement chaque fois qu’elles s’appliquent, dans la limite de ton laboratoire et de la réserve ; seules « Porte latérale » et « Heures supplémentaires » attendent ton choix. Tu gardes tes cartes jusqu’à la fin, et celles qui ont servi gardent leur place. D’une pile, tu ne prends que la carte du dessus, mais tout le monde connaît celles du dessous. Avec deux cartes de la même sorte : « Prime d’atelier », « Prime de capture » et « Gardien du quai » s’additionnent, chaque « Porte latérale » ou « Heures supplémentaires » s’utilise pour elle-même, et un second « Tunnel direct », une seconde « Passe des grandes serrures » ou « Mise à l’eau économique » ne sert à rien.',
    },
    engineer: {
      title: 'Prime d’atelier',
      text: 'Chaque fois que ton ingénieur entre dans une salle dont le jeton a la couleur de la carte, par une flèche ou par une porte latérale, tu reçois ce qu’elle indique : 2 marqueurs temps, 1 cristal ou 4 PC. Il existe trois cartes de ce genre pour chacune des sept couleurs. La prime vient après la programmation et, s’il s’agissait d’un troisième robot, après le renvoi d’un autre. Les autres façons de programmer ne comptent pas, et une carte prise plus tard ne paie pas les salles déjà visitées.',
    },
    catch: {
      title: 'Prime de capture',
      text: 'Chaque fois que tu attrapes au moins un octopode par l’action violette, tu reçois ce qu’indique la carte : 2 marqueurs temps, 1 cristal ou 3 PC. C’est une fois par action, quel que soit le nombre d’octopodes. Les PC se gagnent avec ceux des octopodes, en un seul gain.',
    },
    bundle: {
      title: 'Plusieurs primes à la fois',
      text: 'Si un événement rapporte plusieurs choses, les marqueurs temps viennent d’abord, puis les cristaux, puis les PC : un cristal tout juste reçu peut donc payer une ligne rouge en chemin. Seulement si ton stock de cristaux est déjà plein, les PC viennent avant les cristaux : un cristal payé à une ligne fait alors de la place au nouveau. Tous les PC de l’événement forment un seul gain. Rien de tout cela ne t’est demandé.',
    },
    opposite: {
      title: 'Tunnel direct',
      text: 'Une fois par action, ton scientifique peut payer 1 marqueur temps pour passer directement au secteur opposé, avant ou après son trajet, mais pas au milieu. Ce peut être aussi tout son trajet. Tu n’as rien à demander : si c’est moins cher, le tunnel est pris automatiquement, et il ne rend jamais rien plus cher.',
    },
    locks: {
      title: 'Passe des grandes serrures',
      text: 'Les serrures de 2 ne te coûtent rien. Celles de 1 coûtent toujours 1. La carte agit automatiquement à chaque trajet de ton scientifique.',
    },
    halfsub: {
      title: 'Mise à l’eau économique',
      text: 'Les espaces sous-marin te coûtent la moitié, arrondie en dessous : 0, 1, 1 et 2 marqueurs temps au lieu de 1, 2, 3 et 4. La carte agit automatiquement. Si ni le trajet ni l’espace ne coûtent alors quelque chose, il ne te faut aucun marqueur temps.',
    },
    cleaner: {
      title: 'Gardien du quai',
      text: 'Si un robot que tu places fait déborder une station de chargement, tu gagnes 1 PC pour chaque robot des autres que le nettoyage renvoie. Tes propres robots ne comptent pas ; les neutres ne sont jamais renvoyés. Cela vaut pour un robot qui agit comme pour un robot placé grâce à une lettre, et tu gagnes ces PC juste après le nettoyage.',
    },
    lateral: {
      title: 'Porte latérale',
      text: 'Une fois par partie, à ton tour de jeu et si ton ingénieur est dans une salle, il passe dans la salle juste à côté, dans la même rangée, et programme sa couleur, qui doit être libre, avec un robot de ta réserve. Cela s’ajoute à ton tour de jeu, sauf si les options de la table en décident autrement, et ne compte pas parmi tes 3 déplacements : le suivant part de la nouvelle salle. Cela ne marche ni depuis la case de départ ni après avoir passé. Une « Prime d’atelier » s’applique.',
    },
    overtime: {
      title: 'Heures supplémentaires',
      text: 'Avant chacun des quatre décomptes intermédiaires, même le dernier, tu peux payer 1 marqueur temps pour programmer la couleur de la carte avec un robot de ta réserve. La couleur doit être libre. Si c’est ton troisième robot programmé, tu renvoies un des deux autres, sans recevoir de marqueurs temps. Il existe une carte de ce genre par couleur, sauf le blanc.',
    },
    instant: {
      title: 'Commande urgente',
      text: 'Aussitôt, après les PC reçus pour la carte, tu prends 2 marqueurs temps et programmes la couleur de la carte avec un robot de ta réserve. Si un robot s’y trouve déjà, il est d’abord renvoyé, pour 2 marqueurs temps de plus, puis remplacé. Si la couleur est libre mais ta réserve vide, tu n’as que les marqueurs temps. Ensuite, la carte n’a plus d’effet mais garde sa place. Il en existe une par couleur, sauf le blanc.',
    },
    track: {
      title: 'La piste de connaissances',
      text: 'Tes PC se comptent sur une piste de 50 cases par boucle. Une ligne rouge précède chaque multiple de dix : avant 10, 20, 30, 40, 50 et ainsi de suite, boucle après boucle. Tous les PC d’un même événement forment un gain, et ton compteur le parcourt case par case. S’arrêter juste devant une ligne est gratuit ; la franchir a un prix.',
    },
    paying: {
      title: 'Payer à une ligne rouge',
      text: 'Pour franchir une ligne rouge, paie 1 cristal à la réserve générale. Si tu n’as pas de cristal, tu peux renvoyer un robot programmé à la place ; tant que tu as un cristal, non. À ton tour de jeu, le robot renvoyé rapporte 2 marqueurs temps, pendant un décompte aucun. Rien ne t’oblige à payer : tu peux toujours t’arrêter. Sans cristal ni robot programmé, ton compteur s’arrête automatiquement.',
    },
    stopping: {
      title: 'S’arrêter, plusieurs lignes',
      text: 'Si tu t’arrêtes à une ligne, tu perds le reste de ce gain. Il ne se passe rien d’autre : au gain suivant, on te redemande. Un long gain peut franchir plusieurs lignes, et tu décides et paies à chacune. Exemple : tu es sur 8 avec 1 cristal et gagnes 3 PC. Si tu paies, tu arrives à 11 ; si tu t’arrêtes, tu restes sur 9 et perds 2.',
    },
    'going-back': {
      title: 'Reculer',
      text: 'Seul un total négatif à un décompte intermédiaire fait reculer ton compteur. En reculant, il ne franchit jamais de ligne rouge : il s’arrête sur la case juste après la dernière, et jamais sous 0. Exemple : avec un total de −2, 12 devient 10, 11 devient 10, et 10 reste 10.',
    },
    income: {
      title: 'Revenu avant le décompte',
      text: 'Quand tout le monde a passé, les marqueurs de rappel des programmes payés retournent à la réserve générale. Puis tu reçois 1 marqueur temps pour chacun de tes sous-marins dans la station. Si la réserve ne suffit pas, on sert dans l’ordre de ce tour ; les marqueurs que tu ne peux pas ranger y retournent, sans aller aux autres. Ce n’est alors le tour de jeu de personne.',
    },
    prepare: {
      title: 'Avant le décompte : heures supplémentaires',
      text: 'Si tu as une carte « Heures supplémentaires » utilisable, on te demande : utilise tes cartes et prends ton revenu dans l’ordre de ton choix. Payer d’abord peut faire de la place pour ton revenu. Tout le monde répond en même temps, et l’ordre des réponses ne change rien. Quand tu as terminé, ton revenu est pris s’il ne l’était pas. Qui n’a rien à décider ne reçoit pas de question.',
    },
    total: {
      title: 'Ton total',
      text: 'Quand tout le monde est prêt, chacun compte la même position : majorité, plus robots utilisés, plus cristaux, moins octopodes. Cette somme est un seul gain, ou un seul recul si elle est négative. Exemple : 3 pour une majorité partagée, 6 pour les robots, 1 pour un cristal, moins 4 pour les octopodes, font 6. (L’exemple du livret de règles dit 4 : une coquille.)',
    },
    majority: {
      title: 'Majorité',
      text: 'On compte les robots de chacun dans les zones de contrôle. Qui en a le plus gagne 6 PC. En cas d’égalité, chacun des ex æquo gagne 3 PC. S’il n’y a aucun robot dans les zones de contrôle, personne ne gagne rien. Les robots en chargement ne comptent pas ici.',
    },
    'bots-used': {
      title: 'Robots utilisés',
      text: 'Tes robots en réserve couvrent une rangée de nombres de 1 à 14. Tu marques le plus grand nombre découvert : 14 moins les robots en réserve, jamais moins de 0. Mais tes sous-marins placés fixent une limite : avec 0 à 6 d’entre eux, au plus 2, 4, 6, 8, 10, 12 ou 14. Avec 5 robots en réserve et 3 sous-marins dans la station, tu marques donc 8 et non 9. Un quinzième robot en réserve ne couvre rien.',
    },
    crystals: {
      title: 'Cristaux',
      text: 'Pour 1, 2, 3, 4, 5 ou 6 cristaux, tu marques 1, 3, 6, 10, 15 ou 21 PC. Tu les gardes, et tu peux même en payer un à une ligne rouge de ce décompte : les totaux sont faits avant que les compteurs n’avancent. Au-delà de 6, la suite continue.',
    },
    octopods: {
      title: 'Octopodes laissés',
      text: 'Pour chaque secteur que tu contrôles, les octopodes qui s’y trouvent te coûtent des PC : 1, 3, 6, 10, 15 ou 21 pour 1 à 6 d’entre eux, et ainsi de suite. Chaque secteur est compté à part et les pertes s’additionnent. Exemple : 3 octopodes dans un de tes secteurs et 1 dans un autre coûtent 7 PC. Dans un secteur que personne ne contrôle, ils ne coûtent rien à personne.',
    },
    counters: {
      title: 'Avancer les compteurs',
      text: 'Un total de 0 ou plus est un gain comme un autre, lignes rouges comprises ; un total négatif te fait reculer. Qui est devant une ligne et peut payer reçoit la question, tous en même temps et chacun pour soi : l’ordre des réponses ne change rien. Un robot renvoyé ici ne rapporte pas de marqueurs temps.',
    },
    'new-cards': {
      title: 'Nouvelles cartes',
      text: 'Après les tours 1 à 3, chaque secteur reçoit une carte recherche et une extension, visibles, posées sur celles qui restent. Tu ne peux prendre que celle du dessus ; celle du dessous devient disponible quand elle est partie.',
    },
    refill: {
      title: 'Regarnir les secteurs',
      text: 'Les marqueurs temps restés dans les secteurs retournent à la réserve générale. Puis chaque secteur reçoit les marqueurs temps, cristaux et octopodes que la tuile centrale visible indique de son côté ; les cristaux et octopodes restés sur place s’y ajoutent. Si une sorte vient à manquer, on la distribue côté après côté tant qu’il y en a, et les autres sortes n’en souffrent pas. Ensuite la tuile est retirée, et la suivante, à l’ampoule plus forte, montre ce qui vient. La tuile à l’ampoule 5 ne regarnit rien.',
    },
    'neutral-submarines': {
      title: 'Autres sous-marins neutres',
      text: 'À 2 ou 3, certains côtés des tuiles centrales amènent un sous-marin neutre sur le premier espace libre du secteur. Il est d’une couleur neutre absente de ce secteur ; s’il y a le choix, de celle qui en a le plus en réserve, sinon de celle au plus petit numéro. Si aucun ne peut être placé, on essaie le secteur suivant dans le sens horaire, et ainsi de suite autour de l’anneau.',
    },
    'new-order': {
      title: 'Nouvel ordre, nouveau programme',
      text: 'L’ordre dans lequel vous avez passé est le nouvel ordre du tour. Les ingénieurs retournent sur la case de départ, et chacun peut de nouveau payer une fois pour programmer. La carte programmes visible remplit les salles, et la suivante est retournée pour que tu puisses prévoir. Au tour 4, il n’en reste plus à voir.',
    },
    staying: {
      title: 'Ce qui reste',
      text: 'Tout le reste demeure : scientifiques, sous-marins, robots dans la station et robots programmés, cartes recherche, cristaux et marqueurs temps. Tu gardes le contrôle de tes secteurs tant que personne ne déloge ton robot.',
    },
    final: {
      title: 'Décompte final',
      text: 'Après le quatrième décompte intermédiaire, des points s’ajoutent ; il n’y a plus de lignes rouges. Pour 1 à 6 lettres différentes sur ton laboratoire de départ et tes extensions : 1, 3, 6, 10, 15 ou 21 PC. Par marqueur temps : 1 PC. Pour les 6 sous-marins dans la station : 5 PC. Pour un laboratoire à 5 extensions : 5 PC. Exemple : 5 lettres, 2 marqueurs temps et un laboratoire terminé font 15 + 2 + 5 = 22.',
    },
    winning: {
      title: 'Victoire et égalités',
      text: 'Le plus de PC l’emporte. À égalité, c’est le plus de robots dans les zones de contrôle qui décide, puis le plus de cristaux. Si l’égalité demeure, la place est partagée.',
    },
    options: {
      title: 'Options de la table',
      text: 'L’hôte peut régler quatre choses. « Passer » : à tout moment (d’habitude), ou seulement depuis la dernière rangée de salles ou quand ton ingénieur ne peut plus avancer et qu’aucun robot n’est programmé. « Actions sans effet » : d’habitude interdites ; si elles sont permises, tu peux utiliser jaune, noir et violet juste pour prendre le contrôle. « Porte latérale » : en plus du tour de jeu (d’habitude), ou elle le remplace. « Robot renvoyé à la ligne rouge » : à ton tour de jeu il rapporte 2 marqueurs temps (d’habitude), ou rien.',
    },
    automatic: {
      title: 'Ce qui se fait automatiquement',
      text: 'On ne te demande rien là où il n’y a pas de choix : le chemin le moins cher, les primes et leur ordre, l’arrêt à une ligne que tu ne peux pas payer, passer quand il ne reste que cela. Un tour de jeu n’a jamais plus de 24 possibilités avec le matériel habituel.',
    },
    open: {
      title: 'Rien de secret',
      text: 'Tout ce qui est sur la table est visible de tous : laboratoires, cartes, réserves, et même les cartes couvertes des piles des secteurs. Personne ne connaît l’ordre des pioches, les cartes programmes face cachée ni l’orientation des tuiles centrales couvertes. Tout cela est fixé dès le début : rien de ce que tu fais ne change un tirage à venir.',
    },
    components: {
      title: 'Ce matériel est une reconstitution',
      text: 'Les règles et la plupart des nombres fixes sont ceux du jeu publié, mais nous n’avons pas connu toutes les valeurs imprimées. Viennent de nous : les cartes programmes, la couleur que programme chaque secteur et la place des serrures, les espaces sous-marin 3 et 4, les quantités des tuiles centrales, les couleurs et nombres de cartes recherche, la liste des extensions, la limite que les sous-marins fixent aux robots utilisés et la place des lignes rouges. Ne les prends pas pour les données publiées. Une table joue du début à la fin avec un même jeu de composants, désigné par son nom. Qui gère le bot peut en ajouter un autre ; on vérifie qu’il convient aux règles, et la partie en prend alors les nombres et les noms dans les trois langues.',
    },
  },
};
