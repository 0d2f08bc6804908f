import type { Speech } from '../longest-words.ts';

/** A game's messages, and where they are shown. */
export interface GameSpeech extends Speech {
  /** most characters of that message, which by where it is shown may be the story's */
  readonly room: (key: string) => number;
  /** how keys begin */
  readonly questions: string;
  readonly refusals: string;
  /** texts that hold a number, and from which to which */
  readonly numbers: Readonly<Record<string, readonly [number, number]>>;
  /** what stands beside other words, or is said only where there is something to count: a space may be at its ends */
  readonly isFragment?: (key: string) => boolean;
}

/** A button has 80 characters, a menu's entry and its description 100; a label begins with a number such as "36 · ". */
export const BUTTON = 75;
export const ENTRY = 95;
export const DESCRIPTION = 100;
/** One or two short sentences. */
export const QUESTION = 200;
export const STORY_LINE = 300;
