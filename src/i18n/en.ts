import type { Level } from '../ai/levels.ts';
import { enClock, enPrivate, enSettings, enThread } from './en-clock.ts';
import { beside, besideActs, besideRefusals, type ActLine, type BesideTexts } from './en-beside-play.ts';
import { enCommands } from './en-commands.ts';
import { plural } from './plural.ts';
import { records } from './records/en.ts';
import { teaching } from './teaching/en.ts';

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
    typed === '' ? 'I don’t recognise that move.' : `I don’t recognise “${typed}” as a move in this game.`,
  E_ILLEGAL: ({ typed }) =>
    typed === '' ? 'That isn’t possible right now.' : `“${typed}” isn’t possible right now.`,
  E_NOT_ACTIVE: ({ asked }) =>
    asked === ''
      ? 'Nothing for you to decide right now.'
      : `Nothing for you to decide right now: waiting for ${asked}.`,
  E_OVER: () => 'This game is over.',
  E_SEATS: ({ game, min, max }) =>
    `${game} is for ${min === max ? n(min, '# player', '# players') : `${min} to ${max} players`}.`,
  E_OPTION: () => 'That setting isn’t possible with this number of players.',
  T_NO_TABLE: () => 'There’s no open table in this channel. Open one with `/game new`.',
  T_OPEN_TABLE: ({ game }) =>
    `There’s already a table for ${game} in this channel. Finish it first, or use another channel or a thread.`,
  T_OTHER_TABLE: () => 'That button belongs to an earlier table in this channel. Nothing was changed.',
  T_STALE: () => 'That was decided in the meantime, so nothing was changed. Here’s where things stand:',
  T_REPEATED: () => 'That’s already done.',
  T_NOT_SEATED: () => 'You’re not at this table, so you can only watch.',
  T_SEATED: () => 'You’re already at this table.',
  T_FULL: ({ max }) => `All ${n(max, '# seat is', '# seats are')} taken.`,
  T_TOO_FEW: ({ min }) => `You need at least ${n(min, '# player', '# players')} to start.`,
  T_NOT_HOST: ({ host }) => `Only the host, ${host}, can do that.`,
  T_NOT_IN_CHARGE: ({ host }) =>
    host === ''
      ? 'Only the host or someone who manages this channel can do that.'
      : `Only ${host} (the host) or someone who manages this channel can do that.`,
  T_NOT_LOBBY: () => 'The game has already started.',
  T_NOT_PLAYING: () => 'No game is running at this table.',
  T_NOTHING_TO_UNDO: () => 'You have nothing to undo.',
  T_CONFIRM: () => 'Are you sure?',
  T_NOT_TOGETHER: () => 'You can’t play these two steps at once: play the first, then I’ll ask again.',
  T_BARRIER: () => 'You can’t undo your last step: it drew or revealed something, or passed the decision on.',
  T_FOR_OTHERS: () => 'Only the others vote on this. You can just play.',
  T_NOT_YOUR_STEP: () => 'Someone else has moved since, so you can’t undo your step any more.',
  T_NO_RECORD: () => 'I don’t know that game. Choose one from the list.',
  T_FILE: () => 'I can’t read that file as a game. Nothing was changed.',
  T_FILE_LARGE: () => 'That file is too large for a game. Nothing was changed.',
  T_FILE_GAME: () =>
    'I can’t open that game: I don’t have the same rules and components. Nothing was changed.',
  T_FILE_MOVES: () => 'That file has a move the rules don’t allow. Nothing was changed.',
  T_NOT_FROM_SEED: () =>
    'I can’t make a file of that game: it continued another one, or began under older rules.',
  T_FROZEN: () =>
    'I can’t load this table right now, so the game is on hold. Please tell whoever runs this bot. Anyone who manages this channel can set it aside with `/game abandon`.',
  T_STORE: () => 'That couldn’t be saved, so nothing was changed. Please try again.',
  T_BUG: () =>
    'I hit a bug and couldn’t do that, so nothing was changed. It’s been reported; you can undo or try something else.',
  T_CLOSING: () => 'I’m restarting, so nothing was changed. Please try again in a minute.',
  ...besideRefusals,
} satisfies Readonly<Record<string, Refusal>>;

const acts = {
  opened: (who: string) => `${who} opened the table.`,
  joined: (who: string) => `${who} joined.`,
  left: (who: string) => `${who} left.`,
  started: (who: string) => `${who} started the game.`,
  undone: (who: string) => `${who} undid a step.`,
  cancelled: (who: string) => `${who} closed the table.`,
  abandoned: (who: string) => `${who} ended the game without a result.`,
  skipped: (who: string) => `${who}’s time was up, so they were skipped.`,
  'more-time': (who: string) => `${who} was given more time.`,
  paused: () => 'The game was paused: all agreed.',
  resumed: () => 'The game goes on: all agreed.',
  ...besideActs,
};

const lobby = {
  heading: (game: string) => `Table for ${game}`,
  players: (count: number, min: number, max: number) => {
    const range = min === max ? String(max) : `${min}–${max}`;
    return `Players: ${count} (for ${range})`;
  },
  host: (name: string) => `${name} (host)`,
  set: 'Component set',
  language: 'Language',
  seed: (hash: string) =>
    `Shuffle fingerprint of this channel’s table: \`${hash}\`. I’ll show the seed at the end, so you can check that nothing was rigged: its SHA-256 is this fingerprint.`,
  seedShown: (seed: string, hash: string) =>
    `The seed was \`${seed}\`. To check the shuffle: its SHA-256 is the fingerprint that \`/about\` has shown from the start, \`${hash}\`.`,
  started: 'The game has started.',
  cancelled: 'The table was closed.',
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  cancel: 'Close',
  options: 'Options',
  opened: 'The table is open. Anyone who wants to play presses Join; press Start once everyone’s here.',
  joined: 'You’re in! The game begins when the host presses Start.',
  left: 'You left the table.',
  startedForYou: 'The game has started.',
  cancelledForYou: 'The table is closed.',
  optionsIntro: 'Changes show up in the lobby right away.',
  saved: 'Saved.',
  whichGame: 'Which game would you like to play?',
};

const ai = {
  /** as a name stands among others */
  marked: (name: string) => `🤖 ${name}`,
  /** the same where there are letters only */
  inLetters: (name: string) => `${name} (AI)`,
  withLevel: (name: string, level: string) => `${name} (${level})`,
  explained: {
    easy: 'Moves at once and overlooks things: good for a first game',
    normal: 'Thinks for a moment: a solid opponent',
    hard: 'Thinks for a few seconds: looks further ahead',
  } satisfies Readonly<Record<Level, string>> as Readonly<Record<Level, string>>,
  levels: { easy: 'easy', normal: 'normal', hard: 'hard' } satisfies Readonly<
    Record<Level, string>
  > as Readonly<Record<Level, string>>,
  opponents: (count: number, level: string) => n(count, `# opponent, ${level}`, `# opponents, ${level}`),
  add: 'Add AI',
  remove: (name: string) => `Remove ${name}`,
  choose: 'Choose its level…',
  intro: 'An AI takes a seat and plays by the same rules as everyone else. How strong should it be?',
  added: (name: string) => `${name} has joined.`,
  removed: 'The seat is free again.',
  atOnce: 'Or start right away against an AI…',
};

const hint = {
  button: 'Good moves?',
  setting: 'Hints',
  allowed: { yes: 'allowed', no: 'off' },
  explained: { yes: 'Anyone may ask me for good moves with /hint', no: 'Nobody gets hints' },
  heading: 'What I’d consider, best first:',
  lead: (points: string) => `expected lead at the end: ${points}`,
  result: (points: string) => `expected final score: ${points}`,
  gets: (what: string) => `gets you ${what}`,
  forYou: (line: string) => `${line} for you`,
  forOther: (line: string, who: string) => `${line} for ${who}`,
  single: 'You have only one legal move.',
  none: 'I couldn’t come up with anything. Please try again.',
  off: 'Hints are off at this table.',
};

const analysis = {
  button: 'Analysis',
  title: (game: string) => `${game} – how the game went`,
  thinking: (done: number, of: number) => `Thinking through the game: ${done} of ${of} decisions…`,
  leads: 'Expected lead at the end, decision by decision',
  scores: 'Expected final score, decision by decision',
  even: 'No decision stands out: nobody let much slip.',
  played: (what: string, expected: string) => `Played: ${what} – ${expected}`,
  better: (what: string, expected: string) => `The computer would have played: **${what}** – ${expected}`,
  marked: 'On the picture: 1 is what was played, 2 what the computer would have played.',
  note: 'Estimates by a computer that knows what the player could know at the time.',
  chart: 'Chart',
  turn: (number: number) => `Turning point ${number}`,
  replay: 'Replay from here',
  notYet: 'A game can be analysed once it’s over.',
  none: 'I couldn’t think the game through this time. Please try again.',
};

const board = {
  turnOf: (names: string) => `Over to ${names}`,
  nobody: 'No one has anything to decide right now.',
  over: (winners: string) => `Game over – ${winners} won!`,
  overAlone: 'Game over.',
  abandoned: 'The game was stopped without a result.',
  play: 'Play',
  board: 'Board',
  log: 'Log',
  scores: 'Scores',
  earlierLines: (count: number) => n(count, '…and # earlier line: `/log`', '…and # earlier lines: `/log`'),
  noPicture: 'The picture couldn’t be drawn this time; here’s the board as text.',
  posted: 'I’ve posted the board in the channel.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  more: (count: number) => n(count, '…# more: `/state`', '…# more: `/state`'),
  emptyLog: 'Nothing has happened yet.',
  nothingHidden: 'You have no private information right now.',
};

const panel = {
  moreOfYours: '…more of your private information: `/hand`',
  drawing: 'Drawing the picture…',
  noPicture: 'The picture couldn’t be drawn this time; `/state` has the board as text.',
  boardAsText: 'The board as text: `/state`',
  doneBare: 'Done.',
  waitingFor: (names: string) => `Now waiting for ${names}.`,
  goesOn: 'This goes on by itself if your turn comes again within a quarter of an hour.',
  choose: 'Choose…',
  chooseGroup: 'First pick a kind of action',
  others: 'Other',
  back: 'Back',
  undo: (step: string) => `Undo: ${step}`,
  undoQuestion: 'This undoes your last step:',
  together: 'Two steps at once…',
  more: 'More choices',
  aside: 'Something else …',
  coachOff: 'No more coach',
  coachIsOff: 'No coach any more. `/settings me` brings it back.',
  sureYes: 'Yes, do it',
  undoYes: 'Yes, undo it',
  undoNo: 'No, go back',
  undone: 'Undone.',
  changed: 'Since your last move:',
  fits: 'Several moves match. Which one?',
  showAll: 'Show all my moves',
  refresh: 'Refresh',
  page: (page: number, pages: number) => `${page}/${pages}`,
  range: (from: number, to: number) => `${from}–${to}`,
};

const scores = {
  total: 'Total',
  rank: 'Rank',
  soFar: 'Score so far (public points only)',
  final: 'Final score',
  stopped: 'Score when the game was stopped',
};

const games = {
  frozen: 'on hold: I can’t load it right now. `/game abandon` there sets it aside',
  none: 'You’re not at any table in this server.',
  yours: 'waiting for you',
  lobby: 'not started yet',
  waiting: (names: string) => `waiting for ${names}`,
};

const bot = {
  because: (sentence: string, why: string) => `${sentence.replace(/[.]$/u, '')}: ${why}`,
  notInServer: 'I only work in a server’s channels and threads. Please ask me there.',
  unknown: 'I don’t know that button or command; it may be from an older version of me. Nothing was changed.',
  otherGame: (game: string) => `The table in this channel is playing ${game}.`,
  failed: 'Something went wrong on my side. Nothing of yours is lost; please try again.',
  missing: (permissions: string) =>
    `I can’t post in the channel because I’m missing permissions there: ${permissions}. What you did is saved.`,
  missingLater: (permissions: string) =>
    `I’m missing permissions in this channel: ${permissions}. I can’t show the game properly without them, so please ask whoever manages the channel before you start.`,
  closed:
    'I can’t post in the channel: the thread is locked, or I’m not allowed to write there. What you did is saved.',
  tooMany: (when: string) =>
    `That’s a lot in a short time. You can do it again ${when}; moves always go through.`,
  notNow: 'Discord isn’t accepting it right now. Please try again in a minute.',
  legend: 'What the symbols mean',
  focuses: (names: string) => `I don’t know that part of the board. Try: ${names}.`,
  putAwayQuestion:
    'I can’t load this table, so nobody can play at it. Set it aside? It’s kept for whoever runs this bot, and the channel is free for a new table.',
  putAwayYes: 'Yes, set it aside',
  putAway: 'The table is set aside. The channel is free for a new one.',
  abandonQuestion: 'This ends the game for everyone, without a result. Are you sure?',
  abandonYes: 'Yes, end the game',
  keepPlaying: 'No, keep playing',
  cancelQuestion: 'This closes the table for everyone at it. Are you sure?',
  cancelYes: 'Yes, close it',
  cancelNo: 'No, keep it open',
  kept: 'Nothing was changed.',
  abandoned: 'The game has ended.',
  hello: (games: string) =>
    `Hello! I run board games that you play at your own pace, right here in your channels: ${games}. Open a table whenever you like; \`/about\` says more.`,
  openLobby: 'Open a table',
  about: (games: string) =>
    `**Icebreaker** runs board games that you play over days: ${games}.\nIt’s an unofficial fan project with its own drawings and words, not connected with the games’ designers or publishers. If you like a game, please buy it.\n\n\`/game new\` opens a table, the Play button or \`/play\` shows your moves, \`/board\` posts the board, \`/log\` tells you what happened.`,
  credits: ({ designer, illustrator, publisher, year }: CreditWords) =>
    `designed by ${designer}${illustrator === undefined ? '' : `, illustrated by ${illustrator}`}, published by ${publisher}, ${year}`,
  noGames: 'no game yet',
  nothingFits: 'No legal move matches',
};

/** The keys of all other languages: what is missing there does not compile. */
export const en = {
  language: 'English',
  // as: names and descriptions of another language are other texts
  commands: enCommands as Readonly<Record<keyof typeof enCommands, { name: string; description: string }>>,
  // as: what a sentence makes of what it may tell is its own business
  refusals: refusals as Readonly<Record<keyof typeof refusals, Refusal>>,
  acts: acts as Readonly<Record<keyof typeof acts, ActLine>>,
  // as: what English says in certain words others say in others
  beside: beside as BesideTexts,
  lobby,
  ai,
  hint,
  analysis,
  board,
  panel,
  scores,
  games,
  records,
  bot,
  clock: enClock,
  settings: enSettings,
  thread: enThread,
  private: enPrivate,
  teaching,
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
  seats: ['Orange circle', 'Teal square', 'Pink triangle', 'Brown diamond'] as readonly string[],
};

export type Texts = typeof en;
