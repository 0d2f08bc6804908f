import { plural } from './plural.ts';

/** A number with its noun, as "3 coins". */
export type Noun = (number: number) => string;

export const en =
  (one: string, other: string): Noun =>
  (number) =>
    plural('en', number, { one, other });
export const fr =
  (one: string, other: string): Noun =>
  (number) =>
    plural('fr', number, { one, other });
export const pl =
  (one: string, few: string, many: string): Noun =>
  (number) =>
    plural('pl', number, { one, few, many, other: many });
