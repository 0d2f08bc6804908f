import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_FR: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Un soleil tourne autour du pôle Sud et libère les bateaux un à un : majorités, peu de hasard, tout est question de moment. Difficulté moyenne, 75 minutes environ, ou 16 jours à un coup par jour.',
  cards: {
    about: {
      title: 'De quoi il s’agit',
      text: 'Plusieurs expéditions se partagent l’Antarctique : tes bateaux, tes scientifiques, les bâtiments de tout le monde. Le soleil tourne autour du pôle et libère un bateau à la fois. À la fin, on marque en ayant le plus de scientifiques dans une zone, le cube en tête d’une piste ou la meilleure collection de cartes.',
    },
    turn: {
      title: 'Un tour de jeu',
      text: 'Le soleil va à la prochaine zone où il y a des bateaux. Là, le bateau en tête de la file doit partir vers une zone qui a de la place. Tu y fais ensuite une seule chose : construire, construire un bateau, recruter ou faire de la recherche. Une carte et une défausse sont possibles en plus.',
    },
    build: {
      title: 'Construire',
      text: 'Trois cartes Bâtiment sont visibles. Chacune montre les bâtiments auprès desquels il te faut un bateau, n’importe où. Des scientifiques de ton personnel s’installent avec le nouveau bâtiment, dans la zone où tu viens d’arriver. Puis tu avances sur une piste de recherche et tu gardes la carte.',
    },
    research: {
      title: 'La recherche',
      text: 'Ton cube saute à la prochaine case libre ; les cases occupées ne coûtent rien. Une case rouge atteinte ou dépassée te récompense à chaque fois. Une bleue ne sert qu’une fois, et pour tout le monde. Là où il y a un centre de recherche, tes bateaux et tes scientifiques te font avancer plus loin.',
    },
    points: {
      title: 'Les points',
      text: 'On ne marque qu’à la fin. Dans chaque zone, qui a le plus de scientifiques reçoit un point par bâtiment et par scientifique, plus 1 ; les autres, autant que de scientifiques du rang juste devant. Les pistes suivent une idée semblable, puis les cartes à astérisque et les ressources défaussées.',
    },
    careful: {
      title: 'Attention',
      text: 'Les scientifiques sont rares : sans personnel, pas de bâtiment. Un campement en amène, défausser un bateau ou un cube aussi. Surveille les files : en troisième place, ton bateau attend que le soleil revienne. Et quand tu construis un bateau, chaque autre personne prend une carte.',
    },
    end: {
      title: 'La fin',
      text: 'Dès que quelqu’un a placé tous ses scientifiques, ou que toutes les cartes Bâtiment sont prises, la partie s’arrête avec ce tour. On compte alors zones, pistes, cartes et défausses. Le plus de points gagne : regarde combien de scientifiques il reste aux autres.',
    },
  },
  chapters: {
    game: 'Le jeu et ses éléments',
    setup: 'Mise en place',
    sun: 'Le soleil et les files',
    turn: 'Ton tour de jeu',
    building: 'Construire un bâtiment',
    actions: 'Bateaux, recrutement, recherche',
    tracks: 'Les pistes de recherche',
    effects: 'Cases rouges et bleues',
    cards: 'Les cartes Chantier naval',
    resources: 'Cartes Ressource et défausses',
    end: 'La fin de la partie',
    scoring: 'Le décompte',
    table: 'À cette table',
  },
  paragraphs: {
    aim: {
      title: 'But du jeu',
      text: 'Antarctica est un jeu de Charles Chevallier pour 2 à 4 personnes. Tu mènes une expédition : tes bateaux vont de zone en zone, tes scientifiques s’y installent et tes cubes avancent sur les pistes de recherche. Les bâtiments ne sont à personne, tout le monde s’en sert. On ne marque qu’à la fin, en ayant plus que les autres : scientifiques dans les zones, avance sur les pistes, cartes à astérisque, ressources défaussées. Le plus de points gagne.',
    },
    areas: {
      title: 'Les zones',
      text: 'Huit zones entourent le pôle : Sud, Sud-Est, Est, Nord-Est, Nord, Nord-Ouest, Ouest et Sud-Ouest. C’est dans cet ordre, contraire aux aiguilles d’une montre, que le soleil les visite. Chacune a de la place pour 3 bateaux et pour un bâtiment de chaque type. À 2, les zones Sud et Nord sont fermées : rien n’y va jamais, le soleil les saute et elles ne rapportent rien.',
    },
    people: {
      title: 'Les scientifiques',
      text: 'Tes scientifiques sont dans ta réserve, dans ton personnel ou sur le plateau. Seul ton personnel peut être envoyé. Recruter, comme certains effets, fait passer des scientifiques de la réserve au personnel. Sur le plateau, ils restent dans leur zone jusqu’à la fin. Tu en as 16 à 2, 14 à 3 et 12 à 4.',
    },
    pieces: {
      title: 'Bateaux et cubes',
      text: 'Tes bateaux sont sur le plateau, disponibles ou défaussés. Tes cubes sont disponibles, sur une piste de recherche ou défaussés. Un cube posé sur une piste y reste et ne recule jamais. Tu as 6 bateaux et 3 cubes à 2, 5 bateaux et 4 cubes à 3, 4 bateaux et 5 cubes à 4.',
    },
    buildings: {
      title: 'Les bâtiments',
      text: 'Il y a 14 types de bâtiments, 47 pièces en tout. Une zone a chaque type au plus une fois. Les bâtiments restent jusqu’à la fin, ne sont à personne et servent à tout le monde. Le campement permet de recruter, le chantier naval de construire des bateaux, les trois sortes de centres de recherche de faire de la recherche. D’autres servent à construire plus encore. Le siège social, la ferme à plancton et l’antenne parabolique ne font rien par eux-mêmes mais, comme tout bâtiment, ils donnent de la valeur à leur zone.',
    },
    'raw-materials': {
      title: 'Grue, puits, derrick, éolienne',
      text: 'Ces quatre bâtiments apportent le minerai, le charbon, le pétrole et l’énergie. La plupart des cartes Bâtiment en demandent un ou deux : il te faut un bateau dans une zone où il y en a. Une carte Ressource simple peut en remplacer un.',
    },
    'lab-and-factory': {
      title: 'Laboratoire et usine',
      text: 'Les cartes Bâtiment avancées demandent un laboratoire ou une usine : le siège social une usine, la ferme à plancton un laboratoire, chacun avec autre chose. Une carte Ressource expertise peut en remplacer un. Leurs cartes portent un astérisque.',
    },
    seats: {
      title: 'Les places et qui commence',
      text: 'Qui commence est tiré au sort, ou c’est la place d’abord occupée si la table est réglée ainsi. Les autres suivent dans l’ordre des places. Quand plusieurs personnes décident l’une après l’autre, c’est dans cet ordre, à partir de celle dont le coup l’a provoqué.',
    },
    'first-buildings': {
      title: 'Les premiers bâtiments',
      text: 'Huit bâtiments de départ sont mélangés, et chaque zone en reçoit un. À 2, il y en a six, un par zone ouverte : le deuxième campement et le centre de recherche marin retournent dans la boîte. Tous les autres bâtiments forment le stock.',
    },
    piles: {
      title: 'Les cartes Bâtiment',
      text: 'Les cartes Bâtiment forment trois piles : Base, Double et Avancé. À moins de 4, certaines cartes sont retirées. Chaque pile est mélangée. Sa carte du dessus est visible ; personne ne connaît la suite. Les cartes prises restent visibles devant qui les a prises.',
    },
    'shipyard-pile': {
      title: 'La pile Chantier naval',
      text: 'Il y a 13 cartes Chantier naval : 6 Brise-glace, 3 « Placez un scientifique », 2 « +2 scientifiques » et 2 « Progrès rapide ». Elles sont faces cachées. On ne voit la pile qu’au moment d’y choisir une carte. Les cartes en main sont secrètes.',
    },
    'first-resources': {
      title: 'Les cartes Ressource au départ',
      text: 'Chaque personne commence avec 1 carte Ressource simple. Autant de cartes Ressource expertise que de personnes à la table forment une pile. La pile des cartes simples est vide au départ et se remplit quand on en joue.',
    },
    supplies: {
      title: 'Ce que tu as au départ',
      text: 'Tu as toujours 2 scientifiques dans ton personnel. À 2, tu as aussi 14 scientifiques en réserve, 3 bateaux sur le plateau, 3 bateaux disponibles et 3 cubes. À 3 : 12 en réserve, 3 bateaux sur le plateau, 2 disponibles et 4 cubes. À 4 : 10 en réserve, 2 bateaux sur le plateau, 2 disponibles et 5 cubes.',
    },
    'open-tracks': {
      title: 'Les pistes ouvertes et le début',
      text: 'Trois pistes de recherche sont ouvertes à 2, quatre à 3 et les cinq à 4. Une piste fermée ne sert jamais et ne rapporte rien. Au début, le soleil est dans la zone Sud-Ouest, toutes les cases bleues sont intactes, et personne n’a de points, de défausses, de cartes Bâtiment ni de cartes Chantier naval.',
    },
    'first-ships': {
      title: 'Les premiers bateaux',
      text: 'D’ordinaire, les bateaux commencent aux places prévues pour une première partie. Si la table est réglée sur le placement libre, on pose ses bateaux un à un, dans une zone ouverte qui a moins de 3 bateaux ; chacun va au bout de la file. L’ordre va et vient : A B B A A B à 2, A B C C A B B C A à 3 et A B C D D C B A à 4, où A est la place qui commence.',
    },
    'free-cube': {
      title: 'Le cube offert (à 2)',
      text: 'À 2, la personne qui ne commence pas pose un cube disponible sur la case 1 d’une piste ouverte de son choix, une fois tous les bateaux placés. Cela ne déclenche rien.',
    },
    chance: {
      title: 'La part du hasard',
      text: 'Tout le hasard est tiré au début : qui commence, les premiers bâtiments, l’ordre des piles. Plus tard, une seule chose est encore tirée : les cartes Chantier naval qui circulent quand chacun en choisit une.',
    },
    'sun-moves': {
      title: 'Le soleil avance',
      text: 'Avant chaque tour de jeu, le soleil avance d’au moins une zone, dans le sens contraire aux aiguilles d’une montre. Il saute les zones fermées et celles sans bateau, et s’arrête à la première qui en a un. Si tous les bateaux sont dans une même zone, il fait le tour complet et y revient. Il peut donc t’arriver de jouer plusieurs fois de suite.',
    },
    'who-acts': {
      title: 'Quel bateau agit',
      text: 'Quand le soleil arrive, le bateau en tête de la file doit agir : on joue un tour avec lui, et le départ n’est jamais facultatif. Le deuxième bateau est noté aussi, au cas où il aurait un brise-glace. Aucun autre n’agit tant que le soleil est là : ni le troisième, même s’il remonte dans la file, ni un bateau qui arrive ensuite.',
    },
    'second-ship': {
      title: 'Le deuxième bateau',
      text: 'Après le tour du premier bateau, le deuxième peut aussi en avoir un, si un brise-glace est sous lui et s’il n’est pas parti. Si la partie est terminée, il n’en a pas. Sans brise-glace, il attend que le soleil revienne.',
    },
    lines: {
      title: 'Les files de bateaux',
      text: 'Dans une zone, les bateaux attendent en file, 3 au plus, le premier au plus près du soleil. De quelque façon qu’il arrive, un bateau se met au bout de la file. Aucun bateau ne peut entrer dans une zone qui en a déjà 3, ni dans une zone fermée.',
    },
    leaving: {
      title: 'Quand un bateau s’en va',
      text: 'Quand un bateau quitte une file, ceux de derrière remontent aussitôt. Cela ne change pas qui agit : premier et deuxième sont ceux qui y étaient à l’arrivée du soleil. Un bateau qui quitte la zone du soleil y perd son rang, même s’il revient.',
    },
    steps: {
      title: 'Le déroulement',
      text: 'D’abord tu bouges ton bateau : c’est obligatoire. Ensuite tu peux faire une action. Puis tu termines ton tour. Entre-temps, tu peux jouer une carte et défausser une ressource, même après avoir construit un bateau. Ton tour ne finit que quand tu le dis : jusque-là, tu peux annuler ton dernier coup.',
    },
    sailing: {
      title: 'Bouger le bateau',
      text: 'Le bateau au soleil va dans une autre zone ouverte qui a moins de 3 bateaux, aussi loin soit-elle. Il y en a toujours une. Il ne peut pas rester sur place.',
    },
    target: {
      title: 'La zone cible',
      text: 'La zone où tu arrives est ta zone cible pour tout le tour : c’est là que tu construis, recrutes et fais de la recherche. Elle le reste même si ton bateau est déplacé ou défaussé avant que tu agisses. Bateaux et scientifiques y comptent tels qu’ils sont à ce moment-là.',
    },
    action: {
      title: 'Une action',
      text: 'Après avoir bougé, tu peux faire l’une de ces quatre choses : construire un bâtiment, construire un bateau, recruter, ou faire de la recherche. Tu peux aussi ne rien faire. Ce qui ne changerait rien n’est pas proposé : recruter avec une réserve vide, par exemple, ou faire de la recherche quand aucun de tes cubes ne peut avancer.',
    },
    'one-card': {
      title: 'Une carte tant que le soleil est là',
      text: 'Tant que le soleil est dans une zone, tu joues au plus une carte, Chantier naval ou Ressource, même si tu y as deux tours. Tu la joues pendant ton tour, après avoir bougé, avant ou après ton action. Ce que la recherche des autres t’apporte ne compte pas comme une carte.',
    },
    questions: {
      title: 'Une chose à la fois',
      text: 'Tant qu’il reste quelque chose à décider – quelle piste, quelle carte, quel bateau –, rien d’autre n’est possible : ni carte, ni défausse, ni action. Un bateau, une carte ou 3 cases que t’offre le coup de quelqu’un d’autre se décident aussi tout de suite. On ne peut passer que là où les règles disent « peut ».',
    },
    card: {
      title: 'Choisir une carte Bâtiment',
      text: 'Choisis une des cartes Bâtiment visibles, une seule par tour de jeu. Une pile vide n’offre rien. La carte montre en haut les bâtiments nécessaires, puis ce que tu construis, combien de scientifiques il faut, combien de points de recherche tu reçois, et parfois un astérisque.',
    },
    access: {
      title: 'Les bâtiments nécessaires',
      text: 'Pour chaque bâtiment que la carte demande, il te faut un bateau dans une zone où il y en a un. N’importe lequel de tes bateaux convient, dans n’importe quelle zone, et un bateau donne accès à tous les bâtiments de sa zone. Celui que tu bouges compte là où il est arrivé, pas là d’où il vient. Un bateau construit pendant ce tour compte aussi.',
    },
    replacing: {
      title: 'Une carte Ressource à la place',
      text: 'S’il te manque exactement un bâtiment nécessaire, tu peux jouer une carte Ressource qui le remplace. C’est alors ta carte tant que le soleil est là. S’il t’en manque deux, une carte ne suffit pas ; s’il ne t’en manque aucun, tu ne peux pas en jouer.',
    },
    scientists: {
      title: 'Des scientifiques pour construire',
      text: 'Il te faut dans ton personnel autant de scientifiques que la carte l’indique : 1, ou 2 pour une ferme à plancton. La réserve ne compte pas : fais-les d’abord passer dans ton personnel.',
    },
    room: {
      title: 'La place d’un bâtiment',
      text: 'Le bâtiment va dans ta zone cible, s’il n’y en a pas déjà un de ce type. Il doit aussi en rester un dans le stock.',
    },
    'what-happens': {
      title: 'Ce qui se passe quand tu construis',
      text: 'D’abord, la carte Ressource utilisée retourne dans sa pile. Puis des scientifiques de ton personnel et le bâtiment vont dans la zone cible. Ensuite tu avances d’autant de cases libres que la carte a de points de recherche, toutes sur une même piste de ton choix, et ce que cela déclenche a lieu. Si tu peux avancer, tu dois le faire ; si aucune piste n’est possible, ou si la carte a 0 point, rien n’avance. Enfin tu prends la carte, et la suivante de sa pile est retournée.',
    },
    'last-plankton': {
      title: 'Le dernier scientifique',
      text: 'Une exception : si chaque personne a exactement 1 scientifique qui n’est pas encore sur le plateau, et si toutes les cartes visibles en demandent plus de 1, alors 1 de ton personnel suffit. Le reste se passe comme d’habitude, et la partie se termine après ce tour.',
    },
    'new-ship': {
      title: 'Construire un bateau',
      text: 'Avec un chantier naval dans ta zone cible, tu peux construire un bateau. Il te faut un bateau disponible, et de la place dans la file de la zone du soleil. Le nouveau bateau s’y met au bout de la file ; il n’agit pas tant que le soleil est là. Ton tour continue : tu peux encore jouer une carte, défausser ou terminer.',
    },
    'others-take': {
      title: 'Des cartes pour les autres',
      text: 'Quand tu construis un bateau, chaque autre personne regarde la pile Chantier naval et y prend une carte de son choix, dans l’ordre des places. Toi, tu n’en prends pas. C’est obligatoire. Si la pile a moins de cartes que d’autres personnes à la table, on n’en prend aucune et le reste va dans la boîte. Ton bateau est construit quand même.',
    },
    recruiting: {
      title: 'Recruter',
      text: 'Avec un campement dans ta zone cible, tu peux recruter. Compte tes bateaux et tes scientifiques qui s’y trouvent : autant de scientifiques passent de ta réserve à ton personnel, ou tous ceux qui restent. Tu prends toujours le maximum. Sans rien sur place, ou avec une réserve vide, ce n’est pas possible.',
    },
    researching: {
      title: 'Faire de la recherche',
      text: 'Avec un centre de recherche dans ta zone cible, tu peux faire de la recherche. Compte tes bateaux et tes scientifiques qui s’y trouvent : tu avances d’autant de cases libres, sur une piste ouverte qui porte le signe d’un centre de cette zone. Une piste à deux signes accepte l’un ou l’autre ; avoir les deux n’apporte rien de plus. Avec plusieurs centres, choisis une seule piste : on ne partage jamais. Sans bateau ni scientifique à toi sur place, ce n’est pas possible.',
    },
    entering: {
      title: 'Les cubes sur les pistes',
      text: 'Tu as au plus un cube par piste. Pour entrer sur une piste, il te faut un cube disponible ; sans cela, tu ne peux avancer que là où tu es déjà. Une piste n’est possible que s’il y reste une case libre devant toi et si tu y as un cube ou en as un disponible. Deux cubes n’occupent jamais la même case.',
    },
    advancing: {
      title: 'Avancer',
      text: 'À chaque pas, ton cube va à la prochaine case libre. Les cases occupées sont sautées et ne coûtent rien. Un nouveau cube part de devant la case 1 : son premier pas l’amène à la première case libre. S’il n’y a plus de case libre devant, le reste est perdu. Personne ne peut dépasser un cube sur la dernière case.',
    },
    spaces: {
      title: 'Cases rouges et bleues',
      text: 'Ton cube fait d’abord tout son chemin. Ensuite, chaque case de couleur atteinte ou dépassée a son effet, dans l’ordre de la piste, même celles sous les cubes qu’il a sautés. Une case rouge n’est que pour toi et agit chaque fois qu’un cube l’atteint ou la dépasse.',
    },
    'blue-once': {
      title: 'Les cases bleues ne servent qu’une fois',
      text: 'Une case bleue est pour tout le monde et ne sert qu’une fois dans la partie. Elle est jouée dès que le premier cube l’atteint ou la dépasse, même si personne ne peut en profiter. Les cubes suivants n’y déclenchent rien. Le cube offert au début d’une partie à 2 ne compte pas.',
    },
    'one-by-one': {
      title: 'Un effet après l’autre',
      text: 'Chaque effet est mené à son terme, avec tout ce qu’il déclenche, avant que le suivant commence. Entre-temps, on ne peut ni jouer de carte ni défausser.',
    },
    'red-scientist': {
      title: 'Rouge : +1 scientifique',
      text: 'Un scientifique passe de ta réserve à ton personnel, s’il t’en reste.',
    },
    'red-ship': {
      title: 'Rouge : nouveau bateau',
      text: 'Si tu as un bateau disponible et si la file de la zone du soleil a de la place, il s’y met au bout de la file. Ce n’est pas facultatif, et les autres prennent des cartes Chantier naval comme si tu l’avais construit. Sans bateau ou sans place, rien ne se passe et personne ne prend de carte. Le nouveau bateau compte pour les bâtiments nécessaires et pour ce que tu as dans sa zone, mais il n’agit pas tant que le soleil est là.',
    },
    'red-cards': {
      title: 'Rouge : cartes Ressource',
      text: 'Expertise : tu prends une carte Ressource expertise dans la pile. Simple : tu prends une carte Ressource simple si tu n’en as pas. Si la pile est vide, rien ne se passe.',
    },
    'blue-move': {
      title: 'Bleu : chacun peut bouger un bateau',
      text: 'À partir de qui l’a déclenché, chaque personne peut bouger un de ses bateaux vers une autre zone ouverte qui a de la place, ou passer. Un bateau mis sur le plateau pendant ce tour ne peut pas être bougé. Le bateau bougé n’agit pas.',
    },
    'blue-draft': {
      title: 'Bleu : chacun choisit une carte',
      text: 'La pile Chantier naval est mélangée, et on en tire autant de cartes que de personnes à la table. À partir de qui l’a déclenché, on en prend une en secret et on passe le reste ; la dernière carte va à la dernière personne. C’est obligatoire. S’il y a trop peu de cartes dans la pile, personne n’en prend et la pile va dans la boîte.',
    },
    'blue-joint': {
      title: 'Bleu : chacun avance de 3',
      text: 'À partir de qui l’a déclenché, chaque personne avance de 3 cases libres sur une piste ouverte. Chacune doit choisir une autre piste. Qui l’a déclenché doit avancer si c’est possible ; les autres peuvent passer. S’il ne reste pas de piste pour toi, on saute ton choix.',
    },
    'after-joint': {
      title: 'Quand tout le monde a avancé',
      text: 'Ce que ces avancées déclenchent attend que tout le monde ait avancé. Ensuite, tout a lieu dans l’ordre où cela a été déclenché, avant ce qui attendait déjà.',
    },
    playing: {
      title: 'Jouer une carte Chantier naval',
      text: 'Une carte Chantier naval jouée va dans la boîte et n’en revient jamais ; un Brise-glace reste d’abord sous son bateau. Tu peux avoir autant de cartes Chantier naval que tu veux. Celles qui te restent à la fin ne valent rien.',
    },
    placing: {
      title: '« Placez un scientifique »',
      text: 'Mets 1 scientifique de ton personnel dans ta zone cible. Il compte aussitôt : pour recruter, pour la recherche et pour la majorité. Il t’en faut un dans ton personnel.',
    },
    'plus-two': {
      title: '« +2 scientifiques »',
      text: 'Jusqu’à 2 scientifiques passent de ta réserve à ton personnel. Il t’en faut au moins 1 en réserve.',
    },
    fast: {
      title: '« Progrès rapide »',
      text: 'Avance de 3 cases libres sur la piste ouverte de ton choix. Pas besoin de centre de recherche. Une fois la carte jouée, il faut avancer.',
    },
    icebreaker: {
      title: 'Brise-glace : où le jouer',
      text: 'Pose-le sous un de tes bateaux, deuxième de sa file et encore sans brise-glace ; ce peut être celui que tu viens de bouger. Dans la zone du soleil, c’est possible seulement pendant le tour du premier bateau, et seulement sous celui qui était deuxième à l’arrivée du soleil, s’il est à toi et n’est pas parti. Il agit alors tout de suite.',
    },
    'icebreaker-turn': {
      title: 'Le tour du brise-glace',
      text: 'Quand le soleil vient, le deuxième bateau avec brise-glace joue un tour complet après le premier : bouger, agir, défausser. Avant de commencer, tu peux aussi rester : le bateau garde sa place, mais la carte est perdue. Si tu as défaussé quelque chose dans ce tour, il faut partir. La carte va dans la boîte.',
    },
    'icebreaker-lost': {
      title: 'Quand un brise-glace est perdu',
      text: 'La carte appartient à son bateau. S’il quitte sa zone de quelque façon, ou s’il est défaussé, elle va dans la boîte, sans rien en échange. Elle y va aussi dès que le bateau passe en tête de sa file. Seul le deuxième bateau de la zone du soleil la garde dans ce cas.',
    },
    'icebreaker-twice': {
      title: 'Les deux bateaux sont à toi',
      text: 'Si le premier et le deuxième bateau sont à toi, tu joues les deux tours. Un brise-glace posé auparavant ne compte pas comme ta carte ; un brise-glace posé pendant que le soleil est là compte.',
    },
    'resource-cards': {
      title: 'Les cartes Ressource',
      text: 'Une carte Ressource simple remplace une grue, un puits, un derrick ou une éolienne où tu n’as pas de bateau. Une carte Ressource expertise fait de même pour un laboratoire ou une usine. Après usage, elle retourne dans sa pile. Tu n’as jamais plus de 1 carte simple, mais autant de cartes expertise que tu veux. Tout le monde les voit.',
    },
    discarding: {
      title: 'Défausser une ressource',
      text: 'Une fois par tour de jeu, avant ou après avoir bougé, avant ou après ton action, tu peux défausser un cube disponible, un bateau disponible ou un de tes bateaux sur le plateau. Le bateau qui doit partir ne peut l’être qu’après être parti. Les cubes sur les pistes ne se défaussent pas.',
    },
    'for-a-scientist': {
      title: 'Ce que rapporte une défausse',
      text: 'Ce que tu défausses est perdu pour toute la partie, mais compte dans le décompte des ressources défaussées. Et 1 scientifique passe de ta réserve à ton personnel, s’il t’en reste. Tu peux aussi défausser avec une réserve vide.',
    },
    'last-ship': {
      title: 'Sans bateau',
      text: 'Tu peux même défausser ton dernier bateau. Tu n’as alors plus de tour jusqu’à ce que tu retrouves un bateau, mais tu décides toujours avec les autres : tu prends des cartes, et les cases bleues sont aussi pour toi.',
    },
    ending: {
      title: 'Quand la partie se termine',
      text: 'La partie se termine avec le tour où quelqu’un a placé tous ses scientifiques, sans plus rien dans le personnel ni dans la réserve, ou avec celui où la dernière carte Bâtiment est prise. On ne vérifie qu’à la fin du tour : il est donc joué jusqu’au bout.',
    },
    'last-turn': {
      title: 'Le dernier tour',
      text: 'Dans le dernier tour, tout se passe comme d’habitude, y compris les choix des autres, les cartes et les défausses. Le tour d’un brise-glace qui restait à jouer n’a pas lieu. Si scientifiques et cartes Bâtiment s’épuisent ensemble, on dit que les scientifiques ont mis fin à la partie.',
    },
    standstill: {
      title: 'Si plus rien ne se passe',
      text: 'La partie se termine aussi après 12 tours de suite par personne où l’on n’a fait que bouger. Et elle se termine si aucun bateau n’est plus sur le plateau quand le soleil devrait avancer.',
    },
    ranks: {
      title: 'Comment comptent les majorités',
      text: 'Zones, cartes et défausses suivent la même règle. Qui a le plus reçoit le premier prix. Toute autre personne qui en a reçoit autant de points que le rang juste au-dessus en a : avec 4, 2 et 1, la deuxième reçoit 4 et la troisième 2. Sans rien, pas de points. En cas d’égalité, on reçoit la même chose ; avec 3, 3 et 1, les deux en tête ont le premier prix et la troisième reçoit 3.',
    },
    'area-points': {
      title: 'Les zones',
      text: 'Pour chaque zone ouverte, on compare les scientifiques de chaque couleur. Le premier prix est le nombre de bâtiments plus tous les scientifiques de la zone, plus 1. Une zone sans scientifique ne rapporte rien. Exemple : 8 bâtiments, et 3, 3 et 1 scientifiques donnent 16, 16 et 3 points.',
    },
    'track-points': {
      title: 'Les pistes de recherche',
      text: 'Un cube vaut le nombre de sa case, ou sinon celui de la case numérotée qui précède ; rien s’il n’y en a pas. Sur chaque piste ouverte, le cube en tête rapporte la somme des valeurs de tous les cubes. Chaque autre cube rapporte la valeur de celui juste devant. Exemple : des cubes qui valent 7, 5 et 2 donnent 14, 7 et 5 points.',
    },
    'card-points': {
      title: 'Les cartes Bâtiment',
      text: 'Compte tes cartes Bâtiment avec astérisque : laboratoire, usine, siège social et antenne parabolique. Le premier prix est le nombre d’astérisques de toute la table.',
    },
    'discard-points': {
      title: 'Les ressources défaussées',
      text: 'Compte les bateaux et les cubes que tu as défaussés. Le premier prix est le nombre défaussé par toute la table.',
    },
    projected: {
      title: 'Total et score provisoire',
      text: 'Tes points sont la somme des zones, des pistes, des cartes Bâtiment et des défausses. Tout ce qui compte est visible : on peut donc montrer à tout moment un score provisoire, celui que tu aurais si la partie se terminait là.',
    },
    winner: {
      title: 'La victoire',
      text: 'Le plus de points gagne. À égalité, c’est le plus de premières places : chaque zone, chaque piste, les cartes et les défausses comptent une fois, et qui partage une première place la compte aussi. Encore égalité ? Le plus de cartes Bâtiment prises, avec ou sans astérisque. Encore égalité ? La victoire est partagée.',
    },
    options: {
      title: 'Ce que la table peut choisir',
      text: 'La personne qui ouvre la table choisit si l’on tire au sort qui commence ou si c’est la première place, et si les bateaux commencent aux places d’une première partie ou sont posés librement. Avec le placement libre, jusqu’à 3 bateaux peuvent commencer dans la même zone.',
    },
    secrets: {
      title: 'Visible et secret',
      text: 'Presque tout est visible : scientifiques, bateaux, cubes, cartes Bâtiment, cartes Ressource et défausses. Sont secrets : les cartes Chantier naval en main, laquelle on a prise, et l’ordre des piles. On voit seulement combien de cartes chacun a en main.',
    },
    components: {
      title: 'Les cartes et les pistes d’ici',
      text: 'Icebreaker utilise sa propre reconstitution des cartes et des pistes, avec le nombre de pièces du vrai jeu. Qui possède le jeu peut y mettre celles de la boîte, comme un autre jeu de composants. Il est d’abord vérifié : tout bâtiment peut être construit, aucune pièce ne manque et le soleil trouve toujours un chemin. Une table garde le sien jusqu’à la fin.',
    },
  },
};
