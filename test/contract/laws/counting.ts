import type { Law } from '../law.ts';

/* No laws of their own: what the other laws do not meet is counted here. */

export const TOLD: Law = {
  name: 'what events say in the fields that are looked at is counted',
  always: true,
  after({ coverage, counts }, { events }) {
    for (const { event, field } of coverage.told ?? [])
      for (const happened of events)
        if (happened.type === event) counts.add(`${event} ${field}`, saidIn(happened, field));
  },
};

/** What a field holds, or the key of the message that it holds. */
function saidIn(event: object, field: string): string {
  const value: unknown = Object.entries(event).find(([key]) => key === field)?.[1];
  return typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : String(value);
}

export const LENGTHS: Law = {
  name: 'the longest games are counted',
  end({ game, seats, journal, counts }) {
    counts.most(`decisions of ${seats}`, 'longest', journal.length);
    counts.most(`decisions of ${seats}`, 'bound', game.bound(seats));
  },
};
