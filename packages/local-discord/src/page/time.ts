const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** In one of Discord's styles of timestamps. */
export const absoluteTime = (time: number, locale: string, style: string): string =>
  new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(time);

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function relativeTime(time: number, locale: string, now = Date.now()): string {
  const seconds = Math.round((time - now) / 1000);
  const [unit, length] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / length), unit);
}

export const sameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();
