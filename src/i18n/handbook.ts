import { inFrenchTypography } from './french-typography.ts';
import type { Locale } from './locale.ts';

/*
 * How a game is taught: a few how-to cards, and all its rules for players. Which there are, and which rule ids each paragraph
 * covers, is said once a game (`games/<id>/handbook.ts`); the words stand beside it by language (`handbook-en.ts` and so on).
 */

/** A paragraph of the rules, or a component or card that one can look up. */
export interface OutlineParagraph {
  /** short, the same in all languages */
  readonly id: string;
  /** ids of docs/rules/<game>.md that it tells in full; never shown to players */
  readonly covers: readonly string[];
  /** components and cards (their ids in the component set, or kinds) that one finds it by */
  readonly about?: readonly string[];
}

export interface HandbookOutline {
  /** five to eight, in order: what it is about, a turn, points, what to watch out for, how it ends */
  readonly cards: readonly string[];
  readonly chapters: readonly { readonly id: string; readonly paragraphs: readonly OutlineParagraph[] }[];
}

export interface Titled {
  readonly title: string;
  readonly text: string;
}

/** The words of a handbook: what its outline has not, or has without words, does not compile. */
export interface HandbookWords<O extends HandbookOutline> {
  /** one line where a table is opened: what it is like, its weight, minutes of play, and days at one move a day */
  readonly pitch: string;
  /** at most 60 words each */
  readonly cards: Readonly<Record<O['cards'][number], Titled>>;
  readonly chapters: Readonly<Record<O['chapters'][number]['id'], string>>;
  readonly paragraphs: Readonly<Record<O['chapters'][number]['paragraphs'][number]['id'], Titled>>;
}

/** The picture above a how-to card: the board, or a part of it, in a game that is always the same (commands/sample-game.ts). */
export interface Illustration {
  /** decisions after which the board is shown; absent: the opening */
  readonly after?: number | 'end';
  /** the id of one of the scene's focuses; absent: the whole board */
  readonly focus?: string;
}

/** The handbook of any game, in all languages. */
export interface Handbook {
  readonly outline: HandbookOutline;
  readonly words: Readonly<Record<Locale, HandbookWords<HandbookOutline>>>;
  /** by card; a card without one shows the opening */
  readonly illustrations: Readonly<Partial<Record<string, Illustration>>>;
}

export function handbook<const O extends HandbookOutline>(
  outline: O,
  words: Readonly<Record<Locale, HandbookWords<O>>>,
  illustrations?: Readonly<Partial<Record<O['cards'][number], Illustration>>>,
): Handbook {
  return {
    outline,
    words: { ...words, fr: inFrenchTypography(words.fr) },
    illustrations: { ...illustrations },
  };
}

/** The paragraph that tells a rule. */
export function paragraphAbout({ outline }: Handbook, rule: string): OutlineParagraph | undefined {
  return paragraphsOf(outline).find(({ covers }) => covers.includes(rule));
}

export function paragraphsOf({ chapters }: HandbookOutline): readonly OutlineParagraph[] {
  return chapters.flatMap(({ paragraphs }) => paragraphs);
}
