import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { pill, pillSize, signed } from '../../pills.ts';
import { plateGround, plateName } from '../../plates.ts';
import type { Part } from '../../parts.ts';
import { boxOf, grown, piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { drawableName, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { chipsOf, type Chip } from './aside.ts';
import { countsLine } from './counts.ts';
import { FACTS } from './facts.ts';
import { damageBoard } from './hub.ts';
import { ownPill, sprite } from './signs.ts';
import { PLATE_HEIGHT, type StationPlace } from './station-place.ts';
import type { EdenLook } from './messages.ts';

/** In front of each station: whose it is, its points, and how much it has of what is counted. */

/** What the last turn changed here. */
export interface PlateChange {
  readonly points: number;
  readonly damage: number;
  /** out of the plant or research: at the dome they were taken for people, as its figure counts these */
  readonly coins: number;
  /** by this station's own turn */
  readonly acted: boolean;
}

function plateBox({ box }: Pick<StationPlace, 'box'>): Box {
  return { ...box, y: box.y + box.height - PLATE_HEIGHT, height: PLATE_HEIGHT };
}

/** Their middles. */
const LINES = { first: 27, second: 63 } as const;

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
    box.y + LINES.first,
    { size: 68, weight: 'bold', anchor: 'end' },
    {
      id: `score:${station}`,
      facts: [total === undefined ? FACTS.score(station, of) : FACTS.result(station, 'total', total)],
    },
  );
  const signs = state(place, look, change, right - 50 - score.width - 10);
  const { below } = signs;
  const taken = below === undefined ? 0 : below.width + 16;
  const isFirst = view.holder === station && !view.over;
  const left = box.x + 73;
  const room = signs.left - 7 - left - (isFirst ? NAUTILUS + BESIDE_NAME : 0);
  const shown =
    room < Math.min(SHORTEST_NAME, measureText(drawableName(name, colourWord), 34, 'bold'))
      ? []
      : [plateName({ name, colourWord }, { x: left, width: room }, box.y + LINES.first)];
  const nameEnd = Math.max(left, ...shown.map((one) => boxOf(one).x + boxOf(one).width));
  return [
    { kind: 'rect', ...grown(box, 5), corner: 22, fill: '~outline' },
    ...plateGround({ seat, lit, band: 11 }, box),
    ...(change?.acted === true && !lit ? [didSomething(box)] : []),
    {
      // its rim keeps clear of the name
      ...sprite(tokenName(seat), box.x + 45, box.y + LINES.first, change?.acted === true ? 38 : 44),
      ...(change?.acted === true && { rim: { colour: '~new', width: 5 } }),
      ...(of.hasChosen === false && { facts: [FACTS.chosen(station, of)] }),
    },
    ...shown,
    ...(isFirst ? firstPlayer(place, look, nameEnd + BESIDE_NAME, signs.left) : []),
    ...signs.shapes,
    score,
    sprite('star', right - 22, box.y + LINES.first, 44),
    ...countsLine(
      place,
      look,
      box.x + (place.own ? COUNTS_LEFT : 22),
      right + 8 - taken,
      box.y + LINES.second,
    ),
    ...(below === undefined ? [] : chipAt(below, right + 2, box.y + LINES.second + 3)),
    ...damageBoard(place, look, change?.damage ?? 0),
  ];
}

/** Whose turn it was, though it may have moved nothing. */
function didSomething(box: Box): Shape {
  return { kind: 'rect', ...box, corner: 18, stroke: { colour: '~new', weight: 4 } };
}

/** Where what is counted begins, with room for the menu's numbers. */
const COUNTS_LEFT = 34;

const NAUTILUS = 40;
const BESIDE_NAME = 12;

/** Room of its word, with or without the Nautilus. */
function firstWidth(look: EdenLook, sign: number): number {
  return BESIDE_NAME + sign + measureText(look.say({ key: 'short.first' }), 26, 'bold') + 14;
}

/** Beside the name, as it belongs to the person: the Nautilus with its word, which says more, so rather the word without it. */
function firstPlayer(place: StationPlace, look: EdenLook, left: number, right: number): Shape[] {
  const y = plateBox(place).y + LINES.first;
  const meaning = { id: 'nautilus', facts: [FACTS.nautilus(place.station)] };
  const says = look.say({ key: 'short.first' });
  const style = { weight: 'bold', anchor: 'start', colour: QUIET } as const;
  const beside = left + NAUTILUS + 8;
  const words = ([30, 26] as const).map((size) => textOn(says, beside, y, { ...style, size }));
  const word = words.find(({ width }) => beside + width + 14 <= right);
  const sign = { ...sprite('nautilus', left + NAUTILUS / 2, y, NAUTILUS), ...meaning };
  if (word !== undefined) return [sign, word];
  const alone = textOn(says, left, y, { ...style, size: 26 }, meaning);
  return [left + alone.width + 8 <= right ? alone : sign];
}

/** Words beside a name and figures. */
const QUIET = { tint: 'ink', alpha: 0.86 } as const;
/** Of less nobody tells a name; the token says whose plate it is. */
const SHORTEST_NAME = 56;
/** So much a word beside a sign leaves to the name. */
const FULL_NAME = 150;
const COINS = 100;
const BADGE = 50;

const STAR = { sign: 'star', size: 30 } as const;

/** From the right: what the score changed by, why somebody acts no more or has chosen, coins. */
function state(
  place: StationPlace,
  look: EdenLook,
  change: PlateChange | undefined,
  right: number,
): { readonly shapes: Shape[]; readonly left: number; readonly below?: Chip } {
  const { view, station, of } = place;
  const y = plateBox(place).y + LINES.first;
  const shapes: Shape[] = [];
  let x = right;
  if (change !== undefined && change.points !== 0) {
    const words: Part[] = [signed(change.points), STAR];
    const made = ownPill(place.seat, 34, change.acted, change.points);
    const { width } = pillSize(words, made);
    shapes.push(...pill(words, { x: x - width / 2, y }, made));
    x -= width + 10;
  }
  if (change !== undefined && change.coins !== 0) {
    const words: Part[] = [signed(change.coins), { sign: 'coin', size: 30 }];
    const made = ownPill(place.seat, 30, change.acted);
    const { width } = pillSize(words, made);
    if (x - width - place.box.x - 73 - NAUTILUS >= FULL_NAME) {
      shapes.push(
        ...pill(words, { x: x - width / 2, y }, made).map((shape) => ({ ...shape, of: 'gain:coins' })),
      );
      x -= width + 10;
    }
  }
  const chips = chipsOf(place, look);
  const { name, colourWord } = personOf(view, look, station);
  const nameless = x - place.box.x - 80 - 12 - (of.coins === undefined ? 0 : COINS);
  const beside = nameless - Math.min(FULL_NAME, measureText(drawableName(name, colourWord), 34, 'bold'));
  const holds = view.holder === station;
  const within = (room: number): Chip | undefined => chips.find(({ width }) => width <= room);
  const here = within(beside - (holds ? firstWidth(look, NAUTILUS + 8) : 0));
  // rather in the other line than instead of the name or of who starts
  const below = here === undefined ? chips.at(-1) : undefined;
  if (here !== undefined) {
    shapes.push(...chipAt(here, x, y));
    x -= here.width + 12;
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
  const more = below === undefined ? {} : { below };
  if (!isChoosing(place)) return { shapes, left: x, ...more };
  shapes.push(badgePlace(`pass:${station}`, x - 24, y, 21));
  return { shapes, left: x - BADGE, ...more };
}

/** Ends at its right edge. */
function chipAt({ says, look, width, facts }: Chip, right: number, y: number): Shape[] {
  return pill([says], { x: right - width / 2, y }, look, { facts });
}

/** Whether a badge may have to find room. */
function isChoosing({ view, station, own }: StationPlace): boolean {
  return own && view.asked.includes(station);
}
