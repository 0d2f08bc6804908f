import type { Texts } from '../i18n/texts.ts';
import type { Pace } from '../table/pace.ts';

/** A table's pace in a line: `no clock, a reminder after 1 day`. */
export function paceWords(
  { turnHours, remindHours, skips = false }: Pace = {},
  { clock }: Pick<Texts, 'clock'>,
): string {
  return [
    turnHours === undefined ? clock.noClock : clock.perDecision(clock.hours(turnHours)),
    remindHours === undefined ? clock.noReminder : clock.reminderAfter(clock.hours(remindHours)),
    ...(skips && turnHours !== undefined ? [clock.skipsAutomatically] : []),
  ].join(', ');
}
