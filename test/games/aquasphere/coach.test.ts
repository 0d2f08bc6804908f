import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/core/contract.ts';
import { MESSAGES } from '../../../src/engine/games/aquasphere/messages.ts';
import { AQUASPHERE_TEXTS } from '../../../src/i18n/games/aquasphere/index.ts';
import { sayWith } from '../../../src/i18n/say.ts';
import { GAME, standard, type Table } from './scenario.ts';

const { say } = sayWith({
  locale: 'en',
  messages: MESSAGES,
  texts: AQUASPHERE_TEXTS.en,
  names: GAME.names,
  playerName: String,
});

function told({ state }: Table, seat: Seat = 0): string {
  const message = GAME.coach?.(GAME.view(state, seat), seat);
  return message === undefined ? '' : say(message);
}

/** What seat 0 has that the others would like. */
function held({ state }: Table): readonly string[] {
  return GAME.held?.(state, 0).map(say) ?? [];
}

describe('the coach of AquaSphere', () => {
  it('begins with programming, and then offers both', () => {
    expect(told(standard(2).seat(0, { programmed: [] }))).toContain('Program a bot first');
    expect(told(standard(2).seat(0, { programmed: ['purple'] }))).toContain('Act with your bot (purple)');
    expect(told(standard(2).seat(0, { programmed: ['purple', 'red'] }))).toContain('Act where');
    expect(told(standard(2).seat(0, { programmed: ['purple', 'red'], time: 0 }))).toContain('costs no time');
  });

  it('after the last row offers what one can pay for, else to pass', () => {
    const last = standard(2).seat(0, { programmed: [], engineer: 'r7' });
    expect(told(last.seat(0, { time: 3, bought: false }))).toContain('for 3 time you may');
    expect(told(last.seat(0, { time: 2 }))).toContain('pass unless');
  });

  it('warns of octopods in sectors that one controls, and names them', () => {
    const table = standard(2).zone('C', { control: 0, octopods: 2 });
    expect(told(table)).toMatch(/octopods in your sectors \(.*C.*\) cost KP/u);
    expect(told(table.zone('C', { control: 1 }))).not.toContain('octopods');
  });

  it('warns of a red line that no crystal pays for', () => {
    const table = standard(2).seat(0, { kp: 8, crystals: 0 });
    expect(told(table)).toContain('a red line in 1 step and no crystal');
    expect(told(table.seat(0, { crystals: 1 }))).not.toContain('red line');
    expect(told(table.seat(0, { crystals: 0, kp: 0 }))).not.toContain('red line');
  });

  it('warns in the last round of what is scored at the end', () => {
    expect(told(standard(2).set({ round: 4 }).seat(0, { crystals: 1 }))).toContain('last round');
  });

  it('is silent to who is not asked, and says what one has to spend', () => {
    const table = standard(2).seat(0, { time: 4, crystals: 1, programmed: ['green'] });
    expect(told(table, 1)).toBe('');
    const purse = GAME.purse?.(GAME.view(table.state, 0), 0);
    expect(purse === undefined ? '' : say(purse)).toBe('4 time markers, 1 crystal, programmed: green');
  });

  it('does not hide the purchase of a program behind “Something else”', () => {
    const table = standard(2).seat(0, { time: 3 });
    const options = GAME.prompt(table.state, 0)?.options ?? [];
    const bought = options.filter(({ text }) => text.startsWith('buy '));
    expect(bought.length).toBeGreaterThan(0);
    for (const { role } of bought) expect(role).toBeUndefined();
  });

  it('GIVEN a sector that one controls THEN a hint counts that as gained, and the majority unless it is tied', () => {
    const table = standard(2);
    expect(held(table)).toEqual([]);
    expect(held(table.zone('C', { control: 0 }))).toEqual([
      'the majority of controlled sectors',
      'control of sector C',
    ]);
    expect(held(table.zone('D', { control: 1 }))).toEqual(['control of sector C']);
  });
});
