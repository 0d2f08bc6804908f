import type { GameEvent, MessageForm, Messages, Msg, OptionWords, PromptOption, Seat } from './contract.ts';
import { present } from './json.ts';
import type { GameTypes, PositionOf } from './position.ts';

/*
 * What an option surely gives and costs the seat that takes it, counted from the events that would follow. Nobody writes
 * it beside the rules: core plays the option in a world that the seat can't tell from the true one and counts until
 * something random or hidden would decide.
 */

/** The kinds of effect that a game counts: `coins`, `scientists`. */
export type EffectOf<T extends GameTypes> = T extends { readonly effect: infer Kind extends string }
  ? Kind
  : never;
/** How much of each kind; a cost is negative. */
export type Effects<Kind extends string = string> = Readonly<Record<Kind, number>>;
type Some<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

type NumberField<F extends MessageForm> = {
  [Field in keyof F]: F[Field] extends 'number' | 'number?' ? Field : never;
}[keyof F];
/** What a number of a message states: an effect, a cost, or something else. */
type Statement<Kind extends string> = Kind | `-${Kind}` | 'fact';
type StatedBy<F extends MessageForm, Kind extends string> = Readonly<
  Record<NumberField<F>, Statement<Kind>>
> & {
  /** what the words say without a number */
  readonly always?: Some<Kind>;
};
/** What the messages of options state; none with a number may be left out. */
export type StatedIn<M extends Messages, Kind extends string> = {
  readonly [Key in keyof M as NumberField<M[Key]> extends never ? never : Key]: StatedBy<M[Key], Kind>;
} & {
  readonly [Key in keyof M as NumberField<M[Key]> extends never ? Key : never]?: {
    readonly always: Some<Kind>;
  };
};
/** The same for those who don't know the game. */
type AnyStated = Readonly<Record<string, Readonly<Record<string, string | Some<string>>> | undefined>>;

type Counts<E extends GameEvent, Kind extends string, C> = {
  readonly [Type in E['type']]?: (event: Extract<E, { type: Type }>, components: C) => Some<Kind>;
};

/** What a game tells core about its effects. */
export interface PreviewOf<T extends GameTypes> {
  readonly kinds: readonly EffectOf<T>[];
  /** type of an event about the seat -> what it counts as */
  readonly counts: Counts<T['event'], EffectOf<T>, T['components']>;
  /** what labels and details state themselves (`StatedIn`) */
  readonly stated: object;
  /** from this event on nothing is certain for the seat; absent: from the first one that reveals something */
  until?(event: T['event'], seat: Seat): boolean;
  /** puts a warning, and effects that the words don't state, before the rest of the detail */
  say(effects: Some<EffectOf<T>>, more: MoreWords): Msg;
  /** what is to be said before it is taken; absent: nothing is */
  warn?(
    at: PositionOf<T>,
    seat: Seat,
    option: PromptOption<T['action']>,
    ahead: () => Ahead<T>,
  ): Warning | undefined;
}
export interface Warning {
  readonly warning: Msg;
  /** it surely leads to nothing */
  readonly trap?: true;
}
export interface MoreWords {
  readonly warning?: Msg;
  readonly more?: Msg;
}
/** What comes after an option, in the world that it is tried in. */
export interface Ahead<T extends GameTypes> {
  readonly state: T['state'];
  /** what the seat could do then */
  legal(): readonly T['action'][];
  then(action: T['action']): Ahead<T>;
}

/** What these events count as for the seat. */
export function countEffects<T extends GameTypes>(
  { kinds, counts }: Pick<PreviewOf<T>, 'kinds' | 'counts'>,
  components: T['components'],
  events: readonly T['event'][],
  seat: Seat,
): Effects<EffectOf<T>> {
  const total: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  // as: each function is handed events of its type
  const byType = counts as Readonly<
    Record<string, ((event: GameEvent, components: T['components']) => Some<string>) | undefined>
  >;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    for (const [kind, amount = 0] of Object.entries(byType[event.type]?.(event, components) ?? {}))
      total[kind] = (total[kind] ?? 0) + amount;
  }
  // as: a number for each kind
  return total as Effects<EffectOf<T>>;
}

/** What the words of an option state. */
export function statedEffects(stated: object, { label, detail }: OptionWords): Record<string, number> {
  const total: Record<string, number> = {};
  const add = (kind: string, amount: number): void => {
    total[kind] = (total[kind] ?? 0) + amount;
  };
  const read = ({ key, with: fields = {} }: Msg): void => {
    // as: the tables of games are checked as `StatedIn`
    const { always, ...byField } = (stated as AnyStated)[key] ?? {};
    if (typeof always === 'object')
      for (const [kind, amount = 0] of Object.entries(always)) add(kind, amount);
    for (const [field, value] of Object.entries(fields)) {
      if (isMessage(value)) read(value);
      const kind = byField[field];
      if (typeof value !== 'number' || typeof kind !== 'string' || kind === 'fact') continue;
      if (kind.startsWith('-')) add(kind.slice(1), -value);
      else add(kind, value);
    }
  };
  read(label);
  if (detail !== undefined) read(detail);
  return total;
}

function isMessage(value: unknown): value is Msg {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The words, with a warning and the effects that they don't state themselves. */
export function withEffects<T extends GameTypes, W extends OptionWords>(
  preview: PreviewOf<T>,
  words: W,
  effects: Effects<EffectOf<T>>,
  { warning, ...trap }: Partial<Warning> = {},
): W {
  const stated = statedEffects(preview.stated, words);
  const unstated = preview.kinds.flatMap((kind): [string, number][] => {
    const amount = effects[kind] - (stated[kind] ?? 0);
    return amount === 0 ? [] : [[kind, amount]];
  });
  if (unstated.length === 0 && warning === undefined) return words;
  // as: they are kinds of this game
  const rest = Object.fromEntries(unstated) as Some<EffectOf<T>>;
  const detail = preview.say(rest, present({ warning, more: words.detail }));
  return { ...words, detail, ...trap };
}

export function trap(warning: Msg): Warning {
  return { warning, trap: true };
}
