import type { PrintedPart, View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { partsOn } from '../../parts.ts';
import { pill, pillSize } from '../../pills.ts';
import { boxOf, centredBox, piece } from '../../shapes.ts';
import type { Box, Shape, TextSize } from '../../shapes.ts';
import { fit, shorten, textOn, type Fitted } from '../../type.ts';
import { personOf } from './asked.ts';
import { cardBacks, cardPiece } from './card.ts';
import { cardBox, DECK, deckPlacesWithKey, strip, type DeckPlace } from './deck.ts';
import { FACTS } from './facts.ts';
import { key, KEYS } from './key.ts';
import { pictureOf } from './part-picture.ts';
import { rowTag, sprite } from './signs.ts';
import type { EdenLook } from './messages.ts';
import { eventsOf, type Told } from './turn.ts';

/* The rows on auction. What is over needs one line; the rows that are left share the room, so that their cards grow. */

type Row = View['rows'][number];

/** Heights of a row that is not open: its line, the shades of what it held before it was sold, and what it may get more, and if no row is open. */
const CLOSED = { line: 54, shades: 86, more: 40, muchMore: 96 } as const;
/** Strip of the row that is bid for: its second line has the highest bid. */
const BIDDING = 90;

/** Between the bonus cards and the first row. */
const ABOVE = 6;
/** Cards of a row; where one is missing the winner gets more oxygen (NED-C-8). */
const PLACES = 3;

type Parts = readonly PrintedPart[];

/** What a row held that the last turn sold. */
function soldNow(view: View, { row }: Row, told: Told | undefined): Parts | undefined {
  if (told === undefined || told.roundBegan) return undefined;
  const sale = eventsOf(told, 'rowSold').find((one) => one.row === row);
  return sale?.cards.flatMap((card) => view.printed.parts[card] ?? told.before.printed.parts[card] ?? []);
}

/** Of the last turn: the row that it sold has the same tag as what came out of it. */
export function auctions(view: View, look: EdenLook, told: Told | undefined): Shape[] {
  const sold = view.rows.map((row) => soldNow(view, row, told));
  const allClosed = view.rows.every(({ status }) => status !== 'open');
  const wishes = view.rows.map((row, nth) => {
    if (row.status === 'open') return { head: headOf(view, row), cards: true };
    const head = CLOSED.line + ((sold[nth] ?? []).length > 0 ? CLOSED.shades : 0);
    return { head, cards: false, most: head + (allClosed ? CLOSED.muchMore : CLOSED.more) };
  });
  const { places, key: below } = deckPlacesWithKey(wishes, DECK.first + ABOVE, PLACES, KEYS);
  return [
    ...(below === undefined ? [] : key(look, below)),
    ...view.rows.flatMap((row, nth) => {
      const place = places[nth];
      if (place === undefined) return [];
      return row.status === 'open'
        ? openRow(view, look, row, place)
        : closedRow(view, look, row, place.box, sold[nth]);
    }),
  ];
}

function isBidFor(view: View, { row }: Row): boolean {
  return view.auction?.row === row;
}

function headOf(view: View, row: Row): number {
  return isBidFor(view, row) ? BIDDING : DECK.strip;
}

function openRow(view: View, look: EdenLook, row: Row, place: DeckPlace): Shape[] {
  const { box } = place;
  const now = isBidFor(view, row);
  const head = headOf(view, row);
  return [
    ...(now
      ? [
          {
            kind: 'rect',
            ...box,
            x: box.x - 2,
            y: box.y - 4,
            width: box.width + 4,
            height: box.height + 4,
            corner: 10,
            fill: { tint: 'warm', alpha: 0.22 },
            stroke: { colour: 'warm', weight: 4 },
          } as const,
        ]
      : []),
    ...strip(box, head, now),
    ...label(row, look, box, now),
    ...(now ? bidding(view, look, box) : []),
    ...(now ? ownMaximum(view, box) : []),
    ...(row.cards ?? []).flatMap((id, at) => {
      const facts = [FACTS.rowCard(row.row, id)];
      return cardPiece(view, look, id, cardBox(place, at), { id: `card:${id}`, facts });
    }),
    ...moreOxygen(row, look, place),
  ];
}

const LEADING = 1.04;
const LEAST_FIGURE = 48;

/** In the places of missing cards, what the winner gets for them. */
function moreOxygen({ cards = [], actions = 0 }: Row, look: EdenLook, place: DeckPlace): Shape[] {
  const missing = PLACES - cards.length;
  if (actions === 0 || missing <= 0) return [];
  const box = cardBox(place, cards.length, missing);
  const x = box.x + box.width / 2;
  const says = look.say({ key: 'short.moreOxygen' });
  const wording = (largest: TextSize): Fitted =>
    fit(says, { width: box.width - 12, lines: 2, largest }, 'bold');
  // above the words there is room for the figure
  const { size, lines } =
    [wording(missing > 1 ? 34 : 26), wording(20)].find(
      (one) => box.height - one.lines.length * one.size * LEADING >= LEAST_FIGURE,
    ) ?? wording(20);
  const words = lines.length * size * LEADING;
  const word = box.y + box.height - 8 - words / 2;
  const figure = box.y + 4 + (box.height - 12 - words) / 2;
  const high = Math.min(76, box.height * 0.42);
  return [
    {
      kind: 'rect',
      ...centredBox({ x, y: box.y + box.height / 2 }, box.width - 8, box.height - 6),
      corner: 12,
      fill: { tint: '~oxygen', light: 0.76 },
      stroke: { colour: '~oxygen', weight: 4, dashed: true },
    },
    textOn(`+${actions}`, x + 8, figure, { size: 44, weight: 'bold', anchor: 'end', colour: '~print' }),
    sprite('tank', x + 14 + high * 0.22, figure, high * 0.44, high),
    ...lines.map((line, nth) =>
      textOn(line, x, word + (nth - (lines.length - 1) / 2) * size * LEADING, {
        size,
        weight: 'bold',
        colour: '~print',
      }),
    ),
  ];
}

/** Beside the number of a row. */
const BADGE = { gap: 26, r: 18 } as const;

/** The row's number. */
function label(row: Row, look: EdenLook, { x, y }: Box, now: boolean): Shape[] {
  const middle = y + DECK.strip / 2 - 1;
  const number = textOn(
    look.say({ key: 'short.row', with: { row: row.row } }),
    x + 12,
    middle,
    { size: 34, weight: 'bold', anchor: 'start', colour: now ? 'on-warm' : '~on-board' },
    { facts: [FACTS.row(row)] },
  );
  return [number, badgePlace(`row:${row.row}`, x + 12 + number.width + BADGE.gap, middle, BADGE.r)];
}

/** Who may still go on stands beside the row’s number, and what stands and who offers it below. */
function bidding(view: View, look: EdenLook, box: Box): Shape[] {
  const { auction } = view;
  if (auction === undefined) return [];
  const { row, high, bidder, maximum } = auction;
  const y = box.y + 63;
  const above = box.y + DECK.strip / 2 - 1;
  const others = auction.in.filter((seat) => seat !== bidder);
  const right = box.x + box.width - 10;
  const end = maximum === undefined ? right : right - MAXIMUM.width;
  const tokens = right - others.length * TOKEN.step;
  const none = bidder === undefined;
  const says = look.say(none ? { key: 'short.noBid' } : { key: 'short.bids', with: { coins: high } });
  const left = box.x + (none ? 12 : 64);
  const { size } = fit(says, { width: end - left - 54, lines: 1, largest: 44 }, 'bold');
  const style = { size, weight: 'bold', colour: 'on-warm' } as const;
  const meaning = { id: 'bid', facts: [FACTS.high(row, high, bidder)] };
  const stillIn = textOn(look.say({ key: 'short.in' }), tokens - 6, above, {
    size: 30,
    weight: 'bold',
    anchor: 'end',
    colour: 'on-warm',
  });
  // without the word where it has no room beside the row’s number and its badge
  const room = measureText(look.say({ key: 'short.row', with: { row } }), 34, 'bold') + 2 * BADGE.gap + 18;
  return [
    ...piece(meaning, [
      ...(none ? [] : [sprite(tokenName(personOf(view, look, bidder).seat), box.x + 34, y, 46)]),
      ...partsOn([says, ...(none ? [] : [{ sign: 'coin', size: 42 }])], left, y, style),
    ]),
    ...(others.length > 0 && stillIn.x - stillIn.width >= box.x + room ? [stillIn] : []),
    ...others.map((seat, nth) => ({
      ...sprite(tokenName(seat), tokens + (nth + 0.5) * TOKEN.step, above, TOKEN.size),
      ...(nth === 0 && { facts: [FACTS.in(auction.in)] }),
    })),
  ];
}

/** Of those who are still in. */
const TOKEN = { size: 32, step: 36 } as const;

const MAXIMUM = { width: 132, height: 38 } as const;

/** How far the viewer goes in secret. */
function ownMaximum(view: View, box: Box): Shape[] {
  const { maximum } = view.auction ?? {};
  if (maximum === undefined) return [];
  const place = { ...MAXIMUM, x: box.x + box.width - 10 - MAXIMUM.width, y: box.y + 44 };
  return [
    { kind: 'rect', ...place, corner: 12, fill: 'plate-bottom', stroke: { colour: 'warm', weight: 3 } },
    textOn(
      `max ${maximum}`,
      place.x + place.width / 2,
      place.y + place.height / 2,
      { size: 30, weight: 'bold', colour: 'warm' },
      { id: 'maximum', facts: [FACTS.maximum(maximum)] },
    ),
  ];
}

/** One line: who has it and for how much, or why nobody. */
function closedRow(view: View, look: EdenLook, row: Row, whole: Box, sold: Parts | undefined): Shape[] {
  const { status, winner, price = 0 } = row;
  const isNew = sold !== undefined;
  const parts = sold ?? [];
  const box = { ...whole, height: whole.height - (parts.length > 0 ? CLOSED.shades : 0) };
  const y = box.y + box.height / 2;
  const right = box.x + box.width - 12;
  const meaning = { id: `sold:${row.row}`, facts: [FACTS.sold(row)] };
  const faint = { size: 34, weight: 'bold', colour: '~on-board-quiet' } as const;
  const short = look.say({ key: 'short.row', with: { row: row.row } });
  const number = textOn(short, box.x + 12, y, { ...faint, anchor: 'start' }, { facts: [FACTS.row(row)] });
  const after = box.x + 12 + number.width + 14;
  const ground = [...strip(whole, whole.height), number, badgePlace(`row:${row.row}`, after + 10, y, 18)];
  if (status === 'faceDown')
    return [
      ...ground,
      ...cardBacks(row.count, { x: after, y: y - 19, width: 25, height: 38 }, 14),
      textOn(look.say({ key: 'short.faceDown' }), right, y, { ...faint, anchor: 'end' }),
    ];
  if (winner === undefined) {
    const says = look.say({ key: status === 'unsold' ? 'sign.unsold' : 'sign.blocked' });
    return [...ground, textOn(says, right, y, { ...faint, anchor: 'end' }, meaning)];
  }
  const { seat, name } = personOf(view, look, winner);
  const coins = partsOn([String(price), { sign: 'coin', size: 36 }], right, y, {
    size: 34,
    weight: 'bold',
    anchor: 'end',
    colour: '~on-board',
  });
  const end = coins[0] === undefined ? right : boxOf(coins[0]).x;
  const tag = rowTag(seat);
  const { width } = pillSize([short], tag);
  const left = isNew ? box.x + 6 + width + 8 : after;
  const room = end - 10 - left - 44;
  const { size } = fit(name, { width: room, lines: 1, largest: 34, smallest: 30 }, 'bold');
  const style = { size, weight: 'bold', anchor: 'start', colour: '~on-board' } as const;
  return [
    ...(isNew ? ground.filter((shape) => shape !== number) : ground),
    ...(isNew ? pill([short], { x: box.x + 6 + width / 2, y }, tag, { facts: [FACTS.row(row)] }) : []),
    ...piece(meaning, [
      sprite(tokenName(seat), left + 20, y, 40),
      textOn(shorten(name, room, size, 'bold'), left + 44, y, style),
      ...coins,
    ]),
    ...parts.flatMap((part, nth) => shade(part, whole, nth)),
  ];
}

/** Paler than what is still to be had. */
const TAKEN = 0.85;

/** It is not here any more. */
function shade(part: PrintedPart, { x, y, height }: Box, nth: number): Shape[] {
  const side = CLOSED.shades - 12;
  const middle = { x: x + 66 + nth * 114, y: y + height - side / 2 - 10 };
  const box = centredBox(middle, 100, side);
  return [{ kind: 'group', opacity: TAKEN, box, shapes: pictureOf(part, { ...middle, side }) }];
}
