import type { StationView } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import { plateGround, plateName, roundedPath } from '../../plates.ts';
import type { Part } from '../../parts.ts';
import { piece } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { FACTS } from './facts.ts';
import { sprite } from './signs.ts';
import { PLATE_HEIGHT, type StationPlace } from './station-place.ts';
import type { EdenLook, Said } from './messages.ts';

/** In front of each station: whose it is, its points, and how much damage it has against what it stands. */

/** What the last turn changed here. */
export interface PlateChange {
  readonly points: number;
  readonly damage: number;
  /** by this station's own turn */
  readonly acted: boolean;
}

function plateBox({ box }: Pick<StationPlace, 'box'>): Box {
  return { ...box, y: box.y + box.height - PLATE_HEIGHT, height: PLATE_HEIGHT };
}

export function plate(place: StationPlace, look: EdenLook, change: PlateChange | undefined): Shape[] {
  const { view, station, of, seat } = place;
  const box = plateBox(place);
  const { name, colourWord } = personOf(view, look, station);
  const best = view.standings.find((standing) => (standing.seat ?? -1) === (of.deepThought ? -1 : station));
  const lit = view.over ? best?.rank === 1 : view.asked.includes(station) && !of.deepThought;
  const right = box.x + box.width - 16;
  // At the end the points that decide: a winner’s plate with fewer points than another’s would be a riddle.
  const total = view.over ? best?.total : undefined;
  const score = textOn(
    String(total ?? of.score),
    right - 50,
    box.y + 31,
    { size: 76, weight: 'bold', anchor: 'end' },
    {
      id: `score:${station}`,
      facts: [total === undefined ? FACTS.score(station, of) : FACTS.result(station, 'total', total)],
    },
  );
  const signs = state(place, look, change, right - 50 - score.width - 14);
  const room = signs.left - box.x - 87;
  return [
    ...plateGround({ seat, lit, band: 11 }, box),
    sprite(tokenName(seat), box.x + 45, box.y + 32, 46),
    ...(room < SHORTEST_NAME
      ? []
      : [plateName({ name, colourWord }, { x: box.x + 77, width: room }, box.y + 32)]),
    ...signs.shapes,
    score,
    sprite('star', right - 22, box.y + 33, 44),
    ...gauge(place, look, change, box),
  ];
}

/** Of less nobody tells a name; the token says whose plate it is. */
const SHORTEST_NAME = 80;
/** So much a word beside a sign leaves to the name. */
const FULL_NAME = 150;
const COINS = 100;
const BADGE = 50;

const STAR = { sign: 'star', size: 30 } as const;
const BURST = { sign: 'burst', size: 26 } as const;

/** From the right: what the score changed by, the Nautilus, whether it has passed or chosen, coins. */
function state(
  place: StationPlace,
  look: EdenLook,
  change: PlateChange | undefined,
  right: number,
): { shapes: Shape[]; left: number } {
  const { view, station, of } = place;
  const y = plateBox(place).y + 32;
  const shapes: Shape[] = [];
  let x = right;
  if (change !== undefined && change.points !== 0) {
    const words: Part[] = [signed(change.points), STAR];
    const made = seatPill(place.seat, 1, 34, change.acted);
    const { width } = pillSize(words, made);
    shapes.push(...pill(words, { x: x - width / 2, y }, made));
    x -= width + 10;
  }
  if (view.holder === station && !view.over) {
    shapes.push({
      ...sprite('nautilus', x - 23, y, 46),
      id: 'nautilus',
      facts: [FACTS.nautilus(station)],
    });
    x -= 54;
    const first = look.say({ key: 'short.first' });
    const aside = isAside(place);
    const beside =
      (aside === undefined ? 0 : measureText(look.say(aside.says), 34, 'bold') + 12) +
      (of.coins === undefined ? 0 : COINS) +
      (view.asked.includes(station) ? BADGE : 0);
    const width = measureText(first, 26, 'bold');
    // without a word rather than without a name
    if (x - width - beside - place.box.x - 87 >= FULL_NAME) {
      shapes.push(textOn(first, x, y, { size: 26, weight: 'bold', anchor: 'end', colour: 'faint' }));
      x -= width + 12;
    }
  }
  if (of.hasChosen !== undefined) {
    shapes.push({
      ...sprite(of.hasChosen ? 'ready' : 'choosing', x - 20, y, 40),
      facts: [FACTS.chosen(station, of)],
    });
    x -= 50;
  }
  const aside = isAside(place);
  if (aside !== undefined) {
    const word = textOn(
      look.say(aside.says),
      x,
      y,
      { size: 34, weight: 'bold', anchor: 'end', colour: 'faint' },
      { facts: aside.facts },
    );
    shapes.push(word);
    x -= word.width + 12;
  }
  if (of.coins !== undefined) {
    const figure = textOn(String(of.coins), x - 40, y, { size: 34, weight: 'bold', anchor: 'end' });
    shapes.push(
      ...piece({ id: `coins:${station}`, facts: [FACTS.coins(station, of)] }, [
        sprite('coin', x - 20, y, 36),
        figure,
      ]),
    );
    x -= 52 + figure.width;
  }
  if (of.deepThought || !view.asked.includes(station)) return { shapes, left: x };
  shapes.push(badgePlace(`pass:${station}`, x - 24, y, 21));
  return { shapes, left: x - BADGE };
}

interface Aside {
  readonly says: Said;
  readonly facts: readonly string[];
}

/** What somebody bids, or why they act no more in this phase: passed, out of the auction that runs or of all of them. */
function isAside({ view, station, of }: StationPlace): Aside | undefined {
  if (view.over) return undefined;
  if (view.phase === 'A' && of.passed > 0)
    return { says: { key: 'sign.passed' }, facts: [FACTS.passed(station, of)] };
  if (view.phase !== 'C' || of.deepThought) return undefined;
  if (of.droppedAll) return { says: { key: 'sign.out' }, facts: [FACTS.droppedAll(station)] };
  const { auction } = view;
  if (auction?.bidder === station)
    return {
      says: { key: 'short.bids', with: { coins: auction.high } },
      facts: [FACTS.high(auction.row, auction.high, station)],
    };
  if (auction === undefined || auction.in.includes(station)) return undefined;
  return { says: { key: 'sign.out' }, facts: [FACTS.in(auction.in)] };
}

/** Of less one could tell nothing. */
const SHORTEST_BAR = 60;

/** Damage in words and as a bar that fills from the left; a post stands where the station would collapse. */
function gauge(place: StationPlace, look: EdenLook, change: PlateChange | undefined, box: Box): Shape[] {
  const { view, station, of } = place;
  const y = box.y + 74;
  const meaning = { id: `damage:${station}`, facts: [FACTS.damage(station, of), FACTS.marker(station, of)] };
  const ink = of.stable ? 'ink' : '~on-broken';
  const label = { size: 26, weight: 'bold', anchor: 'start', colour: 'faint' } as const;
  const word = textOn(look.say({ key: 'short.damage' }), box.x + 54, y, label);
  const figure = textOn(
    String(of.damage),
    word.x + word.width + 10,
    y,
    { size: 44, weight: 'bold', anchor: 'start', colour: ink },
    meaning,
  );
  const limit = textOn(
    look.say({ key: 'short.limit', with: { limit: of.marker } }),
    box.x + box.width - 16,
    y,
    { size: 34, weight: 'bold', anchor: 'end', colour: ink },
  );
  const changed = change?.damage ?? 0;
  const made = seatPill(place.seat, 1, 26, change?.acted === true);
  const words: Part[] = [signed(changed), BURST];
  const after = figure.x + Math.max(figure.width, changed === 0 ? 44 : 0);
  const news = changed === 0 ? 0 : pillSize(words, made).width + 8;
  const left = after + news + 16;
  const width = limit.x - limit.width - 16 - left;
  const room = { x: left, y: y - 15, width, height: 30 };
  return [
    sprite('burst', box.x + 34, y, 34),
    word,
    figure,
    limit,
    ...(changed === 0 ? [] : pill(words, { x: after + 8 + news / 2, y }, made)),
    ...(width < SHORTEST_BAR
      ? []
      : bar(of, { cells: view.printed.damageMost, last: view.round === view.printed.rounds }, room, change)),
  ];
}

interface Track {
  readonly cells: number;
  /** in the last round it counts */
  readonly last: boolean;
}

function bar(of: StationView, { cells, last }: Track, room: Box, change: PlateChange | undefined): Shape[] {
  const step = room.width / cells;
  return [
    {
      kind: 'group',
      clip: roundedPath(room, 8),
      shapes: [
        { kind: 'rect', ...room, fill: last ? '~beyond-last' : '~beyond' },
        ...(of.marker > 0
          ? [
              {
                kind: 'rect' as const,
                ...room,
                width: of.marker * step,
                fill: {
                  gradient: 'linear' as const,
                  stops: [
                    [0, '~safe'],
                    [1, '~safe-low'],
                  ] as const,
                },
              },
            ]
          : []),
        ...Array.from({ length: of.damage }, (_, nth) =>
          cracked(nth, of.marker, { x: room.x + nth * step, y: room.y }, step),
        ).flat(),
      ],
    },
    { kind: 'rect', ...room, corner: 8, stroke: { colour: 'plate-rim', weight: 2.5 } },
    limitPost(room.x + of.marker * step, room.y),
    ...newCells(of.damage, change?.damage ?? 0, room, step),
  ];
}

function cracked(nth: number, limit: number, { x, y }: Point, step: number): Shape[] {
  const beyond = nth >= limit;
  const [light, deep] = beyond
    ? (['~broken-light', '~broken'] as const)
    : (['~hurt-light', '~hurt'] as const);
  const middle = x + step / 2;
  return [
    {
      kind: 'rect',
      x: x + 1,
      y,
      width: step - 2,
      height: 30,
      fill: {
        gradient: 'linear',
        stops: [
          [0, light],
          [1, deep],
        ],
      },
    },
    {
      kind: 'line',
      points: [
        { x: middle + 3, y: y + 2 },
        { x: middle - 4, y: y + 12 },
        { x: middle + 4, y: y + 20 },
        { x: middle - 2, y: y + 29 },
      ],
      stroke: { colour: { tint: '~outline', alpha: 0.7 }, weight: 2.2 },
    },
  ];
}

function limitPost(x: number, top: number): Shape {
  const stroke = { colour: '~outline', weight: 2 } as const;
  return { kind: 'rect', x: x - 4, y: top - 6, width: 8, height: 42, corner: 3, fill: '~rim', stroke };
}

/** Cells that came or went in the last turn. */
function newCells(damage: number, changed: number, room: Box, step: number): Shape[] {
  if (changed === 0) return [];
  const from = Math.max(0, changed > 0 ? damage - changed : damage);
  const count = Math.abs(changed);
  return [
    {
      kind: 'rect',
      x: room.x + from * step,
      y: room.y - 2,
      width: Math.min(count, 15 - from) * step,
      height: room.height + 4,
      corner: 6,
      stroke: { colour: 'warm', weight: 5 },
    },
  ];
}
