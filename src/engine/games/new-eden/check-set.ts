import { setCheck, twice } from '../../core/check-set.ts';
import { DECKS, SET, OUTSIDE_ARMS, PART_ID, PLAYERS, componentsOf, type SetFile } from './components.ts';

/** What must hold, and the sentence that says that it does not. */
type Fact = readonly [holds: boolean, fault: string];

const RESEARCH_EFFECTS: readonly string[] = [
  'plantBonus',
  'gainCoins',
  'none',
  'hitOthers',
  'crabsDoNotPull',
  'mannedCrabs',
  'takeDamage',
  'othersGainCoins',
  'repairNow',
];

function fits({ categories }: SetFile, category: string, effect: string): boolean {
  if (category === 'shipyard') return effect === 'deeples';
  if (category === 'oxygen') return effect === 'bottles';
  const arm = OUTSIDE_ARMS.find((outside) => outside === category);
  return arm === undefined ? RESEARCH_EFFECTS.includes(effect) : categories.activation[arm] === effect;
}

const largerFirst = ([first = 0, second = 0]: readonly number[]): boolean => first >= second;

function cards(set: SetFile): readonly Fact[] {
  const { octopus } = set.extensions;
  return [
    ...set.cards.list.flatMap(({ id, deck, category, sites, effect }): readonly Fact[] => [
      [
        id.startsWith(deck) && PART_ID[category].test(id),
        `${id}: deck or category is another than the id says`,
      ],
      [
        OUTSIDE_ARMS.some((arm) => arm === category) ? sites >= 1 && sites <= 3 : sites === 0,
        `${id}: ${sites} sites`,
      ],
      [fits(set, category, effect.type), `${id}: an effect of type ${effect.type}`],
      [effect.type !== 'bottles' || largerFirst(effect.bottles), `${id}: the larger bottle is not first`],
    ]),
    ...set.oxygenStartCards.cards.map(({ id, bottles }): Fact => [
      largerFirst(bottles),
      `${id}: the larger bottle is not first`,
    ]),
    [fits(set, 'octopus', octopus.effect.type), `${octopus.id}: an effect of type ${octopus.effect.type}`],
  ];
}

function decksAndRounds(set: SetFile): readonly Fact[] {
  return [
    ...DECKS.map((deck): Fact => {
      const size = set.cards.list.filter((card) => card.deck === deck).length;
      return [size === 15 && set.decks.size[deck] === 15, `deck ${deck}: ${size} cards, not 15`];
    }),
    [set.cards.list.length === 90, `${set.cards.list.length} cards, not 90`],
    [
      set.rounds.list.every(
        ({ round, deckA, deckB }, index) =>
          round === index + 1 && deckA === `${round}A` && deckB === `${round}B`,
      ),
      'rounds.list: not rounds 1 to 3 with decks nA and nB',
    ],
    [set.display.prices.every(({ row }, index) => row === index + 1), 'display.prices: rows are not 1 to 4'],
    [
      set.display.rows * set.display.columns + set.decks.boxedPerPhase === 15,
      'decks.boxedPerPhase: the display and the box do not take the 15 cards',
    ],
  ];
}

function deals(set: SetFile): readonly Fact[] {
  return PLAYERS.flatMap((players): readonly Fact[] => {
    const { hands, deckRows, boxed } = set.market.deal[players];
    const stations = players === '1' ? 2 : Number(players);
    const dealt = (hands + deckRows.length) * set.market.handSize + boxed;
    const rows = new Set(deckRows).size === deckRows.length && hands + deckRows.length <= 4;
    return [
      [
        hands === stations && set.players.stations[players] === stations && rows && dealt === 15,
        `market.deal.${players}: does not deal the 15 cards to ${stations} stations`,
      ],
      [set.firstPass.points[players].length === stations, `firstPass.points.${players}: not ${stations}`],
    ];
  });
}

function tables(set: SetFile): readonly Fact[] {
  const { solo, plant, market, start, players, supply, options } = set;
  const taken = [solo.humanRow, solo.emptyRow, ...market.deal['1'].deckRows];
  return [
    [new Set(taken).size === 4, 'solo: humanRow, emptyRow and the rows of the deck are not four rows'],
    [
      new Set(solo.destroyOrder).size === solo.destroyOrder.length,
      'solo.destroyOrder: an arm is there twice',
    ],
    [solo.plantUsesBlocked <= plant.usesPerRound, 'solo.plantUsesBlocked: more than the plant has uses'],
    [plant.damage.length === plant.usesPerRound, 'plant.damage: not a number for each use'],
    [market.price[0] === 0, 'market.price: buying nothing costs coins'],
    [
      start.deeples * players.max <= supply.deeples,
      `start.deeples: ${players.max} stations take more than the supply`,
    ],
    [
      new Set(start.oxygenCards).size === start.oxygenCards.length,
      'start.oxygenCards: a tank is there twice',
    ],
    ...['soloLevel', 'openCoins'].map((key): Fact => [
      options.list.filter((option) => option.key === key).length === 1,
      `options.list: ${key} is not there once`,
    ]),
  ];
}

export const checkSet = setCheck({
  shape: SET,
  rule: 'NED-SETUP-1',
  faults: {
    'NED-SETUP-1': (set) => {
      const pieces = [...set.cards.list, ...set.bonusCards.cards, ...set.oxygenStartCards.cards];
      const facts = [cards, decksAndRounds, deals, tables].flatMap((check) => check(set));
      return [
        ...twice(pieces.map(({ id }) => id)).map((id) => `${id}: there twice`),
        ...facts.map(([holds, fault]) => !holds && fault),
      ];
    },
  },
  prepare: componentsOf,
});
