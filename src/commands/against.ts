import { LEVELS } from '../ai/levels.ts';
import type { Against } from '../table/tables.ts';

/* The option of `/game new` that says against whom to play at once: `2 hard`. */

export function againstValue({ count, level }: Against): string {
  return `${count} ${level}`;
}

export function againstOf(value: string): Against | undefined {
  const [, count, word] = /^([1-9]) ([a-z]+)$/u.exec(value) ?? [];
  const level = LEVELS.find((known) => known === word);
  return level === undefined ? undefined : { count: Number(count), level };
}
