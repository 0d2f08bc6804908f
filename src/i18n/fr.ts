import type { Texts } from './en.ts';
import { frClock, frPrivate, frSettings, frThread } from './fr-clock.ts';
import { frBeside, frBesideActs, frBesideRefusals } from './fr-beside-play.ts';
import { frCommands } from './fr-commands.ts';
import { of } from './french-of.ts';
import { plural } from './plural.ts';
import { records } from './records/fr.ts';
import { teaching } from './teaching/fr.ts';

const n = (count: number, one: string, other: string): string => plural('fr', count, { one, other });

const refusals: Texts['refusals'] = {
  E_SYNTAX: ({ typed }) =>
    typed === ''
      ? 'Je ne comprends pas ce coup.'
      : `Je ne reconnais pas « ${typed} » comme un coup de ce jeu.`,
  E_ILLEGAL: ({ typed }) =>
    typed === ''
      ? 'Ce n’est pas possible pour l’instant.'
      : `« ${typed} » n’est pas possible pour l’instant.`,
  E_NOT_ACTIVE: ({ asked }) =>
    asked === ''
      ? 'Tu n’as rien à décider pour l’instant.'
      : `Tu n’as rien à décider pour l’instant : à ${asked} de jouer.`,
  E_OVER: () => 'Cette partie est terminée.',
  E_SEATS: ({ game, min, max }) =>
    `${game} se joue à ${min === max ? n(min, '# joueur', '# joueurs') : `${min} à ${max} joueurs`}.`,
  E_OPTION: () => 'Ce réglage n’est pas possible avec ce nombre de joueurs.',
  T_NO_TABLE: () => 'Il n’y a pas de table ouverte dans ce salon. Ouvres-en une avec `/partie nouvelle`.',
  T_OPEN_TABLE: ({ game }) =>
    `Il y a déjà une table ${of(game)} dans ce salon. Attends qu’elle se termine, ou choisis un autre salon ou un fil.`,
  T_OTHER_TABLE: () => 'Ce bouton appartient à une table précédente de ce salon. Rien n’a changé.',
  T_STALE: () => 'Cette question est déjà réglée, donc rien n’a changé. Voici où en est la partie :',
  T_REPEATED: () => 'C’est déjà fait.',
  T_NOT_SEATED: () => 'Tu ne joues pas à cette table : tu peux seulement regarder.',
  T_SEATED: () => 'Tu joues déjà à cette table.',
  T_FULL: ({ max }) => `Toutes les places sont prises (${max}).`,
  T_TOO_FEW: ({ min }) => `Il faut au moins ${n(min, '# joueur', '# joueurs')} pour commencer.`,
  T_NOT_HOST: ({ host }) => `Cela revient à l’hôte de la table (${host}).`,
  T_NOT_IN_CHARGE: ({ host }) =>
    `Cela revient à l’hôte de la table${host === '' ? '' : ` (${host})`} ou à quelqu’un qui gère ce salon.`,
  T_NOT_LOBBY: () => 'La partie a déjà commencé.',
  T_NOT_PLAYING: () => 'Aucune partie n’est en cours à cette table.',
  T_NOTHING_TO_UNDO: () => 'Tu n’as rien à annuler.',
  T_CONFIRM: () => 'Jouer ce coup ?',
  T_NOT_TOGETHER: () =>
    'Ces deux coups ne se jouent pas en une fois : joue le premier, je te demanderai la suite.',
  T_BARRIER: () =>
    'Ton dernier coup ne peut plus être annulé : il a tiré ou révélé quelque chose, ou passé la main.',
  T_FOR_OTHERS: () => 'Seuls les autres votent là-dessus. Toi, tu peux simplement jouer.',
  T_NOT_YOUR_STEP: () => 'Quelqu’un d’autre a joué depuis : ton coup ne peut plus être annulé.',
  T_NO_RECORD: () =>
    'Je ne connais pas cette partie : aucune partie terminée de ce serveur ne s’appelle ainsi.',
  T_FILE: () => 'Ce fichier n’est pas une partie que je sache lire. Rien n’a changé.',
  T_FILE_LARGE: () => 'Ce fichier est trop gros pour être une partie. Rien n’a changé.',
  T_FILE_GAME: () =>
    'Je ne peux pas ouvrir cette partie : je ne l’ai pas avec les mêmes règles et le même matériel. Rien n’a changé.',
  T_FILE_MOVES: () => 'Ce fichier contient un coup que les règles ne permettent pas. Rien n’a changé.',
  T_NOT_FROM_SEED: () =>
    'Cette partie ne peut pas être mise dans un fichier : elle en continuait une autre, ou a commencé avec des règles plus anciennes.',
  T_FROZEN: () =>
    'Cette table est illisible pour le moment ; elle est conservée telle quelle. Préviens la personne qui gère ce bot. Qui gère ce salon peut ranger la table avec `/partie arrêter`.',
  T_STORE: () => 'L’enregistrement a échoué, donc rien n’a changé. Réessaie.',
  T_BUG: () =>
    'Une erreur de ma part a bloqué ce coup : rien n’a changé. Elle est signalée ; tu peux annuler ton coup précédent ou faire autre chose.',
  T_CLOSING: () => 'Je redémarre ; rien n’a changé. Réessaie dans une minute.',
  ...frBesideRefusals,
};

const acts: Texts['acts'] = {
  opened: (who) => `${who} ouvre la table.`,
  joined: (who) => `${who} rejoint la table.`,
  left: (who) => `${who} quitte la table.`,
  started: (who) => `${who} lance la partie.`,
  undone: (who) => `${who} annule un coup.`,
  cancelled: (who) => `${who} ferme la table.`,
  abandoned: (who) => `${who} arrête la partie, sans résultat.`,
  skipped: (who) => `Le temps de ${who} est écoulé, son tour est passé.`,
  'more-time': (who) => `${who} reçoit plus de temps.`,
  paused: () => 'La partie est en pause : tout le monde est d’accord.',
  resumed: () => 'La partie reprend : tout le monde est d’accord.',
  ...frBesideActs,
};

const lobby: Texts['lobby'] = {
  heading: (game) => `Table ${of(game)}`,
  players: (count, min, max) =>
    min === max ? `Joueurs : ${count} sur ${max}` : `Joueurs : ${count} (de ${min} à ${max})`,
  host: (name) => `${name} (hôte)`,
  set: 'Matériel',
  language: 'Langue',
  seed: (hash) =>
    `Empreinte du mélange de la table de ce salon : \`${hash}\`. À la fin, je montre la graine : son SHA-256 doit être cette empreinte, preuve que rien n’était truqué.`,
  seedShown: (seed, hash) =>
    `La graine était \`${seed}\`. Pour vérifier le mélange : son SHA-256 est l’empreinte que \`/à-propos\` affiche depuis le début, \`${hash}\`.`,
  started: 'La partie a commencé.',
  cancelled: 'La table a été fermée.',
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Lancer',
  cancel: 'Fermer',
  options: 'Réglages',
  opened:
    'La table est ouverte : chacun appuie sur Rejoindre, puis tu appuies sur Lancer quand tout le monde est là.',
  joined: 'Te voilà à la table ! La partie commence quand l’hôte appuie sur Lancer.',
  left: 'Tu as quitté la table.',
  startedForYou: 'La partie a commencé.',
  cancelledForYou: 'La table est fermée.',
  optionsIntro: 'Visible par toi uniquement. Les changements s’affichent aussitôt dans le salon.',
  saved: 'Enregistré.',
  whichGame: 'À quel jeu veux-tu jouer ?',
};

const ai: Texts['ai'] = {
  marked: (name) => `🤖 ${name}`,
  inLetters: (name) => `${name} (IA)`,
  withLevel: (name, level) => `${name} (${level})`,
  explained: {
    easy: 'Joue aussitôt et oublie des choses : bien pour une première partie',
    normal: 'Réfléchit un instant : un adversaire solide',
    hard: 'Réfléchit quelques secondes et voit plus loin',
  },
  levels: { easy: 'facile', normal: 'moyen', hard: 'difficile' },
  opponents: (count, level) => n(count, `# adversaire, niveau ${level}`, `# adversaires, niveau ${level}`),
  add: 'Ajouter une IA',
  remove: (name) => `Retirer ${name}`,
  choose: 'Choisis son niveau…',
  intro: 'Une IA prend une place et joue selon les mêmes règles que tout le monde. De quel niveau ?',
  added: (name) => `${name} rejoint la table.`,
  removed: 'La place est de nouveau libre.',
  atOnce: 'Ou commencer tout de suite contre une IA…',
};

const hint: Texts['hint'] = {
  button: 'De bons coups ?',
  setting: 'Conseils',
  allowed: { yes: 'permis', no: 'désactivés' },
  explained: {
    yes: 'Chacun peut me demander de bons coups avec /conseil',
    no: 'Personne ne reçoit de conseils',
  },
  heading: 'Les coups que j’envisagerais, le meilleur d’abord :',
  lead: (points) => `avance attendue à la fin : ${points}`,
  result: (points) => `score final attendu : ${points}`,
  gets: (what) => `te donne ${what}`,
  forYou: (line) => `${line} pour toi`,
  forOther: (line, who) => `${line} pour ${who}`,
  single: 'Tu n’as qu’un coup possible.',
  none: 'Je n’ai rien trouvé. Réessaie.',
  off: 'Les conseils ne sont pas permis à cette table.',
};

const analysis: Texts['analysis'] = {
  button: 'Analyse',
  title: (game) => `${game} – le cours de la partie`,
  thinking: (done, all) => `Je repense la partie : ${done} décisions sur ${all}…`,
  leads: 'Avance attendue à la fin, décision par décision',
  scores: 'Score final attendu, décision par décision',
  even: 'Aucune décision ne ressort : personne n’a laissé filer grand-chose.',
  played: (what, expected) => `Joué : ${what} – ${expected}`,
  better: (what, expected) => `L’ordinateur aurait joué : **${what}** – ${expected}`,
  marked: 'Sur l’image : 1, ce qui a été joué ; 2, ce que l’ordinateur aurait joué.',
  note: 'Estimations d’un ordinateur qui sait ce que la personne pouvait savoir à ce moment-là.',
  chart: 'Graphique',
  turn: (number) => `Tournant ${number}`,
  replay: 'Revoir à partir d’ici',
  notYet: 'Une partie peut être analysée une fois terminée.',
  none: 'Je n’ai pas pu repenser la partie cette fois. Réessaie.',
};

const board: Texts['board'] = {
  turnOf: (names) => `À ${names} de jouer`,
  nobody: 'Personne n’a rien à décider pour l’instant.',
  over: (winners) => `La partie est terminée. Victoire : ${winners} !`,
  overAlone: 'La partie est terminée.',
  abandoned: 'La partie a été arrêtée sans résultat.',
  play: 'Jouer',
  board: 'Plateau',
  log: 'Journal',
  scores: 'Scores',
  earlierLines: (count) =>
    n(count, '… et # ligne plus haut : `/journal`', '… et # lignes plus haut : `/journal`'),
  noPicture: 'L’image n’a pas pu être dessinée cette fois ; voici le plateau sous forme de texte.',
  posted: 'J’ai affiché le plateau dans le salon.',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  previous: 'Précédent',
  next: 'Suivant',
  more: (count) => n(count, '… # autre ligne : `/état`', '… # autres lignes : `/état`'),
  emptyLog: 'Il ne s’est encore rien passé.',
  nothingHidden: 'Tu n’as rien de secret pour l’instant.',
};

const panel: Texts['panel'] = {
  moreOfYours: '… la suite de tes informations secrètes : `/main`',
  drawing: 'Je dessine l’image…',
  noPicture: 'L’image n’a pas pu être dessinée cette fois ; `/état` donne le plateau en texte.',
  boardAsText: 'Le plateau en texte : `/état`',
  doneBare: 'C’est fait.',
  waitingFor: (names) => `À ${names} de jouer maintenant.`,
  goesOn: 'La suite s’affiche ici d’elle-même si ton tour revient dans le quart d’heure.',
  choose: 'Choisis…',
  chooseGroup: 'D’abord, quel type de coup ?',
  others: 'Autres',
  back: 'Retour',
  undo: (step) => `Annuler : ${step}`,
  undoQuestion: 'Annuler ton dernier coup ?',
  together: 'Deux coups en une fois…',
  more: 'Autres choix',
  aside: 'Autre chose…',
  coachOff: 'Sans conseiller',
  coachIsOff: 'Plus de conseiller. `/réglages moi` le rappelle.',
  sureYes: 'Oui, jouer',
  undoYes: 'Oui, annuler',
  undoNo: 'Non, ne rien changer',
  undone: 'Coup annulé.',
  changed: 'Depuis ton dernier coup :',
  fits: 'Plusieurs coups correspondent. Lequel ?',
  showAll: 'Voir tous les coups possibles',
  refresh: 'Actualiser',
  page: (page, pages) => `${page}/${pages}`,
  range: (from, to) => `${from} à ${to}`,
};

const bot: Texts['bot'] = {
  because: (sentence, why) => `${sentence.replace(/[.]$/u, '')} : ${why}`,
  notInServer: 'Je ne fonctionne que dans les salons et les fils d’un serveur. Appelle-moi là-bas.',
  unknown:
    'Je ne connais pas ce bouton ou cette commande ; cela vient peut-être d’une ancienne version de moi. Rien n’a changé.',
  otherGame: (game) => `À la table de ce salon, on joue à ${game}.`,
  failed: 'Quelque chose a échoué de mon côté. Rien n’est perdu ; réessaie.',
  missing: (permissions) =>
    `Je ne peux rien afficher dans ce salon. Permissions manquantes : ${permissions}. Ce que tu as fait est bien enregistré.`,
  missingLater: (permissions) =>
    `Permissions manquantes dans ce salon : ${permissions}. Sans elles, la partie ne peut pas s’afficher comme il faut : demande-les à qui gère le salon avant de commencer.`,
  closed:
    'Je ne peux rien afficher ici : le fil est verrouillé, ou je n’ai pas le droit d’y écrire. Ce que tu as fait est bien enregistré.',
  tooMany: (when) =>
    `Ça fait beaucoup en peu de temps. Tu pourras recommencer ${when} ; les coups, eux, passent toujours.`,
  notNow: 'Discord refuse l’envoi pour le moment. Réessaie dans une minute.',
  legend: 'Le sens des symboles',
  focuses: (names) => `Je ne connais pas cette vue du plateau. Au choix : ${names}.`,
  putAwayQuestion:
    'Cette table est illisible, personne ne peut y jouer. La ranger ? Elle sera gardée telle quelle pour la personne qui gère ce bot, et le salon sera libre.',
  putAwayYes: 'Oui, la ranger',
  putAway: 'La table est rangée. Le salon est libre pour une autre.',
  abandonQuestion: 'Arrêter la partie pour tout le monde, sans résultat ?',
  abandonYes: 'Oui, arrêter la partie',
  keepPlaying: 'Non, continuer',
  cancelQuestion: 'Fermer la table pour tout le monde ?',
  cancelYes: 'Oui, la fermer',
  cancelNo: 'Non, la garder ouverte',
  kept: 'Rien n’a changé.',
  abandoned: 'La partie est arrêtée.',
  hello: (games) =>
    `Bonjour ! Avec moi, on joue à des jeux de société dans vos salons, un coup à la fois, sur plusieurs jours : ${games}. Ouvrez une table quand vous voulez ; \`/à-propos\` en dit plus.`,
  openLobby: 'Ouvrir une table',
  about: (games) =>
    `Avec **Icebreaker**, on joue à des jeux de société sur plusieurs jours, un coup à la fois : ${games}.\nC’est une adaptation de fans non officielle, avec ses propres dessins et textes, sans lien avec les auteurs ni les éditeurs. Si un jeu te plaît, achète-le.\n\n\`/partie nouvelle\` ouvre une table, le bouton Jouer ou \`/jouer\` montre tes coups possibles, \`/plateau\` le plateau, \`/journal\` l’histoire de la partie.`,
  credits: ({ designer, illustrator, publisher, year }) =>
    `un jeu de ${designer}${illustrator === undefined ? '' : `, illustré par ${illustrator}`}, édité par ${publisher}, ${year}`,
  noGames: 'aucun jeu pour l’instant',
  nothingFits: 'Aucun coup permis ne correspond',
};

export const fr: Texts = {
  language: 'français',
  commands: frCommands,
  refusals,
  acts,
  beside: frBeside,
  lobby,
  ai,
  hint,
  analysis,
  board,
  panel,
  scores: {
    total: 'Total',
    rank: 'Rang',
    soFar: 'Score provisoire, d’après ce qui est public',
    final: 'Score final',
    stopped: 'Score à l’arrêt de la partie',
  },
  games: {
    frozen: 'en suspens : illisible pour l’instant. `/partie arrêter` dans ce salon la range',
    none: 'Tu ne joues à aucune table de ce serveur.',
    yours: 'à toi de jouer',
    lobby: 'pas encore commencée',
    waiting: (names) => `à ${names} de jouer`,
  },
  records,
  bot,
  clock: frClock,
  settings: frSettings,
  thread: frThread,
  private: frPrivate,
  teaching,
  palettes: {
    default: 'nuit polaire',
    'colour-blind': 'daltonisme',
    'high-contrast': 'contraste élevé',
    light: 'claire',
  },
  permissions: {
    ViewChannel: 'Voir le salon',
    SendMessages: 'Envoyer des messages',
    SendMessagesInThreads: 'Envoyer des messages dans les fils',
    AttachFiles: 'Joindre des fichiers',
    EmbedLinks: 'Intégrer des liens',
    ReadMessageHistory: 'Voir les anciens messages',
  },
  seats: ['Cercle orange', 'Carré turquoise', 'Triangle rose', 'Losange marron'],
};
