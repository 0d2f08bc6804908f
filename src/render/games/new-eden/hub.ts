import { pill, pillSize, signed, type PillLook } from '../../pills.ts';
import { measureText } from '../../measure.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import type { EdenLook } from './messages.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { geometryOf, PLATE_HEIGHT, type StationPlace } from './station-place.ts';

/* The stilts on which a dome stands, and on a gauge how much damage it has against what is safe at the end. */

/** From the dome down to the ground. */
function stiltsBox(place: StationPlace): Box {
  const { dome, radius, tower } = geometryOf(place);
  const { box } = place;
  const y = box.y + dome.y + radius - 8;
  const height = box.y + box.height - PLATE_HEIGHT - 2 - y;
  return { x: box.x + tower.left, y, width: tower.right - tower.left, height };
}

export function stilts(place: StationPlace): Shape[] {
  const { x, y } = gaugeAt(place);
  const side = 2 * GAUGE;
  const box = { x: x - GAUGE, y: y - GAUGE, width: side, height: side };
  return [
    { kind: 'sprite', name: 'tower', ...stiltsBox(place) },
    { kind: 'sprite', name: `gauge:${ownKey(place.seat)}`, ...box },
  ];
}

const GAUGE = 66;

/** The middle of the gauge, between the dome and the ground. */
function gaugeAt(place: StationPlace): Point {
  const { x, y, width, height } = stiltsBox(place);
  return { x: x + width / 2, y: y + height * 0.48 };
}

const STEP = 34;
/** So wide is the face of the gauge where words are above and below the figure. */
const WORDS = 84;

/** On the gauge: the word, how much there is and what the last turn changed, and how much is safe. */
export function damageBoard(place: StationPlace, look: EdenLook, changed: number): Shape[] {
  const { station, of } = place;
  const { x: middle, y } = gaugeAt(place);
  const words = (says: string): Pick<ReturnType<typeof fit>, 'size'> =>
    fit(says, { width: WORDS, lines: 1, largest: 26 }, 'bold');
  const [damage, safe] = [
    look.say({ key: 'short.gauge' }),
    look.say({ key: 'short.safe', with: { limit: of.marker } }),
  ];
  const news = changed === 0 ? 0 : pillSize([signed(changed)], damagePill(changed)).width + BESIDE;
  const figure = measureText(String(of.damage), FIGURE, 'bold');
  // beside a change there is no room for it; the word says it too
  const burst = changed === 0 ? BURST + BESIDE : 0;
  const left = middle - (burst + figure + news) / 2;
  const style = { weight: 'bold', colour: '~on-gauge' } as const;
  return [
    textOn(damage, middle, y - STEP, { ...style, ...words(damage) }),
    ...(burst === 0 ? [] : [sprite('burst', left + BURST / 2, y, BURST)]),
    textOn(
      String(of.damage),
      left + burst,
      y + 1,
      { size: FIGURE, weight: 'bold', anchor: 'start', colour: of.stable ? '~on-stable' : '~on-broken' },
      { id: `damage:${station}`, facts: [FACTS.damage(station, of), FACTS.marker(station, of)] },
    ),
    ...(changed === 0
      ? []
      : pill(
          [signed(changed)],
          { x: left + burst + figure + BESIDE / 2 + news / 2, y },
          damagePill(changed),
        )),
    textOn(safe, middle, y + STEP, { ...style, ...words(safe) }),
  ];
}

const BURST = 36;
const FIGURE = 50;
const BESIDE = 5;

/** More of it is bad, whoever has it. */
function damagePill(changed: number): PillLook {
  const fill = changed > 0 ? '~broken' : '~safe';
  return { size: 30, fill, ink: '~rim', edge: '~rim' };
}
