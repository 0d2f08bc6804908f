import { describe, expect, it } from 'vitest';
import { deadlineOf, timetable, type Wishes } from '../../src/table/due.ts';
import { outOfQuiet, zoneNamed, type Quiet } from '../../src/table/quiet-hours.ts';
import { formatPace, PACES, parsePace, type Pace } from '../../src/table/pace.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { turnOf, type Wait } from '../../src/table/waits.ts';
import { started, testTables } from './test-tables.ts';

/* What is due at a table, and when next: nothing but its record, its people's wishes and the time. */

const HOUR = 3_600_000;
/** a Monday */
const NOON = Date.UTC(2026, 2, 2, 12);
const at = (hours: number): number => NOON + hours * HOUR;

const table = await started(testTables().tables, ['ann', 'bob', 'cid']);

function record(pace: Pace, wait: Partial<Wait> = {}, more: Partial<TableRecord> = {}): TableRecord {
  return { ...table.record, pace, waits: [{ seat: 0, call: 2, since: NOON, ...wait }], ...more };
}

/** `reminder warning | 5`: what is due after so many hours, and after how many the next thing is. */
function said(of: TableRecord, hours: number, wishes: Wishes = {}): string {
  const { due, next } = timetable(of, () => wishes, at(hours));
  const later = next === undefined ? 'never' : String((next - NOON) / HOUR);
  return [...due.map(({ kind }) => kind), '|', later].join(' ');
}

describe('a reminder', () => {
  it.each<[string, Pace, Wishes, string]>([
    ['the table’s interval', { remindHours: 24 }, {}, '| 24'],
    ['the player’s, where it is shorter', { remindHours: 24 }, { remindHours: 4 }, '| 4'],
    ['the table’s, where it is shorter', { remindHours: 8 }, { remindHours: 48 }, '| 8'],
    ['the player’s alone', {}, { remindHours: 12 }, '| 12'],
    ['never, if the player wants none', { remindHours: 8 }, { remindHours: 0 }, '| never'],
    ['never, if nobody wants any', {}, {}, '| never'],
  ])('comes after %s', (_, pace, wishes, expected) => {
    expect(said(record(pace), 1, wishes)).toBe(expected);
  });

  it('comes again after the same time, three times in one turn', () => {
    const pace = { remindHours: 8 };
    expect(said(record(pace), 8)).toBe('reminder | never');
    expect(said(record(pace, { reminders: 1, remindedAt: at(9) }), 10)).toBe('| 17');
    expect(said(record(pace, { reminders: 3, remindedAt: at(30) }), 99)).toBe('| never');
  });

  it('comes no more this turn once the player has said so, nor while the game is paused', () => {
    expect(said(record({ remindHours: 8 }, { hushed: true }), 99)).toBe('| never');
    const asked = record({ remindHours: 8 });
    const turn = turnOf(asked, { seat: 0, call: 2, since: NOON });
    expect(said(asked, 99, { hushed: ['another', turn] })).toBe('| never');
    expect(said(asked, 99, { hushed: [`${turn}0`] })).toBe('reminder | never');
    expect(said(record({ remindHours: 8, turnHours: 12 }, {}, { paused: NOON }), 99)).toBe('| never');
  });
});

describe('the clock', () => {
  const pace = { turnHours: 24 };

  it('warns when a fifth is left, and is up a fifth after the warning at the soonest', () => {
    expect(said(record(pace), 1)).toBe('| 19.2');
    expect(said(record(pace), 20)).toBe('warning | never');
    expect(said(record(pace, { warnedAt: at(19.2) }), 20)).toBe('| 24');
    expect(said(record(pace, { warnedAt: at(19.2) }), 24)).toBe('lapse | never');
    // the bot was away for two days
    expect(said(record(pace), 48)).toBe('warning | never');
    expect(said(record(pace, { warnedAt: at(48) }), 50)).toBe('| 52.8');
    expect(deadlineOf(record(pace), { seat: 0, call: 2, since: NOON, warnedAt: at(48) })).toBe(at(52.8));
  });

  it('asks the others once', () => {
    expect(said(record({ ...pace, remindHours: 4 }, { warnedAt: NOON, lapsed: true }), 99)).toBe('| never');
  });

  it('warns before it reminds, and in nobody’s quiet hours', () => {
    expect(said(record({ ...pace, remindHours: 24 }), 24)).toBe('warning reminder | never');
    // 19.2 hours after noon it is 7:12 in the morning
    expect(said(record(pace), 19.5, { quiet: { from: 22, to: 9, zone: 'UTC' } })).toBe('| 21');
  });

  it('runs where somebody could vote only', () => {
    const [ann, bob] = table.record.people;
    const people = [ann, bob].flatMap((person) => person ?? []);
    const [mine, other] = people;
    if (mine === undefined || other === undefined) throw new Error('nobody sits there');
    expect(said(record(pace, {}, { people: [mine, { ...other, ai: 'easy' }] }), 99)).toBe('| never');
  });
});

describe('quiet hours', () => {
  const quiet = (from: number, to: number, zone = 'UTC'): Quiet => ({ from, to, zone });
  it.each<[string, number, Quiet, number]>([
    ['outside of them nothing changes', at(0), quiet(22, 7), at(0)],
    ['across midnight', at(11), quiet(22, 7), at(19)],
    ['after midnight', at(13), quiet(22, 7), at(19)],
    ['their first minute belongs to them', at(10), quiet(22, 7), at(19)],
    ['their end does not', at(19), quiet(22, 7), at(19)],
    ['by day', at(0), quiet(9, 17), at(5)],
    ['in the player’s zone: 21 o’clock in Tokyo', at(0), quiet(20, 7, 'Asia/Tokyo'), at(10)],
    ['with half an hour: 17:30 in Kolkata', at(0), quiet(17, 20, 'Asia/Kolkata'), at(2.5)],
    ['none at all', at(0), quiet(12, 12), at(0)],
  ])('%s', (_, time, hours, expected) => {
    expect((outOfQuiet(time, hours) - NOON) / HOUR).toBe((expected - NOON) / HOUR);
  });

  it('end by the clock on the wall, also in the night in which it is put back', () => {
    const evening = Date.UTC(2026, 9, 24, 22);
    const end = outOfQuiet(evening, quiet(22, 7, 'Europe/Warsaw'));
    expect(new Date(end).toISOString()).toBe('2026-10-25T06:00:00.000Z');
  });

  it('know a zone by its name', () => {
    expect(zoneNamed('europe/warsaw')).toBe('Europe/Warsaw');
    expect(zoneNamed('Warsaw')).toBeUndefined();
  });
});

describe('a pace in a word', () => {
  it('is read as it was written', () => {
    for (const pace of [...PACES, { turnHours: 12, skips: true }])
      expect(parsePace(formatPace(pace))).toEqual(pace);
  });
  it.each(['', '5.8', '24.7', '24', '24.8.now'])('%j is none', (text) => {
    expect(parsePace(text)).toBeUndefined();
  });
});
