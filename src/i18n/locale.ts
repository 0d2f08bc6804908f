/** The languages of the bot. A table has one; a person's own are those of his Discord client. */
export const LOCALES = ['en', 'fr', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language for a Discord locale such as `en-GB`; English where the bot lacks it. */
export function localeOf(discordLocale: string | undefined): Locale {
  const language = discordLocale?.slice(0, 2);
  return LOCALES.find((locale) => locale === language) ?? 'en';
}
