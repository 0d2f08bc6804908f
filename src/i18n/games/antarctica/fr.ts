import { plural } from '../../plural.ts';
import type { AntarcticaTexts } from './texts.ts';

const count = (one: string, other: string) => (number: number) => plural('fr', number, { one, other });
const scientists = count('# scientifique', '# scientifiques');
const points = count('# point', '# points');
const ships = count('# bateau', '# bateaux');
const cubes = count('# cube', '# cubes');
const cards = count('# carte', '# cartes');
const ordinal = (place: number): string => (place === 1 ? '1er' : `${place}e`);

const events = {
  setUp: (w) => `Les bateaux attendent au large. Premier joueur : ${w.start}.`,
  shipPlaced: (w) => `${w.seat} place un bateau, zone ${w.area}.`,
  cubeGranted: (w) => `${w.seat} commence avec un cube sur une piste : ${w.track}.`,
  sunMoved: (w) =>
    w.skipped === undefined
      ? `Le soleil avance jusqu’à la zone ${w.area}.`
      : `Aucun bateau ici : ${w.skipped}. Le soleil avance jusqu’à la zone ${w.area}.`,
  shipSailed: (w) =>
    `${w.icebreaker > 0 ? 'Brise-glace ! ' : ''}${w.seat} bouge son bateau de la zone ${w.from} à la zone ${w.to}.`,
  shipStayed: (w) => `${w.seat} reste dans la zone ${w.area} ; le brise-glace est perdu.`,
  built: (w) =>
    `${w.seat} construit dans la zone ${w.area} : ${w.card}, avec ${scientists(w.scientists)}` +
    `${w.using === undefined ? '' : ` et une carte (${w.using}) pour ce qui manquait`}.`,
  cardClaimed: (w) =>
    `${w.seat} prend la carte Bâtiment. ${
      w.next === undefined ? `La pile est vide : ${w.pile}.` : `Suivante de la pile (${w.pile}) : ${w.next}.`
    }`,
  shipBuilt: (w) =>
    `${w.seat} met un bateau à l’eau dans la zone ${w.area} (${w.by}).` +
    (w.chooser === undefined ? '' : ` ${w.chooser} consulte la pile Chantier naval.`),
  recruited: (w) => `${w.seat} recrute ${scientists(w.count)}.`,
  advanced: (w) =>
    `${w.track} : ${w.seat} ${w.from === 0 ? `entre sur la case ${w.to}` : `avance de la case ${w.from} à la case ${w.to}`}` +
    `${w.lost > 0 ? ` ; ${count('# point perdu', '# points perdus')(w.lost)}, plus de case libre devant` : ''}.`,
  effectTriggered: (w) => `${w.track}, case ${w.space}, pour ${w.seat} : ${w.effect}.`,
  blueConsumed: (w) => `${w.track} : la case bleue ${w.space} est désormais jouée.`,
  effectVoid: (w) => `« ${w.effect} » ne donne rien à ${w.seat} : ${w.why}.`,
  resourceGained: (w) => `${w.seat} prend une carte : ${w.kind}.`,
  cardPlayed: (w) => `${w.seat} joue « ${w.kind} »${w.area === undefined ? '' : ` dans la zone ${w.area}`}.`,
  icebreakerBoxed: (w) => `Brise-glace (${w.seat}, zone ${w.area}) remis dans la boîte : ${w.why}.`,
  resourceDiscarded: (w) =>
    `${w.seat} défausse ${w.kind}${w.area === undefined ? '' : ` de la zone ${w.area}`}` +
    `${w.recruited > 0 ? ` et recrute ${scientists(w.recruited)}` : ''}.`,
  cardTaken: (w) =>
    `${w.seat} prend ${w.card === undefined ? 'une carte Chantier naval' : `« ${w.card} »`} ${w.from}.`,
  pileBoxed: (w) =>
    `Trop peu de cartes Chantier naval pour tous : ${count('# carte part', '# cartes partent')(w.count)} dans la boîte, face cachée.`,
  shipMoved: (w) => `${w.seat} bouge un bateau de la zone ${w.from} à la zone ${w.to}.`,
  skipped: (w) => `${w.seat} passe : ${w.question}.`,
  turnEnded: (w) =>
    w.idleTurns === 0
      ? `${w.seat} termine son tour.`
      : `${w.seat} termine un tour sans rien faire${w.idleTurns > 1 ? ` (${w.idleTurns} de suite)` : ''}.`,
  ended: (w) => `La partie est finie : ${w.reason}.`,
  scored: (w) => `${w.category} : ${w.points}.`,
  ranked: (w) => `${w.rank}. ${w.seat} : ${points(w.total)}.`,
  'by.action': 'construit au chantier naval',
  'by.effect': 'fruit de la recherche',
  'void.reserve': 'la réserve est vide',
  'void.available': 'aucun bateau n’est disponible',
  'void.line': (w) => `la file de la zone ${w.area} est complète`,
  'void.stock': 'la pile est vide',
  'void.holds': 'cette carte est déjà en main',
  'void.pile': 'il y a trop peu de cartes Chantier naval pour tous',
  'boxed.left': 'son bateau est parti',
  'boxed.first': 'son bateau est maintenant premier de la file',
  'boxed.stayed': 'son bateau reste',
  'discarded.cube': 'un cube',
  'discarded.ship': 'un bateau',
  'from.pile': 'dans la pile',
  'from.packet': 'dans le paquet',
  'question.move': 'aucun bateau ne bouge',
  'question.joint': 'aucun cube n’avance',
  'end.scientists': 'tous les scientifiques d’une couleur sont placés',
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
  'ask.place': (w) => `Dans quelle zone places-tu un bateau ? (encore ${ships(w.left)})`,
  'ask.startCube': (w) => `Tu commences avec un cube sur la case ${w.space}. De quelle piste ?`,
  'ask.sail': (w) =>
    `Le soleil éclaire ton bateau dans la zone ${w.area} : il doit partir. Vers quelle zone ?`,
  'ask.sailIcebreaker': (w) =>
    `Brise-glace : ton deuxième bateau de la zone ${w.area} peut partir aussi. Vers où, ou reste-t-il ?`,
  'ask.act': (w) => `Ton bateau est dans la zone ${w.area}. Qu’y fais-tu ? Une action, puis la fin du tour.`,
  'ask.actDone': (w) =>
    `Tu as agi dans la zone ${w.area}. Une carte, une ressource à défausser, ou la fin du tour ?`,
  'ask.track': (w) => `Tu avances de ${points(w.points)}. Sur quelle piste de recherche ?`,
  'ask.pick': (w) =>
    `Nouveau bateau pour ${w.seat} : tu prends une carte Chantier naval. Personne d’autre ne voit la pile. Laquelle ?`,
  'ask.draft': (w) =>
    `${count('Il y a # carte', 'Il y a # cartes')(w.cards)} : prends-en une, le reste circule. Personne ne voit laquelle.`,
  'ask.move': 'Tu peux bouger un de tes bateaux vers une autre zone. Il n’y agit pas.',
  'ask.joint': (w) =>
    `Chacun avance de ${points(w.points)}, toi d’abord. Sur quelle piste ? Les autres devront en choisir d’autres.`,
  'ask.jointMay': (w) =>
    `Tu peux avancer de ${points(w.points)} sur une piste${w.used === undefined ? '' : ` encore libre (prises : ${w.used})`}. Laquelle ?`,

  'do.place': (w) => `Placer un bateau : ${w.area}`,
  'do.track': (w) => `Avancer : ${w.track}`,
  'do.sail': (w) => `Bouger le bateau : ${w.area}`,
  'do.stay': 'Rester ici',
  'do.build': (w) => `Construire (${w.pile}) : ${w.card}`,
  'do.buildUsing': (w) => `Construire (${w.pile}) : ${w.card}, ${w.using}`,
  'do.ship': (w) => `Construire un bateau (zone ${w.area})`,
  'do.recruit': (w) => `Recruter ${scientists(w.count)}`,
  'do.research': (w) => `Recherche ${w.points} : ${w.track}`,
  'do.play': (w) => `Jouer ${w.card}`,
  'do.playIcebreaker': (w) => `Jouer ${w.card}, zone ${w.area}`,
  'do.discardCube': 'Défausser un cube',
  'do.discardShip': 'Défausser un bateau disponible',
  'do.discardShipAt': (w) => `Défausser le bateau de la zone ${w.area}, ${ordinal(w.place)} de la file`,
  'do.move': (w) => `Bouger : ${w.from} (${ordinal(w.place)}), vers ${w.area}`,
  'do.take': (w) => `Prendre ${w.card}`,
  'do.skip': 'Passer',
  'do.end': 'Terminer le tour',
  'do.andEnd': (w) => `${w.first}, puis terminer le tour`,

  'detail.area': (w) =>
    `${w.place === 1 ? 'Premier' : w.place === 2 ? 'Deuxième' : 'Troisième'} de la file. ${w.buildings ?? 'Aucun bâtiment'}`,
  'detail.stay': 'Le bateau garde sa place, le brise-glace va dans la boîte',
  'detail.build': (w) =>
    `${scientists(w.scientists)} vers la zone ${w.area}${w.research > 0 ? `, puis avancer de ${points(w.research)}` : ''}`,
  'detail.ship': (w) =>
    `${count('# bateau disponible', '# bateaux disponibles')(w.left)} ; chacun des autres prend une carte Chantier naval`,
  'detail.advance': (w) =>
    `${w.from === 0 ? `Entre sur la case ${w.to}` : `De la case ${w.from} à la case ${w.to}`}${w.effects === undefined ? '' : ` : ${w.effects}`}`,
  'detail.play.scientist': (w) => `1 scientifique du personnel vers la zone ${w.area}`,
  'detail.play.plus2': (w) => `${scientists(w.count)} de la réserve vers le personnel`,
  'detail.play.fast': (w) => `Avancer de ${points(w.points)} sur n’importe quelle piste`,
  'detail.play.icebreaker': 'Ton deuxième bateau y agit sous le même soleil que le premier',
  'detail.discard': (w) =>
    w.recruited > 0
      ? `Compte à la fin pour les ressources et recrute ${scientists(w.recruited)}`
      : 'Compte à la fin pour les ressources ; ta réserve est vide',
  'detail.lastShip': (w) =>
    `Ton dernier bateau sur le plateau : sans lui, plus de tours${w.recruited > 0 ? `. Recrute ${scientists(w.recruited)}` : ''}`,
  'detail.take.icebreaker': (w) => `Ton deuxième bateau d’une file agit aussi (${w.left} ici)`,
  'detail.take.scientist': (w) => `Place 1 scientifique dans la zone cible (${w.left} ici)`,
  'detail.take.plus2': (w) => `2 scientifiques de la réserve vers le personnel (${w.left} ici)`,
  'detail.take.fast': (w) => `Avancer de 3 points sur n’importe quelle piste (${w.left} ici)`,
  'group.setup': 'Mise en place',
  'group.sail': 'Bouger le bateau',
  'group.build': 'Construire',
  'group.act': 'Bateau ou scientifiques',
  'group.research': 'Recherche',
  'group.play': 'Cartes Chantier naval',
  'group.discard': 'Défausser une ressource',
  'group.move': 'Bouger un bateau',
  'group.take': 'Prendre une carte',
  'group.end': 'C’est tout',
} satisfies Partial<AntarcticaTexts['messages']>;

const refusals = {
  'why.over': 'la partie est finie',
  'why.notAsked': (w) => `la décision revient à ${w.seats}`,
  'why.setupGoesOn': 'la mise en place n’est pas terminée',
  'why.answerFirst': 'il faut d’abord répondre à une autre question',
  'why.onlyInSetup': 'on ne place des bateaux que pendant la mise en place',
  'why.sailFirst': 'le bateau au soleil doit d’abord partir',
  'why.sailedAlready': (w) => `ton bateau est déjà arrivé dans la zone ${w.area}`,
  'why.noTrackAsked':
    'tu n’as pas de points de recherche à placer ; dans une station, on fait de la recherche',
  'why.noMoveAsked': 'on ne bouge un bateau ainsi que grâce à une case bleue',
  'why.nothingToTake':
    'on prend une carte Chantier naval quand un autre joueur reçoit un bateau, ou dans un paquet',
  'why.noSkip': 'ici on ne peut pas passer',
  'why.mustSail': 'le premier bateau au soleil doit partir',
  'why.stayAfterDiscard': 'tu as défaussé une ressource dans ce tour, le bateau doit donc partir',
  'why.areaClosed': (w) => `la zone ${w.area} est fermée à ce nombre de joueurs`,
  'why.lineFull': (w) => `la zone ${w.area} a déjà ${ships(w.spaces)}, la file est complète`,
  'why.sameArea': (w) => `le bateau est dans la zone ${w.area} ; il doit aller dans une autre`,
  'why.acted': 'ton action de ce tour est faite',
  'why.pileEmpty': (w) => `la pile est vide : ${w.pile}`,
  'why.standsAlready': (w) => `la zone ${w.area} a déjà ce bâtiment : ${w.building}`,
  'why.noBuildingLeft': (w) => `il ne reste plus de ce bâtiment : ${w.building}`,
  'why.tooFewScientists': (w) => `il faut ${scientists(w.needed)} et ton personnel en a ${w.supply}`,
  'why.noAccess': (w) => `aucun de tes bateaux n’est là où il en faudrait un : ${w.buildings}`,
  'why.noAccessCoverable': (w) =>
    `aucun de tes bateaux n’est là où il en faudrait un : ${w.building}. Ta carte « ${w.card} » peut le remplacer`,
  'why.nothingMissing': (w) => `tu as accès à tout, la carte « ${w.card} » est inutile`,
  'why.severalMissing': (w) => `une carte remplace un seul bâtiment, et il te manque : ${w.buildings}`,
  'why.notCovered': (w) => `la carte « ${w.card} » ne remplace pas ce bâtiment : ${w.building}`,
  'why.noResourceCard': (w) => `tu n’as pas la carte « ${w.card} »`,
  'why.noShipyard': (w) => `il n’y a pas de chantier naval dans la zone ${w.area}`,
  'why.noAvailableShip': 'tu n’as aucun bateau dans tes ressources disponibles',
  'why.noCamp': (w) => `il n’y a pas de campement dans la zone ${w.area}`,
  'why.nobodyThere': (w) => `tu n’as plus ni bateau ni scientifique dans la zone ${w.area}`,
  'why.reserveEmpty': 'ta réserve de scientifiques est vide',
  'why.noStation': (w) => `il n’y a pas de centre de recherche dans la zone ${w.area}`,
  'why.noIcon': (w) =>
    `la zone ${w.area} n’a que ${w.stations}, et cela ne sert pas cette piste : ${w.track}`,
  'why.trackClosed': (w) => `cette piste est fermée à ce nombre de joueurs : ${w.track}`,
  'why.noCube': (w) => `tu n’as pas de cube disponible pour entrer sur cette piste : ${w.track}`,
  'why.noSpaceAhead': (w) => `plus aucune case libre devant toi : ${w.track}`,
  'why.spaceTaken': (w) => `la case ${w.space} est occupée : ${w.track}`,
  'why.onTrackAlready': (w) => `ton cube est déjà sur cette piste : ${w.track}`,
  'why.trackUsed': (w) => `quelqu’un y avance déjà : ${w.track}`,
  'why.noAdvance': 'tu ne peux avancer sur aucune piste',
  'why.cardPlayed': 'tu as déjà joué une carte sous ce soleil ; on n’en joue qu’une',
  'why.notHeld': (w) => `tu n’as pas cette carte : ${w.card}`,
  'why.supplyEmpty': 'ton personnel n’a aucun scientifique',
  'why.onlyFirst': 'dans la zone éclairée, on le pose seulement pendant le tour du premier bateau',
  'why.noSecond': (w) => `dans la zone ${w.area}, aucun deuxième bateau ne pourrait agir`,
  'why.secondNotYours': (w) => `le deuxième bateau de la zone ${w.area} n’est pas à toi`,
  'why.hasIcebreaker': (w) => `le deuxième bateau de la zone ${w.area} a déjà un brise-glace`,
  'why.discarded': 'tu as déjà défaussé une ressource dans ce tour ; une seule est permise',
  'why.noAvailableCube': 'tu n’as aucun cube dans tes ressources disponibles',
  'why.noShipThere': (w) => `aucun bateau n’est ${ordinal(w.place)} de la file dans la zone ${w.area}`,
  'why.notYourShip': (w) => `le ${ordinal(w.place)} bateau de la zone ${w.area} n’est pas à toi`,
  'why.actingShip': 'le bateau qui doit partir ne peut pas être défaussé avant',
  'why.newShip': (w) =>
    `le ${ordinal(w.place)} bateau de la zone ${w.area} est arrivé dans ce tour, il ne bouge pas encore`,
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
  'asked.place': (w) => `${w.seat} place un bateau`,
  'asked.startCube': (w) => `${w.seat} choisit une piste de départ`,
  'asked.sail': (w) => `${w.seat} quitte la zone ${w.area}`,
  'asked.sailIcebreaker': (w) => `Brise-glace : ${w.seat} peut quitter la zone ${w.area}`,
  'asked.inIcebreakerTurn': (w) => `Brise-glace : ${w.what}`,
  'asked.act': (w) => `${w.seat} agit dans la zone ${w.area}`,
  'asked.track': (w) => `${w.seat} avance de ${w.points} sur une piste`,
  'asked.pick': (w) => `${w.seat} prend une carte Chantier naval`,
  'asked.draft': (w) => `${w.seat} choisit une carte Chantier naval`,
  'asked.move': (w) => `${w.seat} peut bouger un bateau`,
  'asked.joint': (w) => `${w.seat} avance avec les autres`,
  'board.won': (w) => `Victoire : ${w.seats}`,
  'board.wonTogether': (w) => `Victoire partagée : ${w.seats}`,
  'over.scientists': 'Tous les scientifiques placés',
  'over.buildings': 'Tous les bâtiments construits',
  'over.idle': 'Plus rien ne se passe',
  'over.no-ships': 'Plus aucun bateau',
  'board.title': (w) => `Antarctica, ${w.seats} joueurs`,
  'board.cardsToGo': (w) => `encore ${cards(w.count)}`,
  'board.scientistsToGo': (w) => `encore ${scientists(w.count)}`,
  'board.toGo': (w) => `encore ${cards(w.cards)}, ${scientists(w.scientists)}`,
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
  'board.total': 'Total',
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
  'sign.willAct': 'agit ensuite sous ce soleil',
  'sign.isNew': 'nouveau',
  'sign.icebreaker': 'brise-glace',
  'line.heading': (w) => `${w.what} :`,
  'line.sun': (w) =>
    `Le soleil éclaire la zone ${w.area}${w.next === undefined ? '' : `, ensuite ${w.next}`}`,
  'line.turn': (w) => `Tour de jeu : ${w.seat}${w.target === undefined ? '' : `, arrivée zone ${w.target}`}`,
  'line.icebreakerTurn': (w) =>
    `Tour de brise-glace : ${w.seat}${w.target === undefined ? '' : `, arrivée zone ${w.target}`}`,
  'line.acted': 'L’action est faite',
  'line.discarded': 'Une ressource a été défaussée',
  'line.cardsPlayed': (w) => `Carte déjà jouée sous ce soleil : ${w.seats}`,
  'line.start': (w) => `Premier joueur : ${w.seat}`,
  'line.waiting': (w) => `À venir, pour ${w.seat} : ${w.effect}`,
  'line.score': (w) =>
    `${w.seat} : ${points(w.total)} pour l’instant (zones ${w.areas}, pistes ${w.tracks}, cartes Bâtiment ${w.cards}, ressources ${w.resources})`,
  'line.finalScore': (w) =>
    `${w.seat} : ${points(w.total)} (zones ${w.areas}, pistes ${w.tracks}, cartes Bâtiment ${w.cards}, ressources ${w.resources})`,
  'line.rank': (w) =>
    `${w.seat} : place ${w.rank} ; ${count('# majorité', '# majorités')(w.firstPlaces)}, ${count('# carte Bâtiment', '# cartes Bâtiment')(w.buildingCards)}`,
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
  'line.buildable': (w) => `Tu peux construire : ${w.piles}`,
  'line.pile': (w) =>
    `${w.pile} : ${w.card}${w.requires === undefined ? '' : `, nécessaires : ${w.requires}`} ; ${scientists(w.scientists)}, ${count('# point de recherche', '# points de recherche')(w.research)} ; ${cards(w.count)} dans la pile`,
  'line.asterisk': 'astérisque',
  'line.pileEmpty': (w) => `${w.pile} : plus de cartes`,
  'line.top': (w) => `${w.pile} : ${w.card}${w.requires === undefined ? '' : ` avec ${w.requires}`}`,
  'line.shipyard': (w) => `Pile Chantier naval : ${cards(w.count)}`,
  'line.packet': (w) => `Paquet en circulation : ${cards(w.count)}`,
  'line.boxed': (w) => `Dans la boîte, jamais vues : ${cards(w.count)}`,
  'line.played': (w) => `Jouées : ${w.card} (${w.count})`,
  'line.stock': (w) => `Pile de cartes Ressource : ${w.basic} simple, ${w.expertise} expertise`,
  'line.left': (w) => `${w.building} ${w.count}`,
  'line.leftBuildings': 'Bâtiments restants',
  'line.area': (w) => `${w.area} : ${w.buildings ?? 'aucun bâtiment'}`,
  'line.areaClosed': (w) => `${w.area} : zone fermée`,
  'line.ship': (w) => `${ordinal(w.place)} de la file ${w.seat}`,
  'line.inArea': (w) => `${w.seat} ${scientists(w.count)}`,
  'line.track': (w) => `${w.track}, pour : ${w.stations}`,
  'line.trackClosed': (w) => `${w.track} : fermée`,
  'line.cube': (w) => `${w.seat} case ${w.space} (valeur ${w.value})`,
  'line.red': (w) => `case rouge ${w.space} : ${w.effect}`,
  'line.blue': (w) => `case bleue ${w.space} : ${w.effect}`,
  'line.blueUsed': (w) => `case bleue ${w.space}, déjà jouée : ${w.effect}`,
} satisfies Partial<AntarcticaTexts['messages']>;

export const FR: AntarcticaTexts = {
  title: 'Antarctica',
  about: 'Des bateaux autour du pôle : le soleil les réveille un à un. Version de fans non officielle.',
  messages: { ...events, ...prompts, ...refusals, ...board },
  verbs: {
    sail: { name: 'naviguer', description: 'Partir avec le bateau que le soleil éclaire' },
    stay: { name: 'rester', description: 'Renoncer au tour de brise-glace : le bateau reste' },
    build: {
      name: 'construire',
      description: 'Construire dans la zone cible le bâtiment visible d’une pile',
    },
    ship: { name: 'bateau', description: 'Construire un bateau au chantier naval' },
    recruit: { name: 'recruter', description: 'Recruter des scientifiques au campement' },
    research: { name: 'rechercher', description: 'Avancer sur une piste qu’un centre de recherche permet' },
    play: { name: 'jouer', description: 'Jouer une carte Chantier naval' },
    icebreaker: {
      name: 'brise-glace',
      description: 'Poser un brise-glace sous ton deuxième bateau d’une zone',
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
    skip: { name: 'passer', description: 'Y renoncer' },
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
    placement: { label: 'Premiers bateaux', values: { 'first-game': 'Déjà placés', free: 'À placer' } },
    start: { label: 'Premier joueur', values: { lot: 'Tiré au sort', seat0: 'Place 1' } },
  },
};
