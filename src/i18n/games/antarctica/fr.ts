import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import type { AntarcticaTexts } from './texts.ts';

const count = (one: string, other: string) => (number: number) => plural('fr', number, { one, other });
const scientists = count('# scientifique', '# scientifiques');
const points = count('# point', '# points');
/** on a track one advances over free spaces only */
const freeSpaces = count('# case libre', '# cases libres');
const ships = count('# bateau', '# bateaux');
const cubes = count('# cube', '# cubes');
const cards = count('# carte', '# cartes');
const buildings = count('# bâtiment', '# bâtiments');
const ordinal = (place: number): string => (place === 1 ? '1er' : `${place}e`);

const events = {
  setUp: (w) => `Le plateau est prêt. ${w.start} commence.`,
  shipPlaced: (w) => `${w.seat} place un bateau dans la zone ${w.area}.`,
  cubeGranted: (w) => `${w.seat} commence avec un cube sur une piste : ${w.track}.`,
  sunMoved: (w) =>
    w.skipped === undefined
      ? `Le soleil avance jusqu’à la zone ${w.area}.`
      : `Le soleil avance jusqu’à la zone ${w.area} (sans bateau : ${w.skipped}).`,
  shipSailed: (w) =>
    `${w.icebreaker > 0 ? 'Brise-glace ! ' : ''}${w.seat} bouge son bateau de la zone ${w.from} à la zone ${w.to}.`,
  shipStayed: (w) => `${w.seat} reste dans la zone ${w.area} ; le brise-glace est utilisé.`,
  built: (w) =>
    `${w.seat} construit dans la zone ${w.area} : ${w.card}, avec ${scientists(w.scientists)}` +
    `${w.using === undefined ? '' : ` ; la carte « ${w.using} » remplace le bâtiment manquant`}.`,
  cardClaimed: (w) =>
    `${w.seat} prend la carte Bâtiment. ${
      w.next === undefined ? `La pile ${w.pile} est vide.` : `Carte suivante (${w.pile}) : ${w.next}.`
    }`,
  shipBuilt: (w) =>
    `${w.seat} met un bateau à l’eau dans la zone ${w.area} (${w.by}).` +
    (w.chooser === undefined ? '' : ` ${w.chooser} choisit une carte Chantier naval.`),
  recruited: (w) => `${w.seat} recrute ${scientists(w.count)}.`,
  advanced: (w) =>
    `${w.track} : ${w.seat} ${w.from === 0 ? `entre sur la case ${w.to}` : `avance de la case ${w.from} à la case ${w.to}`}` +
    `${w.lost > 0 ? ` ; ${count('# case perdue', '# cases perdues')(w.lost)}, la piste s’arrête là` : ''}.`,
  effectTriggered: (w) => `${w.track}, case ${w.space} : ${w.seat} déclenche « ${w.effect} ».`,
  blueConsumed: (w) => `${w.track} : la case bleue ${w.space} est jouée et ne servira plus.`,
  effectVoid: (w) => `${w.seat} ne gagne rien (« ${w.effect} ») : ${w.why}.`,
  resourceGained: (w) => `${w.seat} prend une carte Ressource : ${w.kind}.`,
  cardPlayed: (w) => `${w.seat} joue « ${w.kind} »${w.area === undefined ? '' : ` dans la zone ${w.area}`}.`,
  icebreakerBoxed: (w) => `Brise-glace (${w.seat}, zone ${w.area}) remis dans la boîte : ${w.why}.`,
  resourceDiscarded: (w) =>
    `${w.seat} défausse ${w.kind}${w.area === undefined ? '' : ` de la zone ${w.area}`}` +
    `${w.recruited > 0 ? ` et recrute ${scientists(w.recruited)}` : ''}.`,
  cardTaken: (w) =>
    `${w.seat} prend ${w.card === undefined ? 'une carte Chantier naval' : `« ${w.card} »`} ${w.from}.`,
  pileBoxed: (w) =>
    `Pas assez de cartes Chantier naval pour tout le monde : ${count('# carte part', '# cartes partent')(w.count)} dans la boîte, face cachée.`,
  shipMoved: (w) => `${w.seat} bouge un bateau de la zone ${w.from} à la zone ${w.to}.`,
  skipped: (w) => `${w.seat} passe : ${w.question}.`,
  turnEnded: (w) =>
    w.idleTurns === 0
      ? `${w.seat} termine son tour.`
      : `${w.seat} termine son tour sans rien faire${w.idleTurns > 1 ? ` (${ordinal(w.idleTurns)} tour de suite)` : ''}.`,
  ended: (w) => `Cela met fin à la partie : ${w.reason}.`,
  scored: (w) => `${w.category} : ${w.points}.`,
  ranked: (w) => `${w.rank}. ${w.seat} : ${points(w.total)}.`,
  'by.action': 'chantier naval',
  'by.effect': 'recherche',
  'void.reserve': 'la réserve est vide',
  'void.available': 'aucun bateau n’est disponible',
  'void.line': (w) => `la file de la zone ${w.area} est complète`,
  'void.stock': 'la pile est vide',
  'void.holds': 'cette carte est déjà en main',
  'void.pile': 'il n’y a pas assez de cartes Chantier naval pour tout le monde',
  'boxed.left': 'son bateau est parti',
  'boxed.first': 'son bateau est maintenant premier de la file',
  'boxed.stayed': 'son bateau reste',
  'discarded.cube': 'un cube',
  'discarded.ship': 'un bateau',
  'from.pile': 'dans la pile',
  'from.packet': 'dans le paquet',
  'question.move': 'aucun bateau ne bouge',
  'question.joint': 'aucun cube n’avance',
  'end.scientists': 'quelqu’un a placé tous ses scientifiques',
  'end.buildings': 'tous les bâtiments sont construits',
  'end.idle': 'plus rien ne se passe',
  'end.no-ships': 'il n’y a plus aucun bateau sur le plateau',
  'scored.area': (w) => w.area,
  'scored.track': (w) => w.track,
  'scored.cards': 'Cartes Bâtiment avec astérisque',
  'scored.resources': 'Ressources défaussées',
  'scored.points': (w) => `${w.seat} ${w.points}${w.rest === undefined ? '' : `, ${w.rest}`}`,
} satisfies Partial<AntarcticaTexts['messages']>;

const prompts = {
  'ask.place': (w) => `Dans quelle zone places-tu un bateau ? (reste à placer : ${w.left})`,
  'ask.startCube': (w) =>
    `Tu commences avec un cube sur la case ${w.space} d’une piste. Il avancera grâce aux Centres de recherche de ce type et quand tu construiras. Quelle piste ?`,
  'ask.sail': (w) =>
    `Le soleil éclaire ton bateau dans la zone ${w.area} : il doit partir. Vers quelle zone ?`,
  'ask.sailIcebreaker': (w) =>
    `Brise-glace : ton bateau, deuxième de la file dans la zone ${w.area}, peut partir aussi. Vers quelle zone, ou reste-t-il ?`,
  'ask.act': (w) => `Ton bateau est dans la zone ${w.area}. Choisis une action, ou termine ton tour.`,
  'ask.actDone': (w) =>
    `Action faite dans la zone ${w.area}. Jouer une carte, défausser une ressource ou terminer le tour ?`,
  'ask.track': (w) => `Tu avances de ${freeSpaces(w.points)}. Sur quelle piste de recherche ?`,
  'ask.pick': (w) =>
    `${w.seat} a un nouveau bateau : quelle carte Chantier naval prends-tu ? (Personne d’autre ne voit la pile.)`,
  'ask.draft': (w) =>
    `Prends une carte du paquet (${w.cards}), puis il passe à la personne suivante. Ton choix reste secret.`,
  'ask.move': 'Tu peux bouger un de tes bateaux vers une autre zone, sans y agir. Lequel ?',
  'ask.joint': (w) =>
    `Chacun avance de ${freeSpaces(w.points)}, sur des pistes différentes. Tu choisis d’abord : quelle piste ?`,
  'ask.jointMay': (w) =>
    `Tu peux avancer de ${freeSpaces(w.points)}. Sur quelle piste, ou passer ?${w.used === undefined ? '' : ` (Déjà prises : ${w.used}.)`}`,

  'do.place': (w) => `Placer un bateau, zone ${w.area}`,
  'do.track': (w) => `Avancer : ${w.track}`,
  'do.sail': (w) => `Bouger vers la zone ${w.area}`,
  'do.stay': 'Rester ici',
  'do.build': (w) => `Construire (${w.pile}) : ${w.card}`,
  'do.buildUsing': (w) => `Construire (${w.pile}) : ${w.card} + ${w.using}`,
  'do.ship': (w) => `Construire un bateau (zone ${w.area})`,
  'do.recruit': (w) => `Recruter ${scientists(w.count)}`,
  'do.research': (w) => `Rechercher (${count('# case', '# cases')(w.points)}) : ${w.track}`,
  'do.play': (w) => `Jouer « ${w.card} »`,
  'do.playIcebreaker': (w) => `Jouer « ${w.card} », zone ${w.area}`,
  'do.discardCube': 'Défausser un cube',
  'do.discardShip': 'Défausser un bateau disponible',
  'do.discardShipAt': (w) => `Défausser un bateau : ${w.area} (${ordinal(w.place)} de la file)`,
  'do.move': (w) => `Bouger ${w.from} (${ordinal(w.place)} de la file) vers ${w.area}`,
  'do.take': (w) => `Prendre « ${w.card} »`,
  'do.skip': 'Passer',
  'do.end': 'Terminer le tour',
  'do.andEnd': (w) => `${w.first}, puis fin du tour`,

  'detail.area': (w) =>
    `${w.place === 1 ? 'Premier' : w.place === 2 ? 'Deuxième' : 'Troisième'} de la file. ${w.buildings === undefined ? 'Aucun bâtiment' : `Sur place : ${w.buildings}`}`,
  'detail.recruit': '1 par bateau et par scientifique à toi sur place',
  'detail.stay': 'Le bateau garde sa place, le brise-glace va dans la boîte',
  'detail.build': (w) =>
    `Place ${scientists(w.scientists)} dans la zone ${w.area}${w.research > 0 ? `, puis avance de ${freeSpaces(w.research)}` : ''}`,
  'detail.ship': (w) =>
    `Tu as ${count('# bateau disponible', '# bateaux disponibles')(w.left)} ; les autres prennent une carte Chantier naval`,
  'detail.advance': (w) =>
    (w.from === 0 ? `Entre sur la case ${w.to}` : `De la case ${w.from} à la case ${w.to}`) +
    ` (valeur ${w.from > 0 && w.worth === w.was ? `toujours ${w.worth}` : w.worth})` +
    `${w.lost > 0 ? ` ; ${count('# case perdue', '# cases perdues')(w.lost)}` : ''}${w.effects === undefined ? '' : ` ; déclenche : ${w.effects}`}`,
  'detail.play.scientist': (w) => `Place 1 scientifique de ton personnel dans la zone ${w.area}`,
  'detail.play.plus2': (w) => `Recrute ${scientists(w.count)}`,
  'detail.play.fast': (w) => `Avance de ${freeSpaces(w.points)} sur la piste de ton choix`,
  'detail.play.icebreaker': 'Quand le soleil y est, ton bateau deuxième de la file joue après le premier',
  'detail.discard': (w) =>
    w.recruited > 0
      ? `Recrute ${scientists(w.recruited)} ; compte à la fin dans les ressources défaussées`
      : 'Compte à la fin dans les ressources défaussées ; ta réserve est vide',
  'detail.take.icebreaker': (w) => `Ton bateau, deuxième d’une file, agit aussi (encore ${w.left})`,
  'detail.take.scientist': (w) => `Place 1 scientifique dans la zone où tu arrives (encore ${w.left})`,
  'detail.take.plus2': (w) => `Recrute 2 scientifiques (encore ${w.left})`,
  'detail.take.fast': (w) => `Avance de 3 cases libres sur la piste de ton choix (encore ${w.left})`,
  'group.setup': 'Mise en place',
  'group.sail': 'Bouger le bateau',
  'group.build': 'Construire',
  'group.act': 'Nouveau bateau ou recrutement',
  'group.research': 'Recherche',
  'group.play': 'Cartes Chantier naval',
  'group.discard': 'Défausser une ressource',
  'group.move': 'Bouger un bateau',
  'group.take': 'Prendre une carte',
  'group.end': 'Fin du tour',
} satisfies Partial<AntarcticaTexts['messages']>;

const refusals = {
  'why.over': 'la partie est terminée',
  'why.notAsked': (w) => `c’est à ${w.seats} de jouer`,
  'why.setupGoesOn': 'la mise en place n’est pas terminée',
  'why.otherQuestion': 'il faut d’abord répondre à une autre question',
  'why.onlyInSetup': 'on ne place des bateaux que pendant la mise en place',
  'why.sailFirst': 'le bateau éclairé par le soleil doit d’abord partir',
  'why.sailedAlready': (w) => `ton bateau est déjà arrivé dans la zone ${w.area}`,
  'why.noTrackAsked': 'tu n’as pas d’avancée à placer ; pour avancer, il faut un centre de recherche',
  'why.noMoveAsked': 'seule une case bleue permet ce déplacement',
  'why.nothingToTake':
    'on prend une carte Chantier naval quand quelqu’un d’autre reçoit un bateau, ou dans un paquet',
  'why.noSkip': 'ici on ne peut pas passer',
  'why.mustSail': 'le premier bateau de la zone éclairée doit partir',
  'why.stayAfterDiscard': 'tu as défaussé une ressource dans ce tour, le bateau doit donc partir',
  'why.areaClosed': (w) => `la zone ${w.area} est fermée avec ce nombre de joueurs`,
  'why.lineFull': (w) => `la zone ${w.area} a déjà ${ships(w.spaces)}, la file est complète`,
  'why.sameArea': (w) => `le bateau est dans la zone ${w.area} ; il doit aller dans une autre`,
  'why.acted': 'ton action de ce tour est faite',
  'why.pileEmpty': (w) => `la pile est vide : ${w.pile}`,
  'why.standsAlready': (w) => `la zone ${w.area} a déjà ce bâtiment : ${w.building}`,
  'why.noBuildingLeft': (w) => `il ne reste plus de ce bâtiment : ${w.building}`,
  'why.tooFewScientists': (w) => `il faut ${scientists(w.needed)}, et ton personnel n’en a que ${w.supply}`,
  'why.noAccess': (w) => `il te faut un bateau dans une zone avec : ${w.buildings}`,
  'why.noAccessCoverable': (w) =>
    `il te faut un bateau dans une zone avec : ${w.building} ; ta carte « ${w.card} » peut le remplacer`,
  'why.nothingMissing': (w) => `tu as accès à tout, la carte « ${w.card} » est inutile`,
  'why.severalMissing': (w) =>
    `une carte ne remplace qu’un bâtiment, il t’en manque plusieurs : ${w.buildings}`,
  'why.notCovered': (w) => `la carte « ${w.card} » ne remplace pas ce bâtiment : ${w.building}`,
  'why.noResourceCard': (w) => `tu n’as pas la carte « ${w.card} »`,
  'why.noShipyard': (w) => `il n’y a pas de chantier naval dans la zone ${w.area}`,
  'why.noAvailableShip': 'tu n’as aucun bateau disponible',
  'why.noCamp': (w) => `il n’y a pas de campement dans la zone ${w.area}`,
  'why.nobodyThere': (w) => `tu n’as plus ni bateau ni scientifique dans la zone ${w.area}`,
  'why.reserveEmpty': 'ta réserve de scientifiques est vide',
  'why.noStation': (w) => `il n’y a pas de centre de recherche dans la zone ${w.area}`,
  'why.noIcon': (w) => `dans la zone ${w.area} (${w.stations}), pas d’avancée possible sur : ${w.track}`,
  'why.trackClosed': (w) => `cette piste est fermée avec ce nombre de joueurs : ${w.track}`,
  'why.noCube': (w) => `tu n’as pas de cube disponible pour entrer sur cette piste : ${w.track}`,
  'why.noSpaceAhead': (w) => `plus aucune case libre devant toi : ${w.track}`,
  'why.spaceTaken': (w) => `la case ${w.space} est occupée : ${w.track}`,
  'why.onTrackAlready': (w) => `ton cube est déjà sur cette piste : ${w.track}`,
  'why.trackUsed': (w) => `quelqu’un a déjà choisi cette piste : ${w.track}`,
  'why.noAdvance': 'tu ne peux avancer sur aucune piste',
  'why.cardPlayed': 'tu as déjà joué une carte depuis que le soleil est ici ; on n’en joue qu’une',
  'why.notInHand': (w) => `tu n’as pas cette carte : ${w.card}`,
  'why.supplyEmpty': 'ton personnel n’a aucun scientifique',
  'why.onlyFirst': 'dans la zone éclairée, un brise-glace ne se joue que pendant le tour du premier bateau',
  'why.noSecond': (w) => `dans la zone ${w.area}, aucun bateau deuxième de la file ne pourrait agir`,
  'why.secondNotYours': (w) => `le deuxième bateau de la zone ${w.area} n’est pas à toi`,
  'why.hasIcebreaker': (w) => `le deuxième bateau de la zone ${w.area} a déjà un brise-glace`,
  'why.discarded': 'tu as déjà défaussé une ressource dans ce tour ; on n’en défausse qu’une',
  'why.noAvailableCube': 'tu n’as aucun cube disponible',
  'why.noShipThere': (w) => `aucun bateau n’est ${ordinal(w.place)} de la file dans la zone ${w.area}`,
  'why.notYourShip': (w) => `le ${ordinal(w.place)} bateau de la zone ${w.area} n’est pas à toi`,
  'why.actingShip': 'le bateau qui doit partir ne peut pas être défaussé avant',
  'why.newShip': (w) =>
    `le ${ordinal(w.place)} bateau de la zone ${w.area} vient d’être construit : il ne bouge pas encore`,
  'why.notInPile': (w) => `la pile n’a pas cette carte : ${w.card}`,
  'why.notInPacket': (w) => `le paquet n’a pas cette carte : ${w.card}`,
} satisfies Partial<AntarcticaTexts['messages']>;

const board = {
  areas: 'Zones',
  tracks: 'Pistes',
  cards: 'Cartes Bâtiment',
  resources: 'Ressources',
  firstPlaces: 'Majorités',
  buildingCards: 'Cartes prises',
  'word.area': (w) => w.area,
  'word.spot': (w) => `${w.area}, ${ordinal(w.place)} de la file`,
  'word.pile': (w) => w.pile,
  'word.track': (w) => w.track,
  'word.shipyardCard': (w) => w.card,
  'word.resourceCard': (w) => w.card,
  'asked.place': (w) => `${w.seat} doit placer un bateau`,
  'asked.startCube': (w) => `${w.seat} doit choisir une piste de départ`,
  'asked.sail': (w) => `${w.seat} doit quitter la zone ${w.area}`,
  'asked.sailAgain': (w) => `${w.seat} repart, de la zone ${w.area}`,
  'asked.sailIcebreaker': (w) => `Brise-glace : ${w.seat} peut quitter la zone ${w.area}`,
  'asked.inIcebreakerTurn': (w) => `Brise-glace : ${w.what}`,
  'asked.act': (w) => `${w.seat} peut agir dans la zone ${w.area}`,
  'asked.track': (w) => `${w.seat} doit avancer de ${count('# case', '# cases')(w.points)}`,
  'asked.pick': (w) => `${w.seat} doit prendre une carte Chantier naval`,
  'asked.draft': (w) => `${w.seat} doit choisir une carte Chantier naval`,
  'asked.move': (w) => `${w.seat} peut bouger un bateau`,
  'asked.joint': (w) => `${w.seat} doit choisir une piste`,
  'board.won': (w) => `Victoire : ${w.seats}`,
  'board.wonTogether': (w) => `Victoire partagée : ${w.seats}`,
  'over.scientists': 'Tous les scientifiques placés',
  'over.buildings': 'Tous les bâtiments construits',
  'over.idle': 'Plus rien ne se passe',
  'over.no-ships': 'Plus aucun bateau',
  'board.title': (w) => `Antarctica, ${w.seats} joueurs`,
  'board.cardsToGo': (w) => `${cards(w.count)} avant la fin`,
  'board.scientistsToGo': (w) => `${scientists(w.count)} avant la fin`,
  'board.soFar': 'provisoire',
  'board.idle': (w) => `${w.turns} tours sans action sur ${w.limit}`,
  'board.closed': 'fermée',
  'board.trackClosed': 'fermée',
  'board.wholeBoard': 'Le plateau entier',
  'board.areas': 'Zones',
  'board.tracks': 'Pistes de recherche',
  'board.players': 'Joueurs',
  'board.cards': 'Cartes',
  'board.own': 'Rien que pour toi',
  'board.reckoning': 'Points en détail',
  'board.total': 'Total',
  'board.inArea': (w) => `zone ${w.area}`,
  'board.byResearch': 'recherche',
  'board.byOthersResearch': 'recherche adverse',
  'board.byDiscards': 'défausses',
  'board.byAsterisks': 'astérisques',
  'board.readyOf': (w) => (w.later === 0 ? 'prêts' : `prêts, ${w.later} ensuite`),
  'board.recruited': (w) => (w.count === 1 ? '1 nouveau' : `${w.count} nouveaux`),
  'board.mayGo': 'peut aller ici',
  'board.next': 'ensuite',
  'board.full': 'plein',
  'board.newShip': 'nouveau',
  'board.needs': 'exige',
  'board.buildingsLeft': (w) => `Fin dans ${buildings(w.count)}`,
  'board.scientistsLeft': (w) => `ou ${scientists(w.count)}`,
  'board.deepestGets': 'Points du plus profond',
  'last.turn': (w) => `${w.seat} : ${w.what}`,
  'last.soFar': (w) => `${w.seat} jusqu’ici : ${w.what}`,
  'last.sailed': (w) => `va de ${w.from} à ${w.to}`,
  'last.placed': (w) => `place un bateau dans la zone ${w.to}`,
  'last.stayed': (w) => `reste dans la zone ${w.area}`,
  'last.built': (w) => `construit ${w.card}`,
  'last.recruited': (w) => `recrute ${w.count}`,
  'last.points': (w) =>
    `${w.points < 0 ? '−' : '+'}${plural('fr', Math.abs(w.points), { one: '# point', other: '# points' })}`,
  'last.nothing': 'sans points',
  'last.ship': 'construit un bateau',
  'last.research': 'avance en recherche',
  'last.played': (w) => `joue « ${w.card} »`,
  'last.discarded': (w) => `défausse ${w.what}`,
  'last.spareCube': 'un cube disponible',
  'last.spareShip': 'un bateau disponible',
  'last.moved': (w) => `bouge un bateau vers la zone ${w.to}`,
  'legend.title': 'Antarctica : les symboles',
  'legend.buildings': 'Bâtiments',
  'legend.pieces': 'Sur la carte',
  'legend.spaces': 'Dans les forages',
  'legend.cards': 'Sur les cartes Bâtiment',
  'legend.players': 'Chez les joueurs',
  'legend.ship': 'Bateau : le premier de la zone éclairée part',
  'legend.pawn': 'Scientifiques d’un joueur dans la zone',
  'legend.leads': 'Socle : le plus de scientifiques',
  'legend.cube': 'Cube sur une piste de recherche',
  'legend.sun': 'Le soleil : c’est le tour de cette zone',
  'legend.icebreaker': 'Brise-glace : ce bateau agit en second',
  'legend.harbour': 'Où le bateau peut aller',
  'legend.projected': 'Points si la partie finissait maintenant',
  'legend.ready': 'Scientifiques : prêts, et à recruter ensuite',
  'legend.red': 'Pour qui l’atteint',
  'legend.blue': 'Bleu : une fois, pour tout le monde',
  'legend.scientists': 'Scientifiques à y envoyer',
  'legend.research': 'Points de recherche gagnés',
  'legend.asterisk': 'Rapporte des points à la fin',
  'legend.requires': 'Requis : un de tes bateaux près de ces bâtiments',
  'compass.s': 'S',
  'compass.se': 'SE',
  'compass.e': 'E',
  'compass.ne': 'NE',
  'compass.n': 'N',
  'compass.nw': 'NO',
  'compass.w': 'O',
  'compass.sw': 'SO',
  'item.supply': 'Personnel',
  'item.reserve': 'Réserve',
  'item.availableShips': 'Bateaux disponibles',
  'item.availableCubes': 'Cubes disponibles',
  'item.discardedShips': 'Bateaux défaussés',
  'item.discardedCubes': 'Cubes défaussés',
  'item.shipyardCards': 'Cartes Chantier naval',
  'item.buildingCards': 'Cartes Bâtiment',
  'item.asterisks': 'Avec astérisque',
  'item.boardShips': 'Bateaux sur le plateau',
  'sign.acting': 'agit',
  'sign.willAct': 'agit ensuite',
  'sign.isNew': 'nouveau',
  'sign.icebreaker': 'brise-glace',
  'line.heading': (w) => `${w.what} :`,
  'line.sun': (w) =>
    `Le soleil éclaire la zone ${w.area}${w.next === undefined ? '' : `, ensuite ${w.next}`}`,
  'line.turn': (w) => `Tour de jeu : ${w.seat}${w.target === undefined ? '' : `, arrivée zone ${w.target}`}`,
  'line.icebreakerTurn': (w) =>
    `Tour de brise-glace : ${w.seat}${w.target === undefined ? '' : `, arrivée zone ${w.target}`}`,
  'line.acted': 'Action déjà faite',
  'line.discarded': 'Ressource déjà défaussée',
  'line.cardsPlayed': (w) => `Carte déjà jouée depuis que le soleil est ici : ${w.seats}`,
  'line.start': (w) => `Début de partie : ${w.seat}`,
  'line.waiting': (w) => `À venir, pour ${w.seat} : ${w.effect}`,
  'line.score': (w) =>
    `${w.seat} : score provisoire ${w.total} (zones ${w.areas}, pistes ${w.tracks}, cartes Bâtiment ${w.cards}, ressources ${w.resources})`,
  'line.finalScore': (w) =>
    `${w.seat} : ${points(w.total)} (zones ${w.areas}, pistes ${w.tracks}, cartes Bâtiment ${w.cards}, ressources ${w.resources})`,
  'line.rank': (w) =>
    `${w.seat} : rang ${w.rank} ; ${count('# majorité', '# majorités')(w.firstPlaces)}, ${count('# carte Bâtiment', '# cartes Bâtiment')(w.buildingCards)}`,
  'line.first': (w) => `majorité : ${w.seats}`,
  'line.scientists': (w) => `${w.seat}, scientifiques : personnel ${w.supply}, réserve ${w.reserve}`,
  'line.onBoard': (w) => `${w.seat}, sur le plateau : ${ships(w.count)}`,
  'line.available': (w) => `${w.seat}, ressources disponibles : ${ships(w.ships)}, ${cubes(w.cubes)}`,
  'line.discards': (w) => `${w.seat}, ressources défaussées : ${ships(w.ships)}, ${cubes(w.cubes)}`,
  'line.hand': (w) =>
    `${w.seat}, cartes : ${w.basic} Ressource simple, ${w.expertise} Ressource expertise, ${w.shipyard} Chantier naval`,
  'line.buildingCards': (w) =>
    `${w.seat}, ${count('# carte Bâtiment', '# cartes Bâtiment')(w.count)}, dont ${w.asterisks} avec astérisque${w.cards === undefined ? '' : ` : ${w.cards}`}`,
  'line.ownCard': (w) => `Dans ta main : ${w.card} (${w.count})`,
  'line.choicePile': (w) => `Dans la pile Chantier naval : ${w.card} (${w.count})`,
  'line.choicePacket': (w) => `Dans le paquet : ${w.card} (${w.count})`,
  'line.buildable': (w) => `Tu peux construire depuis ces piles : ${w.piles}`,
  'line.pile': (w) =>
    `${w.pile} : ${w.card}${w.requires === undefined ? '' : `, il faut ${w.requires}`} ; ${scientists(w.scientists)}, ${count('# point de recherche', '# points de recherche')(w.research)} ; ${cards(w.count)} dans la pile`,
  'line.asterisk': 'astérisque',
  'line.pileEmpty': (w) => `${w.pile} : plus de cartes`,
  'line.top': (w) => `${w.pile} : ${w.card}${w.requires === undefined ? '' : ` (il faut ${w.requires})`}`,
  'line.shipyard': (w) => `Pile Chantier naval : ${cards(w.count)}`,
  'line.packet': (w) => `Paquet en circulation : ${cards(w.count)}`,
  'line.boxed': (w) => `Dans la boîte, jamais vues : ${cards(w.count)}`,
  'line.played': (w) => `Jouées : ${w.card} (${w.count})`,
  'line.stock': (w) => `Pile de cartes Ressource : ${w.basic} simple, ${w.expertise} expertise`,
  'line.left': (w) => `${w.building} ${w.count}`,
  'line.leftBuildings': 'Bâtiments restants',
  'line.area': (w) => `${w.area} : ${w.buildings ?? 'aucun bâtiment'}`,
  'line.areaClosed': (w) => `${w.area} : zone fermée`,
  'line.ship': (w) => `${ordinal(w.place)} de la file : ${w.seat}`,
  'line.inArea': (w) => `${w.seat} : ${scientists(w.count)}`,
  'line.track': (w) => `${w.track}, pour : ${w.stations}`,
  'line.trackClosed': (w) => `${w.track} : fermée`,
  'line.cube': (w) => `${w.seat}, case ${w.space} (valeur ${w.value})`,
  'line.red': (w) => `case rouge ${w.space} : ${w.effect}`,
  'line.blue': (w) => `case bleue ${w.space} : ${w.effect}`,
  'line.blueUsed': (w) => `case bleue ${w.space}, déjà jouée : ${w.effect}`,
} satisfies Partial<AntarcticaTexts['messages']>;

export const FR: AntarcticaTexts = {
  title: 'Antarctica',
  about: 'Le soleil libère un bateau à la fois : naviguer, construire, recruter, chercher. Non officiel.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.fr, ...COACH.fr },
  verbs: {
    sail: { name: 'partir', description: 'Partir avec le bateau que le soleil éclaire' },
    stay: { name: 'rester', description: 'Renoncer au tour de brise-glace : le bateau reste' },
    build: {
      name: 'construire',
      description: 'Construire, là où ton bateau arrive, le bâtiment visible d’une pile',
    },
    ship: { name: 'bateau', description: 'Construire un bateau au chantier naval' },
    recruit: { name: 'recruter', description: 'Recruter des scientifiques au campement' },
    research: { name: 'rechercher', description: 'Avancer sur une piste qu’un centre de recherche permet' },
    play: { name: 'jouer', description: 'Jouer une carte Chantier naval' },
    icebreaker: {
      name: 'brise-glace',
      description: 'Poser un brise-glace sous ton bateau, deuxième de la file d’une zone',
    },
    'discard-cube': { name: 'défausser-cube', description: 'Défausser un cube, recruter un scientifique' },
    'discard-ship': {
      name: 'défausser-bateau',
      description: 'Défausser un bateau, recruter un scientifique',
    },
    end: { name: 'terminer', description: 'Terminer ton tour' },
    track: { name: 'piste', description: 'Choisir la piste sur laquelle avancer' },
    take: { name: 'prendre', description: 'Prendre une carte Chantier naval' },
    move: { name: 'bouger', description: 'Bouger un de tes bateaux (case bleue)' },
    skip: { name: 'passer', description: 'Ne pas utiliser cette possibilité' },
    place: { name: 'placer', description: 'Placer un bateau (mise en place)' },
  },
  parameters: {
    area: { name: 'zone', description: 'La zone' },
    pile: { name: 'pile', description: 'La pile de cartes Bâtiment' },
    card: { name: 'carte', description: 'La carte' },
    track: { name: 'piste', description: 'La piste de recherche' },
    spot: { name: 'place', description: 'Ton bateau : zone et place dans la file' },
  },
  options: {
    placement: {
      label: 'Premiers bateaux',
      values: { 'first-game': 'Déjà placés', free: 'À placer' },
      explained: {
        'first-game': 'Les bateaux partent de la disposition prévue pour une première partie',
        free: 'Chacun place ses bateaux un par un, à tour de rôle',
      },
    },
    start: {
      label: 'Qui commence',
      values: { lot: 'Tirage au sort', seat0: 'Place 1' },
      explained: {
        lot: 'La personne qui commence est tirée au sort',
        seat0: 'Qui a rejoint la table en premier commence',
      },
    },
  },
};
