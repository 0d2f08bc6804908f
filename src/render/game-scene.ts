import type { Forecast, Messages, Msg, Viewer } from '../engine/core/contract.ts';
import type { LastTurn, ToldStep } from './last-turn.ts';
import type { Scene } from './shapes.ts';

/** How a table looks and speaks to the person who sees the picture. */
export interface Look<Said extends Msg = Msg> {
  /**
   * By seat: the player's name, and the word for the seat's colour and glyph ("orange circle").
   * In the look given to `compose`, and in what its `say` says, names are those of `boardName`; in words they are whole.
   */
  readonly seats: readonly { readonly name: string; readonly colourWord: string }[];
  readonly locale: string;
  /** Only what the scene's type names (`MessageOf<typeof MESSAGES>`): a wrong key or field does not compile. */
  say(msg: Said): string;
  /** The name of a component of the table's set: `name('card', '7')`. */
  name(category: string, id: string): string;
}

/** A part of the board that can be drawn alone, twice as large. */
export interface Focus {
  readonly id: string;
  readonly label: string;
}

export interface ComposeOptions<V = unknown> {
  readonly viewer: Viewer;
  /** The id of one of `focuses`; without it the whole board. */
  readonly focus?: string;
  /** What the picture tells in words, ghosts, trails and +n; only for a game that has `turnFrom`. */
  readonly last?: LastTurn<V>;
  /** What costs points soon, from the game's `forecast`. */
  readonly forecast?: readonly Forecast[];
  /** Only when the game is over: views of moments from the opening to the end, for the chart of points. */
  readonly course?: readonly V[];
}

export interface DescribedLine {
  readonly text: string;
  /** The facts of the view that this line says, in the words of `Shape.facts`. */
  readonly facts: readonly string[];
}

/** What the picture shows, in words and reading order. */
export interface Description {
  /** Parts of the alt text, most important first. */
  readonly alt: readonly string[];
  /** The text board. */
  readonly sections: readonly DescribedSection[];
}

export interface DescribedSection {
  readonly title: string;
  readonly lines: readonly DescribedLine[];
}

/**
 * How one game is drawn. It sees views, never states, and knows nothing of Discord.
 * Methods (not function properties) on purpose: TypeScript then takes a `GameScene<ToyView>` for an `AnyGameScene`,
 * and the rooms outside pass a view of the same game only.
 */
export interface GameScene<V, Said extends Msg = Msg> {
  readonly gameId: string;
  /** what only the picture says, beside the messages of the game */
  readonly messages?: Messages;
  focuses(view: V, look: Look<Said>): readonly Focus[];
  /** Pure layout. Changes and marks are put on top by `withChanges` and `withMarks`. */
  compose(view: V, look: Look<Said>, options: ComposeOptions<V>): Scene;
  /** `forecast` as in `ComposeOptions`. */
  describe(view: V, look: Look<Said>, viewer: Viewer, forecast?: readonly Forecast[]): Description;
  /**
   * What `describe` says of `view` and not of `open`, which everybody may see: by itself, since each answer to a player has it.
   * A game without secrets has none.
   */
  own?(view: V, open: V, look: Look<Said>): readonly DescribedSection[];
  /**
   * The index of the decision at which the last turn began (the story holds decisions only), `undefined` if nothing is to be told yet.
   * A game without it has its changes ringed by `withChanges`.
   */
  turnFrom?(story: readonly ToldStep[]): number | undefined;
  /** The pieces and signs and what they mean, in one picture. */
  legend?(look: Look<Said>): Scene;
  /**
   * A component alone, `building:lab` or `card:1A-CR1`, readable on a phone; `undefined` for what has no picture.
   * `printed` is what the game's `printed` says of it.
   */
  component?(view: V, look: Look<Said>, key: string, printed: unknown): Scene | undefined;
}

export type AnyGameScene = GameScene<unknown>;
