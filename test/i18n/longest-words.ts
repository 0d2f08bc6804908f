import type { Messages, Msg, MsgValue } from '../../src/engine/core/contract.ts';
import type { AnyGameTexts } from '../../src/i18n/game-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { sayWith, type Say } from '../../src/i18n/say.ts';

/* Every message of a game with the longest words that may stand in it. */

/** Discord's longest name, in wide letters. */
const LONGEST_PLAYER = 'Wąsowska-Brzęczyszczykiewiczówna';

export interface Speech {
  readonly messages: Messages;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** the keys of the messages that may stand in the placeholder of that name */
  readonly parts: (field: string) => readonly string[];
  /** how many names a list may have, by the key of its message; else two */
  readonly longestLists?: Readonly<Record<string, number>>;
  /** components that are named in lists; else all */
  readonly listed?: (id: string) => boolean;
}
/** Where a placeholder's category has no names, its words are said as they are. */
const NAMELESS = ['3B-OX1', '3B-OX2', '3B-OX3'];

export function speaker({ messages, texts, names }: Speech, locale: Locale, player = LONGEST_PLAYER): Say {
  return sayWith({ locale, messages, texts: texts[locale], names, playerName: () => player });
}

/** The ids of the components with the longest names of their kind. */
function longestNames(
  { names, listed = () => true }: Speech,
  category: string,
  locale: Locale,
  count: number,
): string[] {
  const ids = Object.keys(names).filter((key) => key.startsWith(`${category}:`));
  const length = (key: string): number => names[key]?.[locale]?.length ?? 0;
  if (ids.length === 0) return NAMELESS.slice(0, count);
  return ids
    .filter((key) => count === 1 || listed(key.slice(category.length + 1)))
    .sort((a, b) => length(b) - length(a))
    .slice(0, count)
    .map((key) => key.slice(category.length + 1));
}

/** The message with the longest words, and the given number in its placeholders. */
export function filled(speech: Speech, key: string, locale: Locale, number = 2): Msg {
  const value = (field: string, form: string): MsgValue => {
    const [kind = '', category = ''] = form.replace('?', '').split(':');
    if (kind === 'number') return number;
    if (kind === 'seat') return 0;
    if (kind === 'seats') return [0, 1];
    if (kind === 'name') return longestNames(speech, category, locale, 1)[0] ?? '';
    if (kind === 'names') return longestNames(speech, category, locale, speech.longestLists?.[key] ?? 2);
    const say = speaker(speech, locale);
    const [longest] = speech
      .parts(field)
      .map((part) => filled(speech, part, locale, number))
      .sort((a, b) => say.say(b).length - say.say(a).length);
    if (longest === undefined) throw new Error(`what stands in ${field} of ${key}?`);
    return longest;
  };
  const fields = Object.entries(speech.messages[key] ?? {}).map(([field, form]): [string, MsgValue] => [
    field,
    value(field, form),
  ]);
  return { key, with: Object.fromEntries(fields) };
}

/** What is said of all messages whose keys begin like this. */
export function saidOf(
  speech: Speech,
  locale: Locale,
  prefix: string,
  number = 2,
): { key: string; text: string }[] {
  const say = speaker(speech, locale);
  return Object.keys(speech.messages)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, text: say.say(filled(speech, key, locale, number)) }));
}
