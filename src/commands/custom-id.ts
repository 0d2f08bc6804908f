/*
 * What a button or a select menu carries: which table, at which revision it was drawn, what it does, and with what.
 * Anybody can send any custom id, so what comes in is only ever a claim.
 */

/** Under messages that everybody sees: whoever presses gets an answer that only they see. */
const ANSWERED_VERBS = [
  // under the board
  'play',
  'board',
  'log',
  'scores',
  'analysis',
  'rematch',
  // in a recap and in the panel
  'watch',
  'hint', // beside the coach's sentence
  // in the replay of a game: posts it as an animation, opens a table that goes on from there
  'film',
  'play-on',
  // in the lobby
  'join',
  'leave',
  'start',
  'cancel',
  'options',
  'ai',
  'ai-remove', // argument: the AI seat's user id
  'how', // argument: game; without one the table's, or a choice
  'why', // argument: game and rule
  'take', // argument: seat
  'seat-ai', // argument: seat
  'seat-yes',
  'seat-no',
  'vote-yes', // argument: revision at which it was asked
  'vote-no',
  'plan',
  'open', // argument, or the chosen entry: game, and whom to play against; the hello message and the choice of a game
  // below a server's settings
  'backup',
  // about time
  'hush', // argument: the table's channel, as a reminder may stand elsewhere, and for each reminded seat its mark
  'vote', // argument: for what, seat, since when it is waited for
  'pause-yes', // argument: pause or resume
  'pause-no',
] as const;

/** In messages that only one person sees: they become what follows. */
export const IN_PLACE_VERBS = [
  // in the panel
  'act', // argument: canonical text, or two
  'act-yes', // the same, confirmed
  'pick', // the chosen entry is the canonical text; argument: path, which keeps ids apart
  'pick-both', // the same for two texts in one go
  'group', // the chosen entry is the path of the group
  'show', // argument: path
  'fresh',
  'undo',
  'undo-yes',
  'coach-off', // for good
  // elsewhere
  'cancel-yes',
  'ai-add', // the chosen entry is the level
  'option', // argument: what is set, the value is the chosen entry
  'optpage', // argument: page of the options panel
  'state', // argument: page
  'story', // argument: page
  'score', // argument: page
  'tables', // argument: page
  'card', // argument: game and how-to card
  'help', // argument: page
  'rulebook', // argument: game
  'leaf', // argument: game and page of its rules, or the chosen entry is that
  'topic', // the chosen entry is game and topic
  'take-yes', // argument: seat
  'seat-level', // argument: seat, the chosen entry is the level
  'invite', // argument: seat and user
  'resign-yes',
  'undo-ask',
  'vote-sure', // argument: as of vote-yes
  'plan-add', // the chosen entry is the canonical text; argument: which menu, which keeps ids apart
  'plan-clear',
  'abandon-yes',
  'abandon-no',
  'replay', // revision: decisions so far; argument: where to
  'turning', // argument: which turning point, from 1 on; 0: the chart
  'rematch-yes', // argument: who sits first
  'pause-wish', // argument: pause or resume
  'mine', // argument: page and setting, the value is the chosen entry
  'mine-page', // argument: page
  'server', // argument: the setting, the value is the chosen entry, or several
  'away-yes', // a table that can't be read
] as const;

export const PRESS_VERBS = [...ANSWERED_VERBS, ...IN_PLACE_VERBS] as const;
export type PressVerb = (typeof PRESS_VERBS)[number];

export interface CustomId {
  readonly verb: PressVerb;
  readonly tableId: string;
  readonly rev: number;
  readonly argument: string;
}

/** Where no table is meant. */
export const NO_TABLE = '-';
export const MAX_CUSTOM_ID = 100;
/** What is left for the argument, with a verb, a table's id and a revision of the largest size. */
export const MAX_ARGUMENT = 64;

export function formatCustomId({ verb, tableId, rev, argument }: CustomId): string {
  const text = `${verb}:${tableId}:${rev.toString(36)}:${argument}`;
  if (text.length > MAX_CUSTOM_ID) throw new RangeError(`a custom id of ${text.length} characters: ${text}`);
  return text;
}

export function parseCustomId(text: string): CustomId | undefined {
  if (text.length > MAX_CUSTOM_ID) return undefined;
  const [, word, tableId, digits, argument] =
    /^([a-z-]+):([A-Za-z0-9_-]{1,20}):([0-9a-z]{1,7}):(.*)$/su.exec(text) ?? [];
  const verb = PRESS_VERBS.find((known) => known === word);
  if (verb === undefined || tableId === undefined || digits === undefined || argument === undefined)
    return undefined;
  return { verb, tableId, rev: Number.parseInt(digits, 36), argument };
}
