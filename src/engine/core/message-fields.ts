import type { MessageForm, Messages, Msg, MsgValue, RefusalReason, Seat } from './contract.ts';

/* What a game's messages are filled with: a key that is not there, or a placeholder left out, does not compile. */

interface Values {
  number: number;
  seat: Seat;
  seats: readonly Seat[];
  message: Msg;
}
type Id<Ids, Category> = Category extends keyof Ids ? Ids[Category] : string;
type Value<P, Ids> = P extends `${infer Always}?`
  ? Value<Always, Ids>
  : P extends keyof Values
    ? Values[P]
    : P extends `names:${infer Category}`
      ? readonly Id<Ids, Category>[]
      : P extends `name:${infer Category}`
        ? Id<Ids, Category>
        : never;

/** The values of a message's placeholders. `Ids` has the ids of categories of names; others are any text. */
type FieldsOf<F extends MessageForm, Ids = object> = {
  readonly [K in keyof F as F[K] extends `${string}?` ? never : K]: Value<F[K], Ids>;
} & {
  readonly [K in keyof F as F[K] extends `${string}?` ? K : never]?: Value<F[K], Ids>;
};
/** What happens, by the table of events' messages: an event's type is the key, its fields are the placeholders. */
export type EventsOf<M extends Messages, Ids = object> = {
  [K in keyof M & string]: { readonly type: K } & FieldsOf<M[K], Ids>;
}[keyof M & string];
/** Any message of the table, with the fields of its form. */
export type MessageOf<M extends Messages, Ids = object> = {
  [K in keyof M & string]: keyof M[K] extends never
    ? { readonly key: K; readonly with?: never }
    : { readonly key: K; readonly with: FieldsOf<M[K], Ids> };
}[keyof M & string];
type Given<F extends MessageForm, Ids> = keyof F extends never ? [] : [FieldsOf<F, Ids>];

export interface Saying<M extends Messages, Ids> {
  readonly say: <K extends keyof M & string>(key: K, ...fields: Given<M[K], Ids>) => Msg;
  /** why not: the rule that says so, and what is missing */
  readonly refuse: <K extends keyof M & string>(
    rule: string,
    key: K,
    ...fields: Given<M[K], Ids>
  ) => RefusalReason;
}

export function sayingOf<M extends Messages, Ids = object>(): Saying<M, Ids> {
  const say = (key: string, ...[fields]: readonly unknown[]): Msg =>
    // as: the values that a form asks for are those of a message
    fields === undefined ? { key } : { key, with: fields as Readonly<Record<string, MsgValue>> };
  return { say, refuse: (rule, key, ...fields) => ({ rule, why: say(key, ...fields) }) };
}
