/** What the page says and shows about the bot, given by whoever opens the sandbox. */
export type Localized<T> = Readonly<{ 'en-US': T; fr?: T; pl?: T }>;

export interface Branding {
  /** Under the bot's name, e.g. "staging". */
  readonly subtitle?: Localized<string>;
  /** How to use the bot on real Discord, step by step; without it the page offers no such help. */
  readonly connectSteps?: Localized<readonly string[]>;
  /** The path of an SVG. */
  readonly icon?: string;
}

export const localized = <T>(texts: Localized<T>, locale: string): T =>
  (locale === 'fr' || locale === 'pl' ? texts[locale] : undefined) ?? texts['en-US'];
