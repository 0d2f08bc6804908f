import type { Level } from '../ai/levels.ts';
import { enCommands } from './en-commands.ts';
import { plural } from './plural.ts';
import { records } from './records/en.ts';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

/** What a refusal may tell: whose turn, who hosts, how many seats. All of it is ready to be shown. */
export interface RefusalAbout {
  /** the players who are asked now, as a list of names; empty if nobody is */
  readonly asked: string;
  readonly host: string;
  readonly game: string;
  readonly min: number;
  readonly max: number;
  /** what was typed */
  readonly typed: string;
}
/** Whose game it is; the names are the same in every language. */
interface CreditWords {
  readonly designer: string;
  readonly illustrator: string | undefined;
  readonly publisher: string;
  readonly year: string;
}

export type Refusal = (about: RefusalAbout) => string;

const refusals = {
  E_SYNTAX: ({ typed }) =>
    typed === '' ? 'I can’t read that as a move.' : `I can’t read “${typed}” as a move of this game.`,
  E_ILLEGAL: ({ typed }) => (typed === '' ? 'That isn’t possible now.' : `“${typed}” isn’t possible now.`),
  E_NOT_ACTIVE: ({ asked }) =>
    asked === '' ? 'You have nothing to decide now.' : `You have nothing to decide now: it’s up to ${asked}.`,
  E_OVER: () => 'This game is over.',
  E_SEATS: ({ game, min, max }) =>
    `${game} is for ${min === max ? n(min, '# player', '# players') : `${min} to ${max} players`}.`,
  E_OPTION: () => 'That setting isn’t possible with this number of players.',
  T_NO_TABLE: () => 'There’s no open table in this channel. Open one with `/game new`.',
  T_OPEN_TABLE: ({ game }) =>
    `A table of ${game} is open in this channel. It has to end first, or use another channel or a thread.`,
  T_OTHER_TABLE: () => 'That button belongs to an earlier table of this channel. Nothing was changed.',
  T_STALE: () =>
    'That question has been settled in the meantime, so nothing was changed. Here’s how things stand:',
  T_REPEATED: () => 'That was done already.',
  T_NOT_SEATED: () => 'You don’t sit at this table, so you can only watch.',
  T_SEATED: () => 'You sit at this table already.',
  T_FULL: ({ max }) => `All ${n(max, '# seat is', '# seats are')} taken.`,
  T_TOO_FEW: ({ min }) => `It takes at least ${n(min, '# player', '# players')} to start.`,
  T_NOT_HOST: ({ host }) => `Only ${host}, who opened the table, can do that.`,
  T_NOT_IN_CHARGE: ({ host }) =>
    host === ''
      ? 'Only whoever opened the table, or somebody who manages this channel, can do that.'
      : `Only ${host}, who opened the table, or somebody who manages this channel can do that.`,
  T_NOT_LOBBY: () => 'The game has started already.',
  T_NOT_PLAYING: () => 'No game is running at this table.',
  T_NOTHING_TO_UNDO: () => 'There’s nothing of yours to take back.',
  T_CONFIRM: () => 'Do you mean it?',
  T_NOT_TOGETHER: () => 'These two steps can’t be played in one go: play the first, and you’re asked again.',
  T_BARRIER: () =>
    'Your last step can’t be taken back: it drew or showed something new, or passed the decision on.',
  T_NOT_YOUR_STEP: () => 'The last step was somebody else’s, so yours can’t be taken back any more.',
  T_NO_RECORD: () => 'I don’t know that game: no finished game of this server is called so.',
  T_FILE: () => 'That file is no game that I can read. Nothing was changed.',
  T_FILE_LARGE: () => 'That file is too large to be a game. Nothing was changed.',
  T_FILE_GAME: () =>
    'I can’t open that game: I don’t have it with the same rules and components. Nothing was changed.',
  T_FILE_MOVES: () => 'That file holds a move that the rules don’t allow. Nothing was changed.',
  T_NOT_FROM_SEED: () =>
    'That game can’t be put into a file: it went on from another one, or began under older rules.',
  T_FROZEN: () =>
    'This table can’t be read at the moment, so it’s frozen as it is. Please tell whoever runs this bot. Somebody who manages this channel can put it away with `/game abandon`.',
  T_STORE: () => 'That couldn’t be saved, so nothing was changed. Please try again.',
  T_BUG: () =>
    'A mistake of mine stopped this step, so nothing was changed. It has been reported; you can undo or do something else.',
  T_CLOSING: () => 'I’m being restarted; nothing was changed. Please try again in a minute.',
} satisfies Readonly<Record<string, Refusal>>;

const acts = {
  opened: (who: string) => `${who} opened the table.`,
  joined: (who: string) => `${who} joined.`,
  left: (who: string) => `${who} left.`,
  started: (who: string) => `${who} started the game.`,
  undone: (who: string) => `${who} took a step back.`,
  cancelled: (who: string) => `${who} closed the table.`,
  abandoned: (who: string) => `${who} ended the game without a result.`,
};

const lobby = {
  heading: (game: string) => `A table of ${game}`,
  players: (count: number, min: number, max: number) => {
    const range = min === max ? String(max) : `${min}–${max}`;
    return `Players: ${count} of ${range}`;
  },
  host: (name: string) => `${name} (host)`,
  set: 'Components',
  language: 'Language',
  seed: (hash: string) => `Fingerprint of the shuffle (SHA-256 of the seed): \`${hash}\``,
  seedShown: (seed: string) => `The seed was \`${seed}\`.`,
  started: 'The game has started.',
  cancelled: 'The table was closed.',
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  cancel: 'Close',
  options: 'Options',
  opened: 'The table is open. Everybody who wants to play presses Join; you start when all are there.',
  joined: 'You have a seat. The game starts when the host presses Start.',
  left: 'You left the table.',
  startedForYou: 'The game has started.',
  cancelledForYou: 'The table is closed.',
  optionsIntro: 'Only you see this. Changes show up in the lobby at once.',
  saved: 'Saved.',
  whichGame: 'Which game shall it be?',
};

const ai = {
  /** as a name stands among others */
  marked: (name: string) => `🤖 ${name}`,
  /** the same where there are letters only */
  inLetters: (name: string) => `${name} (AI)`,
  withLevel: (name: string, level: string) => `${name} (${level})`,
  levels: { easy: 'easy', normal: 'normal', hard: 'hard' } satisfies Readonly<
    Record<Level, string>
  > as Readonly<Record<Level, string>>,
  opponents: (count: number, level: string) => n(count, `# opponent, ${level}`, `# opponents, ${level}`),
  add: 'Add AI',
  remove: (name: string) => `Remove ${name}`,
  choose: 'How well does it play?',
  intro: 'An AI takes a seat and plays like everybody else. How well should it play?',
  added: (name: string) => `${name} has a seat.`,
  removed: 'The seat is free again.',
};

const hint = {
  setting: 'Hints',
  allowed: { yes: 'allowed', no: 'off' },
  heading: 'What I’d look at, the best first:',
  lead: (points: string) => `expected lead at the end: ${points}`,
  result: (points: string) => `expected result: ${points}`,
  forYou: (line: string) => `${line} for you`,
  forOther: (line: string, who: string) => `${line} for ${who}`,
  single: 'There’s only one thing you can do now.',
  none: 'I couldn’t come up with anything. Please try again.',
  off: 'Hints are off at this table.',
};

const board = {
  turnOf: (names: string) => `${names} to decide`,
  nobody: 'Nobody has to decide now.',
  over: (winners: string) => `The game is over. ${winners} won.`,
  overAlone: 'The game is over.',
  abandoned: 'The game was ended without a result.',
  play: 'Play',
  board: 'Board',
  log: 'Log',
  scores: 'Scores',
  earlierLines: (count: number) =>
    n(count, '… and # line before that: `/log`', '… and # lines before that: `/log`'),
  noPicture: 'The picture couldn’t be drawn this time; here’s the board as text.',
  posted: 'The board is in the channel again.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  more: (count: number) => n(count, '… # more: `/state`', '… # more: `/state`'),
  emptyLog: 'Nothing has happened yet.',
  nothingHidden: 'Nothing is hidden from the others at the moment.',
};

const panel = {
  moreOfYours: '… more of what only you see: `/hand`',
  drawing: 'The picture is being drawn …',
  noPicture: 'The picture couldn’t be drawn this time; `/state` has the board as text.',
  doneBare: 'Done.',
  waitingFor: (names: string) => `Now it’s up to ${names}.`,
  choose: 'Choose …',
  chooseGroup: 'First, what kind?',
  others: 'Other',
  back: 'Back',
  undo: (step: string) => `Undo: ${step}`,
  undoQuestion: 'This takes back your last step:',
  together: 'Two steps in one go …',
  sureYes: 'Yes, do it',
  undoYes: 'Yes, take it back',
  undoNo: 'No, leave it',
  undone: 'Taken back.',
  changed: 'Since then:',
  fits: 'Which of these do you mean?',
  showAll: 'Show everything I can do',
  refresh: 'Look again',
  page: (page: number, pages: number) => `${page}/${pages}`,
  range: (from: number, to: number) => `${from}–${to}`,
};

const scores = {
  total: 'Total',
  rank: 'Rank',
  soFar: 'So far, as far as it’s public',
  final: 'Final score',
  stopped: 'Score when the game was ended',
};

const games = {
  frozen: 'frozen: it can’t be read at the moment. `/game abandon` there puts it away',
  none: 'You don’t sit at any table in this server.',
  yours: 'waiting for you',
  lobby: 'not started yet',
  waiting: (names: string) => `waiting for ${names}`,
};

const bot = {
  because: (sentence: string, why: string, rule: string) =>
    `${sentence.replace(/[.]$/u, '')}: ${why} (${rule})`,
  notInServer: 'I only work in a server’s channels and threads. Please ask me there.',
  unknown: 'I don’t know that button or command; it may be from an older version of me. Nothing was changed.',
  otherGame: (game: string) => `The table in this channel plays ${game}.`,
  failed: 'Something went wrong on my side. Nothing of yours is lost; please try again.',
  missing: (permissions: string) =>
    `I can’t show it in the channel: I lack the permission ${permissions} there. What was done is saved.`,
  missingLater: (permissions: string) =>
    `I lack the permission ${permissions} in this channel. Without it the game can’t be shown as it should: please ask whoever manages the channel before you start.`,
  closed:
    'I can’t show it in the channel: the thread is locked, or I’m not allowed to write there. What was done is saved.',
  notNow: 'Discord doesn’t take it at the moment. Please try again in a minute.',
  legend: 'What the signs mean',
  focuses: (names: string) => `I don’t know that part of the board. What there is: ${names}.`,
  putAwayQuestion:
    'This table can’t be read, so nobody can play at it. Put away, it’s kept as it is for whoever runs this bot, and the channel is free for another table. Really?',
  putAwayYes: 'Yes, put it away',
  putAway: 'The table is put away. The channel is free for another one.',
  abandonQuestion: 'This ends the game for everybody, without a result. Really?',
  abandonYes: 'Yes, end the game',
  keepPlaying: 'No, keep playing',
  cancelQuestion: 'This closes the table for everybody who sits at it. Really?',
  cancelYes: 'Yes, close it',
  cancelNo: 'No, keep it open',
  kept: 'Nothing was changed.',
  abandoned: 'The game is ended.',
  hello: (games: string) =>
    `Hello! I keep the table for board games played over days, here in your channels: ${games}. Open a table whenever you like; \`/about\` says more.`,
  openLobby: 'Open a table',
  about: (games: string) =>
    `**Icebreaker** keeps the table for board games that are played over days: ${games}.\nIt is an unofficial fan implementation with its own drawings and words, not connected with the games’ authors or publishers. If you like a game, please buy it.\n\n\`/game new\` opens a table, the Play button or \`/play\` shows what you can do, \`/board\` draws the board, \`/log\` tells the story.`,
  credits: ({ designer, illustrator, publisher, year }: CreditWords) =>
    `designed by ${designer}${illustrator === undefined ? '' : `, illustrated by ${illustrator}`}, published by ${publisher}, ${year}`,
  noGames: 'no game yet',
  nothingFits: 'Nothing that’s legal now fits',
};

/** The keys of all other languages: what is missing there does not compile. */
export const en = {
  language: 'English',
  // as: names and descriptions of another language are other texts
  commands: enCommands as Readonly<Record<keyof typeof enCommands, { name: string; description: string }>>,
  // as: what a sentence makes of what it may tell is its own business
  refusals: refusals as Readonly<Record<keyof typeof refusals, Refusal>>,
  acts,
  lobby,
  ai,
  hint,
  board,
  panel,
  scores,
  games,
  records,
  bot,
  palettes: {
    default: 'polar night',
    'colour-blind': 'colour-blind',
    'high-contrast': 'high contrast',
    light: 'light',
  },
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
    EmbedLinks: 'Embed Links',
    ReadMessageHistory: 'Read Message History',
  },
  /** by seat: colour and glyph */
  // as: of any number, and each in other words
  seats: ['orange circle', 'teal square', 'pink triangle', 'light brown diamond'] as readonly string[],
};

export type Texts = typeof en;
