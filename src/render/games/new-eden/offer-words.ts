import type { View } from '../../../engine/games/new-eden/view.ts';
import type { DescribedLine } from '../../game-scene.ts';
import { whose } from './asked.ts';
import { FACTS } from './facts.ts';
import type { EdenLook } from './messages.ts';

type Row = View['rows'][number];

/** A card's name, unless it only says what is printed on the card: "Harvest crab 6 (+1)". */
export function ownName(look: EdenLook, category: string, id: string): string | undefined {
  const name = look.name('card', id);
  return name.startsWith(look.name('category', category)) ? undefined : name;
}

/** What a card does, in words. */
export function cardDetail({ printed }: View, look: EdenLook, id: string): string {
  const part = printed.parts[id];
  if (part === undefined) return '';
  const { words, sites, endPoints } = part;
  return sites > 0
    ? look.say({ key: 'detail.module', with: { effect: words, endPoints, sites } })
    : look.say({ key: 'detail.card', with: { effect: words, endPoints } });
}

function step(damage: number): { key: string; with?: { n: number } } {
  if (damage === 0) return { key: 'step.nothing' };
  return { key: damage < 0 ? 'step.repair' : 'step.damage', with: { n: Math.abs(damage) } };
}

function priceOf(look: EdenLook, { row, coins, damage }: View['display'][number]): string {
  return look.say({ key: 'row.display', with: { row, coins, step: step(damage) } });
}

function displayLines(view: View, look: EdenLook): DescribedLine[] {
  return view.display.map((line) => {
    const { row, coins, damage, cards } = line;
    const words = cards.map(
      ({ column, card }) => `${row}-${column} ${look.name('card', card)} (${cardDetail(view, look, card)})`,
    );
    return {
      text: priceOf(look, line) + (words.length === 0 ? look.say({ key: 'sign.empty' }) : words.join('; ')),
      facts: [
        FACTS.price(row, coins, damage),
        ...cards.flatMap(({ column, card }) => [FACTS.space(row, column, card), FACTS.offered(card)]),
      ],
    };
  });
}

function rowText(view: View, row: Row, look: EdenLook, card: (id: string) => string): string {
  const { status, count, cards = [], owner, actions = 0, winner, price = 0 } = row;
  switch (status) {
    case 'faceDown': {
      const fields = { row: row.row, count };
      const key = owner === undefined ? 'row.faceDown' : 'row.ofSeat';
      const text = look.say({ key, with: { ...fields, ...(owner !== undefined && whose(view, owner)) } });
      return cards.length === 0 ? text : `${text}: ${cards.map(card).join('; ')}`;
    }
    case 'open': {
      const words = cards.length === 0 ? look.say({ key: 'sign.empty' }) : cards.map(card).join('; ');
      return look.say({ key: 'row.open', with: { row: row.row, actions } }) + words;
    }
    case 'sold':
      return look.say({
        key: 'row.sold',
        with: { row: row.row, coins: price, ...(winner !== undefined && whose(view, winner)) },
      });
    case 'unsold':
      return look.say({ key: 'row.unsold', with: { row: row.row } });
    case 'blocked':
      return look.say({ key: 'row.blocked', with: { row: row.row } });
  }
}

function rowLines(view: View, look: EdenLook): DescribedLine[] {
  const words = (id: string): string => `${look.name('card', id)} (${cardDetail(view, look, id)})`;
  return view.rows.map((row) => ({
    text: rowText(view, row, look, words),
    facts: [FACTS.row(row), FACTS.sold(row), ...(row.cards ?? []).map((id) => FACTS.rowCard(row.row, id))],
  }));
}

function auctionLines(view: View, look: EdenLook): DescribedLine[] {
  const { auction } = view;
  if (auction === undefined) return [];
  const { row, high, bidder, bids, in: seats } = auction;
  const text =
    bidder === undefined
      ? look.say({ key: 'state.noBid', with: { row } })
      : look.say({
          key: 'state.auction',
          with: { row, high, ...(view.stations[bidder]?.deepThought === true ? {} : { bidder }) },
        });
  return [
    { text, facts: [FACTS.high(row, high, bidder)] },
    ...bids.map(({ station, coins }) => ({
      text: look.say({ key: 'state.bid', with: { coins, ...whose(view, station) } }),
      facts: [],
    })),
    ...(seats.length === 0
      ? []
      : [{ text: look.say({ key: 'state.in', with: { seats } }), facts: [FACTS.in(seats)] }]),
  ];
}

/** Phase B: who is still choosing, and what one, two and three cards cost. */
function marketLines(view: View, look: EdenLook): DescribedLine[] {
  const { stations, printed } = view;
  const seatsThat = (chosen: boolean): number[] =>
    stations.flatMap(({ hasChosen }, seat) => (hasChosen === chosen ? [seat] : []));
  const line = (key: 'state.choosing' | 'state.ready', seats: readonly number[]): DescribedLine[] =>
    seats.length === 0 ? [] : [{ text: look.say({ key, with: { seats } }), facts: [] }];
  return [
    ...line('state.choosing', seatsThat(false)),
    ...line('state.ready', seatsThat(true)),
    ...[1, 2, 3].map((cards) => {
      const coins = printed.marketPrice[cards] ?? 0;
      const damage = printed.marketDamage[cards] ?? 0;
      return {
        text: look.say({ key: 'state.market', with: { cards, coins, damage } }),
        facts: [FACTS.market(cards, coins, damage)],
      };
    }),
  ];
}

export function offerLines(view: View, look: EdenLook): DescribedLine[] {
  switch (view.phase) {
    case 'A':
      return displayLines(view, look);
    case 'B':
      return [...marketLines(view, look), ...rowLines(view, look)];
    case 'C':
    case 'D':
      return [...auctionLines(view, look), ...rowLines(view, look)];
  }
}

/** Hand, choice and secret limit: of the viewer alone. */
export function ownLines(view: View, look: EdenLook): DescribedLine[] {
  const { hand = [], pick, auction, printed } = view;
  const lines: DescribedLine[] = hand.map((card) => {
    const { words, sites = 0, endPoints = 0 } = printed.parts[card] ?? {};
    const detail =
      words === undefined
        ? { key: 'word.none' }
        : sites > 0
          ? { key: 'detail.module', with: { effect: words, endPoints, sites } }
          : { key: 'detail.card', with: { effect: words, endPoints } };
    return { text: look.say({ key: 'state.hand', with: { card, detail } }), facts: [FACTS.hand(card)] };
  });
  if (pick !== undefined) {
    const text =
      pick.length === 0
        ? look.say({ key: 'state.pickedNone' })
        : look.say({ key: 'state.picked', with: { cards: pick } });
    lines.push({ text, facts: pick.map(FACTS.picked) });
  }
  if (auction?.maximum !== undefined)
    lines.push({
      text: look.say({ key: 'state.maximum', with: { coins: auction.maximum } }),
      facts: [FACTS.maximum(auction.maximum)],
    });
  return lines;
}

/** The rows in ids alone, and the bidding. */
export function altRows(view: View, look: EdenLook): string[] {
  if (view.phase === 'A')
    return view.display.map(
      (line) =>
        `${priceOf(look, line)}${line.cards.length === 0 ? look.say({ key: 'sign.empty' }) : line.cards.map(({ card }) => look.name('card', card)).join(', ')}.`,
    );
  return [
    ...(view.phase === 'B' ? marketLines(view, look).slice(0, -3) : auctionLines(view, look).slice(0, 1)).map(
      ({ text }) => `${text}.`,
    ),
    ...view.rows
      .filter(({ status, count }) => status !== 'faceDown' || count > 0)
      .map((row) => `${rowText(view, row, look, (id) => look.name('card', id))}.`),
  ];
}
