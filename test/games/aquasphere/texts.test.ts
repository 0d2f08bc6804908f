import { describe, expect, it } from 'vitest';
import { fittingForms } from '../../../src/engine/core/forms.ts';
import type { Action } from '../../../src/engine/games/aquasphere/actions.ts';
import { COMPONENTS, GAME, said, standard } from './scenario.ts';

/** The table of section 5. */
const TEXTS: readonly (readonly [string, Action])[] = [
  ['program r3', { verb: 'program', room: 'r3' }],
  ['buy green', { verb: 'buy', colour: 'green' }],
  ['lateral r2', { verb: 'lateral', room: 'r2' }],
  ['act d yellow', { verb: 'act', sector: 'D', colour: 'yellow' }],
  ['act d blue ret green', { verb: 'act', sector: 'D', colour: 'blue', returned: 'green' }],
  ['return blue', { verb: 'return', colour: 'blue' }],
  ['pass', { verb: 'pass' }],
  ['place bot a', { verb: 'place-bot', sector: 'A' }],
  ['done', { verb: 'done' }],
  ['pay crystal', { verb: 'pay-crystal' }],
  ['stop', { verb: 'stop' }],
  ['income', { verb: 'income' }],
  ['use scoring-red', { verb: 'use', card: 'scoring-red' }],
  ['use scoring-red ret blue', { verb: 'use', card: 'scoring-red', returned: 'blue' }],
];

describe('actions as text', () => {
  it.each(TEXTS)('GIVEN %s THEN it is read as its action and written back', (text, action) => {
    expect(GAME.parseAction(text)).toEqual({ ok: true, value: action });
    expect(GAME.formatAction(action)).toBe(text);
    expect(fittingForms(GAME.actions, text)).toHaveLength(1);
  });

  it('GIVEN other letter case and extra spaces THEN the same action is read', () => {
    expect(GAME.parseAction('  Act   D  YELLOW ')).toEqual(GAME.parseAction('act d yellow'));
  });

  it.each([
    'program r9',
    'buy pink',
    'act g yellow',
    'act d',
    'use no-card',
    'place bot',
    '',
    'act d blue ret',
    'pass now',
  ])('GIVEN %j THEN it is no text of this game', (text) => {
    expect(GAME.parseAction(text)).toMatchObject({ ok: false, error: { code: 'E_SYNTAX' } });
  });

  it('GIVEN a form THEN it lists the words of its own parameters, and of no other', () => {
    const values = (name: string) => GAME.actions.find((spec) => spec.name === name)?.values;
    expect(values('pass')).toEqual({});
    expect(values('place-bot')).toEqual({ sector: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(values('program')).toEqual({ room: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'] });
    expect(values('use')).toEqual({ card: [...COMPONENTS.cards.keys()], returned: COMPONENTS.colours });
  });

  it('GIVEN a known room that is not offered THEN it is refused as illegal, not as unreadable', () => {
    const refused = standard(2).refusal(0, 'program r7');
    expect([refused.code, said(refused)]).toEqual(['E_ILLEGAL', 'AQS-PROG-1 why.noArrow']);
  });

  it('GIVEN the house set THEN no text is longer than 29 characters', () => {
    const longest = [...COMPONENTS.cards.values()]
      .filter(({ type }) => type === 'scoring')
      .map(({ id }) => `use ${id} ret yellow`.length);
    expect(Math.max(...longest)).toBeLessThanOrEqual(60);
    expect('act d purple ret yellow'.length).toBeLessThanOrEqual(29);
  });
});

describe('what is offered, in words', () => {
  it('GIVEN the first prompt THEN labels name price and result, and targets the place', () => {
    const options = GAME.prompt(standard(2).state, 0)?.options ?? [];
    const of = (text: string) => options.find((option) => option.text === text);
    expect(of('program r2')).toMatchObject({
      label: { key: 'do.program', with: { room: 'r2', colour: 'yellow' } },
      group: 'group.program',
      target: 'room:r2',
    });
    expect(of('buy red')).toMatchObject({
      label: { key: 'do.buy', with: { colour: 'red', price: 3 } },
      target: 'program:red',
    });
    expect(of('act c green')).toMatchObject({
      label: { key: 'do.actGreen', with: { sector: 'C', price: 3, extension: 'a-octopod' } },
      detail: { key: 'detail.control' },
      target: 'act:c:green',
    });
    expect(of('return green')).toMatchObject({
      label: { key: 'do.return', with: { colour: 'green', time: 1 } },
    });
  });

  it('GIVEN each kind of action THEN its label tells what it brings', () => {
    const label = (colour: 'yellow' | 'black' | 'purple' | 'blue' | 'red' | 'white', letter: string) => {
      const table = standard(2)
        .seat(0, { programmed: [colour], time: 4 })
        .zone('A', { control: 1 });
      table.zone('A', { loading: [0, 2, 0, 0] });
      const option = GAME.prompt(table.state, 0)?.options.find(
        ({ text }) => text === `act ${letter} ${colour}`,
      );
      return [option?.label, option?.detail?.key];
    };
    expect(label('yellow', 'b')).toEqual([
      { key: 'do.actYellow', with: { sector: 'B', price: 1, time: 1 + 0 } },
      'detail.control',
    ]);
    expect(label('black', 'a')).toEqual([
      { key: 'do.actBlack', with: { sector: 'A', price: 0, crystals: 1 } },
      'detail.pushAndClean',
    ]);
    expect(label('purple', 'b')).toEqual([
      { key: 'do.actPurple', with: { sector: 'B', price: 1, number: 2, kp: 3 } },
      'detail.control',
    ]);
    expect(label('blue', 'f')).toEqual([
      { key: 'do.actBlue', with: { sector: 'F', price: 2, kp: 2 } },
      'detail.control',
    ]);
    expect(label('red', 'a')).toEqual([
      { key: 'do.actRed', with: { sector: 'A', price: 0, card: 'engineer-green-time', kp: 2 } },
      'detail.pushAndClean',
    ]);
    expect(label('white', 'f')).toEqual([
      { key: 'do.actWhite', with: { sector: 'F', price: 0, colour: 'red' } },
      'detail.control',
    ]);
  });

  it('GIVEN a returned bot pays THEN the label says so around the action’s own', () => {
    const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 2 });
    const option = GAME.prompt(table.state, 0)?.options.find(({ text }) => text === 'act c green ret blue');
    expect(option?.label).toMatchObject({
      key: 'do.actRet',
      with: { colour: 'blue', act: { key: 'do.actGreen' } },
    });
  });

  it('GIVEN a line THEN the answers say where the counter goes and what is lost', () => {
    const table = standard(2)
      .seat(0, { programmed: ['green', 'purple'], kp: 8, time: 4 })
      .zone('A', { octopods: 2 });
    table.play('0 act a purple');
    expect(GAME.prompt(table.state, 0)).toMatchObject({
      question: { key: 'ask.knowledge', with: { left: 2, line: 10 } },
      options: [
        {
          label: { key: 'do.returnAtLine', with: { colour: 'green', to: 11, time: 0 } },
          target: 'programmed:green',
        },
        { label: { key: 'do.stop', with: { lost: 2 } } },
      ],
    });
  });

  it('GIVEN words of autocomplete THEN rooms, colours, sectors and cards are named', () => {
    expect(GAME.wordFor?.('colour', 'green')).toEqual({
      key: 'word.colour',
      with: { colour: 'green', action: 'green' },
    });
    expect(GAME.wordFor?.('sector', 'd')).toEqual({ key: 'word.sector', with: { sector: 'D' } });
    expect(GAME.wordFor?.('nothing', 'x')).toBeUndefined();
  });
});

describe('who is away', () => {
  it('GIVEN any question THEN the harmless answer spends nothing that need not be spent', () => {
    const table = standard(2);
    expect(GAME.harmless?.(table.state, 0)).toEqual({ verb: 'pass' });
    table.play('0 act a green');
    expect(GAME.harmless?.(table.state, 0)).toEqual({ verb: 'done' });
    const line = standard(2).seat(0, { programmed: ['green', 'purple'], kp: 9 });
    line.play('0 act a purple');
    expect(GAME.harmless?.(line.state, 0)).toEqual({ verb: 'stop' });
    expect(GAME.harmless?.(line.state, 1)).toBeUndefined();
  });

  it('GIVEN earlyPass false THEN harmless answers alone bring the seat to its pass', () => {
    const table = standard(2, { earlyPass: false }).seat(0, { programmed: ['white', 'red'], supply: 13 });
    // walking on comes before sending bots home
    expect(GAME.harmless?.(table.state, 0)).toEqual({ verb: 'program', room: 'r1' });
    for (let answers = 0; table.state.round === 1 && answers < 40; answers += 1) {
      const [seat = 0] = table.asked();
      const action = GAME.harmless?.(table.state, seat);
      if (action === undefined) throw new Error('nothing harmless');
      table.play(`${seat} ${GAME.formatAction(action)}`);
    }
    expect(table.state.round).toBe(2);
  });
});
