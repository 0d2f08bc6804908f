import type { Level } from '../ai/levels.ts';
import type { ComponentSetId, CoreState, Options, Seat } from '../engine/core/contract.ts';
import type { Decision } from '../engine/core/replay.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Pace } from './pace.ts';
import type { Wait } from './waits.ts';

/** Raised whenever the form of a record changes; src/storage migrates older ones and leaves newer ones alone. */
export const TABLE_SCHEMA = 2;

/** Where a table stands: one in a channel or thread of a server. */
export interface Place {
  readonly guildId: string;
  readonly channelId: string;
}

export interface Person {
  readonly userId: string;
  readonly name: string;
  /** no person at all: a computer that plays so well */
  readonly ai?: Level;
}

export const TABLE_STATUSES = ['lobby', 'playing', 'finished', 'cancelled', 'abandoned'] as const;
type TableStatus = (typeof TABLE_STATUSES)[number];

export interface JournalEntry extends Decision {
  /** milliseconds since 1970 */
  readonly at: number;
  /** revision that it made */
  readonly rev: number;
  /** the table answered for the seat, which had no choice */
  readonly forced?: boolean;
  /** it was left as a plan before the seat was asked */
  readonly planned?: boolean;
}

export const TABLE_ACTS = [
  'opened',
  'joined',
  'left',
  'started',
  'undone',
  'cancelled',
  'abandoned',
  'skipped', // by: whose time was up
  'more-time', // the same
  'paused',
  'resumed',
  'resigned', // left their own seat
  'vacated', // the others freed somebody's seat
  'seated', // took a seat of a running game
  'handed', // let an AI play a free seat
  'declined', // was asked to take a seat, and said no
  'taken-back', // by consent of all others, beyond what undo takes back
  'undo-refused',
  'abandon-refused',
  'kept', // plays on although nothing had happened for long
] as const;

/** What the table itself did, for its log: who started, stepped back, abandoned. */
export interface TableAct {
  readonly act: (typeof TABLE_ACTS)[number];
  readonly by: Person;
  readonly at: number;
  /** decisions in the journal at that moment: where it belongs in the story */
  readonly after: number;
  /** revision that it made: messages tell of it once; absent in older records */
  readonly rev?: number;
  /** the seat that was left or taken */
  readonly seat?: Seat;
  /** who sat there before, or the AI that plays there now */
  readonly whom?: Person;
}

/** Something for which those who sit there are asked to agree. */
export interface Vote {
  readonly kind: 'undo' | 'abandon' | 'close';
  /** who asks for it; absent: the table itself, after a long silence */
  readonly by?: Seat;
  readonly agreed: readonly Seat[];
  /** revision at which it was asked: a button of another vote is no answer to this one */
  readonly rev: number;
  readonly at: number;
  /** for undo: how many decisions would stay */
  readonly stay?: number;
}

/** Somebody was asked to take over a seat and has not answered. */
export interface Invitation {
  readonly seat: Seat;
  readonly userId: string;
  readonly by: Person;
  readonly rev: number;
}

export interface PlannedMove {
  readonly text: string;
  /** decisions that the seat knew of when it left this */
  readonly seen: number;
  /** the kind of question that it is meant for, where that could be foreseen */
  readonly kind?: string;
}

/** Why a plan was not played. */
export const PLAN_TROUBLES = ['illegal', 'revealed', 'confirm', 'failed'] as const;
/** What a seat does when it is asked. Nobody else ever sees it. */
export interface Plan {
  readonly seat: Seat;
  readonly moves: readonly PlannedMove[];
  /** its next move was not played: the seat is asked instead, and the plan is over with its next decision */
  readonly stopped?: (typeof PLAN_TROUBLES)[number];
}

/** The public message about the last turn, as it was last posted. */
export interface Announcement {
  readonly messageId: string;
  /** revision that it shows */
  readonly rev: number;
  /** seats that it asks and mentions: a new message is sent only when somebody else must decide */
  readonly asked: readonly Seat[];
  /** decisions in the journal before the first one that it tells about */
  readonly from: number;
  /** revision at which this message was new, before it was edited; filled in when it is saved */
  readonly postedRev?: number;
  /** the last revision that earlier messages told of: it tells of what came later */
  readonly after?: number;
  /** decisions before the first one whose changes are marked in the picture, where these are not those it tells of */
  readonly since?: number;
}

/** Where a table begins that goes on from another's position. */
export interface Continues {
  readonly after: number;
  readonly seats: number;
  readonly state: CoreState;
}

/** One key per channel, one value; one `set` is the commit. Plain JSON: a key is absent, never `undefined`. */
export interface TableRecord {
  readonly schema: typeof TABLE_SCHEMA;
  /** short, and in every custom id: a channel sees many tables */
  readonly id: string;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly componentSet: ComponentSetId;
  readonly seed: string;
  /** SHA-256 of the seed, shown at the start; the seed itself is shown at the end */
  readonly seedHash: string;
  readonly options: Options;
  /** in the lobby in the order of joining, from the start on by seat */
  readonly people: readonly Person[];
  readonly host: string;
  readonly place: Place;
  readonly locale: Locale;
  readonly status: TableStatus;
  /** whether `/hint` may be asked, where the host has said so */
  readonly hints?: boolean;
  readonly openedAt: number;
  /** only grows, also by undo */
  readonly rev: number;
  /** decisions in the journal that undo cannot take back */
  readonly barrier: number;
  /** by seat: the revision at which its present question arose; an older panel is stale */
  readonly askedSince: readonly number[];
  /** by seat: the revision at which a step of another seat (or the start) last called upon it to decide */
  readonly calledAt: readonly number[];
  /** by seat: the `calledAt` of which the channel has told it; another number there: it is to be mentioned */
  readonly toldOf: readonly number[];
  /** revision that the channel has seen; lower than `rev`: to be repaired */
  readonly announcedRev: number;
  readonly announcement?: Announcement;
  /** the lobby's message, as long as there is one */
  readonly lobbyMessageId?: string;
  readonly acts: readonly TableAct[];
  /** the state after setup, or after `baseAfter` decisions; absent in a lobby, like `state` */
  readonly base?: CoreState;
  readonly journal: readonly JournalEntry[];
  /** decisions in the journal before `base`: absent (0) unless newer rules took the state over, see decision 0003 */
  readonly baseAfter?: number;
  readonly state?: CoreState;
  /** it came as a file: for looking at only */
  readonly imported?: true;
  /** it began as a finished game was after so many decisions, hidden things dealt anew: nobody's rating is at stake */
  readonly continues?: Continues;
  /** who sits first, where the order of the seats is not left to the seed alone */
  readonly first?: string;
  readonly vote?: Vote;
  /** at most one for a seat, and for a user */
  readonly invitations?: readonly Invitation[];
  /** at most one for a seat */
  readonly plans?: readonly Plan[];
  /** the last interactions that were applied, newest last: Discord may deliver one twice, across a restart too */
  readonly interactions: readonly string[];
  readonly pace?: Pace;
  /** those who are asked now and are people */
  readonly waits?: readonly Wait[];
  /** since when nobody's time runs, by agreement of all */
  readonly paused?: number;
  /** somebody would like to pause, or to go on, and who agrees */
  readonly pauseWish?: PauseWish;
  /** messages beside the announcement whose buttons go when the next one is posted */
  readonly alsoLive?: readonly string[];
  /** where the table lives in a thread of its own: the message in the channel that says how it stands */
  readonly home?: MessagePlace;
}

export interface PauseWish {
  readonly pause: boolean;
  readonly by: readonly Seat[];
  readonly messageId?: string;
}

export interface MessagePlace {
  readonly channelId: string;
  readonly messageId: string;
}
