import type { Category, OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { Event } from '../../../engine/games/new-eden/messages.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import type { LastTurnWords } from '../../headline.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { whose } from './asked.ts';
import type { EdenLook, Said } from './messages.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { eventsOf, powerOf, type Told } from './turn.ts';

/** The last turn as one sentence: who, what they did, what it brought, and what followed from it. */
export function lastTurnWords(view: View, told: Told, look: EdenLook): LastTurnWords {
  const all = forAll(view, told, look);
  if (all !== undefined) return { nobody: true, wordings: all };
  const { seat } = told;
  const deeds = deedsOf(view, told);
  const brought = powerOf(told, seat);
  const gains = gainsOf(told, seat, brought);
  // where the plant has no words of its own, with what it brought
  const sums = gainsOf(told, seat);
  const list = new Intl.ListFormat(look.locale, { type: 'conjunction' });
  const sentence = (said: readonly Said[]): string => list.format(said.map((message) => look.say(message)));
  const after = (message: Said): string => `, ${look.say(message)}`;
  const followed = consequences(view, told).map(after);
  const nothing = broughtNothing(told, gains).map(after);
  const line = (said: readonly Said[], ...rest: readonly Part[]): Part[] => [
    look.say({ key: 'turn.who', with: { seat } }) + sentence(said),
    ...rest,
  ];
  // a module that works says more than who swam there
  const shorter = (worked(deeds) ? deeds.filter(({ key }) => !key.startsWith('turn.moved.')) : deeds).map(
    briefly,
  );
  const power = shorter.filter(({ key }) => key === 'turn.plant');
  const rest = shorter.filter(({ key }) => key !== 'turn.plant');
  const main = (rest.length > 0 ? rest : power).slice(0, 1);
  // own damage stands at the gauge
  const withoutDamage = sums.filter(({ key }) => key !== 'turn.damaged');
  // which modules work says where they went
  const sent = sentOf(told);
  const moves = deeds.filter(({ key }) => key.startsWith('turn.moved.'));
  // to several arms: how many, rather than one of them
  const together =
    sent === undefined || moves.length < 2 ? [] : [[sent, ...deeds.filter((deed) => !moves.includes(deed))]];
  return {
    seat,
    wordings: [
      line([...deeds, ...gains], ...nothing, ...followed),
      line([...deeds, ...gains], ...followed),
      line([...deeds.map(briefly), ...gains], ...nothing, ...followed),
      line([...deeds.map(briefly), ...gains], ...followed),
      ...together.flatMap((said) => [
        line([...said, ...gains], ...nothing, ...followed),
        line([...said, ...gains], ...followed),
      ]),
      ...(worked(deeds) && sent !== undefined ? [line([sent, ...shorter, ...gains], ...followed)] : []),
      line([...shorter, ...gains], ...followed),
      line([...rest.slice(0, 2), ...power, ...gains], ...followed),
      line([...rest.slice(0, 2), ...power, ...gains]),
      ...(power.length === 0 ? [] : [line([...rest.slice(0, 1), ...power, ...gains])]),
      line([...main, ...sums]),
      line([...main, ...withoutDamage]),
      // their arm, to which an arrow leads, is no loss against what it brought
      ...(sent !== undefined && main.some((deed) => deed.key.startsWith('turn.moved.'))
        ? [line([sent, ...withoutDamage]), line([sent, ...sums.slice(0, 1)])]
        : []),
      line([...main, ...sums.slice(0, 1)]),
      line(main),
      // a very long name: whose turn it was, the token says
      [capital(look, main.map((message) => look.say(message)).join(''))],
    ],
  };
}

function capital({ locale }: EdenLook, words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** Without what the board shows beside: the price of a card, the kinds of cards in a row. */
function briefly(said: Said): Said {
  switch (said.key) {
    case 'turn.won': {
      const { row, coins, count } = said.with;
      return { key: said.key, with: { row, coins, count } };
    }
    case 'turn.bought.crab':
    case 'turn.bought.shell':
    case 'turn.bought.octopus':
    case 'turn.bought.shipyard':
    case 'turn.bought.oxygen':
    case 'turn.bought.research':
      return { ...said, with: { coins: 0 } };
    default:
      return said;
  }
}

function worked(deeds: readonly Said[]): boolean {
  return deeds.some(({ key }) => key === 'turn.activated');
}

/** What happened to everybody at once. */
function forAll(view: View, told: Told, look: EdenLook): Part[][] | undefined {
  if (told.over) {
    const collapsed = view.stations.filter(({ stable }) => !stable).length;
    return [[look.say({ key: 'turn.final', with: { collapsed, stations: view.stations.length } })]];
  }
  const closed = eventsOf(told, 'marketClosed');
  if (closed.length === 0) return undefined;
  const buyers = closed.filter(({ count }) => count > 0);
  if (buyers.length === 0) return [[look.say({ key: 'turn.nobodyBuys' })]];
  const line = (said: (buyer: Buyer) => readonly Part[]): Part[] => [
    look.say({ key: 'turn.market' }),
    ...buyers.flatMap((buyer): Part[] => ['   ', { sign: tokenName(buyer.seat) }, ' ', ...said(buyer)]),
  ];
  const cards = (buyer: Buyer): Part[] => [look.say(boughtBy(view, told, buyer))];
  return [
    line((buyer) => [...cards(buyer), ...changesOf(told, buyer.seat)]),
    line(cards),
    line(({ count }) => [look.say({ key: 'turn.cards', with: { count } })]),
  ];
}

type Buyer = ReturnType<typeof eventsOf<'marketClosed'>>[number];

/** The kinds of cards, once they are shown. */
function boughtBy(view: View, told: Told, { seat, count }: Buyer): Said {
  const shown = eventsOf(told, 'marketShown').find((event) => event.seat === seat);
  return { key: 'turn.marketBought', with: { count, ...countsOf(view, shown?.cards ?? []) } };
}

/** What they and all that followed from them changed. */
function changesOf(told: Told, seat: number): Part[] {
  const [points, damage] = [told.points[seat] ?? 0, told.damage[seat] ?? 0];
  if (told.roundBegan) return [];
  return [
    ...(points === 0 ? [] : [` ${signed(points)}`, { sign: 'star' }]),
    ...(damage === 0 ? [] : [` ${signed(damage)}`, { sign: 'burst' }]),
  ];
}

/** What can be said of a turn; the same key for one kind of event, the main thing first. */
function deedsOf(view: View, told: Told): Said[] {
  const own = <T extends { readonly seat?: number }>(events: readonly T[]): readonly T[] =>
    events.filter(({ seat }) => seat === told.seat);
  const did = (type: Event['type']): boolean =>
    own(told.events.filter(isSeats)).some((one) => one.type === type);
  const lost = own(eventsOf(told, 'cardDestroyed')).length;
  const power = powerOf(told, told.seat);
  return [
    ...own(eventsOf(told, 'bought')).flatMap(({ card, row }): Said[] => {
      const part = view.printed.parts[card] ?? told.before.printed.parts[card];
      const coins = told.before.display.find((one) => one.row === row)?.coins ?? 0;
      return part === undefined ? [] : [{ key: `turn.bought.${part.category}`, with: { coins } }];
    }),
    ...own(eventsOf(told, 'rowChosen')).map(({ row }): Said => ({ key: 'turn.row', with: { row } })),
    ...eventsOf(told, 'rowsCleared').map(({ kept }): Said => ({ key: 'turn.kept', with: { row: kept } })),
    // of a bid that wins the row only that is said
    ...own(eventsOf(told, 'bidMade')).flatMap(({ row, coins }): Said[] => {
      if (coins === 0) return [{ key: 'turn.stayedOut', with: { row } }];
      const won = own(eventsOf(told, 'rowSold')).some((sale) => sale.row === row);
      return won ? [] : [{ key: 'turn.bid', with: { row, coins } }];
    }),
    ...own(eventsOf(told, 'droppedOut')).map(({ row, all }): Said =>
      all > 0 ? { key: 'turn.droppedOutOfAll' } : { key: 'turn.droppedOut', with: { row } },
    ),
    ...own(eventsOf(told, 'rowSold')).map(({ row, coins, cards }): Said => ({
      key: 'turn.won',
      with: {
        row,
        coins,
        count: cards.length,
        ...countsOf(view, cards),
      },
    })),
    ...divesOf(view, told),
    ...EXTENSIONS.filter((extension) =>
      own(eventsOf(told, 'extended')).some((event) => event.extension === extension),
    ).map((extension): Said => ({ key: `turn.extended.${extension}` })),
    ...(power === undefined ? [] : [{ key: 'turn.plant', with: power } as const]),
    ...(did('pushed') ? [{ key: 'turn.pushed' } as const] : []),
    ...(did('passed') ? [{ key: 'turn.passed' } as const] : []),
    ...(did('marketChosen') ? [{ key: 'turn.chosen' } as const] : []),
    ...(lost > 0 ? [{ key: 'turn.lost', with: { number: lost } } as const] : []),
  ];
}

/** How many of each category. */
function countsOf({ printed }: View, cards: readonly string[]): Partial<Record<Category, number>> {
  const categories = cards.flatMap((card) => printed.parts[card]?.category ?? []);
  return Object.fromEntries(
    categories.map((category) => [category, categories.filter((one) => one === category).length]),
  );
}

function isSeats(event: Event): event is Event & { readonly seat?: number } {
  return 'seat' in event;
}

/** Who moved, and which modules work then; without either the tank. */
function divesOf(view: View, told: Told): Said[] {
  const moves = eventsOf(told, 'deepleMoved');
  const activated = eventsOf(told, 'activated');
  const moved = OUTSIDE_ARMS.flatMap((arm): Said[] => {
    const there = moves.filter((one) => one.arm === arm);
    const fromDome = there.filter(({ from }) => from === 0).length;
    return there.length === 0 ? [] : [{ key: `turn.moved.${arm}`, with: { number: there.length, fromDome } }];
  });
  const work = (arm: OutsideArm): number =>
    activated.filter(({ module }) => view.printed.parts[module]?.category === arm).length;
  const counts = { crab: work('crab'), shell: work('shell'), octopus: work('octopus') };
  const working: Said[] = activated.length === 0 ? [] : [{ key: 'turn.activated', with: counts }];
  if (moved.length + working.length > 0) return [...moved, ...working];
  return eventsOf(told, 'oxygenUsed').length > 0 ? [{ key: 'turn.oxygen' }] : [];
}

function sentOf(told: Told): Said | undefined {
  const moves = eventsOf(told, 'deepleMoved');
  const fromDome = moves.filter(({ from }) => from === 0).length;
  return moves.length === 0 ? undefined : { key: 'turn.sent', with: { number: moves.length, fromDome } };
}

/** What the turn led to for others. */
function consequences(view: View, told: Told): Said[] {
  const taken = eventsOf(told, 'deepThoughtTook').length;
  return [
    ...salesToOthers(told).map(({ row, coins, seat, cards }): Said => ({
      key: 'turn.goesTo',
      with: { row, coins, count: cards.length, ...(seat !== undefined && whose(view, seat)) },
    })),
    ...eventsOf(told, 'rowUnsold').map(({ row }): Said => ({ key: 'turn.unsold', with: { row } })),
    ...(eventsOf(told, 'marketDealt').length > 0 ? [{ key: 'turn.marketOpens' } as const] : []),
    ...(taken > 0 ? [{ key: 'turn.deepThought', with: { number: taken } } as const] : []),
    ...eventsOf(told, 'roundStarted').map(({ round }): Said => ({ key: 'turn.round', with: { round } })),
  ];
}

/** Of a turn that could have brought something. */
function broughtNothing(told: Told, gains: readonly Said[]): Said[] {
  const could = told.events.some(
    ({ type }) => type === 'rowSold' || type === 'deepleMoved' || type === 'bought' || type === 'passed',
  );
  const brought = gains.some(({ key }) => key !== 'turn.damaged');
  return could && !brought && !told.roundBegan ? [{ key: 'turn.nothing' }] : [];
}

/** Damage of all but this one. */
function sufferedBeside(told: Told, seat: number): number {
  return told.damage.reduce((sum, by, station) => sum + (station === seat ? 0 : Math.max(0, by)), 0);
}

function salesToOthers(told: Told): ReturnType<typeof eventsOf<'rowSold'>> {
  return eventsOf(told, 'rowSold').filter(({ seat }) => seat !== told.seat);
}

/** What it brought to somebody, and through them to the others; what is told apart from that is not in it. */
function gainsOf(told: Told, seat: number, apart?: ReturnType<typeof powerOf>): Said[] {
  const own = <T extends { readonly seat?: number }>(events: readonly T[]): readonly T[] =>
    events.filter((event) => event.seat === seat);
  // what the end of a round brings to everybody is not of this turn
  if (told.roundBegan) return [];
  const points = Math.max(0, told.points[seat] ?? 0);
  const damage = (told.damage[seat] ?? 0) - (apart?.damage ?? 0);
  const gained = own(eventsOf(told, 'coinsGained')).reduce((sum, event) => sum + event.coins, 0);
  const coins = gained - (apart?.coins ?? 0);
  const dealt = sufferedBeside(told, seat);
  const deeples = own(eventsOf(told, 'deeplesGained')).reduce((sum, event) => sum + event.deeples, 0);
  return [
    ...(points + coins + deeples === 0
      ? []
      : [{ key: 'turn.gains', with: { points, coins, deeples } } as const]),
    ...(damage > 0 ? [{ key: 'turn.damaged', with: { n: damage } } as const] : []),
    ...(damage < 0 ? [{ key: 'turn.repaired', with: { n: -damage } } as const] : []),
    ...(dealt > 0 ? [{ key: 'turn.dealt', with: { n: dealt } } as const] : []),
  ];
}
