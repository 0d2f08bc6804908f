import type { GameEvent, Messages, Msg, MsgValue } from '../engine/core/contract.ts';
import { typesetFrenchName } from './french-typography.ts';
import type { AnyGameTexts } from './game-texts.ts';
import type { Locale } from './locale.ts';

/** A game's words for one table and one reader. */
export interface Say {
  readonly locale: Locale;
  say(message: Msg): string;
  /** the log line of a viewed event: its type is the key, its fields are the placeholders */
  event(event: GameEvent): string;
  /** a component's name */
  name(category: string, id: string): string;
}

interface SayParts {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly texts: AnyGameTexts;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  playerName(seat: number): string;
}

export function sayWith({ locale, messages, texts, names, playerName }: SayParts): Say {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const name = (category: string, id: string): string => {
    const known = names[`${category}:${id}`];
    const word = known?.[locale] ?? known?.en ?? id;
    return locale === 'fr' ? typesetFrenchName(word) : word;
  };

  const fill = (kind: string, value: MsgValue): string | number => {
    if (kind === 'number') return typeof value === 'number' ? value : Number(value);
    if (isList(value)) return list.format(value.map((item) => String(fill(kind, item))));
    if (typeof value === 'object') return say(value);
    if (kind === 'seat' || kind === 'seats') return playerName(Number(value));
    const [sort, category = ''] = kind.split(':');
    return sort === 'name' || sort === 'names' ? name(category, String(value)) : String(value);
  };

  const speak = (key: string, fields: Readonly<Record<string, unknown>>): string => {
    const entry = texts.messages[key];
    if (entry === undefined) throw new RangeError(`no text for ${key} in ${locale}`);
    if (typeof entry === 'string') return entry;
    const words: Record<string, string | number> = {};
    for (const [field, placeholder] of Object.entries(messages[key] ?? {})) {
      // as: a message's fields are of the kinds that its form says (the contract tests say every event and prompt)
      const value = fields[field] as MsgValue | undefined;
      if (value !== undefined) words[field] = fill(placeholder.replace('?', ''), value);
    }
    // as: filled by the form of the same key
    return entry(words as never);
  };

  const say = (message: Msg): string => speak(message.key, message.with ?? {});
  return { locale, say, event: (event) => speak(event.type, { ...event }), name };
}

function isList(value: MsgValue): value is readonly (string | number)[] {
  return Array.isArray(value);
}
