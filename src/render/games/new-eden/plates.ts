import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { pill, pillSize, signed, type PillLook } from '../../pills.ts';
import { plateGround, plateName } from '../../plates.ts';
import type { Part } from '../../parts.ts';
import { piece } from '../../shapes.ts';
import type { Box, Shape, TextSize } from '../../shapes.ts';
import { drawableName, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { FACTS } from './facts.ts';
import { ownPill, sprite } from './signs.ts';
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
    box.y + 30,
    { size: 76, weight: 'bold', anchor: 'end' },
    {
      id: `score:${station}`,
      facts: [total === undefined ? FACTS.score(station, of) : FACTS.result(station, 'total', total)],
    },
  );
  const signs = state(place, look, change, right - 50 - score.width - 10);
  const room = signs.left - box.x - 80;
  return [
    ...plateGround({ seat, lit, band: 11 }, box),
    sprite(tokenName(seat), box.x + 45, box.y + 30, 44),
    ...(room < Math.min(SHORTEST_NAME, measureText(drawableName(name, colourWord), 34, 'bold'))
      ? []
      : [plateName({ name, colourWord }, { x: box.x + 73, width: room }, box.y + 27)]),
    ...signs.shapes,
    score,
    sprite('star', right - 22, box.y + 31, 44),
    ...durability(place, look, change, box),
  ];
}

/** Words beside a name and figures. */
const QUIET = { tint: 'ink', alpha: 0.86 } as const;
/** Of less nobody tells a name; the token says whose plate it is. */
const SHORTEST_NAME = 80;
/** So much a word beside a sign leaves to the name. */
const FULL_NAME = 150;
/** Size of the words for who acts no more. */
const ASIDE = 30;
const COINS = 100;
const BADGE = 50;
const CHOICE = 50;

const STAR = { sign: 'star', size: 30 } as const;

/** From the right: what the score changed by, the Nautilus, whether it has passed or chosen, coins. */
function state(
  place: StationPlace,
  look: EdenLook,
  change: PlateChange | undefined,
  right: number,
): { shapes: Shape[]; left: number } {
  const { view, station, of } = place;
  const y = plateBox(place).y + 30;
  const shapes: Shape[] = [];
  let x = right;
  if (change !== undefined && change.points !== 0) {
    const words: Part[] = [signed(change.points), STAR];
    const made = ownPill(place.seat, 34, change.acted, change.points);
    const { width } = pillSize(words, made);
    shapes.push(...pill(words, { x: x - width / 2, y }, made));
    x -= width + 10;
  }
  if (view.holder === station && !view.over) {
    shapes.push({
      ...sprite('nautilus', x - 21, y, 42),
      id: 'nautilus',
      facts: [FACTS.nautilus(station)],
    });
    x -= 48;
    const aside = isAside(place);
    const beside =
      (aside === undefined ? 0 : measureText(look.say(aside.says), ASIDE, 'bold') + 12) +
      (of.coins === undefined ? 0 : COINS) +
      (of.hasChosen === undefined ? 0 : CHOICE) +
      (isChoosing(place) ? BADGE : 0);
    const room = x - beside - place.box.x - 80 - FULL_NAME;
    // without a word rather than without a name
    const first = look.say({ key: 'short.first' });
    if (measureText(first, 26, 'bold') <= room) {
      const word = textOn(first, x, y, { size: 26, weight: 'bold', anchor: 'end', colour: QUIET });
      shapes.push(word);
      x -= word.width + 12;
    }
  }
  if (of.hasChosen !== undefined) {
    shapes.push({
      ...sprite(of.hasChosen ? 'ready' : 'choosing', x - 20, y, 40),
      facts: [FACTS.chosen(station, of)],
    });
    x -= CHOICE;
  }
  const aside = isAside(place);
  if (aside !== undefined) {
    const { name, colourWord } = personOf(view, look, station);
    const nameless = x - place.box.x - 80 - 12 - (of.coins === undefined ? 0 : COINS);
    const needed = Math.min(FULL_NAME, measureText(drawableName(name, colourWord), 44, 'bold'));
    const [says, size] = wordsAside(look, aside, nameless - needed);
    const style = { size, weight: 'bold', anchor: 'end', colour: QUIET } as const;
    const word = textOn(says, x, y, style, { facts: aside.facts });
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
  if (!isChoosing(place)) return { shapes, left: x };
  shapes.push(badgePlace(`pass:${station}`, x - 24, y, 21));
  return { shapes, left: x - BADGE };
}

/** Whether a badge may have to find room. */
function isChoosing({ view, station, own }: StationPlace): boolean {
  return own && view.asked.includes(station);
}

/** As large as there is room beside the name; shorter rather than without it. */
function wordsAside(look: EdenLook, { says, shorter }: Aside, room: number): [string, TextSize] {
  for (const message of [says, ...(shorter === undefined ? [] : [shorter])])
    for (const size of [30, 26] as const) {
      const words = look.say(message);
      if (measureText(words, size, 'bold') <= room) return [words, size];
    }
  return [look.say(shorter ?? says), 26];
}

interface Aside {
  readonly says: Said;
  readonly shorter?: Said;
  readonly facts: readonly string[];
}

/** What somebody bids, or why they act no more in this phase: passed, out of the auction that runs or of all of them. */
function isAside({ view, station, of }: StationPlace): Aside | undefined {
  if (view.over) return undefined;
  if (view.phase === 'A' && of.passed > 0)
    return { says: { key: 'sign.passed' }, facts: [FACTS.passed(station, of)] };
  if (view.phase !== 'C' || of.deepThought) return undefined;
  if (of.droppedAll)
    return {
      says: { key: 'short.outOfAll' },
      shorter: { key: 'sign.out' },
      facts: [FACTS.droppedAll(station)],
    };
  const { auction } = view;
  if (auction?.bidder === station)
    return {
      says: { key: 'short.bids', with: { coins: auction.high } },
      facts: [FACTS.high(auction.row, auction.high, station)],
    };
  if (auction === undefined || auction.in.includes(station)) return undefined;
  return {
    says: { key: 'short.outOf', with: { row: auction.row } },
    shorter: { key: 'sign.out' },
    facts: [FACTS.in(auction.in)],
  };
}

/** Damage, what the last turn changed in it, and how much the station stands. */
function durability(place: StationPlace, look: EdenLook, change: PlateChange | undefined, box: Box): Shape[] {
  const { station, of } = place;
  const y = box.y + 71;
  const right = box.x + box.width - 16;
  const changed = change?.damage ?? 0;
  const made = damagePill(changed);
  const words = [signed(changed)];
  const news = changed === 0 ? 0 : pillSize(words, made).width + 10;
  const safe = look.say({ key: 'short.safe', with: { limit: of.marker } });
  const says = look.say({ key: 'short.damage' });
  const after = box.x + 60;
  const room = right - after - TWO_FIGURES - news - SHIELD - 24;
  const wordsAt = (size: TextSize): number =>
    measureText(safe, size, 'bold') + measureText(says, size, 'bold');
  const sizes = [34, 30, 26] as const;
  const size = sizes.find((one) => wordsAt(one) <= room);
  const style = { weight: 'bold', colour: QUIET } as const;
  // the burst says it too
  const word = size === undefined ? undefined : textOn(says, after, y, { ...style, size, anchor: 'start' });
  const figure = textOn(
    String(of.damage),
    word === undefined ? after : word.x + word.width + 10,
    y,
    { size: 44, weight: 'bold', anchor: 'start', colour: of.stable ? 'ink' : '~on-broken' },
    { id: `damage:${station}`, facts: [FACTS.damage(station, of), FACTS.marker(station, of)] },
  );
  const limit = textOn(safe, right, y, { ...style, size: size ?? 26, anchor: 'end' });
  return [
    sprite('burst', box.x + 34, y, 40),
    ...(word === undefined ? [] : [word]),
    figure,
    ...(changed === 0 ? [] : pill(words, { x: figure.x + figure.width + news / 2 + 4, y }, made)),
    sprite(of.stable ? 'shield:safe' : 'shield:quiet', limit.x - limit.width - SHIELD / 2 - 6, y, SHIELD),
    limit,
  ];
}

const TWO_FIGURES = 56;
const SHIELD = 34;

/** More of it is bad, whoever has it. */
function damagePill(changed: number): PillLook {
  const fill = changed > 0 ? '~broken' : '~safe';
  return { size: 34, fill, ink: '~rim', edge: '~rim' };
}
