import type { ActionSpec, RuleError } from './contract.ts';
import { err, ok, type Result } from './result.ts';

/*
 * Forms of canonical action texts: fixed words, `{parameter}` (one word), `{parameter*}` (one or more words, last but for
 * the optional part), and an optional part at the end, `[ using {card}]`. Subcommands are generated from them, and
 * texts are read with them.
 */

interface FormParameter {
  readonly name: string;
  readonly required: boolean;
  readonly list: boolean;
}
type Token = { readonly fixed: string; readonly required: boolean } | FormParameter;

export interface ParsedForm {
  readonly tokens: readonly Token[];
  readonly parameters: readonly FormParameter[];
  readonly fixedWords: number;
}

const PARSED = new Map<string, ParsedForm>();

export function parseForm(form: string): ParsedForm {
  const known = PARSED.get(form);
  if (known !== undefined) return known;
  const [, main = '', optional = ''] = /^([^[\]]*)(?:\[ ([^[\]]*)\])?$/.exec(form) ?? [];
  if (main === '') throw new SyntaxError(`not a form: ${form}`);
  const tokens = [...readTokens(main, true), ...(optional === '' ? [] : readTokens(optional, false))];
  const parameters = tokens.filter((token) => 'name' in token);
  if (optional !== '' && parameters.every(({ required }) => required))
    throw new SyntaxError(`an optional part without a parameter: ${form}`);
  const parsed = { tokens, parameters, fixedWords: tokens.length - parameters.length };
  PARSED.set(form, parsed);
  return parsed;
}

function readTokens(words: string, required: boolean): Token[] {
  return words.split(' ').map((word) => {
    const parameter = /^\{([a-z][a-z0-9-]*)(\*)?\}$/.exec(word);
    if (parameter?.[1] !== undefined) {
      return { name: parameter[1], required, list: parameter[2] === '*' };
    }
    if (!/^[a-z0-9-]+$/.test(word)) throw new SyntaxError(`not a word of a form: ${word}`);
    return { fixed: word, required };
  });
}

/** Parameter -> its word, or its words with single spaces for a list. */
export type Parameters = Readonly<Record<string, string>>;
export interface MatchedForm {
  readonly spec: ActionSpec;
  readonly parameters: Parameters;
}

/** The form that a text fits; forms with more fixed words are tried first. Fixed words are compared without regard to case. */
export function matchForm(specs: readonly ActionSpec[], text: string): MatchedForm | undefined {
  const words = text.split(' ');
  const ordered = [...specs].sort((a, b) => parseForm(b.form).fixedWords - parseForm(a.form).fixedWords);
  for (const spec of ordered) {
    const parameters = fit(parseForm(spec.form), words);
    if (parameters !== undefined) return { spec, parameters };
  }
  return undefined;
}

/** How many forms a text fits: the contract wants exactly one. */
export function fittingForms(specs: readonly ActionSpec[], text: string): readonly ActionSpec[] {
  const words = text.split(' ');
  return specs.filter((spec) => fit(parseForm(spec.form), words) !== undefined);
}

function fit(form: ParsedForm, words: readonly string[]): Parameters | undefined {
  const required = form.tokens.filter((token) => token.required);
  return fitTokens(form.tokens, words) ?? fitTokens(required, words);
}

function fitTokens(tokens: readonly Token[], words: readonly string[]): Parameters | undefined {
  const parameters: Record<string, string> = {};
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    const word = words[at];
    if (word === undefined || word === '') return undefined;
    if ('fixed' in token) {
      if (word.toLowerCase() !== token.fixed) return undefined;
      at += 1;
    } else {
      const taken = token.list ? words.length - at - (tokens.length - index - 1) : 1;
      if (taken < 1) return undefined;
      parameters[token.name] = words.slice(at, at + taken).join(' ');
      at += taken;
    }
  }
  return at === words.length ? parameters : undefined;
}

/**
 * A canonical text as its form and parameters: words that no parameter can be are refused here, also a number that is
 * not written plainly, so that a game's `parseAction` sees known words only.
 */
export function readForm(specs: readonly ActionSpec[], text: string): Result<MatchedForm, RuleError> {
  const match = matchForm(specs, text);
  if (match === undefined) return err({ code: 'E_SYNTAX', about: text });
  const strange = Object.entries(match.parameters)
    .flatMap(([name, words]) => words.split(' ').map((word) => ({ word, values: match.spec.values[name] })))
    .find(({ word, values }) => !isValue(values, word));
  return strange === undefined ? ok(match) : err({ code: 'E_SYNTAX', about: strange.word });
}

function isValue(values: readonly string[] | 'integer' | undefined, word: string): boolean {
  return values === 'integer' ? /^(0|[1-9]\d{0,8})$/.test(word) : values?.includes(word) === true;
}

/** The text of a form with these parameters, or `undefined` if a required one, or a part of the optional ones, is missing. */
export function fillForm(spec: ActionSpec, parameters: Parameters): string | undefined {
  const { tokens, parameters: slots } = parseForm(spec.form);
  const given = (slot: FormParameter): boolean => (parameters[slot.name] ?? '') !== '';
  const full = slots.every(given);
  if (!full && slots.some((slot) => slot.required !== given(slot))) return undefined;
  return tokens
    .filter((token) => full || token.required)
    .map((token) => ('fixed' in token ? token.fixed : (parameters[token.name] ?? '')))
    .join(' ');
}
