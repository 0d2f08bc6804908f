import type { Texts } from './en.ts';
import { frCommands } from './fr-commands.ts';
import { of } from './french-of.ts';
import { plural } from './plural.ts';
import { records } from './records/fr.ts';

const n = (count: number, one: string, other: string): string => plural('fr', count, { one, other });

const refusals: Texts['refusals'] = {
  E_SYNTAX: ({ typed }) =>
    typed === ''
      ? 'Je ne comprends pas ce coup.'
      : `Je ne reconnais pas « ${typed} » comme un coup de ce jeu.`,
  E_ILLEGAL: ({ typed }) =>
    typed === '' ? 'Ce n’est pas possible maintenant.' : `« ${typed} » n’est pas possible maintenant.`,
  E_NOT_ACTIVE: ({ asked }) =>
    asked === ''
      ? 'Tu n’as rien à décider pour l’instant.'
      : `Tu n’as rien à décider pour l’instant : c’est à ${asked} de jouer.`,
  E_OVER: () => 'Cette partie est terminée.',
  E_SEATS: ({ game, min, max }) =>
    `${game} se joue à ${min === max ? n(min, '# joueur', '# joueurs') : `${min} à ${max} joueurs`}.`,
  E_OPTION: () => 'Ce réglage n’est pas possible avec ce nombre de joueurs.',
  T_NO_TABLE: () => 'Il n’y a pas de table ouverte dans ce salon. Ouvres-en une avec `/partie nouvelle`.',
  T_OPEN_TABLE: ({ game }) =>
    `Une table ${of(game)} est ouverte dans ce salon. Elle doit d’abord se terminer ; sinon, choisis un autre salon ou un fil.`,
  T_OTHER_TABLE: () => 'Ce bouton appartient à une table précédente de ce salon. Rien n’a changé.',
  T_STALE: () => 'Cette question est déjà réglée, donc rien n’a changé. Voici où en est la partie :',
  T_REPEATED: () => 'C’est déjà fait.',
  T_NOT_SEATED: () => 'Tu n’as pas de place à cette table : tu peux seulement regarder.',
  T_SEATED: () => 'Tu as déjà une place à cette table.',
  T_FULL: ({ max }) => `Toutes les places sont prises (${max}).`,
  T_TOO_FEW: ({ min }) => `Il faut au moins ${n(min, '# joueur', '# joueurs')} pour commencer.`,
  T_NOT_HOST: ({ host }) => `Seule la personne qui a ouvert la table (${host}) peut le faire.`,
  T_NOT_IN_CHARGE: ({ host }) =>
    `Seule la personne qui a ouvert la table${host === '' ? '' : ` (${host})`}, ou quelqu’un qui gère ce salon, peut le faire.`,
  T_NOT_LOBBY: () => 'La partie a déjà commencé.',
  T_NOT_PLAYING: () => 'Aucune partie n’est en cours à cette table.',
  T_NOTHING_TO_UNDO: () => 'Tu n’as rien à reprendre.',
  T_CONFIRM: () => 'Tu le veux vraiment ?',
  T_NOT_TOGETHER: () =>
    'Ces deux coups ne se jouent pas d’affilée : joue le premier, la suite te sera demandée.',
  T_BARRIER: () =>
    'Ton dernier coup ne peut pas être repris : il a révélé ou tiré quelque chose de nouveau, ou passé la main.',
  T_NOT_YOUR_STEP: () => 'Quelqu’un d’autre a joué depuis : ton coup ne peut plus être repris.',
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
    'Cette table est illisible pour le moment ; elle reste figée telle quelle. Préviens la personne qui gère ce bot. Quelqu’un qui gère ce salon peut la ranger avec `/partie abandonner`.',
  T_STORE: () => 'L’enregistrement a échoué, donc rien n’a changé. Essaie encore.',
  T_BUG: () =>
    'Une erreur de ma part a arrêté ce coup, donc rien n’a changé. Elle est signalée ; tu peux reprendre ou faire autre chose.',
  T_CLOSING: () => 'Je redémarre ; rien n’a changé. Essaie encore dans une minute.',
};

const acts: Texts['acts'] = {
  opened: (who) => `${who} ouvre la table.`,
  joined: (who) => `${who} rejoint la table.`,
  left: (who) => `${who} quitte la table.`,
  started: (who) => `${who} lance la partie.`,
  undone: (who) => `${who} reprend un coup.`,
  cancelled: (who) => `${who} ferme la table.`,
  abandoned: (who) => `${who} met fin à la partie, sans résultat.`,
};

const lobby: Texts['lobby'] = {
  heading: (game) => `Une table ${of(game)}`,
  players: (count, min, max) => `Joueurs : ${count} sur ${min === max ? String(max) : `${min} à ${max}`}`,
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
    'La table est ouverte. Que chacun appuie sur Rejoindre ; lance la partie quand tout le monde est là.',
  joined: 'Tu as une place. La partie commence quand l’hôte appuie sur Lancer.',
  left: 'Tu as quitté la table.',
  startedForYou: 'La partie a commencé.',
  cancelledForYou: 'La table est fermée.',
  optionsIntro: 'Personne d’autre ne voit ceci. Les changements apparaissent aussitôt à la table.',
  saved: 'Enregistré.',
  whichGame: 'Quel jeu ?',
};

const ai: Texts['ai'] = {
  marked: (name) => `🤖 ${name}`,
  inLetters: (name) => `${name} (IA)`,
  withLevel: (name, level) => `${name} (${level})`,
  levels: { easy: 'facile', normal: 'moyen', hard: 'difficile' },
  opponents: (count, level) => n(count, `# adversaire, niveau ${level}`, `# adversaires, niveau ${level}`),
  add: 'Ajouter une IA',
  remove: (name) => `Retirer ${name}`,
  choose: 'À quel niveau joue-t-elle ?',
  intro: 'Une IA prend place et joue comme tout le monde. À quel niveau doit-elle jouer ?',
  added: (name) => `${name} a une place.`,
  removed: 'La place est de nouveau libre.',
};

const hint: Texts['hint'] = {
  setting: 'Conseils',
  allowed: { yes: 'permis', no: 'non' },
  heading: 'Ce que je regarderais, le meilleur d’abord :',
  lead: (points) => `avance attendue à la fin : ${points}`,
  result: (points) => `résultat attendu : ${points}`,
  forYou: (line) => `${line} pour toi`,
  forOther: (line, who) => `${line} pour ${who}`,
  single: 'Tu n’as qu’une seule possibilité.',
  none: 'Je n’ai rien trouvé. Essaie encore.',
  off: 'Les conseils ne sont pas permis à cette table.',
};

const board: Texts['board'] = {
  turnOf: (names) => `À ${names} de décider`,
  nobody: 'Personne n’a rien à décider pour l’instant.',
  over: (winners) => `La partie est terminée. Victoire : ${winners}.`,
  overAlone: 'La partie est terminée.',
  abandoned: 'La partie a été arrêtée sans résultat.',
  play: 'Jouer',
  board: 'Plateau',
  log: 'Journal',
  scores: 'Scores',
  earlierLines: (count) => n(count, '… et # ligne avant : `/journal`', '… et # lignes avant : `/journal`'),
  noPicture: 'L’image n’a pas pu être dessinée cette fois ; voici le plateau sous forme de texte.',
  posted: 'Le plateau est de nouveau dans le salon.',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  previous: 'Précédent',
  next: 'Suivant',
  more: (count) => n(count, '… # de plus : `/état`', '… # de plus : `/état`'),
  emptyLog: 'Il ne s’est encore rien passé.',
  nothingHidden: 'Rien n’est caché aux autres pour l’instant.',
};

const panel: Texts['panel'] = {
  moreOfYours: '… la suite, rien que pour toi : `/main`',
  drawing: 'L’image est en cours de dessin…',
  noPicture: 'L’image n’a pas pu être dessinée cette fois ; `/état` donne le plateau en texte.',
  doneBare: 'C’est fait.',
  waitingFor: (names) => `C’est maintenant à ${names} de jouer.`,
  choose: 'Choisis…',
  chooseGroup: 'D’abord, de quel genre ?',
  others: 'Autres',
  back: 'Retour',
  undo: (step) => `Reprendre le coup : ${step}`,
  undoQuestion: 'Ceci reprend ton dernier coup :',
  together: 'Deux coups d’affilée…',
  sureYes: 'Oui, vraiment',
  undoYes: 'Oui, reprendre',
  undoNo: 'Non, laisser',
  undone: 'Coup repris.',
  changed: 'Depuis :',
  fits: 'Lequel veux-tu ?',
  showAll: 'Montrer tout ce que je peux faire',
  refresh: 'Regarder à nouveau',
  page: (page, pages) => `${page}/${pages}`,
  range: (from, to) => `${from} à ${to}`,
};

const bot: Texts['bot'] = {
  because: (sentence, why, rule) => `${sentence.replace(/[.]$/u, '')} : ${why} (${rule})`,
  notInServer: 'Je ne joue que dans les salons et les fils d’un serveur. Appelle-moi là-bas.',
  unknown:
    'Je ne connais pas ce bouton ou cette commande ; cela vient peut-être d’une ancienne version de moi. Rien n’a changé.',
  otherGame: (game) => `À la table de ce salon, on joue à ${game}.`,
  failed: 'Quelque chose a échoué de mon côté. Rien n’est perdu ; essaie encore.',
  missing: (permissions) =>
    `Je ne peux pas le montrer dans le salon : il m’y manque la permission ${permissions}. Ce qui est fait est enregistré.`,
  missingLater: (permissions) =>
    `Il me manque l’autorisation ${permissions} dans ce salon. Sans elle, la partie ne peut pas s’afficher comme il faut : demande-la à qui gère le salon avant de commencer.`,
  closed:
    'Je ne peux pas le montrer dans le salon : le fil est verrouillé, ou je n’ai pas le droit d’y écrire. Ce qui est fait est enregistré.',
  notNow: 'Discord ne l’accepte pas pour le moment. Essaie encore dans une minute.',
  legend: 'Que veulent dire les symboles',
  focuses: (names) => `Je ne connais pas cette partie du plateau. Il y a : ${names}.`,
  putAwayQuestion:
    'Cette table est illisible, personne ne peut y jouer. Une fois rangée, elle est gardée telle quelle pour la personne qui gère ce bot, et le salon est libre pour une autre table. Vraiment ?',
  putAwayYes: 'Oui, la ranger',
  putAway: 'La table est rangée. Le salon est libre pour une autre.',
  abandonQuestion: 'Ceci met fin à la partie pour tout le monde, sans résultat. Vraiment ?',
  abandonYes: 'Oui, arrêter la partie',
  keepPlaying: 'Non, continuer',
  cancelQuestion: 'Ceci ferme la table pour toutes les personnes assises. Vraiment ?',
  cancelYes: 'Oui, la fermer',
  cancelNo: 'Non, la garder ouverte',
  kept: 'Rien n’a changé.',
  abandoned: 'La partie est arrêtée.',
  hello: (games) =>
    `Bonjour ! Je tiens la table pour des jeux de société qui durent des jours, ici dans vos salons : ${games}. Ouvrez une table quand vous voulez ; \`/à-propos\` en dit plus.`,
  openLobby: 'Ouvrir une table',
  about: (games) =>
    `**Icebreaker** tient la table pour des jeux de société qui se jouent sur plusieurs jours : ${games}.\nC’est une adaptation non officielle faite par des amateurs, avec ses propres dessins et ses propres mots, sans lien avec les auteurs ni les éditeurs. Si un jeu te plaît, achète-le.\n\n\`/partie nouvelle\` ouvre une table, le bouton Jouer ou \`/jouer\` montre ce que tu peux faire, \`/plateau\` dessine le plateau, \`/journal\` raconte la partie.`,
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
  lobby,
  ai,
  hint,
  board,
  panel,
  scores: {
    total: 'Total',
    rank: 'Rang',
    soFar: 'Pour l’instant, dans la mesure où c’est public',
    final: 'Score final',
    stopped: 'Score à l’arrêt de la partie',
  },
  games: {
    frozen: 'figée : impossible de la lire pour l’instant. `/partie abandonner` dans ce salon la range',
    none: 'Tu n’as de place à aucune table de ce serveur.',
    yours: 'on t’attend',
    lobby: 'pas encore commencée',
    waiting: (names) => `on attend ${names}`,
  },
  records,
  bot,
  palettes: {
    default: 'nuit polaire',
    'colour-blind': 'daltonisme',
    'high-contrast': 'contraste élevé',
    light: 'clair',
  },
  permissions: {
    ViewChannel: 'Voir le salon',
    SendMessages: 'Envoyer des messages',
    SendMessagesInThreads: 'Envoyer des messages dans les fils',
    AttachFiles: 'Joindre des fichiers',
    EmbedLinks: 'Intégrer des liens',
    ReadMessageHistory: 'Voir les anciens messages',
  },
  seats: ['cercle orange', 'carré turquoise', 'triangle rose', 'losange brun clair'],
};
