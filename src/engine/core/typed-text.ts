import type { ActionSpec } from './contract.ts';
import { fillForm, matchForm, parseForm, type Parameters } from './forms.ts';

/*
 * What a person types against what is legal now. Texts are compared without regard to case and spaces before
 * `parseAction` sees them, so that ids in capitals need not be typed so.
 */

/** The canonical spelling of a typed text: a legal text where it is one, else its words as the values spell them. */
export function canonicalText(specs: readonly ActionSpec[], legal: readonly string[], typed: string): string {
  const text = squeeze(typed);
  const sameLegal = legal.find((candidate) => sameWords(candidate, text));
  if (sameLegal !== undefined) return sameLegal;
  const match = matchForm(specs, text);
  if (match === undefined) return text;
  const parameters = Object.entries(match.parameters).map(([name, words]) => [
    name,
    spell(match.spec, name, words),
  ]);
  // as: every parameter of the match is there again
  return fillForm(match.spec, Object.fromEntries(parameters) as Parameters) ?? text;
}

function spell(spec: ActionSpec, name: string, words: string): string {
  const values = spec.values[name];
  if (values === undefined || values === 'integer') return words;
  return words
    .split(' ')
    .map((word) => values.find((value) => sameWords(value, word)) ?? word)
    .join(' ');
}

/** The legal texts of this verb that agree with the parameters typed so far. */
export function agreeingTexts(
  spec: ActionSpec,
  legal: readonly string[],
  typed: Parameters,
): readonly string[] {
  return legal.filter((text) => {
    const match = matchForm([spec], text);
    return (
      match !== undefined &&
      Object.entries(typed).every(([name, words]) => agrees(match.parameters[name], words))
    );
  });
}

/** Every word (for a list: every whole list) that the parameter has in those legal texts, in their order. */
export function completions(
  spec: ActionSpec,
  legal: readonly string[],
  typed: Parameters,
  parameter: string,
): readonly string[] {
  const others = Object.fromEntries(Object.entries(typed).filter(([name]) => name !== parameter));
  const found = agreeingTexts(spec, legal, others).map(
    (text) => matchForm([spec], text)?.parameters[parameter],
  );
  return [...new Set(found.filter((words) => words !== undefined))];
}

/** The verb as a whole text with what is typed, if nothing required is missing. */
export function textOf(spec: ActionSpec, legal: readonly string[], typed: Parameters): string | undefined {
  const text = fillForm(spec, typed);
  return text === undefined ? undefined : canonicalText([spec], legal, text);
}

/** The parameters of a verb, required ones first, as Discord wants them. */
export function parametersOf(spec: ActionSpec): ReturnType<typeof parseForm>['parameters'] {
  return [...parseForm(spec.form).parameters].sort((a, b) => Number(b.required) - Number(a.required));
}

function agrees(words: string | undefined, typed: string): boolean {
  return squeeze(typed) === '' || (words !== undefined && sameWords(words, squeeze(typed)));
}

function squeeze(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
