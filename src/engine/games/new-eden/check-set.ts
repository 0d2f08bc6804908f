import { setCheck, twice } from '../../core/check-set.ts';
import { DECKS, fileShape, OUTSIDE_ARMS, PART_ID, PLAYERS, withLookups, type SetFile } from './components.ts';

type Check = (set: SetFile) => readonly string[];

const uniqueIds: Check = (set) => {
  const pieces = [...set.cards.list, ...set.bonusCards.cards, ...set.oxygenStartCards.cards];
  return twice(pieces.map(({ id }) => id)).map((id) => `${id}: there twice`);
};

const cardsAgreeWithTheirIds: Check = (set) =>
  set.cards.list
    .filter(({ id, deck, category }) => !id.startsWith(deck) || !PART_ID[category].test(id))
    .map(({ id }) => `${id}: deck or category is another than the id says`);

const deckSizes: Check = (set) => {
  const complaints = DECKS.flatMap((deck) => {
    const cards = set.cards.list.filter((card) => card.deck === deck).length;
    return cards === 15 && set.decks.size[deck] === 15 ? [] : [`deck ${deck}: ${cards} cards, not 15`];
  });
  return set.cards.list.length === 90
    ? complaints
    : [...complaints, `${set.cards.list.length} cards, not 90`];
};

const sites: Check = (set) =>
  set.cards.list.flatMap(({ id, category, sites: n }) => {
    const outside = OUTSIDE_ARMS.some((arm) => arm === category);
    const fits = outside ? n >= 1 && n <= 3 : n === 0;
    return fits ? [] : [`${id}: ${n} sites`];
  });

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

const effectsFitCategories: Check = (set) => {
  const fits = (category: string, type: string): boolean => {
    if (category === 'shipyard') return type === 'deeples';
    if (category === 'oxygen') return type === 'bottles';
    const arm = OUTSIDE_ARMS.find((outside) => outside === category);
    return arm === undefined ? RESEARCH_EFFECTS.includes(type) : set.categories.activation[arm] === type;
  };
  const octopus = set.extensions.octopus;
  return [
    ...set.cards.list
      .filter(({ category, effect }) => !fits(category, effect.type))
      .map(({ id, effect }) => `${id}: an effect of type ${effect.type}`),
    ...(fits('octopus', octopus.effect.type)
      ? []
      : [`${octopus.id}: an effect of type ${octopus.effect.type}`]),
  ];
};

const largerBottleFirst: Check = (set) => {
  const wrong = (bottles: readonly number[]): boolean => (bottles[0] ?? 0) < (bottles[1] ?? 0);
  return [
    ...set.cards.list.filter(({ effect }) => effect.type === 'bottles' && wrong(effect.bottles)),
    ...set.oxygenStartCards.cards.filter(({ bottles }) => wrong(bottles)),
  ].map(({ id }) => `${id}: the larger bottle is not first`);
};

const rowsInOrder: Check = (set) =>
  set.display.prices.every(({ row }, index) => row === index + 1)
    ? []
    : ['display.prices: rows are not 1 to 4'];

const roundsInOrder: Check = (set) =>
  set.rounds.list.every(
    ({ round, deckA, deckB }, index) => round === index + 1 && deckA === `${round}A` && deckB === `${round}B`,
  )
    ? []
    : ['rounds.list: not rounds 1 to 3 with decks nA and nB'];

const dealsWholeDecks: Check = (set) =>
  PLAYERS.flatMap((players) => {
    const { hands, deckRows, boxed } = set.market.deal[players];
    const stations = players === '1' ? 2 : Number(players);
    const cards = (hands + deckRows.length) * set.market.handSize + boxed;
    const rows = new Set(deckRows).size === deckRows.length && hands + deckRows.length <= 4;
    return [
      ...(hands === stations && set.players.stations[players] === stations && rows && cards === 15
        ? []
        : [`market.deal.${players}: does not deal the 15 cards to ${stations} stations`]),
      ...(set.firstPass.points[players].length === stations
        ? []
        : [`firstPass.points.${players}: not ${stations}`]),
    ];
  });

const dealsWholeDisplay: Check = (set) =>
  set.display.rows * set.display.columns + set.decks.boxedPerPhase === 15
    ? []
    : ['decks.boxedPerPhase: the display and the box do not take the 15 cards'];

const soloRows: Check = (set) => {
  const taken = [set.solo.humanRow, set.solo.emptyRow, ...set.market.deal['1'].deckRows];
  const arms = new Set(set.solo.destroyOrder).size === set.solo.destroyOrder.length;
  return [
    ...(new Set(taken).size === 4
      ? []
      : ['solo: humanRow, emptyRow and the rows of the deck are not four rows']),
    ...(arms ? [] : ['solo.destroyOrder: an arm is there twice']),
  ];
};

const plantDamage: Check = (set) =>
  set.plant.damage.length === set.plant.usesPerRound ? [] : ['plant.damage: not a number for each use'];

const nobodyIsStuckAtTheMarket: Check = (set) =>
  set.market.price[0] === 0 ? [] : ['market.price: buying nothing costs coins'];

const startsWithWhatIsThere: Check = (set) => {
  const { deeples, oxygenCards } = set.start;
  const { max } = set.players;
  return [
    ...(deeples * max <= set.supply.deeples
      ? []
      : [`start.deeples: ${max} stations take more than the supply`]),
    ...(new Set(oxygenCards).size === oxygenCards.length ? [] : ['start.oxygenCards: a tank is there twice']),
    ...(set.solo.plantUsesBlocked <= set.plant.usesPerRound
      ? []
      : ['solo.plantUsesBlocked: more than the plant has uses']),
  ];
};

const optionsOnce: Check = (set) =>
  ['soloLevel', 'openCoins']
    .filter((key) => set.options.list.filter((option) => option.key === key).length !== 1)
    .map((key) => `options.list: ${key} is not there once`);

const CHECKS: readonly Check[] = [
  uniqueIds,
  cardsAgreeWithTheirIds,
  deckSizes,
  sites,
  effectsFitCategories,
  largerBottleFirst,
  rowsInOrder,
  roundsInOrder,
  dealsWholeDecks,
  dealsWholeDisplay,
  soloRows,
  plantDamage,
  nobodyIsStuckAtTheMarket,
  startsWithWhatIsThere,
  optionsOnce,
];

export const checkSet = setCheck({
  shape: fileShape,
  rule: 'NED-SETUP-1',
  faults: (set) => CHECKS.flatMap((check) => check(set)),
  prepare: withLookups,
});
