import type { Texts } from '../i18n/texts.ts';
import { formatPace, parsePace, REMIND_HOURS, TURN_HOURS, type Pace } from '../table/pace.ts';
import type { Setting } from './menu-page.ts';

/* The menus by which a table's pace is set, one for each of its parts. */

/** `turn`, `remind` and `skips`. */
export function paceSettings({ turnHours = 0, remindHours = 0, skips = false }: Pace = {}, texts: Texts) {
  const { clock } = texts;
  const hours = (
    key: string,
    label: string,
    all: readonly number[],
    chosen: number,
    none: string,
  ): Setting => ({
    key,
    label,
    choices: [0, ...all].map((value) => ({
      label: `${label}: ${value === 0 ? none : clock.hours(value)}`,
      value: String(value),
      chosen: value === chosen,
    })),
  });
  const whenUp: Setting = {
    key: 'skips',
    label: clock.whenUp,
    choices: [false, true].map((value) => ({
      label: `${clock.whenUp}: ${value ? clock.thenSkips : clock.thenVotes}`,
      value: String(value),
      chosen: value === skips,
    })),
  };
  return [
    hours('remind', clock.remind, REMIND_HOURS, remindHours, clock.never),
    hours('turn', clock.turn, TURN_HOURS, turnHours, clock.noClock),
    ...(turnHours > 0 ? [whenUp] : []),
  ];
}

/** The pace with one part set to what was chosen in its menu. */
export function changedPace(pace: Pace = {}, key: string, value: string): Pace | undefined {
  switch (key) {
    case 'remind':
      return parsePace(formatPace({ ...pace, remindHours: Number(value) }));
    case 'turn':
      return parsePace(
        formatPace({ ...pace, turnHours: Number(value), skips: pace.skips === true && value !== '0' }),
      );
    case 'skips':
      return parsePace(formatPace({ ...pace, skips: value === 'true' }));
    default:
      return undefined;
  }
}
