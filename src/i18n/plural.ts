import type { Locale } from './locale.ts';

/** A wording for each plural category that the language has; `other` always. */
type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

const RULES = new Map<Locale, Intl.PluralRules>();

/** The wording for this number, with `#` replaced by it: `plural('en', 3, { one: '# card', other: '# cards' })`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rules = RULES.get(locale) ?? new Intl.PluralRules(locale);
  RULES.set(locale, rules);
  return (forms[rules.select(count)] ?? forms.other).replaceAll('#', String(count));
}
