import { parseForm } from '../../src/engine/core/forms.ts';
import type { Counts } from './counts.ts';
import type { Subject } from './law.ts';

/** What never occurred though it should: `event toll-paid`; after many games also what is rare. */
export function uncovered(
  { game, coverage }: Subject,
  counts: Counts,
  games: 'few' | 'many' = 'few',
): readonly string[] {
  const told = (coverage.told ?? []).map(
    ({ event, field, values, rare = [] }): [string, readonly string[]] => [
      `${event} ${field}`,
      games === 'few' ? values : [...values, ...rare],
    ],
  );
  const wanted: Readonly<Record<string, readonly string[]>> = {
    frame: coverage.frameKinds,
    event: [...coverage.eventTypes, ...coverage.endings],
    verb: game.actions.flatMap(({ name, form }) =>
      parseForm(form).parameters.some(({ required }) => !required) ? [name, `${name} with all`] : [name],
    ),
    order: coverage.simultaneous ?? [],
    // a step that can be taken back is asked for only where somebody ever goes on with what is known
    steps: counts.of('steps', 'nobody else') === 0 ? ['with barrier'] : ['with barrier', 'without barrier'],
    worlds: ['changed'],
    'face-down': Object.keys(coverage.faceDown ?? {}),
    together: coverage.together ?? [],
  };
  return [...Object.entries(wanted), ...told].flatMap(([kind, all]) =>
    counts.missing(kind, all).map((what) => `${kind} ${what}`),
  );
}
