import { agreeingTexts } from '../engine/core/typed-text.ts';
import type { AnyGame } from '../engine/core/contract.ts';
import type { Parameters } from '../engine/core/forms.ts';
import { MAX_ARGUMENT } from './custom-id.ts';

/** Where in the panel somebody is: of which kind of option, on which page, and among which options at all. */
export interface PanelPath {
  readonly page: number;
  /** index among the groups of the question, or what is rarely wanted */
  readonly group?: number | 'aside';
  readonly only?: Only;
}
/** Only the options that agree with an unfinished command, or that have these letters in them. */
export type Only = { readonly verb: string; readonly parameters: Parameters } | { readonly letters: string };

const ASIDE = 'x';
export const START: PanelPath = { page: 0 };

/** As short as a custom id wants it: what would make it too long is left out, so that more is shown, never less. */
export function formatPath({ page, group, only }: PanelPath): string {
  const head = `${page}.${group === 'aside' ? ASIDE : (group ?? '')}.`;
  const tail = only === undefined ? '' : formatOnly(only);
  if (head.length + tail.length <= MAX_ARGUMENT) return head + tail;
  return only !== undefined && 'verb' in only ? head + only.verb : head;
}

export function parsePath(text: string): PanelPath {
  const [, page, group, only] = /^(\d{1,3})\.(\d{0,3}|x)\.(.*)$/su.exec(text) ?? [];
  if (page === undefined) return START;
  return {
    page: Number(page),
    ...(group !== undefined && group !== '' && { group: group === ASIDE ? 'aside' : Number(group) }),
    ...(only !== undefined && only !== '' && { only: parseOnly(only) }),
  };
}

function formatOnly(only: Only): string {
  if ('letters' in only) return `~${only.letters}`;
  return [only.verb, ...Object.entries(only.parameters).map(([name, words]) => `${name}=${words}`)].join(',');
}

function parseOnly(text: string): Only {
  if (text.startsWith('~')) return { letters: text.slice(1) };
  const [verb = '', ...rest] = text.split(',');
  const parameters = rest.map((part): [string, string] => {
    const [name = '', ...words] = part.split('=');
    return [name, words.join('=')];
  });
  return { verb, parameters: Object.fromEntries(parameters) };
}

/** What is known of an option when its panel is narrowed. */
export interface Narrowable {
  readonly text: string;
  readonly label: string;
}

export function narrowed<T extends Narrowable>(
  game: AnyGame,
  options: readonly T[],
  only: Only | undefined,
): readonly T[] {
  if (only === undefined) return options;
  if ('letters' in only) return options.filter((option) => hasLetters(option, only.letters));
  const spec = game.actions.find(({ name }) => name === only.verb);
  if (spec === undefined) return options;
  const agreeing = new Set(
    agreeingTexts(
      spec,
      options.map(({ text }) => text),
      only.parameters,
    ),
  );
  return options.filter(({ text }) => agreeing.has(text));
}

/** Every typed word is found in the label or in the canonical text, whatever the case and the accents. */
export function hasLetters({ text, label }: Narrowable, letters: string): boolean {
  const words = folded(`${label} ${text}`);
  return folded(letters)
    .split(/[\s,]+/u)
    .every((part) => words.includes(part));
}

/** For comparing what people type: `Łódź` and `lodz` are the same. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();
}
