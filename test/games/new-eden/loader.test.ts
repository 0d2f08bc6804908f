import { describe, expect, it } from 'vitest';
import { newEden } from '../../../src/engine/games/new-eden/index.ts';
import { ACTIONS } from '../../../src/engine/games/new-eden/actions.ts';
import { GAME, houseJson } from './scene.ts';

type Row = Record<string, unknown>;
/** The house set with one change. */
function changed(change: (set: { cards: { list: Row[] } } & Record<string, Row>) => void): unknown {
  const set = houseJson();
  // as: the house set has these tables
  change(set as { cards: { list: Row[] } } & Record<string, Row>);
  return set;
}
function complaints(json: unknown): readonly string[] {
  const checked = newEden.checkSet(json);
  return checked.ok ? [] : checked.error;
}
function row(set: { cards: { list: Row[] } }, id: string): Row {
  const found = set.cards.list.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** A table of the set, or one inside it. */
function table(set: Record<string, unknown>, ...path: readonly string[]): Row {
  // as: the house set has these tables
  return path.reduce<Row>((found, key) => found[key] as Row, set);
}

describe('New Eden: component sets', () => {
  it('GIVEN the house set THEN it is taken, with 90 cards and 12 bonus cards', () => {
    const checked = newEden.checkSet(houseJson());
    expect(complaints(houseJson())).toEqual([]);
    expect(checked.ok && [checked.value.cards.list.length, checked.value.bonusCards.cards.length]).toEqual([
      90, 12,
    ]);
  });

  const faults: readonly (readonly [string, unknown, RegExp])[] = [
    ['a card twice', changed((set) => (row(set, '1A-CR2').id = '1A-CR1')), /1A-CR1: there twice/],
    [
      'a card of another deck',
      changed((set) => (row(set, '1A-CR1').deck = '1B')),
      /1A-CR1: deck or category/,
    ],
    ['a deck of 14', changed((set) => set.cards.list.pop()), /deck 3B: 14 cards/],
    ['a crab without sites', changed((set) => (row(set, '1A-CR1').sites = 0)), /1A-CR1: 0 sites/],
    ['a shipyard with sites', changed((set) => (row(set, '1A-SY1').sites = 1)), /1A-SY1: 1 sites/],
    [
      'the smaller bottle first',
      changed((set) => (row(set, '1A-OX2').effect = { type: 'bottles', bottles: [1, 2] })),
      /1A-OX2: the larger bottle/,
    ],
    [
      'a bottle of 10',
      changed((set) => (row(set, '1A-OX1').effect = { type: 'bottles', bottles: [10] })),
      /bottles\[0\] is not a whole number from 1 to 9/,
    ],
    [
      'an unknown effect',
      changed((set) => (row(set, '1A-RE1').effect = { type: 'teleport' })),
      /effect is not of a known type/,
    ],
    [
      'a crab that gives points',
      changed((set) => (row(set, '1A-CR1').effect = { type: 'points', n: 1 })),
      /1A-CR1: an effect of type points/,
    ],
    [
      'half a point',
      changed((set) => (row(set, '1A-CR1').endPoints = 0.5)),
      /endPoints is not a whole number/,
    ],
    ['5 bonus cards', changed((set) => (set.bonusCards = { cards: [] })), /bonusCards\.cards is not a list/],
    ['no table for 4 players', changed((set) => (set.firstPass = { points: { '1': [3, 0] } })), /points\.4/],
    ['no plant', changed((set) => delete set.plant), /\$\.plant is missing/],
    [
      'solo rows that meet',
      changed((set) => (set.solo = { ...set.solo, emptyRow: 3 })),
      /solo: humanRow, emptyRow/,
    ],
    [
      'a price for buying nothing',
      changed((set) => (set.market = { ...set.market, price: [1, 2, 3, 6] })),
      /market\.price: buying nothing costs coins/,
    ],
    [
      'more deeples at the start than there are',
      changed((set) => (set.start = { ...set.start, deeples: 12 })),
      /start\.deeples: 4 stations take more than the supply/,
    ],
    [
      'a start tank twice',
      changed((set) => (set.start = { ...set.start, oxygenCards: ['ST-OX1', 'ST-OX1'] })),
      /start\.oxygenCards: a tank is there twice/,
    ],
    [
      'no solo levels',
      changed(
        (set) => (set.options = { list: [{ key: 'openCoins', values: [false, true], default: false }] }),
      ),
      /options\.list: soloLevel is not there once/,
    ],
    [
      'a coin limit, which is reserved',
      changed((set) => (set.supply = { ...set.supply, limitCoins: true })),
      /supply\.limitCoins is not one of false/,
    ],
    [
      'a Deep Thought that is not the first holder',
      changed((set) => (set.solo = { ...set.solo, takesNautilus: false })),
      /solo\.takesNautilus is not one of true/,
    ],
    [
      'a plant of Deep Thought beyond its uses',
      changed((set) => (set.solo = { ...set.solo, plantUsesBlocked: 4 })),
      /solo\.plantUsesBlocked: more than the plant has uses/,
    ],
    [
      'a bonus card twice',
      changed((set) => {
        // as: the house set has bonus cards
        const [first, second] = (set.bonusCards as { cards: Row[] }).cards;
        if (second !== undefined) second.id = first?.id;
      }),
      /BO-CRC: there twice/,
    ],
    [
      'a deck that says another size',
      changed((set) => (set.decks = { ...set.decks, size: { ...table(set, 'decks', 'size'), '2B': 14 } })),
      /deck 2B/,
    ],
    ['4 sites', changed((set) => (row(set, '1A-SH1').sites = 4)), /1A-SH1: 4 sites/],
    [
      'a shipyard that gives coins',
      changed((set) => (row(set, '1A-SY1').effect = { type: 'coins', n: 1 })),
      /1A-SY1: an effect of type coins/,
    ],
    [
      'a tank that gives deeples',
      changed((set) => (row(set, '1A-OX1').effect = { type: 'deeples', n: 1 })),
      /1A-OX1: an effect of type deeples/,
    ],
    [
      'research with bottles',
      changed((set) => (row(set, '1A-RE1').effect = { type: 'bottles', bottles: [1] })),
      /1A-RE1: an effect of type bottles/,
    ],
    [
      'an extension octopus that gives coins',
      changed((set) => (table(set, 'extensions', 'octopus').effect = { type: 'coins', n: 1 })),
      /EX-OC1: an effect of type coins/,
    ],
    [
      'a start tank with the smaller bottle first',
      changed((set) => {
        // as: the house set has start tanks
        for (const tank of (set.oxygenStartCards as { cards: Row[] }).cards)
          if (tank.id === 'EX-OX1') tank.bottles = [1, 2];
      }),
      /EX-OX1: the larger bottle is not first/,
    ],
    [
      'display rows in another order',
      changed((set) => {
        // as: the house set has prices
        (set.display as { prices: Row[] }).prices.reverse();
      }),
      /display\.prices: rows are not 1 to 4/,
    ],
    [
      'rounds in another order',
      changed((set) => {
        // as: the house set has rounds
        (set.rounds as { list: Row[] }).list.reverse();
      }),
      /rounds\.list: not rounds 1 to 3/,
    ],
    [
      'a deal that leaves cards over',
      changed((set) => (table(set, 'market', 'deal', '3').boxed = 2)),
      /market\.deal\.3: does not deal/,
    ],
    [
      'a deal of one row twice',
      changed((set) => (table(set, 'market', 'deal', '2').deckRows = [4, 4])),
      /market\.deal\.2: does not deal/,
    ],
    [
      'a deal with a hand too many',
      changed((set) => Object.assign(table(set, 'market', 'deal', '3'), { hands: 4, deckRows: [] })),
      /market\.deal\.3: does not deal/,
    ],
    [
      'a table of other stations',
      changed((set) => (table(set, 'players', 'stations')['3'] = 4)),
      /market\.deal\.3: does not deal/,
    ],
    [
      'pass points for two at three',
      changed((set) => (table(set, 'firstPass', 'points')['3'] = [3, 0])),
      /firstPass\.points\.3: not 3/,
    ],
    [
      'a display that does not take the deck',
      changed((set) => (set.decks = { ...set.decks, boxedPerPhase: 2 })),
      /decks\.boxedPerPhase/,
    ],
    [
      'an arm twice in the order of losses',
      changed(
        (set) => (set.solo = { ...set.solo, destroyOrder: ['crab', 'crab', 'oxygen', 'shell', 'octopus'] }),
      ),
      /solo\.destroyOrder: an arm is there twice/,
    ],
    [
      'damage for two plant uses of three',
      changed((set) => (set.plant = { ...set.plant, damage: [1, 3] })),
      /plant\.damage: not a number for each use/,
    ],
    [
      'an option twice',
      changed((set) => {
        // as: the house set has options
        const options = set.options as { list: Row[] };
        options.list.push({ ...options.list[0] });
      }),
      /options\.list: soloLevel is not there once/,
    ],
    ['another game', changed((set) => Object.assign(set, { game: 'antarctica' })), /\$\.game/],
  ];
  it.each(faults)('GIVEN %s THEN the set is refused and the fault is named', (_what, json, complaint) => {
    expect(complaints(json).some((line) => complaint.test(line))).toBe(true);
  });

  it('GIVEN several faults THEN all of them are said', () => {
    const json = changed((set) => {
      row(set, '1A-CR1').sites = 0;
      row(set, '1A-SY1').sites = 1;
      row(set, '1B-OX2').effect = { type: 'bottles', bottles: [1, 3] };
    });
    expect(complaints(json).length).toBe(3);
  });
});

describe('New Eden: action texts', () => {
  const texts = [
    'buy 3-2',
    'oxygen ST-OX2',
    'move shell 2',
    'lift crab 1',
    'skip',
    'activate 1A-SH1 2B-CR2',
    'activate none',
    'pass',
    'plant',
    'extend oxygen',
    'market 1B-OC1 1B-SY2',
    'market none',
    'place 1B-SH2',
    'row 2',
    'bid 5',
    'bid 0',
    'drop',
    'drop all',
    'push',
    'done',
    'destroy crab',
    'keep 3',
    'maximum',
    'limit 12',
  ];
  it.each(texts)('GIVEN %s THEN it is read and written back as it was', (text) => {
    const action = GAME.parseAction(text);
    expect(action.ok ? ACTIONS.format(action.value) : action.error).toBe(text);
  });

  const otherwise = [
    ['BUY 1-1', 'buy 1-1'],
    [' buy  1-1 ', 'buy 1-1'],
    ['oxygen st-ox1', 'oxygen ST-OX1'],
    ['activate 2B-CR2 1A-SH1', 'activate 1A-SH1 2B-CR2'],
    ['market 1B-OC1 1B-SY2 1b-ox1', 'market 1B-OC1 1B-OX1 1B-SY2'],
  ] as const;
  it.each(otherwise)('GIVEN %s THEN it is read as %s', (text, canonical) => {
    const action = GAME.parseAction(text);
    expect(action.ok ? ACTIONS.format(action.value) : action.error).toBe(canonical);
  });

  const wrong = [
    'buy 5-1',
    'oxygen 1A-CR1 1A-CR2',
    'place 1B-RE1',
    'buy 1-4',
    'move crab 01',
    'activate',
    'activate 1A-SH1 1A-SH1',
    'row 0',
    'keep 0',
    'keep 5',
    'market none none',
    'bid 05',
    'bid -1',
    'row 5',
    'extend dome',
    'drop everything',
    'place 1B-ZZ1',
  ];
  it.each(wrong)('GIVEN %s THEN it is no action', (text) => {
    const action = GAME.parseAction(text);
    expect(action.ok ? 'read' : action.error.code).toBe('E_SYNTAX');
  });

  it('GIVEN the verbs THEN their values are those that can ever be typed', () => {
    const values = (name: string, parameter: string): readonly string[] => {
      const found = GAME.actions.find((spec) => spec.name === name)?.values[parameter];
      return found === undefined || found === 'integer' ? [] : found;
    };
    expect(values('buy', 'space')).toHaveLength(12);
    expect(values('oxygen', 'card')).toEqual(
      expect.arrayContaining(['ST-OX1', 'ST-OX2', 'EX-OX1', '3B-OX3']),
    );
    expect(values('activate', 'modules')).toEqual(expect.arrayContaining(['none', 'EX-OC1', '3B-OC3']));
    // what stands inside the station too: it is refused with a reason
    expect(values('activate', 'modules')).toHaveLength(2 + 75);
    expect(values('market', 'cards')).toHaveLength(1 + 90);
    expect(values('market', 'cards')[0]).toBe('none');
    expect(values('place', 'card')).toHaveLength(3 + 75);
    expect(values('destroy', 'arm')).toEqual(['crab', 'shell', 'octopus', 'shipyard', 'oxygen']);
    expect(values('extend', 'extension')).toEqual(['shipyard', 'oxygen', 'octopus', 'research']);
    expect(values('row', 'row')).toEqual(['1', '2', '3', '4']);
  });
});
