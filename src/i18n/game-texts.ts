import type { MessageForm, Messages } from '../engine/core/contract.ts';

/** What a catalogue's entry gets for a placeholder: numbers as they are, everything else already as words. */
type Filled<P extends string> = P extends `${infer Kind}?`
  ? Filled<Kind> | undefined
  : P extends 'number'
    ? number
    : string;
type Words<M extends MessageForm> = { readonly [Field in keyof M]: Filled<M[Field]> };

/** An entry for each message of the game: a missing key, or a placeholder that the message lacks, does not compile. */
type MessageTexts<M extends Messages> = {
  readonly [Key in keyof M]: keyof M[Key] extends never ? string : (words: Words<M[Key]>) => string;
};

/** Name and description of a subcommand or of its parameter, within Discord's limits (test/i18n). */
export interface CommandWords {
  readonly name: string;
  readonly description: string;
}
interface OptionTexts {
  readonly label: string;
  /** the option's value as text -> what it is called */
  readonly values: Readonly<Record<string, string>>;
  /** the option's value as text -> what it means, in a line that fits under a choice of a menu */
  readonly explained: Readonly<Record<string, string>>;
}

/** A game's catalogue in one language. */
export interface GameTexts<
  M extends Messages,
  Verb extends string = string,
  Parameter extends string = string,
  Option extends string = string,
> {
  readonly title: string;
  /** one sentence for the lobby and for the command group's description */
  readonly about: string;
  readonly messages: MessageTexts<M>;
  readonly verbs: Readonly<Record<Verb, CommandWords>>;
  readonly parameters: Readonly<Record<Parameter, CommandWords>>;
  readonly options: Readonly<Record<Option, OptionTexts>>;
}

/** A catalogue of any game. Its entries are called with the words that `say` fills in by the game's own message forms. */
export interface AnyGameTexts extends Omit<GameTexts<Messages>, 'messages'> {
  readonly messages: Readonly<Record<string, string | ((words: never) => string)>>;
}
