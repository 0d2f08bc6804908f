import type { Owner } from '../../glyphs.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { back, BAND, card, coin, disc, label, outlined, plain, printed, tile } from './card-art.ts';
import { sea } from './ground.ts';
import { CATEGORIES, OUTSIDE_ARMS } from './order.ts';
import { PIECE_BY_CATEGORY } from './pieces.ts';
import { ledge } from './reef.ts';
import { CREATURES } from './sea-creatures.ts';
import { categoryColour } from './solid.ts';
import { stall } from './stall.ts';
import {
  bench,
  diver,
  dome,
  gauge,
  hull,
  lab,
  MOST_PLACES,
  places,
  tank,
  tower,
  yard,
} from './station-art.ts';

/* Every piece and sign by its name, each painted once per kind and owner. */

const OWNERS: readonly Owner[] = [0, 1, 2, 3, undefined];

export function ownKey(seat: Owner): string {
  return seat === undefined ? 'none' : String(seat);
}

type Sprites = Readonly<Record<string, () => Drawing>>;

function byOwner(kind: string, draw: (seat: Owner) => Drawing): Sprites {
  return Object.fromEntries(OWNERS.map((seat) => [`${kind}:${ownKey(seat)}`, () => draw(seat)]));
}

export const SPRITES: Sprites = {
  sea,
  stall,
  ledge,
  ...CREATURES,
  tank,
  yard,
  lab,
  coin,
  tower,
  back,
  ...byOwner('diver', diver),
  ...byOwner('bench', bench),
  ...byOwner('dome', dome),
  ...byOwner('gauge', gauge),
  ...Object.fromEntries(
    Array.from({ length: MOST_PLACES }, (_, nth) => [`places:${nth + 1}`, () => places(nth + 1)]),
  ),
  ...Object.fromEntries(
    OUTSIDE_ARMS.flatMap((arm) =>
      (['lit', 'dark'] as const).flatMap((state) => [[`hull:${arm}:${state}`, () => hull(arm, state)]]),
    ),
  ),
  ...Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const band = category === 'research' ? BAND.research : BAND.captioned;
      return [
        [`card:${category}`, () => card(category, band)],
        [`card:${category}:whole`, () => card(category, BAND.whole)],
      ];
    }),
  ),
  ...Object.fromEntries(CATEGORIES.map((category) => [`disc:${category}`, () => disc(category)])),
  ...Object.fromEntries(CATEGORIES.map((category) => [`tile:${category}`, () => tile(category)])),
  ...Object.fromEntries(
    CATEGORIES.map((category) => [`label:${category}`, () => label(categoryColour(category))]),
  ),
  star: () => outlined('star', lit('~gold', 0.4, 0.2)),
  wrench: () => outlined('repair', lit('~gain', 0.5, 0.1)),
  burst: () => outlined('damage', lit('~burst', 0.2, 0.25)),
  nautilus: () => outlined('nautilus', lit('~paper-low', 0.3, 0.3)),
  flag: () => plain('flag', '~quiet'),
  bolt: () => plain('plant', '~print'),
  lightning: () => outlined('plant', lit('~crane', 0.4, 0.1)),
  ready: () => plain('ready', '~gain'),
  choosing: () => plain('choosing', 'faint'),
  others: () => plain('others', '~print'),
  shield: () => plain('shield', '~print'),
  marker: () => plain('marker', '~limit'),
  ...Object.fromEntries(
    (['others', 'shield'] as const).map((piece) => [`printed:${piece}`, () => printed(piece)]),
  ),
  ...Object.fromEntries(
    CATEGORIES.map((category) => [`sign:${category}`, () => plain(PIECE_BY_CATEGORY[category], '~print')]),
  ),
};
