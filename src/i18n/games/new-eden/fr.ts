import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import { ON_CARDS } from './on-cards.ts';
import { rowContents } from './row-contents.ts';
import type { NewEdenTexts } from './texts.ts';

type Messages = NewEdenTexts['messages'];

const count = (one: string, other: string) => (number: number) => plural('fr', number, { one, other });
const coins = count('# pièce', '# pièces');
const points = count('# point', '# points');
const endPoints = count('# point à la fin', '# points à la fin');
const deeples = count('# deeple', '# deeples');
const collapsed = count('# station effondrée', '# stations effondrées');
const moved = count('un deeple', '# deeples');
const fromDome = ({ number, fromDome: out }: { number: number; fromDome: number }): string =>
  out === number ? ' de la coupole' : '';
const crabs = count('un crabe', '# crabes');
const shells = count('un coquillage', '# coquillages');
const octopuses = count('une pieuvre', '# pieuvres');
/** « 2 points, 5 pièces et 1 deeple » */
const listed = (parts: readonly (string | false)[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts.filter((part) => part !== false));
const cards = count('# carte', '# cartes');
const contents = rowContents('aucune carte', cards, {
  crab: count('crabe', '# crabes'),
  shell: count('coquillage', '# coquillages'),
  octopus: count('pieuvre', '# pieuvres'),
  shipyard: count('chantier naval', '# chantiers navals'),
  oxygen: count('réservoir', '# réservoirs'),
  research: count('recherche', '# recherches'),
});
const spaces = count('# case', '# cases');
const actions = (number: number): string =>
  number === 0
    ? 'aucune action supplémentaire'
    : plural('fr', number, { one: '# action supplémentaire', other: '# actions supplémentaires' });
const damage = count('# dégât', '# dégâts');
/** of positions and times, which are feminine */
const ordinal = (place: number): string => (place === 1 ? '1re' : `${place}e`);
const signed = (number: number): string => (number < 0 ? `−${0 - number}` : `+${number}`);
/** Without a number where the line is too long for it. */
const bought = (price: number): string => (price === 0 ? '' : ` pour ${coins(price)}`);
const dt = (seat: string | undefined): string => seat ?? 'Deep Thought';
const worth = (number: number): string => (number === 0 ? '' : ` ; ${endPoints(number)}`);
const first = (step: string | undefined): string => (step === undefined ? '' : `${step} ; `);
/** What the row does comes at once, what the module does only when it’s activated. */
const beforeModule = (step: string | undefined): string =>
  step === undefined ? '' : `${first(step)}module : `;
/** Several names on one button are said without their second words. */
const shortly = (names: string): string =>
  names
    .replaceAll('Crabe de récolte', 'Crabe')
    .replaceAll('Maison coquillage', 'Coquillage')
    .replaceAll('Pieuvre de réparation', 'Pieuvre')
    .replaceAll('Chantier naval', 'Chantier')
    .replaceAll('Réservoir d’oxygène', 'Réservoir');

const events = {
  gameStarted: (w) => `Les stations sont prêtes. ${dt(w.holder)} commence avec le Nautilus.`,
  roundStarted: (w) => `Manche ${w.round}. Bonus de fin de manche. ${w.first} ; ${w.second}.`,
  nautilusMoved: (w) => `${dt(w.seat)} prend le Nautilus et commence les phases suivantes.`,
  cardDiscarded: (w) =>
    `Carte défaussée, ligne ${w.row}, colonne ${w.column} (règle à deux stations) : ${w.card}.`,
  rowsDropped: (w) => `La ligne ${w.row} est vide : les lignes au-dessus descendent et coûtent moins.`,
  bought: (w) => `${w.seat} achète dans la ligne ${w.row} : ${w.card}.`,
  damageChanged: (w) =>
    w.by < 0
      ? `${dt(w.seat)} répare ${damage(0 - w.by)} (${w.cause}), total ${w.to}.`
      : `${dt(w.seat)} subit ${damage(w.by)} (${w.cause}), total ${w.to}.`,
  cardDestroyed: (w) => `Trop de dégâts ! ${dt(w.seat)} perd une carte : ${w.card}.`,
  built: (w) => `${dt(w.seat)} construit : ${w.card}.`,
  deeplesGained: (w) => `${w.seat} reçoit ${deeples(w.deeples)} dans la coupole (${w.cause}).`,
  pointsGained: (w) => `${dt(w.seat)} marque ${points(w.points)} (${w.cause}).`,
  coinsGained: (w) => `${dt(w.seat)} reçoit ${coins(w.coins)} (${w.cause}).`,
  coinsPaid: (w) => `${dt(w.seat)} paie ${coins(w.coins)} (${w.cause}).`,
  oxygenUsed: (w) => `${w.seat} utilise de l’oxygène : ${w.card}.`,
  deepleMoved: (w) =>
    w.from === 0
      ? `${w.seat} envoie un deeple de la coupole au module ${w.to} : ${w.module}.`
      : `${w.seat} envoie un deeple du module ${w.from} au module ${w.to} : ${w.module}.`,
  activated: (w) => `${w.seat} active : ${w.module}.`,
  plantUsed: (w) => `${w.seat} utilise la centrale (${ordinal(w.use)} fois de la manche).`,
  extended: (w) => `${w.seat} construit : ${w.extension}.`,
  passed: (w) => `${dt(w.seat)} passe son tour (en ${ordinal(w.place)} position).`,
  displayCleared: (w) => `Cartes restantes mises dans la boîte : ${w.cards}.`,
  marketDealt: (w) =>
    `${dt(w.seat)} reçoit ${cards(w.count)} du marché clandestin${w.cards === undefined ? '' : ` : ${w.cards}`}.`,
  marketChosen: (w) =>
    w.cards === undefined
      ? `${w.seat} a choisi.`
      : `${w.seat} a choisi : ${w.cards === '' ? 'rien' : w.cards}.`,
  marketClosed: (w) =>
    w.count === 0
      ? `${w.seat} n’achète rien au marché clandestin.`
      : `${w.seat} achète ${cards(w.count)} au marché clandestin.`,
  rowFilled: (w) =>
    `${w.seat === undefined ? `Ligne ${w.row} : ${cards(w.count)} face cachée` : `${w.seat} laisse ${cards(w.count)} face cachée en ligne ${w.row}`}${w.cards === undefined ? '' : ` (${w.cards})`}.`,
  marketShown: (w) => `${dt(w.seat)} montre ses achats du marché clandestin : ${w.cards}.`,
  rowsRevealed: (w) =>
    `Les lignes sont retournées. ${[w.row1, w.row2, w.row3, w.row4].map((row, at) => `Ligne ${at + 1} : ${row === '' ? 'aucune carte' : shortly(row)}`).join('. ')}.`,
  rowChosen: (w) =>
    w.seat === undefined
      ? `La ligne ${w.row} est mise aux enchères.`
      : `${w.seat} met la ligne ${w.row} aux enchères.`,
  bidMade: (w) =>
    w.coins === 0
      ? `${dt(w.seat)} ne participe pas aux enchères de la ligne ${w.row}.`
      : `${dt(w.seat)} offre ${coins(w.coins)} pour la ligne ${w.row}.`,
  maximumSet: (w) =>
    `Limite secrète pour la ligne ${w.row} (${w.seat}) : ${coins(w.coins)}. Personne d’autre ne le voit.`,
  droppedOut: (w) =>
    w.all > 0
      ? `${w.seat} se retire de toutes les enchères de la manche.`
      : `${w.seat} se retire des enchères de la ligne ${w.row}.`,
  rowSold: (w) =>
    `La ligne ${w.row} va à ${dt(w.seat)} pour ${coins(w.coins)}${w.cards === '' ? ', sans carte' : ` : ${w.cards}`}.`,
  rowUnsold: (w) =>
    `La ligne ${w.row} reste invendue${w.cards === '' ? '' : ` ; dans la boîte : ${w.cards}`}.`,
  pushed: (w) => `${w.seat} force une action de plus (ligne ${w.row}).`,
  bonusPaid: (w) => `${w.bonus}. ${dt(w.seat)} a ${cards(w.cards)}.`,
  roundCleaned: (w) =>
    `Fin de la manche ${w.round} : les deeples rentrent, réservoirs et modules sont de nouveau disponibles.`,
  deepThoughtTook: (w) => `Deep Thought prend, ligne ${w.row}, colonne ${w.column} : ${w.card}.`,
  deepThoughtActivated: (w) =>
    `Deep Thought active tout : ${coins(w.coins)}, ${points(w.points)}, réparation ${w.repair}.`,
  rowsCleared: (w) =>
    `Seule la ligne ${w.kept} reste${w.cards === '' ? '' : ` ; dans la boîte : ${w.cards}`}.`,
  finalScored: (w) =>
    `${dt(w.seat)} : ${points(w.total)}, dont ${w.coinPoints} pour les pièces${
      w.stable > 0 ? ` et ${w.value} pour la station stable` : ' ; la station s’est effondrée'
    }.`,
  gameEnded: 'Toutes les stations sont décomptées.',
} satisfies Partial<Messages>;

const prompts = {
  'ask.turn':
    'À toi ! Acheter une carte, déplacer des deeples ou passer ? Avant, si tu veux : centrale et extensions.',
  'ask.bottle': (w) =>
    `${w.card}, bouteille ${w.bottle} : déplace un deeple de ${spaces(w.bottle)} au plus. Lequel, et vers quel module ?`,
  'ask.land': (w) =>
    `Deeple du module ${w.from} (${w.arm}) : vers quel module, à ${spaces(w.bottle)} au plus ?`,
  'ask.activate':
    'Tes deeples sont arrivés. Quels modules actives-tu ? Leurs deeples y restent jusqu’à la fin de la manche.',
  'ask.destroy': 'Tes dégâts dépassent la piste : tu perds la dernière carte d’un bras. Lequel ?',
  'ask.market': 'Marché clandestin : quelles cartes achètes-tu ? Le choix est secret et définitif.',
  'ask.place': (w) =>
    `Plusieurs cartes au même endroit (${w.arm}). Laquelle places-tu d’abord, au plus près de la coupole ?`,
  'ask.row': 'Tu ouvres les enchères : quelle ligne ?',
  'ask.openBid': (w) =>
    `Tu ouvres les enchères de la ligne ${w.row}. Combien offres-tu ? Tu peux aussi ne pas participer.`,
  'ask.bid': (w) =>
    w.bidder === undefined
      ? `Ligne ${w.row} : aucune offre. Tu offres ou tu te retires ?`
      : `Ligne ${w.row} : ${w.bidder} offre ${coins(w.high)}. Tu surenchéris ou tu te retires ?`,
  'ask.extra': (w) =>
    `La ligne ${w.row} est à toi. Actions supplémentaires restantes : ${w.left} (chacune utilise une carte Oxygène). Oxygène, forcer, action libre, ou terminer là ?`,
  'ask.keep':
    'Toutes les lignes sont visibles. Laquelle gardes-tu pour les enchères ? Les autres vont dans la boîte.',
  'ask.soloBid': (w) =>
    `Ligne ${w.row} (${cards(w.cards)}, ${actions(w.actions)}) : Deep Thought offre ${coins(w.coins)}. Tu offres une pièce de plus ou tu te retires ?`,
  'decided.turn': 'jouer son tour',
  'decided.bottle': 'déplacer un deeple',
  'decided.land': 'déplacer un deeple',
  'decided.activate': 'activer des modules',
  'decided.destroy': 'choisir une carte à perdre',
  'decided.market': 'choisir au marché clandestin',
  'decided.place': 'disposer les nouveaux modules',
  'decided.row': 'choisir une ligne',
  'decided.openBid': 'ouvrir les enchères',
  'decided.bid': 'surenchérir ou se retirer',
  'decided.maximum': 'surenchérir ou se retirer',
  'decided.extra': 'jouer ses actions supplémentaires',
  'decided.keep': 'garder une ligne',
  'decided.soloBid': 'surenchérir ou se retirer',

  'do.buy': (w) => `Acheter (${coins(w.coins)}) : ${w.card}`,
  'do.oxygen': (w) => `Oxygène : ${w.card}`,
  'do.move': (w) => `Coupole → module ${w.position} : ${w.module}`,
  'do.moveOn': (w) => `Jusqu’au module ${w.position} : ${w.module}`,
  'do.lift': (w) => `Repartir du module ${w.position} : ${w.module}`,
  'do.skip': 'Ne pas utiliser cette bouteille',
  'do.activate': (w) => `Activer : ${shortly(w.modules)}`,
  'do.activateNone': 'Ne rien activer',
  'do.pass': 'Passer son tour',
  'do.plant': (w) => `Centrale : recevoir ${coins(w.coins)}`,
  'do.extend': (w) => `Construire (${coins(w.coins)}) : ${w.extension}`,
  'do.market': (w) => `Acheter : ${shortly(w.cards)}`,
  'do.marketNone': 'Ne rien acheter',
  'do.place': (w) => `Au plus près de la coupole : ${w.card}`,
  'do.row': (w) => `Ligne ${w.row} (${cards(w.cards)})`,
  'do.bid': (w) => `Offrir ${coins(w.coins)}`,
  'do.bidNone': 'Ne pas participer',
  'do.maximum': 'Offrir avec une limite secrète',
  'do.limit': (w) => `Aller jusqu’à ${coins(w.coins)}`,
  'do.drop': 'Se retirer',
  'do.dropAll': 'Se retirer de toutes les enchères',
  'do.push': (w) => `Forcer : ${damage(w.damage)} pour une action de plus`,
  'do.done': 'Terminé',
  'do.destroy': (w) => `Perdre : ${w.card}`,
  'do.keep': (w) => `Garder la ligne ${w.row} : ${shortly(w.cards)}`,

  'detail.card': (w) => `${first(w.step)}${w.effect}${worth(w.endPoints)}`,
  'detail.module': (w) => `${beforeModule(w.step)}${w.effect} avec ${deeples(w.sites)}${worth(w.endPoints)}`,
  'detail.pass': (w) =>
    `En ${ordinal(w.place)} position : ${points(w.points)}${w.place === 1 ? ' et le Nautilus' : ''}`,
  'detail.plant': (w) =>
    `${w.damage === 0 ? 'Aucun dégât' : damage(w.damage)}${w.points === undefined ? '' : `, ${points(w.points)}`} ; usages restants cette manche : ${w.left}${w.after === undefined ? '' : ` (le suivant : ${damage(w.after)})`}`,
  'detail.market': (w) => `Coûte ${coins(w.coins)} et ${damage(w.damage)}`,
  'detail.keep': (w) => `Deep Thought misera ${coins(w.coins)} ; pour l’emporter, mise une de plus`,
  'detail.row': (w) => `${actions(w.actions)}${w.cards === undefined ? '' : ` ; ${shortly(w.cards)}`}`,
  'detail.sites': (w) => `${w.effect} avec ${deeples(w.sites)} ; sur place ensuite : ${w.lying}`,
  'detail.coinsLeft': (w) => `Il te resterait ${coins(w.coins)}`,
  'detail.extension.shipyard': (w) => `${deeples(w.deeples)} dans la coupole`,
  'detail.extension.oxygen': (w) =>
    `Une carte Oxygène, bouteilles ${w.first} et ${w.second}, utilisable tout de suite`,
  'detail.extension.octopus': (w) =>
    `Une pieuvre près de la coupole : réparation ${w.repair} avec 1 deeple ; marqueur rouge +1`,
  'detail.extension.research': (w) => `${points(w.points)} pour chaque Recherche construite ensuite`,
  'detail.dropAll': 'Je ne te demanderai plus rien pour les enchères de cette manche',
  'detail.maximum': 'J’offre pour toi, pièce par pièce, jusqu’à une limite que personne d’autre ne connaît',
  'step.repair': (w) => `réparation ${w.n}`,
  'step.damage': (w) => damage(w.n),
  'step.nothing': 'aucun dégât',

  'effect.coins': (w) => coins(w.n),
  'effect.points': (w) => points(w.n),
  'effect.repair': (w) => `réparation ${w.n}`,
  'effect.deeples': (w) => deeples(w.n),
  'effect.bottle': (w) => `bouteille ${w.first}`,
  'effect.bottles': (w) => `bouteilles ${w.first} + ${w.second}`,
  'effect.plantBonus': (w) =>
    `chaque usage de la centrale : ${[
      w.repair === undefined ? '' : `${damage(w.repair)} de moins`,
      w.coins === undefined ? '' : `${coins(w.coins)} de plus`,
      w.points === undefined ? '' : points(w.points),
    ]
      .filter((part) => part !== '')
      .join(', ')}`,
  'effect.gainCoins': (w) => `tout de suite : ${coins(w.n)}`,
  'effect.marker': (w) => `marqueur rouge ${signed(w.n)}`,
  'effect.hit.crab': (w) =>
    `tout de suite : chaque autre station subit ${damage(w.n)} par Crabe qu’elle possède`,
  'effect.hit.shell': (w) =>
    `tout de suite : chaque autre station subit ${damage(w.n)} par Coquillage qu’elle possède`,
  'effect.hit.octopus': (w) =>
    `tout de suite : chaque autre station subit ${damage(w.n)} par Pieuvre qu’elle possède`,
  'effect.hit.shipyard': (w) =>
    `tout de suite : chaque autre station subit ${damage(w.n)} par Chantier naval qu’elle possède`,
  'effect.hit.oxygen': (w) =>
    `tout de suite : chaque autre station subit ${damage(w.n)} par carte Oxygène qu’elle possède`,
  'effect.hit.research': (w) =>
    `tout de suite : chaque autre station subit ${damage(w.n)} par Recherche qu’elle possède`,
  'effect.crabsDoNotPull': 'les Crabes ne font pas reculer le marqueur rouge',
  'effect.mannedCrabs': (w) => `fin : ${points(w.n)} par Crabe complet`,
  'effect.takeDamage': (w) => `tout de suite : ${damage(w.n)}`,
  'effect.othersGainCoins': (w) => `tout de suite : ${coins(w.n)} pour chaque autre station`,
  'effect.repairNow': (w) => `tout de suite : réparation ${w.n}`,

  'group.buy': 'Acheter une carte',
  'group.oxygen': 'Oxygène',
  'group.free': 'Actions libres',
  'group.move': 'Déplacer un deeple',
  'group.lift': 'Deeple déjà sur un module',
  'group.bid': 'Offrir',
  'group.limit': 'Limite secrète',
  'group.drop': 'Se retirer',
  'group.market': 'Marché clandestin',

  'cause.price': (w) => `ligne ${w.row}`,
  'cause.row': (w) => `ligne ${w.row}`,
  'cause.module': (w) => w.module,
  'cause.card': (w) => w.card,
  'cause.plant': 'centrale',
  'cause.extension': (w) => w.extension,
  'cause.market': (w) => `${cards(w.cards)} du marché clandestin`,
  'cause.bid': (w) => `enchères de la ligne ${w.row}`,
  'cause.push': 'forcer',
  'cause.pass': (w) => `${ordinal(w.place)} position`,
  'cause.bonus': (w) => w.bonus,
  'cause.activation': 'activation',
  'bonus.coins': (w) => `${w.category} : ${coins(w.n)} par carte`,
  'bonus.points': (w) => `${w.category} : ${points(w.n)} par carte`,
} satisfies Partial<Messages>;

const refusals = {
  'why.over': 'la partie est terminée',
  'why.notAsked': (w) => `c’est d’abord à ${w.seats} de jouer (${w.decided})`,
  'why.otherQuestion': (w) => `on te demande autre chose : ${w.decided}`,
  'why.passed': 'tu as déjà passé ton tour pour cette phase',
  'why.choiceFinal': 'ton choix au marché clandestin est définitif',
  'why.outOfAuction': 'tu ne participes plus à ces enchères',
  'why.outOfAllAuctions': 'tu ne participes plus aux enchères de cette manche',
  'why.emptySpace': (w) => `il n’y a pas de carte en ligne ${w.row}, colonne ${w.column}`,
  'why.coins': (w) => `cela coûte ${coins(w.needed)}, et tu n’en as que ${w.coins}`,
  'why.noTank': (w) => `tu n’as pas cette carte Oxygène : ${w.card}`,
  'why.usedTank': (w) => `déjà utilisée dans cette manche : ${w.card}`,
  'why.nobodyCanMove':
    'aucun de tes deeples ne peut bouger : il faut un module à portée, et ceux au travail restent en place',
  'why.noActionLeft': 'il ne te reste aucune action supplémentaire',
  'why.noFullTank': 'toutes tes cartes Oxygène ont déjà servi',
  'why.emptyDome': 'aucun deeple n’est dans ta coupole',
  'why.noModule': (w) => `le module ${w.position} n’existe pas (${w.arm}) : ce bras en a ${w.modules}`,
  'why.tooFar': (w) => `c’est à ${spaces(w.spaces)}, la bouteille n’en permet que ${w.bottle}`,
  'why.otherArm': (w) => `un deeple reste dans son bras (${w.arm})`,
  'why.sameModule': 'le deeple y est déjà',
  'why.nobodyLies': (w) => `aucun deeple ne peut repartir d’ici : ${w.module}`,
  'why.nowhereToGo': (w) => `aucun autre module de ce bras n’est à portée : ${w.arm}`,
  'why.mustMove': 'au moins une bouteille de la carte doit déplacer un deeple',
  'why.notInStation': (w) => `ta station n’a pas ce module : ${w.module}`,
  'why.notReached': (w) => `aucun deeple n’est arrivé sur ce module dans cette action : ${w.module}`,
  'why.alreadyActivated': (w) => `déjà activé dans cette manche : ${w.module}`,
  'why.tooFewDeeples': (w) => `il faut ${deeples(w.sites)} sur ce module, il y en a ${w.lying} : ${w.module}`,
  'why.plantUsedUp': (w) => `la centrale a déjà servi ${w.uses} fois, le maximum par manche`,
  'why.extensionBuilt': (w) => `déjà construite : ${w.extension}`,
  'why.notInHand': (w) => `cette carte n’est pas dans ta main : ${w.card}`,
  'why.notToPlace': (w) => `cette carte n’est pas à placer maintenant : ${w.card}`,
  'why.rowDone': (w) => `la ligne ${w.row} a déjà été mise aux enchères`,
  'why.rowEmpty': (w) => `la ligne ${w.row} n’a pas de carte`,
  'why.bidTooLow': (w) => `l’offre doit être d’au moins ${coins(w.least)}`,
  'why.bidTooHigh': (w) => `inutile d’offrir plus de ${coins(w.most)}`,
  'why.soloBid': (w) => `contre Deep Thought, l’offre est d’exactement ${coins(w.coins)}`,
  'why.noDropAll': 'retire-toi simplement de ces enchères',
  'why.noStandingBids': 'à cette table on joue sans limites secrètes',
  'why.pushed': 'tu as déjà forcé une action pour cette ligne',
  'why.nothingInArm': (w) => `ce bras n’a pas de carte à perdre : ${w.arm}`,
} satisfies Partial<Messages>;

const scores = {
  'line.play': 'Pendant la partie',
  'line.coins': 'Pièces',
  'line.crab': 'Crabes',
  'line.shell': 'Coquillages',
  'line.octopus': 'Pieuvres',
  'line.shipyard': 'Chantiers navals',
  'line.oxygen': 'Réservoirs',
  'line.research': 'Recherche',
  'line.manned': 'Crabes complets',
  'fact.damage': 'Dégâts',
  'fact.marker': 'Marqueur rouge',
  'fact.stable': 'Stable',
  'fact.yes': 'oui',
  'fact.no': 'non',
  deepThought: 'Deep Thought',
  'word.card': (w) => `${w.card} : ${w.effect}`,
  'word.none': 'rien',
  'word.category': (w) => w.category,
  'word.extension': (w) => w.extension,
} satisfies Partial<Messages>;

const board = {
  'board.asked': (w) => `${w.seats} : ${w.decided}`,
  'board.round': (w) => `Manche ${w.round} sur ${w.rounds}`,
  'board.phase.A': 'A Développement',
  'board.phase.B': 'B Marché clandestin',
  'board.phase.C': 'C Enchères',
  'board.phase.D': 'D Décompte',
  'board.won': (w) => `Victoire : ${w.seats}`,
  'board.wonTogether': (w) => `Victoire partagée : ${w.seats}`,
  'board.deepThoughtWon': 'Victoire : Deep Thought',
  'board.wonWithDeepThought': (w) => `Victoire partagée : ${w.seats} et Deep Thought`,
  'board.title': (w) => `New Eden, manche ${w.round}, phase ${w.phase}`,
  'board.offer': 'Cartes proposées',
  'board.own': 'Rien que pour toi',
  'board.piles': 'Pioches et boîte',
  'board.total': 'Total',
  'board.damageLimit': 'Dégâts / seuil',
  'board.station': 'Station',
  'board.stations': 'Les stations',
  'sign.passed': 'passé',
  'sign.out': 'retiré',
  'turn.who': (w) => `${w.seat} `,
  'turn.bought.crab': (w) => `achète un Crabe de récolte${bought(w.coins)}`,
  'turn.bought.shell': (w) => `achète une Maison coquillage${bought(w.coins)}`,
  'turn.bought.octopus': (w) => `achète une Pieuvre de réparation${bought(w.coins)}`,
  'turn.bought.shipyard': (w) => `achète un Chantier naval${bought(w.coins)}`,
  'turn.bought.oxygen': (w) => `achète un Réservoir d’oxygène${bought(w.coins)}`,
  'turn.bought.research': (w) => `achète une carte Recherche${bought(w.coins)}`,
  'turn.activated': (w) =>
    `active ${listed([w.crab > 0 && crabs(w.crab), w.shell > 0 && shells(w.shell), w.octopus > 0 && octopuses(w.octopus)])}`.trim(),
  'turn.moved.crab': (w) => `déplace ${moved(w.number)}${fromDome(w)} chez les Crabes de récolte`,
  'turn.moved.shell': (w) => `déplace ${moved(w.number)}${fromDome(w)} chez les Maisons coquillages`,
  'turn.moved.octopus': (w) => `déplace ${moved(w.number)}${fromDome(w)} chez les Pieuvres de réparation`,
  'turn.sent': (w) => `déplace ${moved(w.number)}${fromDome(w)}`,
  'turn.oxygen': 'utilise de l’oxygène',
  'turn.gains': (w) =>
    `gagne ${listed([w.points > 0 && points(w.points), w.coins > 0 && coins(w.coins), w.deeples > 0 && deeples(w.deeples)])}`.trim(),
  'turn.nothing': 'aucun point',
  'turn.damaged': (w) => `subit ${damage(w.n)}`,
  'turn.repaired': (w) => `répare ${damage(w.n)}`,
  'turn.dealt': (w) => `inflige ${damage(w.n)} aux autres`,
  'turn.extended.shipyard': 'construit l’extension Chantier naval',
  'turn.extended.oxygen': 'construit l’extension Réservoirs d’oxygène',
  'turn.extended.octopus': 'construit l’extension Pieuvre de réparation',
  'turn.extended.research': 'construit l’extension Recherche',
  'turn.plant': (w) =>
    `utilise l’énergie (+${coins(w.coins)}${w.damage > 0 ? `, +${damage(w.damage)}` : ''})`,
  'turn.pushed': 'force une action de plus',
  'turn.passed': 'passe',
  'turn.bid': (w) => `offre ${coins(w.coins)} pour la ligne ${w.row}`,
  'turn.stayedOut': (w) => `ne mise rien sur la ligne ${w.row}`,
  'turn.droppedOut': (w) => `se retire des enchères de la ligne ${w.row}`,
  'turn.droppedOutOfAll': 'se retire de toutes les enchères',
  'turn.won': (w) => `remporte la ligne ${w.row} (${contents(w)})${bought(w.coins)}`,
  'turn.row': (w) => `met la ligne ${w.row} aux enchères`,
  'turn.kept': (w) => `garde la ligne ${w.row}`,
  'turn.chosen': 'a choisi en secret',
  'turn.lost': (w) => `perd ${cards(w.number)}`,
  'turn.goesTo': (w) =>
    `et ${dt(w.seat)} remporte la ligne ${w.row} (${cards(w.count)}) pour ${coins(w.coins)}`,
  'turn.unsold': (w) => `la ligne ${w.row} ne trouve pas preneur`,
  'turn.deepThought': (w) => `Deep Thought prend ${cards(w.number)}`,
  'turn.round': (w) => `la manche ${w.round} commence`,
  'turn.market': 'Achetés au marché clandestin :',
  'turn.marketOpens': 'le marché clandestin ouvre',
  'turn.nobodyBuys': 'Personne n’achète au marché clandestin',
  'turn.marketBought': (w) => contents(w),
  'turn.cards': (w) => cards(w.count),
  'turn.final': (w) =>
    w.collapsed === 0
      ? 'Décompte final : toutes les stations tiennent'
      : `Décompte final : ${collapsed(w.collapsed)} sur ${w.stations}`,
  'turn.total': (w) => points(w.points),
  'sign.stable': 'stable',
  'sign.collapsed': 'effondrée',
  'sign.sold': 'vendue',
  'sign.unsold': 'non vendue',
  'sign.blocked': 'bloquée',
  'sign.empty': 'aucune carte',
  'row.display': (w) => `Ligne ${w.row} (${coins(w.coins)}, ${w.step}) : `,
  'row.faceDown': (w) => `Ligne ${w.row} : ${cards(w.count)} de la pioche, face cachée`,
  'row.ofSeat': (w) => `Ligne ${w.row} : ${cards(w.count)}, face cachée (${dt(w.seat)})`,
  'row.open': (w) => `Ligne ${w.row} (${actions(w.actions)}) : `,
  'row.sold': (w) => `Ligne ${w.row} : vendue à ${dt(w.seat)} pour ${coins(w.coins)}`,
  'row.unsold': (w) => `Ligne ${w.row} : invendue`,
  'row.blocked': (w) => `Ligne ${w.row} : bloquée`,
  'state.nautilus': (w) => `Nautilus : ${dt(w.seat)}`,
  'state.bonus': (w) => `Bonus de la manche. ${w.first} ; ${w.second}`,
  'state.pastBonus': (w) => `Bonus passé. ${w.bonus}`,
  'state.deck': (w) => `Pioche ${w.deck} : ${cards(w.count)}`,
  'state.box': (w) =>
    `Dans la boîte, connues : ${cards(w.count)}${w.cards === undefined ? '' : ` (${w.cards})`}`,
  'state.unseenBox': (w) => `Dans la boîte, jamais vues : ${w.cards}`,
  'state.auction': (w) => `Enchères de la ligne ${w.row} : ${dt(w.bidder)} offre ${coins(w.high)}`,
  'state.noBid': (w) => `Enchères de la ligne ${w.row} : aucune offre`,
  'state.bid': (w) => `${dt(w.seat)} offre ${coins(w.coins)}`,
  'state.in': (w) => `Encore en lice : ${w.seats}`,
  'state.maximum': (w) => `Ta limite secrète : ${coins(w.coins)}`,
  'state.choosing': (w) => `Choix en cours : ${w.seats}`,
  'state.ready': (w) => `Choix terminé : ${w.seats}`,
  'state.moving': (w) => `${w.seat} utilise la carte ${w.card}, bouteille ${w.bottle}`,
  'state.lifted': (w) => `${w.seat} déplace le deeple du module ${w.from} (${w.arm})`,
  'state.building': (w) => `En construction chez ${dt(w.seat)} : ${w.cards}`,
  'state.market': (w) => `${cards(w.cards)} : ${coins(w.coins)}, ${damage(w.damage)}`,
  'state.hand': (w) => `Dans ta main : ${w.card} (${w.detail})`,
  'state.picked': (w) => `Tu achètes : ${w.cards}`,
  'state.pickedNone': 'Tu n’achètes rien',
  'has.points': (w) => points(w.points),
  'has.value': (w) => `${endPoints(w.points)} si la station reste stable`,
  'has.damage': (w) =>
    `dégâts ${w.damage} sur ${w.most}, marqueur rouge ${w.marker} : ${w.stable > 0 ? 'stable' : 'instable'}`,
  'has.coins': (w) => coins(w.coins),
  'has.screen': 'pièces derrière l’écran',
  'has.dome': (w) => `${deeples(w.deeples)} dans la coupole`,
  'has.spent': (w) => `deeples hors jeu jusqu’à la fin de la manche : ${w.deeples}`,
  'has.module': (w) =>
    `Module ${w.position}, ${w.card} : deeples allongés ${w.lying}, au travail ${w.seated} sur ${w.sites}`,
  'has.activated': 'activé',
  'has.marker': (w) => `marqueur rouge ${signed(w.n)}`,
  'has.used': 'utilisée',
  'has.extension': (w) => `${w.extension} : construite`,
  'has.noExtension': (w) => `${w.extension} : pas construite`,
  'has.plant': (w) =>
    `Centrale : utilisée ${w.used} fois sur ${w.most}${w.damage === undefined ? '' : `, prochaine fois ${damage(w.damage)}`}`,
  'has.passed': (w) => `a passé (${ordinal(w.place)} position)`,
  'has.notPassed': 'n’a pas passé',
  'has.droppedAll': 'hors de toutes les enchères de la manche',
  'has.result': (w) => `Résultat : ${points(w.total)}, rang ${w.rank}`,
  'has.line': (w) => `${w.line} : ${w.points}`,
  'alt.station': (w) =>
    `${dt(w.seat)} : ${points(w.points)}, dégâts ${w.damage} sur ${w.most}, marqueur ${w.marker}, ${w.stable > 0 ? 'stable' : 'instable'}`,
  'alt.who': (w) => `${dt(w.seat)} : `,
  'alt.dome': (w) => `coupole ${w.deeples}`,
  'alt.oxygen': (w) => `oxygène : ${w.cards}`,
  'alt.arm': (w) => `${w.arm} ${w.count}${w.fresh === undefined ? '' : ` (non activés : ${w.fresh})`}`,
  'alt.research': (w) => `recherche ${w.count}`,
  'alt.extensions': (w) => `extensions ${w.count}`,
  'alt.plant': (w) => `centrale ${w.count}`,
  'legend.title': 'New Eden : les symboles',
  'legend.stations': 'Les stations',
  'legend.cards': 'Sur les cartes et les prix',
  'legend.plates': 'Chez les joueurs',
  'legend.categories': 'Les six sortes de cartes',
  'legend.dome': 'Coupole : deeples à la base ; fissures : dégâts',
  'legend.diver': 'Deeple : travaille dans les modules',
  'legend.place': 'Deeples présents / requis',
  'legend.waiting': 'Fenêtre sombre : au repos',
  'legend.working': 'Fenêtre allumée : en service',
  'legend.tank': 'Réservoir de 4 : un deeple avance de 1 à 4',
  'legend.shipyard': 'Chantier naval : amène des deeples',
  'legend.laboratory': 'Recherche',
  'legend.plant': 'La centrale a servi',
  'legend.extension': 'Disques de la coupole : extensions construites',
  'legend.coin': 'Pièces',
  'legend.star': 'Points',
  'legend.burst': 'Dégâts',
  'legend.wrench': 'Répare les dégâts',
  'legend.flag': 'Points à la fin, si stable',
  'legend.others': 'Tous les autres',
  'legend.gauge':
    'Seuil de dégâts à la fin : au-delà, la station s’effondre et perd ses points du décompte final',
  'legend.nautilus': 'Nautilus : joue en premier',
  'legend.ready': 'A choisi',
  'legend.choosing': 'Choisit encore',
} satisfies Partial<Messages>;

export const FR: NewEdenTexts = {
  title: 'New Eden',
  about: 'Trois manches dans une station sous-marine : acheter, enchérir, limiter les dégâts. Non officiel.',
  messages: {
    ...events,
    ...prompts,
    ...refusals,
    ...scores,
    ...board,
    ...EFFECTS.fr,
    ...COACH.fr,
    ...ON_CARDS.fr,
  },
  verbs: {
    buy: { name: 'acheter', description: 'Acheter une carte du plateau' },
    oxygen: { name: 'oxygène', description: 'Utiliser une carte Oxygène : deeples et modules' },
    move: { name: 'déplacer', description: 'Déplacer un deeple vers un module' },
    lift: { name: 'repartir', description: 'Prendre le deeple allongé sur un module' },
    skip: { name: 'laisser', description: 'Ne pas utiliser la bouteille' },
    activate: { name: 'activer', description: 'Activer les modules que des deeples ont atteints' },
    pass: { name: 'passer', description: 'Passer jusqu’à la fin de la phase de développement' },
    plant: { name: 'centrale', description: 'Utiliser la centrale : des pièces contre des dégâts' },
    extend: { name: 'extension', description: 'Construire une extension' },
    market: { name: 'marché', description: 'Choisir tes achats au marché clandestin' },
    place: { name: 'placer', description: 'Choisir la carte placée au plus près de la coupole' },
    row: { name: 'ligne', description: 'Mettre une ligne aux enchères' },
    bid: { name: 'offrir', description: 'Faire une offre ; 0 pour ne pas participer' },
    maximum: { name: 'offre-auto', description: 'Laisser le bot offrir jusqu’à une limite secrète' },
    limit: { name: 'limite', description: 'Fixer ta limite secrète' },
    drop: { name: 'retrait', description: 'Se retirer de ces enchères' },
    'drop-all': { name: 'retrait-total', description: 'Se retirer de toutes les enchères de la manche' },
    push: { name: 'forcer', description: 'Subir un dégât pour une action de plus' },
    done: { name: 'terminé', description: 'Terminer tes actions supplémentaires' },
    destroy: { name: 'détruire', description: 'Choisir le bras qui perd sa dernière carte' },
    keep: { name: 'garder', description: 'Garder une ligne pour les enchères (solo)' },
  },
  parameters: {
    space: { name: 'case', description: 'Ligne et colonne, par exemple 3-2' },
    card: { name: 'carte', description: 'La carte' },
    arm: { name: 'bras', description: 'Le bras de ta station' },
    position: { name: 'position', description: 'Le module, compté depuis la coupole' },
    modules: { name: 'modules', description: 'Un ou deux modules, ou rien' },
    extension: { name: 'extension', description: 'L’extension' },
    cards: { name: 'cartes', description: 'Des cartes de ta main, ou rien' },
    row: { name: 'ligne', description: 'La ligne, de 1 à 4' },
    coins: { name: 'pièces', description: 'Combien de pièces' },
  },
  options: {
    soloLevel: {
      label: 'Niveau de Deep Thought',
      values: { 0: '0', 1: '1', 2: '2', 3: '3' },
      explained: {
        0: 'Le plus facile : Deep Thought ne construit rien du marché clandestin',
        1: 'Deep Thought construit 1 carte du marché clandestin par manche, gratuitement',
        2: 'Deep Thought construit 2 cartes du marché clandestin par manche, gratuitement',
        3: 'Le plus difficile : Deep Thought construit 3 cartes clandestines par manche',
      },
    },
    openCoins: {
      label: 'Pièces visibles',
      values: { true: 'Oui', false: 'Non' },
      explained: {
        true: 'Tout le monde voit combien de pièces chacun possède',
        false: 'Les pièces sont cachées : chacun ne voit que les siennes',
      },
    },
    standingBids: {
      label: 'Limites d’enchère secrètes',
      values: { true: 'Oui', false: 'Non' },
      explained: {
        true: 'On peut fixer une limite secrète : j’offre alors jusque-là',
        false: 'Chaque offre se fait à la main, les enchères durent plus longtemps',
      },
    },
  },
};
