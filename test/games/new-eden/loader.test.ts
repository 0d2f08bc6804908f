import { describe, expect, it } from 'vitest';
import { newEden } from '../../../src/engine/games/new-eden/index.ts';
import { formatAction } from '../../../src/engine/games/new-eden/action.ts';
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
    expect(action.ok ? formatAction(action.value) : action.error).toBe(text);
  });

  const wrong = [
    'buy 5-1',
    'buy 1-4',
    'BUY 1-1',
    'buy  1-1',
    'oxygen st-ox1',
    'move shipyard 1',
    'move crab 01',
    'move crab 0',
    'activate',
    'activate 2B-CR2 1A-SH1',
    'activate 1A-SH1 1A-SH1',
    'market 1B-OC1 1B-SY2 1B-OX1',
    'market none none',
    'bid 05',
    'bid -1',
    'limit 0',
    'row 5',
    'extend dome',
    'drop everything',
    'place 1B-ZZ1',
  ];
  it.each(wrong)('GIVEN %s THEN it is no action', (text) => {
    const action = GAME.parseAction(text);
    expect(action.ok ? 'read' : action.error.code).toBe('E_SYNTAX');
  });
});
