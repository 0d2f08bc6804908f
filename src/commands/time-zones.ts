import { MAX_CHOICES } from './rows.ts';

const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** The zones whose names have these letters, those that begin with them first: `warsaw`, `new york`. */
export function zoneSuggestions(typed: string): readonly { readonly name: string; readonly value: string }[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();
  const matching = ZONES.filter((zone) => zone.toLowerCase().includes(wanted));
  const begins = (zone: string): number => (cityOf(zone).startsWith(wanted) ? 0 : 1);
  return matching
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, MAX_CHOICES)
    .map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone }));
}
