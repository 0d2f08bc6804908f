import { plural } from '../../plural.ts';
import { COACH } from './coach.ts';
import { EFFECTS } from './effects.ts';
import type { AquaSphereTexts } from './texts.ts';

const count = (one: string, other: string) => (number: number) => plural('fr', number, { one, other });
/** in sentences */
const markers = count('# marqueur temps', '# marqueurs temps');
/** the same, as short as buttons need it */
const time = (number: number): string => `${number} temps`;
const crystals = count('# cristal', '# cristaux');
const octopods = count('# octopode', '# octopodes');
const bots = count('# robot', '# robots');
const submarines = count('# sous-marin', '# sous-marins');
const cards = count('# carte', '# cartes');
const extensions = count('# extension', '# extensions');
const kp = (number: number): string => `${number} PC`;
const steps = count('# case', '# cases');

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
/** A minus is no hyphen, and nothing is taken away for none. */
const minus = (number: number): string => (number === 0 ? '0' : `−${number}`);
const price = (number: number): string => (number === 0 ? 'gratuit' : `−${time(number)}`);
/** "3 cristaux", or "1 cristal sur 3" where not all of it was to be had */
const partOf = (got: number, asked: number, words: (number: number) => string): string =>
  got < asked ? `${words(got)} sur ${asked}` : words(got);
const signed = (number: number): string => (number < 0 ? minus(-number) : String(number));

const events = {
  started: (w) => `${w.first} commence.`,
  roundStarted: (w) => `Le tour ${w.round} commence. Ordre : ${w.order}.`,
  engineerMoved: (w) => `${w.seat} déplace son ingénieur (${w.from} → ${w.to}).`,
  botProgrammed: (w) => `${w.seat} programme un robot : ${w.colour} (${w.by}).`,
  botReturned: (w) =>
    `${w.seat} renvoie un robot programmé (${w.colour})${w.time > 0 ? ` et prend ${markers(w.time)}` : ''}.`,
  timePaid: (w) => `${w.seat} paie ${markers(w.amount)}.`,
  timeGained: (w) => `${w.seat} prend ${partOf(w.got, w.asked, markers)}.`,
  crystalsGained: (w) => `${w.seat} prend ${partOf(w.got, w.asked, crystals)}.`,
  scientistMoved: (w) =>
    w.from === w.to
      ? `${w.seat} laisse son scientifique dans le secteur ${w.to} (zone : ${w.zone}).`
      : `${w.seat} envoie son scientifique du secteur ${w.from} au secteur ${w.to} (zone : ${w.zone}).`,
  botPlaced: (w) => `${w.seat} prend le contrôle du secteur ${w.sector} (${w.by}).`,
  botPushed: (w) => `Un robot est délogé vers la station de chargement du secteur ${w.sector} : ${w.owner}.`,
  stationCleaned: (w) =>
    `La station de chargement du secteur ${w.sector} déborde. Nettoyage : ${bots(w.bots)} en réserve (${w.owners}).`,
  extensionTaken: (w) => `${w.seat} développe son laboratoire dans le secteur ${w.sector} (${w.extension}).`,
  octopodsCaught: (w) => `${w.seat} attrape ${octopods(w.number)} dans le secteur ${w.sector}.`,
  submarinePlaced: (w) =>
    w.seat === undefined
      ? `Un sous-marin neutre (${w.neutral}) arrive dans le secteur ${w.sector} (espace ${w.space}).`
      : `${w.seat} place un sous-marin dans le secteur ${w.sector} (espace ${w.space}).`,
  cardTaken: (w) => `${w.seat} prend une carte recherche dans le secteur ${w.sector} : ${w.card}.`,
  cardUsed: (w) => `${w.seat} utilise une carte recherche : ${w.card}.`,
  knowledgeMoved: (w) => {
    if (w.to < w.from) return `${w.seat} recule de ${w.from} à ${kp(w.to)}.`;
    if (w.to === w.from) {
      return w.lost > 0
        ? `${w.seat} s’arrête à ${w.to}, devant la ligne rouge, et perd ${kp(w.lost)}.`
        : `${w.seat} reste à ${kp(w.to)}.`;
    }
    const lost = w.lost > 0 ? ` ; perte à la ligne rouge : ${kp(w.lost)}` : '';
    return `${w.seat} gagne ${kp(w.to - w.from)}, de ${w.from} à ${w.to}${lost}.`;
  },
  linePaid: (w) => `${w.seat} franchit une ligne rouge en payant ${w.with}.`,
  passed: (w) => `${w.seat} passe.`,
  incomeTaken: (w) => `${w.seat} prend son revenu : ${partOf(w.got, w.asked, markers)}.`,
  scored: (w) =>
    `Décompte (${w.seat}) : majorité ${w.majority}, robots utilisés ${w.bots}, cristaux ${w.crystals}, octopodes ${minus(w.octopods)} ; ` +
    `total ${signed(w.majority + w.bots + w.crystals - w.octopods)} PC.`,
  sectorRefilled: (w) =>
    `Arrivent dans le secteur ${w.sector} : ${list([
      w.card,
      `extension « ${w.extension} »`,
      w.time > 0 ? markers(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.octopods > 0 ? octopods(w.octopods) : '',
    ])}.`,
  tileRemoved: (w) => `Nouvelle tuile centrale : l’ampoule indique ${w.lamp}.`,
  programApplied: (w) =>
    `Carte ${w.card} en place au quartier général. ${w.next === undefined ? 'C’est la dernière' : `Suivante : ${w.next}`}.`,
  finalScored: (w) =>
    `Décompte final (${w.seat}) : lettres ${w.letters}, temps ${w.time}, sous-marins ${w.submarines}, laboratoire terminé ${w.lab}.`,
  ended: (w) => `Le décompte final est fait. Première place : ${w.winners}.`,
  'by-engineer': 'ingénieur',
  'by-purchase': 'achat',
  'by-lateral': 'porte latérale',
  'by-sector': 'secteur',
  'by-scoring': 'heures supplémentaires',
  'by-instant': 'commande urgente',
  'by-action': 'action',
  'by-letter': 'lettre',
  'with-crystal': 'un cristal',
  'with-bot': (w) => `un robot (${w.colour})`,
} satisfies Partial<AquaSphereTexts['messages']>;

const prompts = {
  'ask.turn': 'À toi ! Programmer un robot, effectuer une action ou passer ?',
  'ask.trim': (w) =>
    `Programme ${w.fresh} : tu as maintenant trois robots programmés. Lequel des deux autres renvoies-tu ?`,
  'ask.letters': (w) =>
    `Ta nouvelle extension permet de placer un robot par lettre (${w.letters}). Dans quel secteur ?`,
  'ask.knowledge': (w) =>
    `Ligne rouge avant la case ${w.line}, encore ${kp(w.left)} à gagner. Payer pour la franchir, ou t’arrêter et les perdre ?`,
  'ask.prepare': (w) =>
    `Avant le décompte : utiliser des heures supplémentaires, ou prendre ton revenu (${markers(w.time)}) ?`,
  'group.program': 'Programmer un robot',
  'group.lateral': 'Porte latérale',
  'group.act': 'Agir avec un robot',
  'group.return': 'Renvoyer un robot',
  'group.pass': 'Passer',

  'do.program': (w) => `Ingénieur en ${w.room} : programme ${w.colour}`,
  'do.lateral': (w) => `Porte latérale vers ${w.room} : programme ${w.colour}`,
  'do.buy': (w) => `Payer ${time(w.price)} : programme ${w.colour}`,
  'do.actGreen': (w) => `Secteur ${w.sector}, extension « ${w.extension} » (${price(w.price)})`,
  'do.actYellow': (w) => `Secteur ${w.sector} : prendre ${time(w.time)} (${price(w.price)})`,
  'do.actBlack': (w) => `Secteur ${w.sector} : prendre ${crystals(w.crystals)} (${price(w.price)})`,
  'do.actPurple': (w) =>
    `Secteur ${w.sector} : attraper ${octopods(w.number)}, +${kp(w.kp)} (${price(w.price)})`,
  'do.actBlue': (w) => `Secteur ${w.sector} : placer un sous-marin, +${kp(w.kp)} (${price(w.price)})`,
  'do.actRed': (w) => `Secteur ${w.sector}, ${w.card}, +${kp(w.kp)} (${price(w.price)})`,
  'do.actWhite': (w) => `Secteur ${w.sector} : programme ${w.colour} (${price(w.price)})`,
  'do.actRet': (w) => `${w.act}, renvoyer ${w.colour}`,
  'do.return': (w) => `Renvoyer ${w.colour} : ${w.time === 0 ? 'aucun temps en plus' : `+${time(w.time)}`}`,
  'do.pass': 'Passer jusqu’au prochain tour',
  'do.placeBot': (w) => `Placer un robot dans le secteur ${w.sector}`,
  'do.done': 'Ne plus placer de robot',
  'do.payCrystal': (w) => `Payer un cristal et avancer à ${w.to}`,
  'do.returnAtLine': (w) =>
    `Renvoyer ${w.colour} et avancer à ${w.to}${w.time === 0 ? '' : `, +${time(w.time)}`}`,
  'do.stop': (w) => `S’arrêter ici et perdre ${kp(w.lost)}`,
  'do.income': (w) => `Prendre ton revenu : ${time(w.time)}`,
  'do.use': (w) => `Heures sup. (−${time(w.price)}) : programme ${w.colour}`,
  'do.useRet': (w) => `Heures sup. (−${time(w.price)}) : programme ${w.colour}, renvoyer ${w.returned}`,
  'detail.reward': (w) =>
    `Tes cartes rapportent aussi ${list([
      w.time > 0 ? markers(w.time) : '',
      w.crystals > 0 ? crystals(w.crystals) : '',
      w.kp > 0 ? kp(w.kp) : '',
    ])}`,
  'detail.control': 'Tu prends le contrôle du secteur',
  'detail.push': (w) => `Tu prends le contrôle ; robot délogé : ${w.owner}`,
  'detail.pushAndClean': (w) => `Contrôle à toi ; robot délogé : ${w.owner} ; nettoyage : ${bots(w.bots)}`,
  'word.room': (w) => w.room,
  'word.colour': (w) => `${w.colour} : ${w.action}`,
  'word.sector': (w) => `Secteur ${w.sector}`,
  'word.card': (w) => w.card,
} satisfies Partial<AquaSphereTexts['messages']>;

const refusals = {
  'why.over': 'la partie est terminée',
  'why.notAsked': (w) => `c’est à ${w.seats} de jouer`,
  'why.passed': 'tu as passé : tu rejoues au tour suivant',
  'why.nothingToPrepare': 'tu n’as plus rien à décider avant le décompte',
  'why.nothingAtLine': 'ton compteur n’est pas arrêté devant une ligne rouge',
  'why.yourTurn': 'à ton tour, tu programmes, tu effectues une action, tu renvoies des robots ou tu passes',
  'why.trim': (w) => `tu as trois robots programmés : renvoies-en d’abord un, autre que ${w.fresh}`,
  'why.letters': (w) =>
    `place d’abord un robot pour une lettre de ta nouvelle extension (${w.letters}), ou choisis « Ne plus placer de robot »`,
  'why.atLine': (w) => `décide d’abord à la ligne rouge : payer, ou t’arrêter et perdre ${kp(w.left)}`,
  'why.preparing':
    'avant le décompte, tu peux seulement utiliser tes heures supplémentaires ou prendre ton revenu',
  'why.colourTaken': (w) =>
    `tu as déjà un robot sur le programme ${w.colour} ; il n’en faut qu’un par couleur`,
  'why.noSupply': 'ta réserve est vide ; renvoie d’abord un robot programmé',
  'why.noMovesLeft': (w) => `ton ingénieur a déjà fait ses ${w.moves} déplacements du tour`,
  'why.noArrow': (w) => `aucune flèche ne mène de ${w.from} à ${w.room}, seulement à ${w.rooms}`,
  'why.bought': 'tu as déjà acheté un robot ce tour-ci',
  'why.noTime': (w) => `cela coûte ${markers(w.price)}, et tu ne peux en payer que ${w.time}`,
  'why.noLateral': 'tu n’as plus de porte latérale à utiliser',
  'why.engineerInNoRoom': 'une porte latérale va de salle en salle, et ton ingénieur n’est dans aucune',
  'why.notBeside': (w) => `${w.room} n’est pas à côté de ${w.from}`,
  'why.notProgrammed': (w) => `tu n’as aucun robot programmé sur cette couleur : ${w.colour}`,
  'why.sameBot': (w) => `ce robot agit (${w.colour}) : il ne peut pas aussi être renvoyé`,
  'why.payableWithout': (w) =>
    `tu as de quoi payer (${w.time} pour ${markers(w.price)}) : pas besoin de renvoyer un robot`,
  'why.tooEarly': (w) => `à cette table, on ne passe qu’après ${w.moves} déplacements de l’ingénieur`,
  'why.labComplete': (w) => `ton laboratoire est terminé (${extensions(w.most)})`,
  'why.noExtension': (w) => `il n’y a pas d’extension dans le secteur ${w.sector}`,
  'why.timeFull': (w) => `tu ne peux pas garder plus de ${markers(w.most)}`,
  'why.noTimeLeft': (w) =>
    `il n’y a plus de marqueur temps, ni dans le secteur ${w.sector}, ni dans la réserve générale`,
  'why.noCrystal': (w) => `il n’y a pas de cristal dans le secteur ${w.sector}`,
  'why.crystalsFull': (w) => `tu ne peux pas garder plus de ${crystals(w.most)}`,
  'why.noOctopod': (w) => `il n’y a pas d’octopode dans le secteur ${w.sector}`,
  'why.submarineThere': (w) => `tu as déjà un sous-marin dans le secteur ${w.sector}`,
  'why.noSubmarine': 'tous tes sous-marins sont déjà dans la station',
  'why.noSpace': (w) => `tous les espaces sous-marin du secteur ${w.sector} sont occupés`,
  'why.cardsFull': (w) => `ton laboratoire ne garde que ${cards(w.most)}, et il est plein`,
  'why.noCard': (w) => `il n’y a pas de carte recherche dans le secteur ${w.sector}`,
  'why.freshStays': (w) => `le nouveau robot (${w.fresh}) reste : renvoie un des deux autres`,
  'why.letterNotOpen': (w) => `l’extension ne propose pas le secteur ${w.sector}, seulement ${w.letters}`,
  'why.noCrystalToPay': 'tu n’as pas de cristal ; un robot programmé peut payer à sa place',
  'why.crystalPays': 'tu as un cristal : il faut payer avec ; un robot ne sert que sans cristal',
  'why.notInHand': (w) => `tu n’as pas ces heures supplémentaires : ${w.card}`,
  'why.cardUsed': (w) => `cette carte a déjà servi pour ce décompte : ${w.card}`,
  'why.incomeTaken': 'ton revenu est déjà pris',
  'why.incomeFirst': (w) =>
    `cela coûte ${markers(w.price)} et tu en as ${w.time} ; prends d’abord ton revenu`,
  'why.noRoom': (w) => `ce serait ton troisième robot : choisis celui que tu renvoies (${w.colours})`,
  'why.roomEnough': 'il y a de la place pour ce robot, tu n’en renvoies aucun',
} satisfies Partial<AquaSphereTexts['messages']>;

const board = {
  track: 'Piste de connaissances',
  letters: 'Lettres',
  time: 'Temps restant',
  submarines: 'Tous les sous-marins',
  lab: 'Laboratoire terminé',
  'fact-controlled': 'Secteurs contrôlés',
  'fact-crystals': 'Cristaux',

  'asked.turn': (w) => `À ${w.seat} de jouer`,
  'asked.turnBoth': (w) => `${w.seat} : programmer ou agir ?`,
  'asked.turnProgram': (w) => `${w.seat} : programmer un robot ?`,
  'asked.turnPass': (w) => `${w.seat} : passer ?`,
  'asked.turnAct': (w) => `${w.seat} : agir ou passer ?`,
  'asked.trim': (w) => `${w.seat} doit renvoyer un robot`,
  'asked.letters': (w) => `${w.seat} peut placer un robot (lettre)`,
  'asked.crystal': (w) => `${w.seat} : un cristal pour la ligne ${w.line} et +${w.points} ?`,
  'asked.bot': (w) => `${w.seat} : un robot pour la ligne ${w.line} et +${w.points} ?`,
  'asked.prepare': (w) => `Avant le décompte : ${w.seats}`,
  'asked.advance': (w) =>
    w.line === undefined
      ? `${w.seats} : payer pour une ligne rouge ?`
      : `${w.seats} : payer pour la ligne rouge ${w.line} ?`,
  'asked.manyPrepare': 'Avant le décompte',
  'asked.manyAdvance': (w) =>
    w.line === undefined
      ? 'Payer pour une ligne rouge ?'
      : `Payer pour la ligne rouge ${w.line}${w.other === undefined ? '' : ` ou ${w.other}`} ?`,
  'asked.manyCrystals': (w) =>
    w.line === undefined
      ? 'Un cristal pour une ligne rouge ?'
      : `Un cristal pour la ligne rouge ${w.line}${w.other === undefined ? '' : ` ou ${w.other}`} ?`,
  'board.won': (w) => `Victoire : ${w.seats}`,
  'board.wonTogether': (w) => `Victoire partagée : ${w.seats}`,
  'board.title': (w) => `AquaSphere, tour ${w.round} sur ${w.rounds}, ampoule ${w.lamp}`,
  'board.round': (w) => `Tour ${w.round} sur ${w.rounds}`,
  'board.total': 'Total',
  'board.programming': 'Programmation',
  'board.headquarters': 'Quartier général',
  'board.station': 'Station',
  'board.table': 'Table',
  'board.players': 'Joueurs',
  'board.scored': 'Dernier décompte',
  'board.result': 'Résultat',
  'board.noMoreLines': 'plus de ligne rouge',
  'board.toLine': (w) => (w.steps === 0 ? 'à la ligne rouge' : `ligne rouge dans ${steps(w.steps)}`),
  'board.cards': 'Cartes recherche',
  'board.lab': 'Laboratoire',
  'board.passed': 'Ordre de sortie',
  'board.room.green': 'labo',
  'board.room.yellow': 'temps',
  'board.room.black': 'cristaux',
  'board.room.purple': 'capture',
  'board.room.blue': 's.-marin',
  'board.room.red': 'carte',
  'board.room.white': 'robot',
  'board.soon': 'fin du tour',
  'board.lost': (w) => `perd ${w.points}`,
  'board.stopped': (w) => `arrêt à ${w.points}`,
  'board.hasPassed': 'a passé',
  'board.stops': (w) => `s’arrête avant ${w.line}`,
  'board.worth': (w) => `Sous-marin ou carte : +${w.points}`,
  'board.final': 'Plateau final',
  'turn.points': (w) => kp(w.points),
  'turn.who': (w) => `${w.seat} : `,
  'turn.where': (w) => `${w.seat} reste en ${w.sector} : `,
  'turn.goes': (w) => `${w.seat}, de ${w.from} à ${w.sector} : `,
  'turn.programs': 'programme un robot',
  'turn.buys': 'achète un robot',
  'turn.ready.green': 'qui peut agrandir le labo',
  'turn.ready.yellow': 'qui peut prendre du temps',
  'turn.ready.black': 'qui peut prendre des cristaux',
  'turn.ready.purple': 'qui peut attraper des octopodes',
  'turn.ready.blue': 'qui peut placer un sous-marin',
  'turn.ready.red': 'qui peut prendre une carte',
  'turn.ready.white': 'qui peut en programmer un autre',
  'turn.returns': 'renvoie un autre robot',
  'turn.returnsOne': 'renvoie un robot',
  'turn.module': 'ajoute une extension',
  'turn.time': (w) => `prend ${markers(w.number)}`,
  'turn.crystals': (w) => `prend ${crystals(w.number)}`,
  'turn.octopods': (w) => `attrape ${octopods(w.number)}`,
  'turn.submarine': 'place un sous-marin',
  'turn.card': 'prend une carte',
  'turn.control': 'prend le contrôle',
  'turn.passed': 'passe',
  'turn.line': 'paie pour franchir une ligne rouge',
  'turn.stops': (w) => `perd ${w.points} à la ligne ${w.line}`,
  'turn.nothing': 'aucun point',
  'turn.income': (w) => `prend son revenu : ${markers(w.number)}`,
  'turn.thinks': 'se prépare',
  'turn.scoring': (w) => `Décompte du tour ${w.round}`,
  'turn.scoredFor': (w) => `Décompte du tour ${w.round} : contrôle + robots + cristaux − octopodes`,
  'turn.finalScoring': 'Décompte final',
  'line.lamp': (w) => `Ampoule : ${w.lamp}${w.next === undefined ? '' : `, ensuite ${w.next}`}`,
  'line.order': (w) => `Ordre du tour : ${w.seats}`,
  'line.passed': (w) => `Ont passé (ordre du tour suivant) : ${w.seats}`,
  'line.nobodyPassed': 'Personne n’a encore passé',
  'line.stock': (w) =>
    `Réserve générale : ${markers(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.decks': (w) =>
    `Pioches : recherche ${w.research}, extensions ${w.extensions}, cartes programmes face cachée ${w.programs}`,
  'line.neutralReserve': (w) => `Réserve neutre (${w.neutral}) : ${submarines(w.count)}`,
  'line.start': (w) => `Case de départ, flèches vers ${w.rooms}`,
  'line.room': (w) =>
    `En ${w.room} : ${w.colour} (${w.action}), ${w.rooms === undefined ? 'flèches vers la sortie' : `flèches vers ${w.rooms}`}`,
  'line.next': (w) => `Programme suivant : ${w.tokens}`,
  'line.score': (w) =>
    `${w.seat} : ${kp(w.kp)}, ${w.steps === undefined ? 'plus de ligne rouge' : `ligne rouge dans ${steps(w.steps)}`}`,
  'line.soonOctopods': (w) =>
    `${w.seat}, à prévoir : les octopodes (${w.sectors}) coûteront ${kp(w.points)} au décompte`,
  'line.soonLine': (w) => `${w.seat}, à prévoir : la ligne rouge est proche, et rien pour la payer`,
  'line.programmed': (w) => `${w.seat}, robots programmés : ${w.colours ?? 'aucun'}`,
  'line.places': (w) =>
    `${w.seat}, ingénieur : ${w.room} ; scientifique : secteur ${w.sector}, zone : ${w.zone}`,
  'line.stores': (w) =>
    `${w.seat}, temps ${w.time} sur ${w.timeMost}, cristaux ${w.crystals} sur ${w.crystalsMost}, prise jusqu’à ${octopods(w.octopodsMost)}`,
  'line.bought': (w) => `${w.seat} a acheté un robot ce tour-ci`,
  'line.bots': (w) =>
    `${w.seat}, ${bots(w.supply)} en réserve ; robots utilisés : ${w.used} PC, ${w.most} au plus`,
  'line.submarines': (w) => `${w.seat}, ${submarines(w.reserve)} en réserve, dans la station ${w.placed}`,
  'line.cards': (w) => `${w.seat}, cartes recherche : ${w.count} sur ${w.most}`,
  'line.card': (w) => w.card,
  'line.cardUsed': (w) => `${w.card}, utilisée`,
  'line.lab': (w) => `${w.seat}, laboratoire : ${w.count} sur ${extensions(w.most)}, lettres ${w.letters}`,
  'line.extension': (w) => w.extension,
  'line.sector': (w) => `Secteur ${w.sector}, programme : ${w.colour} ; serrure vers ${w.next} : ${w.lock}`,
  'line.control': (w) => `Contrôle : ${w.seat}`,
  'line.noControl': 'Contrôle : personne',
  'line.loading': (w) => `Station de chargement : ${w.count} sur ${bots(w.most)}`,
  'line.loadingOf': (w) => `En chargement : ${w.seat ?? `neutre, ${w.neutral}`} (${w.count})`,
  'line.lying': (w) =>
    `Dans le secteur : ${markers(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refill': (w) =>
    `Prochain remplissage : ${markers(w.time)}, ${crystals(w.crystals)}, ${octopods(w.octopods)}`,
  'line.refillSubmarine': 'Prochain remplissage : un sous-marin neutre',
  'line.submarine': (w) => `Espace sous-marin ${w.space} : ${w.seat ?? `neutre (${w.neutral})`}`,
  'line.freeSpace': (w) => `Espace sous-marin ${w.space} : libre (−${time(w.price)})`,
  'line.topCard': (w) => `Carte recherche du dessus (sur ${w.count}) : ${w.card}`,
  'line.topExtension': (w) => `Extension du dessus (sur ${w.count}) : ${w.extension}`,
  'line.scored': (w) =>
    `${w.seat} : majorité ${w.majority}, robots ${w.bots}, cristaux ${w.crystals}, octopodes ${minus(w.octopods)} ; total ${signed(w.total)} PC` +
    (w.lost > 0 ? `, perte aux lignes rouges ${w.lost}` : ''),
  'line.result': (w) =>
    `${w.rank}. ${w.seat} : ${kp(w.total)} (piste ${w.track}, lettres ${w.letters}, temps ${w.time}, sous-marins ${w.submarines}, laboratoire ${w.lab})`,
  'line.tieBreaks': (w) =>
    `${w.seat}, égalités : secteurs contrôlés ${w.controlled}, ${crystals(w.crystals)}`,
  'alt.player': (w) =>
    `${w.seat} : ${kp(w.kp)}, temps ${w.time}/${w.timeMost}, cristaux ${w.crystals}/${w.crystalsMost}, ${bots(w.bots)}, ` +
    `robots programmés : ${w.colours ?? 'aucun'}, ingénieur : ${w.room}, scientifique : secteur ${w.sector}.`,
  'alt.sector': (w) =>
    `${w.sector} : ${list([
      w.seat === undefined ? 'contrôle : personne' : `contrôle : ${w.seat}`,
      `${bots(w.bots)} en chargement`,
      submarines(w.submarines),
      octopods(w.octopods),
      crystals(w.crystals),
      time(w.time),
      w.card ?? '',
      w.extension ?? '',
      `serrure ${w.lock}`,
    ])}.`,
  'alt.rooms': (w) => `Salles : ${w.tokens}.`,
  'alt.next': (w) => `Programme suivant : ${w.tokens}.`,
  'legend.title': 'AquaSphere : le sens des symboles',
  'legend.people': 'Les pièces des joueurs',
  'legend.engineer': 'Ingénieur : monte dans le quartier général et programme des robots',
  'legend.scientist': 'Scientifique : parcourt la station et emploie les robots programmés',
  'legend.bot': 'Robot qui contrôle un secteur ; le bord prend la couleur du joueur',
  'legend.submarine': 'Sous-marin : rapporte des marqueurs temps avant chaque décompte',
  'legend.neutral': 'Pièce neutre : elle n’appartient à personne',
  'legend.programs': 'Programmes : ce que fait un robot',
  'legend.green': 'Prendre une extension',
  'legend.yellow': 'Prendre du temps',
  'legend.black': 'Prendre des cristaux',
  'legend.purple': 'Attraper des octopodes',
  'legend.blue': 'Placer un sous-marin',
  'legend.red': 'Prendre une carte recherche',
  'legend.white': 'Programmer la couleur du secteur',
  'legend.station': 'Dans la station et chez les joueurs',
  'legend.time': 'Marqueur temps : paie les serrures, les espaces sous-marin et les programmes',
  'legend.crystals': 'Cristal : fait franchir une ligne rouge',
  'legend.octopods': 'Octopode : des points si tu l’attrapes, une perte si tu contrôles le secteur',
  'legend.hatch': 'Serrure : le temps que coûte le passage ; un tunnel ouvert est gratuit',
  'legend.module': 'Extension, avec sa lettre ou ce qu’elle ajoute',
  'legend.buoy': 'Ligne rouge : ton compteur s’y arrête, sauf si tu paies',
  'legend.star': 'Points de connaissance',
  'legend.cards': 'Cartes recherche',
  'legend.card.engineer': 'Une prime quand ton ingénieur entre dans une salle de cette couleur',
  'legend.card.catch': 'Une prime quand tu attrapes des octopodes',
  'legend.card.opposite': 'Ton scientifique peut aller tout droit au secteur d’en face',
  'legend.card.cleaner': 'Des points pour les robots des autres que tes robots renvoient',
  'legend.card.locks': 'Les serrures te coûtent moins',
  'legend.card.halfsub': 'Les espaces sous-marin te coûtent moins',
  'legend.card.lateral': 'Ton ingénieur se déplace de côté, une fois',
  'legend.card.scoring': 'Avant chaque décompte : paie pour programmer cette couleur',
  'legend.card.instant': 'Aussitôt : prends des marqueurs temps et programme cette couleur',
} satisfies Partial<AquaSphereTexts['messages']>;

export const FR: AquaSphereTexts = {
  title: 'AquaSphere',
  about: 'Programmer des robots, puis les envoyer dans une station sous-marine. Non officiel.',
  messages: { ...events, ...prompts, ...refusals, ...board, ...EFFECTS.fr, ...COACH.fr },
  verbs: {
    program: {
      name: 'programmer',
      description: 'Déplacer l’ingénieur dans une salle et programmer sa couleur',
    },
    buy: {
      name: 'acheter',
      description: 'Une fois par tour : payer 3 marqueurs temps, programmer une couleur libre',
    },
    lateral: {
      name: 'porte',
      description: 'Déplacer l’ingénieur de côté (carte) et programmer cette couleur',
    },
    act: {
      name: 'agir',
      description: 'Agir dans un secteur avec un robot programmé',
    },
    return: { name: 'renvoyer', description: 'Renvoyer un robot programmé dans la réserve' },
    pass: { name: 'passer', description: 'Ne plus jouer jusqu’au prochain tour' },
    'place-bot': { name: 'placer', description: 'Placer un robot pour une lettre de la nouvelle extension' },
    done: { name: 'terminé', description: 'Finir cette étape' },
    'pay-crystal': { name: 'payer', description: 'Payer un cristal pour franchir la ligne rouge' },
    stop: { name: 'arrêter', description: 'S’arrêter à la ligne rouge et perdre les autres points' },
    income: { name: 'revenu', description: 'Prendre le revenu avant le décompte' },
    use: { name: 'utiliser', description: 'Utiliser des heures supplémentaires avant le décompte' },
  },
  parameters: {
    room: { name: 'salle', description: 'La salle du quartier général' },
    colour: { name: 'couleur', description: 'La couleur de programmation' },
    sector: { name: 'secteur', description: 'Le secteur de la station' },
    card: { name: 'carte', description: 'La carte recherche' },
    returned: { name: 'renvoyé', description: 'Le robot qui est renvoyé pour cela' },
  },
  options: {
    earlyPass: {
      label: 'Passer',
      values: { true: 'À tout moment', false: 'Après trois déplacements de l’ingénieur' },
      explained: {
        true: 'On peut passer à n’importe lequel de ses tours',
        false: 'On ne passe que quand l’ingénieur ne peut plus avancer',
      },
    },
    emptyActions: {
      label: 'Actions sans effet',
      values: { true: 'Permises', false: 'Interdites' },
      explained: {
        false: 'Un robot n’agit que là où son action a un effet',
        true: 'Un robot peut agir sans effet, juste pour prendre le contrôle',
      },
    },
    lateralFree: {
      label: 'Porte latérale',
      values: { true: 'En plus du tour de jeu', false: 'Remplace le tour de jeu' },
      explained: {
        true: 'La porte latérale s’ajoute : le tour de jeu normal vient ensuite',
        false: 'Utiliser la porte latérale compte comme un tour de jeu entier',
      },
    },
    redLineReturnPays: {
      label: 'Robot renvoyé à la ligne rouge',
      values: { true: 'Rapporte du temps', false: 'Ne rapporte rien' },
      explained: {
        true: 'À ton tour, un robot renvoyé pour franchir la ligne rapporte aussi du temps',
        false: 'Un robot renvoyé pour franchir la ligne ne rapporte jamais de temps',
      },
    },
  },
};
