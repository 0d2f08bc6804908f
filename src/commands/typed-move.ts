import type { ActionSpec } from '../engine/core/contract.ts';
import { fillForm, matchForm, parseForm, type Parameters } from '../engine/core/forms.ts';
import { folded } from './panel-path.ts';

/*
 * What a person means who types a move: the verb in any language, then its words by id, name or a beginning of it, in any
 * order, with or without commas and accents, or as the slash command spells them. Whether it can be played is decided by
 * the legal texts alone.
 */

/** All that things are called, in every language. */
export interface Vocabulary {
  verb(name: string): readonly string[];
  parameter(name: string): readonly string[];
  word(parameter: string, word: string): readonly string[];
}

export type Understood =
  | { readonly kind: 'move'; readonly text: string }
  /** legal moves that agree with it */
  | { readonly kind: 'several'; readonly verb: string; readonly parameters: Parameters }
  /** a whole action that is not legal now */
  | { readonly kind: 'not now'; readonly text: string }
  /** absent verb: the strange word stands where a verb should be */
  | { readonly kind: 'strange'; readonly word: string; readonly verb?: string };

/** A word of a parameter that a part of the text can be. */
interface Meaning {
  readonly parameter: string;
  readonly word: string;
}
type Item = readonly Meaning[];

/** Words that stand between others and mean nothing here. */
const BETWEEN = new Set(
  'to in at on with the and for from of au vers en dans sur avec et le la les pour de do na w z i za'.split(
    ' ',
  ),
);

/** Free text, as /move takes it. */
export function understand(
  specs: readonly ActionSpec[],
  legal: readonly string[],
  vocabulary: Vocabulary,
  typed: string,
): Understood {
  const bare = withoutSlash(specs, vocabulary, typed);
  const tokens = tokensOf(bare);
  const called = verbsCalled(specs, vocabulary, tokens);
  if (called.length === 0) return { kind: 'strange', word: bare.trim().split(/\s+/u)[0] ?? '' };
  const results = called.map(({ spec, used }): Understood => {
    const slots = parseForm(spec.form).parameters.map(({ name }) => name);
    return decided(spec, legal, (reading) => itemsOf(spec, vocabulary, slots, tokens.slice(used), reading));
  });
  const moves = results.filter(({ kind }) => kind === 'move');
  const [first] = called;
  if (moves.length > 1 && first !== undefined)
    return { kind: 'several', verb: first.spec.name, parameters: {} };
  const byWorth = KINDS.flatMap((kind) => results.filter((result) => result.kind === kind));
  return byWorth[0] ?? { kind: 'strange', word: typed };
}

const KINDS: readonly Understood['kind'][] = ['move', 'several', 'not now', 'strange'];

/** The same for the parameters of a slash command. */
export function understandParameters(
  spec: ActionSpec,
  legal: readonly string[],
  vocabulary: Vocabulary,
  typed: Parameters,
): Understood {
  return decided(spec, legal, (reading) => {
    const items: Item[] = [];
    for (const [name, words] of Object.entries(typed)) {
      const found = itemsOf(spec, vocabulary, [name], tokensOf(words), reading);
      if (typeof found === 'string') return found;
      items.push(...found);
    }
    return items;
  });
}

/** Whether a single letter goes on with the name before it, as in "South E", or stands for itself. */
type Reading = 'letters apart' | 'letters go on';

function decided(
  spec: ActionSpec,
  legal: readonly string[],
  itemsAs: (reading: Reading) => readonly Item[] | string,
): Understood {
  const as = (reading: Reading): Understood => {
    const items = itemsAs(reading);
    return typeof items === 'string'
      ? { kind: 'strange', word: items, verb: spec.name }
      : decide(spec, legal, items);
  };
  const apart = as('letters apart');
  if (apart.kind === 'move' || apart.kind === 'several') return apart;
  const together = as('letters go on');
  return together.kind === 'move' || together.kind === 'several' ? together : apart;
}

/** Without the slash, the game and the names of parameters: `/antarctica sail area:n` is `sail n`. */
function withoutSlash(specs: readonly ActionSpec[], vocabulary: Vocabulary, typed: string): string {
  const names = [...new Set(specs.flatMap(({ form }) => parseForm(form).parameters.map(({ name }) => name)))];
  const aliases = ['action', ...names.flatMap((name) => vocabulary.parameter(name))]
    .map((alias) => folded(alias).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .sort((a, b) => b.length - a.length);
  return folded(typed)
    .replace(/^\/\S+\s*/u, '')
    .replace(new RegExp(`(^|[\\s,])(?:${aliases.join('|')})\\s*:`, 'gu'), '$1 ');
}

function tokensOf(text: string): readonly string[] {
  return folded(text)
    .replace(/[“”„«»"'‘’().:;,\-–\s]+/gu, ' ')
    .split(' ')
    .filter((token) => token !== '');
}

interface Called {
  readonly spec: ActionSpec;
  /** how many tokens it takes */
  readonly used: number;
}

/** The verbs that the text begins with: the longest name, or all those that begin like its first word. */
function verbsCalled(
  specs: readonly ActionSpec[],
  vocabulary: Vocabulary,
  tokens: readonly string[],
): readonly Called[] {
  const named = specs.flatMap((spec) =>
    verbPhrases(spec, vocabulary)
      .filter((phrase) => phrase.every((token, at) => tokens[at] === token))
      .map((phrase): Called => ({ spec, used: phrase.length })),
  );
  const longest = Math.max(0, ...named.map(({ used }) => used));
  if (longest > 0) return uniqueSpecs(named.filter(({ used }) => used === longest));
  const [first = ''] = tokens;
  if (first.length < 2) return [];
  return uniqueSpecs(
    specs.flatMap((spec) =>
      verbPhrases(spec, vocabulary).some(([token = '']) => token.startsWith(first)) ? { spec, used: 1 } : [],
    ),
  );
}

function uniqueSpecs(called: readonly Called[]): readonly Called[] {
  return called.filter(({ spec }, at) => called.findIndex((other) => other.spec === spec) === at);
}

function verbPhrases({ name, form }: ActionSpec, vocabulary: Vocabulary): readonly (readonly string[])[] {
  const { tokens } = parseForm(form);
  const end = tokens.findIndex((token) => !('fixed' in token));
  const fixed = tokens.slice(0, end === -1 ? tokens.length : end);
  const opening = fixed.map((token) => ('fixed' in token ? token.fixed : '')).join(' ');
  return [opening, name, ...vocabulary.verb(name)].map(tokensOf).filter((phrase) => phrase.length > 0);
}

interface Phrase extends Meaning {
  readonly tokens: readonly string[];
}

/** What the tokens mean, one after the other; a text: the first token that means nothing. */
function itemsOf(
  spec: ActionSpec,
  vocabulary: Vocabulary,
  slots: readonly string[],
  tokens: readonly string[],
  reading: Reading,
): readonly Item[] | string {
  const phrases = phrasesOf(spec, vocabulary, slots);
  const counted = slots.filter((name) => spec.values[name] === 'integer');
  const fixed = parseForm(spec.form).tokens.flatMap((token) => ('fixed' in token ? token.fixed : []));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    const number = /^\d{1,9}$/u.test(token)
      ? counted.map((parameter): Meaning => ({ parameter, word: String(Number(token)) }))
      : [];
    const found = longestAt(phrases, tokens.slice(at), reading);
    if (found !== undefined && (found.used > 1 || number.length === 0)) {
      items.push([...found.item]);
      at += found.used;
    } else if (number.length > 0) {
      items.push([...number, ...(found?.item ?? [])]);
      at += 1;
    } else if (fixed.includes(token) || BETWEEN.has(token)) at += 1;
    else return token;
  }
  return items;
}

function phrasesOf(spec: ActionSpec, vocabulary: Vocabulary, slots: readonly string[]): readonly Phrase[] {
  return slots.flatMap((parameter) => {
    const values = spec.values[parameter];
    if (values === undefined || values === 'integer') return [];
    return values.flatMap((word) =>
      [word, ...vocabulary.word(parameter, word)]
        .map(tokensOf)
        .filter((tokens) => tokens.length > 0)
        .map((tokens): Phrase => ({ parameter, word, tokens })),
    );
  });
}

/** Whole phrases before beginnings, longer ones before shorter. */
function longestAt(
  phrases: readonly Phrase[],
  rest: readonly string[],
  reading: Reading,
): { readonly used: number; readonly item: Item } | undefined {
  const whole = phrases.filter((phrase) => phrase.tokens.every((token, at) => rest[at] === token));
  const most = Math.max(0, ...whole.map((phrase) => phrase.tokens.length));
  const begun = (phrase: Phrase): number => {
    let same = 0;
    while (same < phrase.tokens.length && rest[same] === phrase.tokens[same]) same += 1;
    const next = rest[same] ?? '';
    const begins = next !== '' && phrase.tokens[same]?.startsWith(next) === true;
    return begins && (next.length > 1 || (reading === 'letters go on' && same > 0)) ? same + 1 : same;
  };
  const furthest = Math.max(0, ...phrases.map(begun));
  if (most > 0 && most >= furthest)
    return { used: most, item: whole.filter(({ tokens: { length } }) => length === most) };
  const [first = ''] = rest;
  if (furthest === 0 || (furthest === 1 && first.length < 2)) return undefined;
  return { used: furthest, item: phrases.filter((phrase) => begun(phrase) === furthest) };
}

/** Which legal text of the verb has these words. */
function decide(spec: ActionSpec, legal: readonly string[], items: readonly Item[]): Understood {
  const mine = legal.flatMap((text) => {
    const match = matchForm([spec], text);
    return match === undefined
      ? []
      : [{ text, pairs: pairsOf(match.parameters), parameters: match.parameters }];
  });
  const agreeing = mine.filter(({ pairs }) => fits(items, pairs));
  const whole = agreeing.filter(({ pairs }) => pairs.length === items.length);
  const inOrder = whole.filter(({ pairs }) => items.every((item, at) => has(item, pairs[at])));
  const [only, ...others] = whole.length > 1 ? inOrder : whole;
  if (only !== undefined && others.length === 0) return { kind: 'move', text: only.text };
  if (agreeing.length > 0) {
    const shared = Object.entries(agreeing[0]?.parameters ?? {}).filter(([name, words]) =>
      agreeing.every(({ parameters }) => parameters[name] === words),
    );
    return { kind: 'several', verb: spec.name, parameters: Object.fromEntries(shared) };
  }
  const text = filled(spec, items);
  return text === undefined ? { kind: 'strange', word: '', verb: spec.name } : { kind: 'not now', text };
}

function pairsOf(parameters: Parameters): readonly Meaning[] {
  return Object.entries(parameters).flatMap(([parameter, words]) =>
    words.split(' ').map((word): Meaning => ({ parameter, word })),
  );
}

function has(item: Item, pair: Meaning | undefined): boolean {
  return item.some(({ parameter, word }) => parameter === pair?.parameter && word === pair.word);
}

/** Whether each item can be another one of the words. */
function fits([first, ...rest]: readonly Item[], pairs: readonly Meaning[]): boolean {
  if (first === undefined) return true;
  return pairs.some((pair, at) => has(first, pair) && fits(rest, pairs.toSpliced(at, 1)));
}

/** As a text of the verb's form, if there is a word for each of its parameters. */
function filled(spec: ActionSpec, items: readonly Item[]): string | undefined {
  const words: Record<string, string> = {};
  let left = [...items];
  for (const { name, list } of parseForm(spec.form).parameters) {
    const mine = left
      .filter((item) => item.some(({ parameter }) => parameter === name))
      .slice(0, list ? undefined : 1);
    left = left.filter((item) => !mine.includes(item));
    if (mine.length > 0)
      words[name] = mine
        .map((item) => item.find(({ parameter }) => parameter === name)?.word ?? '')
        .sort()
        .join(' ');
  }
  return left.length > 0 ? undefined : fillForm(spec, words);
}
