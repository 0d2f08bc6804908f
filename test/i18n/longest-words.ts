import type { AnyGame, Messages, Msg, MsgValue } from '../../src/engine/core/contract.ts';
import type { AnyGameTexts } from '../../src/i18n/game-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { sayWith, type Say } from '../../src/i18n/say.ts';

/* Every message of a game with the longest words that may stand in it. */

/** Discord's longest name, in wide letters. */
export const LONGEST_PLAYER = 'Wąsowska-Brzęczyszczykiewiczówna';

/** A game's messages, and what one must know to fill them. */
export interface Speech {
  readonly game: Pick<AnyGame, 'id' | 'names' | 'actions' | 'options'>;
  readonly messages: Messages;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
  /** the keys of the messages that may stand in the placeholder of that name; none: an optional one stays empty */
  readonly parts: (field: string, key: string) => readonly string[];
  /** how many names a list may have, by the key of its message; else two */
  readonly longestLists?: Readonly<Record<string, number>>;
  /** components that are named in lists; else all */
  readonly listed?: (id: string) => boolean;
  /** where a placeholder's category has no names, its words are said as they are */
  readonly nameless: readonly string[];
  /** of several optional placeholders one that is there */
  readonly needed?: Readonly<Record<string, MsgValue>>;
}

export function speaker({ messages, texts, game }: Speech, locale: Locale, player = LONGEST_PLAYER): Say {
  return sayWith({ locale, messages, texts: texts[locale], names: game.names, playerName: () => player });
}

/** The ids of the components with the longest names of their kind. */
function longestNames(
  { game: { names }, listed = () => true, nameless }: Speech,
  category: string,
  locale: Locale,
  count: number,
): string[] {
  const ids = Object.keys(names).filter((key) => key.startsWith(`${category}:`));
  const length = (key: string): number => names[key]?.[locale]?.length ?? 0;
  if (ids.length === 0) return nameless.slice(0, count);
  return ids
    .filter((key) => count === 1 || listed(key.slice(category.length + 1)))
    .sort((a, b) => length(b) - length(a))
    .slice(0, count)
    .map((key) => key.slice(category.length + 1));
}

/** The message with the longest words, and the given number in its placeholders. */
export function filled(speech: Speech, key: string, locale: Locale, number = 2): Msg {
  const value = (field: string, form: string): MsgValue | undefined => {
    const [kind = '', category = ''] = form.replace('?', '').split(':');
    if (kind === 'number') return number;
    if (kind === 'seat') return 0;
    if (kind === 'seats') return [0, 1];
    if (kind === 'name') return longestNames(speech, category, locale, 1)[0] ?? '';
    if (kind === 'names') return longestNames(speech, category, locale, speech.longestLists?.[key] ?? 2);
    const part = longestPart(speech, speech.parts(field, key), locale, number);
    if (part === undefined && !form.endsWith('?')) throw new Error(`what stands in ${field} of ${key}?`);
    return part;
  };
  const fields = Object.entries(speech.messages[key] ?? {}).flatMap(([field, form]): [string, MsgValue][] => {
    const filling = value(field, form);
    return filling === undefined ? [] : [[field, filling]];
  });
  return { key, with: Object.fromEntries(fields) };
}

function longestPart(
  speech: Speech,
  keys: readonly string[],
  locale: Locale,
  number: number,
): Msg | undefined {
  const say = speaker(speech, locale);
  const [longest] = keys
    .map((part) => filled(speech, part, locale, number))
    .sort((a, b) => say.say(b).length - say.say(a).length);
  return longest;
}

/** The same message without what may be missing; undefined where all of it must be there. */
export function withoutOptional(speech: Speech, key: string, locale: Locale): Msg | undefined {
  const forms = Object.entries(speech.messages[key] ?? {});
  const optional = forms.filter(([, form]) => form.endsWith('?')).map(([field]) => field);
  if (optional.length === 0) return undefined;
  const all = Object.entries(filled(speech, key, locale).with ?? {});
  const needed = Object.entries(speech.needed ?? {}).filter(([field]) => optional.includes(field));
  return {
    key,
    with: Object.fromEntries([...all.filter(([field]) => !optional.includes(field)), ...needed]),
  };
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
