import { pill, pillSize, signed, type PillLook } from '../../pills.ts';
import { measureText } from '../../measure.ts';
import type { Box, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { FACTS } from './facts.ts';
import type { EdenLook } from './messages.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { geometryOf, PLATE_HEIGHT, type StationPlace } from './station-place.ts';

/* The stilts on which a dome stands, and between them how much damage it has against what is safe at the end. */

/** From the dome down to the ground. */
function stiltsBox(place: StationPlace): Box {
  const { dome, radius, tower } = geometryOf(place);
  const { box } = place;
  const y = box.y + dome.y + radius - 8;
  const height = box.y + box.height - PLATE_HEIGHT - 2 - y;
  return { x: box.x + tower.left, y, width: tower.right - tower.left, height };
}

export function stilts(place: StationPlace): Shape[] {
  return [{ kind: 'sprite', name: `tower:${ownKey(place.seat)}`, ...stiltsBox(place) }];
}

/** Of the height of the stilts, where their board is, and how high. */
export const BOARD_ON_STILTS = { middle: 0.52, height: 0.7 } as const;
const EDGE = 9;

/** On the board of the stilts: the word, how much there is and what the last turn changed, and how much is safe. */
export function damageBoard(place: StationPlace, look: EdenLook, changed: number): Shape[] {
  const { station, of } = place;
  const box = stiltsBox(place);
  const middle = box.x + box.width / 2;
  const y = box.y + box.height * BOARD_ON_STILTS.middle;
  const step = Math.min(40, (box.height * BOARD_ON_STILTS.height) / 3);
  const words = (says: string): Pick<ReturnType<typeof fit>, 'size'> =>
    fit(says, { width: box.width - 2 * EDGE, lines: 1, largest: 30 }, 'bold');
  const [damage, safe] = [
    look.say({ key: 'short.damage' }),
    look.say({ key: 'short.safe', with: { limit: of.marker } }),
  ];
  const news = changed === 0 ? 0 : pillSize([signed(changed)], damagePill(changed)).width + BESIDE;
  const figure = measureText(String(of.damage), FIGURE, 'bold');
  // beside a change there may be no room for it; the word says it too
  const burst = BURST + BESIDE + figure + news <= box.width - 2 * EDGE ? BURST + BESIDE : 0;
  const left = middle - (burst + figure + news) / 2;
  const style = { weight: 'bold', colour: '~on-window' } as const;
  return [
    textOn(damage, middle, y - step, { ...style, ...words(damage) }),
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
    textOn(safe, middle, y + step, { ...style, ...words(safe) }),
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
