import type { Level } from '../ai/levels.ts';
import type {
  AnyGame,
  ComponentSetId,
  Forecast,
  GameEvent,
  OptionValue,
  Prompt,
  PromptOption,
  RuleError,
  Seat,
  Standing,
  Viewer,
} from '../engine/core/contract.ts';
import type { Result } from '../engine/core/result.ts';
import type { Locale } from '../i18n/locale.ts';
import type { OldButtons } from './announced.ts';
import type { FinishedTable } from './finished-tables.ts';
import type { Pace } from './pace.ts';
import type { Pacing } from './pacing.ts';
import type { Announcement, MessagePlace, Person, Place, Plan, TableAct, TableRecord } from './record.ts';
import type { GameResult } from './results.ts';

/** Somebody who asks the table for something, by one interaction. */
export interface Actor extends Person {
  readonly interactionId: string;
}

/** The table that is meant: by its channel, and if a button says so, by its id and the revision at which the button was drawn. */
export interface Where {
  readonly channelId: string;
  readonly tableId?: string;
  readonly rev?: number;
}

/** What a seat decides, as canonical texts. */
export interface Move {
  readonly text: string;
  /** the step that was offered together with it; both are played, or neither */
  readonly next?: string;
  /** asked whether it is meant, the player said yes */
  readonly confirmed?: boolean;
}

/** Codes are keys of the bot's catalogue. */
export type TableRefusalCode =
  | 'T_NO_TABLE'
  | 'T_OPEN_TABLE' // the channel has a table that is not over
  | 'T_OTHER_TABLE' // a button of an earlier table of this channel
  | 'T_STALE' // the question on the button is no longer this seat's question
  | 'T_REPEATED' // this interaction was applied already, or another tap on the same choice
  | 'T_NOT_SEATED'
  | 'T_SEATED'
  | 'T_FULL'
  | 'T_TOO_FEW'
  | 'T_NOT_HOST'
  | 'T_NOT_IN_CHARGE' // neither the host nor somebody who manages the channel
  | 'T_NOT_LOBBY' // the game has started
  | 'T_NOT_PLAYING'
  | 'T_CONFIRM' // it gives up something for good, and nobody has said that it is meant
  | 'T_NOT_TOGETHER' // two steps in one go that were not offered so
  | 'T_NOTHING_TO_UNDO'
  | 'T_BARRIER' // the last step was this seat's own, but something random, hidden or another's lies behind it
  | 'T_NOT_YOUR_STEP' // the last step was another seat's
  | 'T_NO_RECORD' // no finished table of this server has that id
  | 'T_FILE' // the file is no game that can be read
  | 'T_FILE_LARGE'
  | 'T_FILE_GAME' // its game, its rules or its component set are not here
  | 'T_FILE_MOVES' // a decision in it is against the rules
  | 'T_NOT_FROM_SEED' // the game can't be told from its seed and its decisions alone
  | 'T_FOR_OTHERS' // the others vote about this
  | 'T_SETTLED' // that question to those at the table is no longer open
  | 'T_SEAT_TAKEN'
  | 'T_NO_FREE_SEAT'
  | 'T_THEY_SIT' // whoever is to take a seat has one
  | 'T_NOT_INVITED'
  | 'T_ASKED_NOW' // who is asked plays and has nothing to plan
  | 'T_PLAN_FULL'
  | 'T_FROZEN' // damaged, of a newer version, or its component set is missing
  | 'T_STORE' // could not be saved: nothing changed
  | 'T_BUG' // a mistake in the game's code stopped this step: reported, and nothing changed
  | 'T_CLOSING'; // the bot is stopping

export interface TableRefusal {
  readonly code: TableRefusalCode | RuleError['code'];
  readonly rule?: RuleError;
  /** the table as it is, where there is one: a refusal is shown with the fresh question */
  readonly table?: Table;
  /** for T_CONFIRM: what would be played */
  readonly option?: PromptOption<unknown>;
  /** for T_FROZEN: what is wrong, for the log and the operator */
  readonly about?: string;
  /** for T_FROZEN: who opened the table, where that can still be read */
  readonly host?: string;
}

/** A saved table as it was at one revision: read-only, and safe to keep while others play on. */
export interface Table {
  readonly record: TableRecord;
  readonly game: AnyGame;
  seatOf(userId: string): Seat | undefined;
  activeSeats(): readonly Seat[];
  prompt(seat: Seat): Prompt<unknown> | undefined;
  /** the canonical texts that are legal for the seat now */
  legalTexts(seat: Seat): readonly string[];
  view(viewer: Viewer): unknown;
  /** the view after the first `decisions` of the journal, for finding what changed since */
  viewAfter(decisions: number, viewer: Viewer): unknown;
  /** the table as it was after the first `decisions` of the journal: for looking at, nobody plays there */
  after(decisions: number): Table;
  /** the story from the decision of that number on (0: from the setup on), as this viewer may know it */
  story(viewer: Viewer, from?: number): readonly StoryPart[];
  standings(): readonly Standing[];
  /** what costs points soon if nobody does anything about it; public */
  forecast(): readonly Forecast[];
  /** the step that `undo` would take back for this seat now, as the option that it was */
  undoable(seat: Seat): PromptOption<unknown> | undefined;
  /** how many decisions would stay if the others agreed to take back this seat's last one */
  stayingFor(seat: Seat): number | undefined;
  /** what the seat has planned */
  plan(seat: Seat): Plan | undefined;
  /** what was shown to the seat since so many decisions, as it may see it */
  revealedTo(seat: Seat, since: number): readonly GameEvent[];
  /** what the seat would be asked if it were its turn now and it had played what it has planned, or the first `planned` moves of that, where this can be foreseen */
  ifAsked(seat: Seat, planned?: number): Prompt<unknown> | undefined;
}

/** What followed from the setup, from one decision, or what the table itself did. */
export interface StoryPart {
  readonly after: number;
  readonly seat?: Seat;
  readonly text?: string;
  readonly events: readonly GameEvent[];
  /** it was planned beforehand */
  readonly planned?: boolean;
  readonly act?: TableAct;
}

export type LobbyChange =
  | { readonly option: string; readonly value: OptionValue }
  | { readonly componentSet: Pick<ComponentSetId, 'id' | 'version'> }
  | { readonly hints: boolean }
  | { readonly pace: Pace }
  | { readonly locale: Locale };

/** AI seats to play against at once, all of one level. */
export interface Against {
  readonly count: number;
  readonly level: Level;
}

/** What a server's settings say about a new table. */
export interface HowToOpen {
  readonly pace?: Pace | undefined;
  readonly home?: MessagePlace | undefined;
}

export type Answer = Promise<Result<Table, TableRefusal>>;

/** All tables of this bot. Writing goes through the queue of its table; reading takes the last saved record. */
export interface Tables extends Pacing {
  /** the channel's present table, or its last one if it is over */
  at(channelId: string): Promise<Result<Table | undefined, TableRefusal>>;
  /** tables in this server, or in all, at which the user sits and that are not over, those waiting for them first */
  of(userId: string, guildId?: string): Promise<readonly Table[]>;
  /** channels of this server, or of all, whose table can't be played, and at which the user sits as far as that can be read */
  frozen(userId: string, guildId?: string): Promise<readonly string[]>;
  /** tables whose channel has not seen their last revision */
  unannounced(): Promise<readonly Table[]>;
  /** channels in which a game runs; `askedBy`: only those in which nobody has been asked since then, as far as that is known */
  running(askedBy?: number): Promise<readonly string[]>;
  /** channels with a lobby */
  lobbies(): Promise<readonly string[]>;
  /** tables at which an AI seat has to decide */
  waitingForAi(): Promise<readonly Table[]>;

  open(
    actor: Actor,
    place: Place,
    gameId: string,
    locale: Locale,
    against?: Against,
    how?: HowToOpen,
  ): Answer;
  join(actor: Actor, where: Where): Answer;
  /** when the host leaves, whoever joined next becomes the host; when the last person leaves, the lobby closes */
  leave(actor: Actor, where: Where): Answer;
  /** for the host */
  addAi(actor: Actor, where: Where, level: Level): Answer;
  removeAi(actor: Actor, where: Where, aiId: string): Answer;
  configure(actor: Actor, where: Where, change: LobbyChange): Answer;
  start(actor: Actor, where: Where): Answer;
  cancel(actor: Actor, where: Where): Answer;
  /** ends a game if the others agree, or somebody who manages the channel says so; a lobby is its host's to close */
  abandon(actor: Actor, where: Where, managesChannel: boolean): Answer;
  /** the record of a frozen table goes to the archive as it stands, so that its channel can be used again */
  putAway(actor: Actor, channelId: string, managesChannel: boolean): Promise<Result<undefined, TableRefusal>>;
  /** Discord deleted the channel: its table goes to the archive as it stands, and nobody is waited for there */
  channelGone(channelId: string): Promise<Result<undefined, TableRefusal>>;

  act(actor: Actor, where: Where, text: string, how?: Omit<Move, 'text'>): Answer;
  /** what an AI seat decides; `where` names the revision at which it was asked */
  actForAi(ai: Person, where: Where, text: string): Answer;
  undo(actor: Actor, where: Where): Answer;
  /** asks the others whether one's last decision may be taken back, with all that came after it */
  askUndo(actor: Actor, where: Where): Answer;
  /** `rev`: the vote that is meant */
  answerVote(actor: Actor, where: Where, rev: number, says: boolean): Answer;
  /** nothing has happened there for long: whether the table is to be closed */
  offerClosing(where: Where): Answer;

  /** one's own seat is free from now on */
  resign(actor: Actor, where: Where): Answer;
  /** without a seat: the first free one */
  takeSeat(actor: Actor, where: Where, seat?: Seat): Answer;
  handToAi(actor: Actor, where: Where, seat: Seat, level: Level): Answer;
  invite(actor: Actor, where: Where, seat: Seat, userId: string): Answer;
  answerInvitation(actor: Actor, where: Where, says: boolean): Answer;

  /** saved without raising the revision, so that nobody sees that something was planned; `rev` is that of the page where it was chosen */
  planMove(actor: Actor, where: Where, typed: string): Answer;
  clearPlan(actor: Actor, where: Where): Answer;

  /** tables of this server whose game is over, the newest first */
  finished(guildId: string): Promise<Result<readonly FinishedTable[], TableRefusal>>;
  /** the same of all servers at which the user sat, in no order */
  finishedBy(userId: string): Promise<Result<readonly FinishedTable[], TableRefusal>>;
  /** one of this server's, for looking at */
  finishedTable(guildId: string, id: string): Answer;
  /** one of them as a file */
  fileOf(guildId: string, id: string): Promise<Result<string, TableRefusal>>;
  /** how games among people ended in this server, the oldest first */
  results(guildId: string): Promise<Result<readonly GameResult[], TableRefusal>>;
  /** a game from a file, for looking at; the oldest of many goes */
  importFile(actor: Actor, place: Place, locale: Locale, bytes: string): Answer;
  /** a lobby for a table that goes on from a finished one's position, what is hidden dealt anew */
  continueFrom(
    actor: Actor,
    place: Place,
    locale: Locale,
    id: string,
    decisions: number,
    how?: Pick<HowToOpen, 'pace'>,
  ): Answer;
  /** a lobby with the same people and settings as the channel's table, which is over */
  rematch(actor: Actor, where: Where, first: 'last' | 'drawn'): Answer;

  /** the channel has seen this revision; saved, without raising the revision */
  announced(
    where: Where,
    rev: number,
    announcement: Announcement | undefined,
    lobbyMessageId?: string,
    buttons?: OldButtons,
  ): Answer;

  /** takes nothing more and finishes what is queued */
  close(): Promise<void>;
}
