import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/engine/games/aquasphere/messages.ts';
import { OF_STEPS } from './coverage.ts';
import { GAME, STANDARD, begin, standard, type Table } from './scenario.ts';

/* What each step tells, whole and in order: every type of event with every field. */
type Told = readonly [step: string, tell: () => readonly Event[], events: readonly Event[]];

const by = (way: string): { readonly key: string } => ({ key: `by-${way}` });
const told = (table: Table, ...lines: readonly string[]): readonly Event[] => table.play(...lines);
const withBot = (colour: 'yellow' | 'black' | 'purple' | 'blue' | 'red' | 'white'): Table =>
  standard(2).seat(0, { programmed: [colour] });
const stays = (zone: 'yellow' | 'black' | 'purple' | 'blue' | 'red' | 'white' | 'green'): Event => ({
  type: 'scientistMoved',
  seat: 0,
  from: 'A',
  to: 'A',
  zone,
  cost: 0,
});
const controls = (sector: string): Event => ({
  type: 'botPlaced',
  seat: 0,
  sector,
  by: by('action'),
});

const PROGRAMMING: readonly Told[] = [
  [
    'an engineer move whose room pays a card',
    () => told(standard(2).holding(0, 'engineer-yellow-time'), '0 program r2'),
    [
      { type: 'engineerMoved', seat: 0, from: 'start', to: 'r2' },
      { type: 'botProgrammed', seat: 0, colour: 'yellow', by: by('engineer') },
      { type: 'cardUsed', seat: 0, card: 'engineer-yellow-time' },
      { type: 'timeGained', seat: 0, asked: 2, got: 1 },
    ],
  ],
  [
    'a room that pays a crystal and points, of seat 1',
    () =>
      told(
        standard(2)
          .holding(1, 'engineer-blue-crystal', 'engineer-blue-kp')
          .seat(1, { engineer: 'r1', crystals: 1 }),
        '0 pass',
        '1 program r4',
      ).slice(1),
    [
      { type: 'engineerMoved', seat: 1, from: 'r1', to: 'r4' },
      { type: 'botProgrammed', seat: 1, colour: 'blue', by: by('engineer') },
      { type: 'cardUsed', seat: 1, card: 'engineer-blue-crystal' },
      { type: 'cardUsed', seat: 1, card: 'engineer-blue-kp' },
      { type: 'crystalsGained', seat: 1, asked: 1, got: 1 },
      { type: 'knowledgeMoved', seat: 1, from: 0, to: 4, lost: 0 },
    ],
  ],
  [
    'a purchase',
    () => told(standard(2), '0 buy red'),
    [
      { type: 'timePaid', seat: 0, amount: 3 },
      { type: 'botProgrammed', seat: 0, colour: 'red', by: by('purchase') },
    ],
  ],
  [
    'a third bot and the one that goes back',
    () =>
      told(
        standard(2).seat(0, { programmed: ['green', 'black'], supply: 13 }),
        '0 program r2',
        '0 return black',
      ),
    [
      { type: 'engineerMoved', seat: 0, from: 'start', to: 'r2' },
      { type: 'botProgrammed', seat: 0, colour: 'yellow', by: by('engineer') },
      { type: 'botReturned', seat: 0, colour: 'black', time: 1 },
    ],
  ],
  [
    'a side door',
    () => told(standard(2).seat(0, { engineer: 'r1' }).holding(0, 'lateral'), '0 lateral r2'),
    [
      { type: 'cardUsed', seat: 0, card: 'lateral' },
      { type: 'engineerMoved', seat: 0, from: 'r1', to: 'r2' },
      { type: 'botProgrammed', seat: 0, colour: 'yellow', by: by('lateral') },
    ],
  ],
  [
    'a free return',
    () => told(standard(2).seat(0, { time: 0 }), '0 return green'),
    [{ type: 'botReturned', seat: 0, colour: 'green', time: 2 }],
  ],
  ['a pass', () => told(standard(2), '0 pass'), [{ type: 'passed', seat: 0 }]],
];

const ACTING: readonly Told[] = [
  [
    'green, and a bot for the letter',
    () => told(standard(2), '0 act b green', '0 place bot a'),
    [
      { type: 'timePaid', seat: 0, amount: 1 },
      { type: 'scientistMoved', seat: 0, from: 'A', to: 'B', zone: 'green', cost: 1 },
      controls('B'),
      { type: 'extensionTaken', seat: 0, sector: 'B', extension: 'a-crystal' },
      { type: 'botPlaced', seat: 0, sector: 'A', by: by('letter') },
    ],
  ],
  [
    'blue, paid with a bot that is returned: the walk and the space in one sum, the walk alone with the scientist',
    () =>
      told(
        standard(2)
          .seat(0, { programmed: ['green', 'blue'], supply: 13, time: 4 })
          .zone('D', { submarines: [2, 3] }),
        '0 act d blue ret green',
      ),
    [
      { type: 'botReturned', seat: 0, colour: 'green', time: 2 },
      { type: 'timePaid', seat: 0, amount: 6 },
      { type: 'scientistMoved', seat: 0, from: 'A', to: 'D', zone: 'blue', cost: 3 },
      controls('D'),
      { type: 'submarinePlaced', seat: 0, sector: 'D', space: 3 },
      { type: 'knowledgeMoved', seat: 0, from: 0, to: 2, lost: 0 },
    ],
  ],
  [
    'yellow: time of the sector that does not all fit',
    () => told(withBot('yellow'), '0 act a yellow'),
    [stays('yellow'), controls('A'), { type: 'timeGained', seat: 0, asked: 4, got: 1 }],
  ],
  [
    'yellow: time of the general supply',
    () => told(withBot('yellow').seat(0, { time: 1 }), '0 act f yellow'),
    [
      { type: 'scientistMoved', seat: 0, from: 'A', to: 'F', zone: 'yellow', cost: 0 },
      controls('F'),
      { type: 'timeGained', seat: 0, asked: 2, got: 2 },
    ],
  ],
  [
    'black',
    () => told(withBot('black').seat(0, { crystals: 1 }).zone('A', { crystals: 3 }), '0 act a black'),
    [stays('black'), controls('A'), { type: 'crystalsGained', seat: 0, asked: 3, got: 1 }],
  ],
  [
    'purple, with a cleaning before it and hunting bonuses after it',
    () =>
      told(
        withBot('purple')
          .holding(0, 'cleaner', 'catch-time', 'catch-kp')
          .seat(0, { supply: 13 })
          .seat(1, { supply: 11 })
          .zone('A', { control: 1, loading: [1, 2, 0, 0], octopods: 3 }),
        '0 act a purple',
      ),
    [
      stays('purple'),
      controls('A'),
      { type: 'botPushed', owner: 1, sector: 'A' },
      { type: 'stationCleaned', sector: 'A', owners: [1], bots: 2 },
      { type: 'cardUsed', seat: 0, card: 'cleaner' },
      { type: 'knowledgeMoved', seat: 0, from: 0, to: 2, lost: 0 },
      { type: 'octopodsCaught', seat: 0, sector: 'A', number: 2 },
      { type: 'cardUsed', seat: 0, card: 'catch-time' },
      { type: 'cardUsed', seat: 0, card: 'catch-kp' },
      { type: 'timeGained', seat: 0, asked: 2, got: 1 },
      { type: 'knowledgeMoved', seat: 0, from: 2, to: 8, lost: 0 },
    ],
  ],
  [
    'purple into a full crystal store: points, the line they come to, then the crystal',
    () =>
      told(
        withBot('purple')
          .holding(0, 'catch-crystal', 'catch-time')
          .seat(0, { kp: 8, crystals: 2 })
          .zone('A', { octopods: 2 }),
        '0 act a purple',
        '0 pay crystal',
      ).slice(2),
    [
      { type: 'octopodsCaught', seat: 0, sector: 'A', number: 2 },
      { type: 'cardUsed', seat: 0, card: 'catch-crystal' },
      { type: 'cardUsed', seat: 0, card: 'catch-time' },
      { type: 'timeGained', seat: 0, asked: 2, got: 1 },
      { type: 'knowledgeMoved', seat: 0, from: 8, to: 9, lost: 0 },
      { type: 'linePaid', seat: 0, with: { key: 'with-crystal' } },
      { type: 'knowledgeMoved', seat: 0, from: 9, to: 11, lost: 0 },
      { type: 'crystalsGained', seat: 0, asked: 1, got: 1 },
    ],
  ],
  [
    'red: an urgent order on an occupied colour',
    () =>
      told(
        standard(2)
          .seat(0, { programmed: ['blue', 'red'], supply: 13, time: 0 })
          .zone('A', { research: ['instant-blue'] }),
        '0 act a red',
      ),
    [
      stays('red'),
      controls('A'),
      { type: 'cardTaken', seat: 0, sector: 'A', card: 'instant-blue' },
      { type: 'knowledgeMoved', seat: 0, from: 0, to: 2, lost: 0 },
      { type: 'cardUsed', seat: 0, card: 'instant-blue' },
      { type: 'timeGained', seat: 0, asked: 2, got: 2 },
      { type: 'botReturned', seat: 0, colour: 'blue', time: 2 },
      { type: 'botProgrammed', seat: 0, colour: 'blue', by: by('instant') },
    ],
  ],
  [
    'white',
    () => told(withBot('white'), '0 act a white'),
    [stays('white'), controls('A'), { type: 'botProgrammed', seat: 0, colour: 'green', by: by('sector') }],
  ],
  [
    'actions without effect, where the table allows them, except that time and crystals found but not taken are told',
    () => {
      const options = { emptyActions: true };
      const empty = (colour: 'purple' | 'black', change: object): readonly Event[] =>
        told(standard(2, options).seat(0, { programmed: [colour], ...change }), `0 act f ${colour}`).slice(2);
      return [
        ...empty('purple', {}),
        ...empty('black', {}),
        ...told(standard(2, options).seat(0, { programmed: ['black'], crystals: 2 }), '0 act a black').slice(
          2,
        ),
      ];
    },
    [{ type: 'crystalsGained', seat: 0, asked: 1, got: 0 }],
  ],
];

const atLine = (change: object): Table =>
  standard(2)
    .seat(0, { kp: 8, programmed: ['green', 'purple'], supply: 13, time: 1, ...change })
    .zone('A', { octopods: 2 });

const LINES: readonly Told[] = [
  [
    'a line paid with a crystal',
    () => told(atLine({ crystals: 1 }), '0 act a purple', '0 pay crystal').slice(3),
    [
      { type: 'knowledgeMoved', seat: 0, from: 8, to: 9, lost: 0 },
      { type: 'linePaid', seat: 0, with: { key: 'with-crystal' } },
      { type: 'knowledgeMoved', seat: 0, from: 9, to: 11, lost: 0 },
    ],
  ],
  [
    'a line paid with a bot',
    () => told(atLine({}), '0 act a purple', '0 return green').slice(3),
    [
      { type: 'knowledgeMoved', seat: 0, from: 8, to: 9, lost: 0 },
      { type: 'linePaid', seat: 0, with: { key: 'with-bot', with: { colour: 'green' } } },
      { type: 'botReturned', seat: 0, colour: 'green', time: 2 },
      { type: 'knowledgeMoved', seat: 0, from: 9, to: 11, lost: 0 },
    ],
  ],
  [
    'a stop; nothing moves to a line at which the counter stands already',
    () => told(atLine({ crystals: 1, kp: 9 }), '0 act a purple', '0 stop').slice(3),
    [{ type: 'knowledgeMoved', seat: 0, from: 9, to: 9, lost: 3 }],
  ],
  [
    'a single point that nobody can pay for is told as well',
    () =>
      told(atLine({ kp: 9, programmed: ['purple'] }).zone('A', { octopods: 1 }), '0 act a purple').slice(3),
    [{ type: 'knowledgeMoved', seat: 0, from: 9, to: 9, lost: 1 }],
  ],
  [
    'who cannot pay and stands at the line loses everything at once',
    () => told(atLine({ kp: 9, programmed: ['purple'] }), '0 act a purple').slice(3),
    [{ type: 'knowledgeMoved', seat: 0, from: 9, to: 9, lost: 3 }],
  ],
];

/** What the scoring of seat 0 and 1 tells, up to the refill of the sectors. */
function upToRefill(events: readonly Event[]): readonly Event[] {
  const refill = events.findIndex(({ type }) => type === 'sectorRefilled' || type === 'finalScored');
  return events.slice(0, refill === -1 ? events.length : refill);
}

const SCORING: readonly Told[] = [
  [
    'a scoring that moves one counter up and one back',
    () => {
      const table = standard(2).seat(0, { kp: 3, supply: 10, crystals: 1 }).seat(1, { kp: 12, time: 4 });
      table.zone('A', { control: 0, octopods: 0 }).zone('C', { control: 1, octopods: 3 });
      return upToRefill(told(table, '0 pass', '1 pass')).slice(2);
    },
    [
      { type: 'incomeTaken', seat: 0, asked: 1, got: 1 },
      { type: 'incomeTaken', seat: 1, asked: 1, got: 0 },
      { type: 'scored', seat: 0, majority: 3, bots: 4, crystals: 1, octopods: 0 },
      { type: 'scored', seat: 1, majority: 3, bots: 0, crystals: 0, octopods: 6 },
      { type: 'knowledgeMoved', seat: 0, from: 3, to: 9, lost: 0 },
      { type: 'knowledgeMoved', seat: 1, from: 12, to: 10, lost: 0 },
    ],
  ],
  [
    'a scoring that finds a counter at a line, and the answer there',
    () => {
      const table = standard(2).seat(0, { kp: 9, supply: 10, crystals: 1, time: 4 }).seat(1, { time: 4 });
      const scored = upToRefill(told(table, '0 pass', '1 pass')).slice(4);
      return [...scored, ...upToRefill(told(table, '0 pay crystal'))];
    },
    [
      { type: 'scored', seat: 0, majority: 0, bots: 4, crystals: 1, octopods: 0 },
      { type: 'scored', seat: 1, majority: 0, bots: 0, crystals: 0, octopods: 0 },
      { type: 'linePaid', seat: 0, with: { key: 'with-crystal' } },
      { type: 'knowledgeMoved', seat: 0, from: 9, to: 14, lost: 0 },
    ],
  ],
  [
    'an overtime shift for which a bot goes back unpaid, and the income that "done" takes',
    () => {
      const table = standard(2).holding(0, 'scoring-red', 'scoring-yellow');
      table.seat(0, { programmed: ['green', 'blue'], supply: 13, time: 2 });
      table.allPass();
      return upToRefill(told(table, '0 use scoring-red ret blue', '0 done')).slice(0, 4);
    },
    [
      { type: 'cardUsed', seat: 0, card: 'scoring-red' },
      { type: 'timePaid', seat: 0, amount: 1 },
      { type: 'botProgrammed', seat: 0, colour: 'red', by: by('scoring') },
      { type: 'botReturned', seat: 0, colour: 'blue', time: 0 },
    ],
  ],
  [
    '"done" and the income alone',
    () => {
      const table = standard(2).holding(0, 'scoring-red').seat(0, { programmed: [], time: 2 });
      table.allPass();
      return told(table, '0 done').slice(0, 1);
    },
    [{ type: 'incomeTaken', seat: 0, asked: 1, got: 1 }],
  ],
];

const ROUNDS: readonly Told[] = [
  [
    'the next round: sectors edge by edge, the neutral submarine, tile, program and order',
    () => {
      const table = standard(2, {}, { turnings: [4, 0, 0] }).zone('D', { submarines: [] });
      const events = table.allPass();
      return events.slice(events.findIndex(({ type }) => type === 'sectorRefilled'));
    },
    [
      refill('E', 4, [5, 0, 2]),
      refill('F', 5, [2, 1, 0]),
      refill('A', 0, [3, 1, 1]),
      refill('B', 1, [1, 0, 2]),
      refill('C', 2, [4, 1, 0]),
      refill('D', 3, [3, 0, 0]),
      { type: 'submarinePlaced', neutral: '2', sector: 'D', space: 1 },
      { type: 'tileRemoved', lamp: 3 },
      { type: 'programApplied', card: 'p2', next: 'p3' },
      { type: 'roundStarted', round: 2, order: [0, 1] },
    ],
  ],
  [
    'the last program card has none after it',
    () => {
      const table = standard(2).set({ round: 3, nextPrograms: ['p4'] });
      return table.allPass().filter(({ type }) => type === 'programApplied');
    },
    [{ type: 'programApplied', card: 'p4' }],
  ],
  [
    'the end',
    () => {
      const table = standard(2).set({ round: 4 }).seat(0, { kp: 3, submarines: 0 });
      table.seat(1, { extensions: ['x-card-crystal', 'ab-time', 'd-card', 'e-card', 'f-card'] });
      const events = table.allPass();
      return events.slice(events.findIndex(({ type }) => type === 'finalScored'));
    },
    [
      { type: 'finalScored', seat: 0, letters: 1, time: 4, submarines: 5, lab: 0 },
      { type: 'finalScored', seat: 1, letters: 21, time: 4, submarines: 0, lab: 5 },
      { type: 'ended', winners: [1] },
    ],
  ],
];

function refill(
  sector: string,
  position: number,
  [time, crystals, octopods]: readonly [number, number, number],
): Event {
  const [card = '', extension = ''] = [STANDARD.research[6 + position], STANDARD.extensions[6 + position]];
  return { type: 'sectorRefilled', sector, card, extension, time, crystals, octopods };
}

const ALL: readonly Told[] = [...PROGRAMMING, ...ACTING, ...LINES, ...SCORING, ...ROUNDS];

describe('events', () => {
  it.each(ALL)('GIVEN %s THEN these events tell it, in this order', (_step, tell, events) => {
    expect(tell()).toEqual(events);
  });

  it('GIVEN a game is set up THEN its opening is told', () => {
    const { state, events } = begin(4);
    expect(events).toEqual([
      { type: 'started', first: state.order[0] },
      { type: 'programApplied', card: state.program, next: state.nextPrograms[0] },
      { type: 'roundStarted', round: 1, order: state.order },
    ]);
  });

  it('GIVEN what lay face down comes to light THEN just those events say so, for undo to stop there', () => {
    const revealing = ALL.flatMap(([, , events]) => events).filter((event) => GAME.reveals(event));
    expect(new Set(revealing.map(({ type }) => type))).toEqual(
      new Set(['sectorRefilled', 'tileRemoved', 'programApplied']),
    );
    expect(revealing).toHaveLength(6 + 1 + 2);
  });

  it('GIVEN anybody looks THEN every event is told as it is', () => {
    for (const event of ALL.flatMap(([, , events]) => events)) {
      expect([0, 1, undefined].map((viewer) => GAME.viewEvent(event, viewer))).toEqual([event, event, event]);
    }
  });

  it('GIVEN the types of events THEN each of them is told above', () => {
    const types = new Set(ALL.flatMap(([, , events]) => events.map(({ type }) => type as string)));
    expect(OF_STEPS.filter((type) => !types.has(type))).toEqual([]);
  });
});
