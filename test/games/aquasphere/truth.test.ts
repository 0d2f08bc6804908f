import { describe, expect, it } from 'vitest';
import type { Msg, OptionWords } from '../../../src/engine/core/contract.ts';
import { GAME, said, standard, type Table } from './scenario.ts';

/* What options, prompts and refusals say is true. */

function option(table: Table, text: string): OptionWords {
  const [seat = 0] = table.asked();
  const found = GAME.prompt(table.state, seat)?.options.find((one) => one.text === text);
  if (found === undefined) throw new Error(`${text} is not offered`);
  return found;
}
const question = (table: Table, seat: number): Msg | undefined => GAME.prompt(table.state, seat)?.question;
/** The keys of a message and of all that is inside. */
function keysOf(message: Msg | undefined): readonly string[] {
  if (message === undefined) return [];
  const inside = Object.values(message.with ?? {}).filter(
    (value) => typeof value === 'object' && 'key' in value,
  );
  // as: found by their key
  return [message.key, ...(inside as readonly Msg[]).flatMap(keysOf)];
}

describe('what AquaSphere promises', () => {
  const preparing = (change: object = {}): Table => {
    const table = standard(2).holding(0, 'scoring-red', 'scoring-blue');
    table.seat(0, { submarines: 3, programmed: [], ...change }).allPass();
    return table;
  };

  it('AQS-SCORE-3 GIVEN the income is taken THEN the question offers it no more', () => {
    const table = preparing({ time: 1 });
    expect(question(table, 0)).toMatchObject({ key: 'ask.prepare', with: { time: 3 } });
    table.play('0 income');
    expect(question(table, 0)).toEqual({ key: 'ask.prepareCards' });
  });
  it('AQS-SCORE-2 GIVEN room for less than the income THEN the question offers what fits; without room it warns', () => {
    const most = GAME.view(standard(2).state, undefined).players[0]?.capacity.time ?? 0;
    expect(question(preparing({ time: most - 1 }), 0)).toMatchObject({
      key: 'ask.prepare',
      with: { time: 1 },
    });
    const full = preparing({ time: most });
    expect(question(full, 0)).toEqual({ key: 'ask.prepareFull' });
    expect(option(full, 'income').trap).toBe(true);
  });

  it('AQS-PROG-6 GIVEN a card’s reward WHEN the bot would be the third THEN both are said', () => {
    const table = standard(2).holding(0, 'engineer-green-time', 'engineer-yellow-time');
    const room = table.offers(0, 'program').find((text) => {
      const label = option(table, text).label.with;
      return label?.colour === 'green' || label?.colour === 'yellow';
    });
    if (room === undefined) throw new Error('no room for the card');
    table.seat(0, { programmed: ['white', 'red'] });
    expect(keysOf(option(table, room).detail)).toEqual(
      expect.arrayContaining(['detail.third', 'detail.reward']),
    );
    table.seat(0, { programmed: [], time: 0 });
    expect(option(table, room).detail).toMatchObject({ key: 'detail.effects', with: { time: 2 } });
  });

  it.each([
    ['blue', { submarines: 0 }, {}, 'AQS-BLUE-1 why.noSubmarine'],
    ['black', {}, { crystals: 0 }, 'AQS-ACT-2 why.noCrystal'],
    ['purple', {}, { octopods: 0 }, 'AQS-ACT-2 why.noOctopod'],
  ] as const)(
    'GIVEN a hindrance that no payment removes WHEN %s can’t be paid either THEN the hindrance is named, not a price',
    (colour, player, sector, reason) => {
      const table = standard(2)
        .seat(0, { time: 0, programmed: [colour], ...player })
        .zone('B', sector);
      expect(said(table.refusal(0, `act b ${colour}`))).toBe(reason);
    },
  );
  it('AQS-BLUE-1 GIVEN one’s submarine there THEN that is named also if the price could not be paid', () => {
    const table = standard(2)
      .seat(0, { time: 0, programmed: ['blue'] })
      .zone('B', { submarines: [0] });
    expect(said(table.refusal(0, 'act b blue'))).toBe('AQS-BLUE-1 why.submarineThere');
  });
  it('GIVEN only the price is missing THEN the price is named', () => {
    const table = standard(2).seat(0, { time: 0, programmed: ['blue'] });
    expect(said(table.refusal(0, 'act b blue'))).toBe('AQS-MOVE-5 why.noTime');
  });

  it('AQS-KP-2 GIVEN a red line in the way WHEN a submarine is offered THEN only the points up to it are promised', () => {
    const steps = (kp: number): unknown =>
      option(standard(2).seat(0, { kp, programmed: ['blue'], time: 9, crystals: 0 }), 'act b blue').label.with
        ?.kp;
    const promised = Array.from({ length: 20 }, (_, kp) => Number(steps(kp)));
    expect(Math.max(...promised)).toBeGreaterThan(Math.min(...promised));
  });
});

describe('forecasts of AquaSphere', () => {
  it('AQS-SCORE-9 GIVEN octopods in one’s sectors THEN the question says what they would cost', () => {
    const calm = standard(2);
    expect(keysOf(question(calm, 0))).not.toContain('warning.octopods');
    const table = standard(2).zone('B', { control: 0, octopods: 2 });
    expect(question(table, 0)?.with?.warning).toEqual({ key: 'warning.octopods', with: { points: 3 } });
  });
  it('AQS-KP-5 GIVEN a near red line and nothing to pay it with THEN the question says so; with a crystal not', () => {
    const near = Array.from({ length: 20 }, (_, kp) =>
      standard(2).seat(0, { kp, crystals: 0, programmed: [] }),
    ).filter((table) => keysOf(question(table, 0)).includes('warning.line'));
    expect(near.length).toBeGreaterThan(0);
    for (const table of near)
      expect(keysOf(question(table.seat(0, { crystals: 1 }), 0))).not.toContain('warning.line');
  });
  it('AQS-SCORE-9 GIVEN octopods in sectors of several seats THEN the board is told what each sector will cost whom', () => {
    const table = standard(2)
      .zone('B', { control: 0, octopods: 2 })
      .zone('D', { control: 1, octopods: 3 })
      .zone('F', { octopods: 4 });
    const octopods = GAME.forecast?.(table.state).filter(({ what }) => what === 'octopods');
    expect(octopods).toEqual([
      { seat: 0, what: 'octopods', where: 'B', points: 3 },
      { seat: 1, what: 'octopods', where: 'D', points: 6 },
    ]);
  });
  it('AQS-KP-5 GIVEN a near red line WHEN one bot is programmed THEN it pays only for who has passed, whose bots act no more', () => {
    const threatened = (table: Table): boolean =>
      GAME.forecast?.(table.state).some(({ seat, what }) => seat === 1 && what === 'line') === true;
    const table = standard(2).seat(1, { kp: 8, crystals: 0, programmed: ['green'] });
    expect(threatened(table)).toBe(true);
    expect(threatened(table.set({ passed: [1] }).seat(1, { engineer: 'out' }))).toBe(false);
  });
  it('AQS-KP-5 GIVEN who is asked at the red line has one bot left WHEN nothing else pays THEN nobody is told that the counter will stop', () => {
    // the bot of the turn has been placed, so the other one may be returned
    const table = standard(2).seat(0, { kp: 9, crystals: 0, programmed: ['green'] });
    const stops = (frames: Table['state']['frames']): boolean =>
      GAME.forecast?.(table.set({ frames }).state).some(({ what, seat }) => what === 'line' && seat === 0) ===
      true;
    expect(stops([{ kind: 'turn', seat: 0 }])).toBe(true);
    expect(
      stops([
        { kind: 'turn', seat: 0 },
        { kind: 'knowledge', seat: 0, left: 2 },
      ]),
    ).toBe(false);
  });
});
