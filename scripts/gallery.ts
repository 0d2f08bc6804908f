import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../src/engine/core/contract.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { createPainter } from '../src/render/canvas.ts';
import type { PaletteName } from '../src/render/palettes.ts';
import type { Scene } from '../src/render/shapes.ts';
import { lookAt } from '../test/render/random-table.ts';
import { chosenGame, readArguments, run } from './arguments.ts';
import { GAMES } from '../src/games/index.ts';
import type { GamePackage } from './games.ts';
import { pieceSheet } from './piece-sheets.ts';
import { positionPicture } from './position-picture.ts';
import { playRandomly } from './random-game.ts';

/* npm run -s gallery -- [--game ID]: draws a game, or every registered one, into docs/gallery. */

const FOLDER = fileURLToPath(new URL('../docs/gallery/', import.meta.url));
/** Discord shows a larger picture too, but a phone on the road waits for it. */
const LARGEST = 450_000;
const CHANGES_SINCE = 5;
const LONG_NAMES = ['Aleksandra Wąsowska-Brzęczyszczykiewicz', 'Maximilienne-Joséphine', 'Bartłomiej', '🦭'];

interface Wish {
  readonly name: string;
  readonly seats: number;
  /** how far into the game, 0 to 1 */
  readonly at: number;
  readonly locale?: Locale;
  readonly palette?: PaletteName;
  readonly names?: readonly string[];
  /** what changed is ringed */
  readonly changes?: true;
  /** the private picture of the player who is asked, with the numbers of the menu */
  readonly marks?: true;
  readonly focus?: true;
}

function wishes({ seats: { min, max } }: AnyGame): Wish[] {
  const few = Math.min(max, Math.max(2, min));
  return [
    { name: `opening-${few}`, seats: few, at: 0 },
    { name: `middle-${few}`, seats: few, at: 0.5, changes: true },
    { name: `end-${few}`, seats: few, at: 1 },
    { name: `opening-${max}`, seats: max, at: 0, locale: 'fr', marks: true },
    { name: `middle-${max}`, seats: max, at: 0.5, changes: true },
    { name: `late-${max}`, seats: max, at: 0.97, locale: 'pl', names: LONG_NAMES },
    { name: `end-${max}`, seats: max, at: 1, locale: 'fr' },
    { name: 'focus', seats: max, at: 0.7, focus: true },
    { name: 'colour-blind', seats: max, at: 0.6, palette: 'colour-blind', locale: 'pl', marks: true },
    { name: 'high-contrast', seats: max, at: 0.4, palette: 'high-contrast' },
    // a game that one may play alone shows that too
    { name: 'light', seats: min === 1 ? min : max, at: 0.8, palette: 'light', locale: 'fr' },
  ];
}

function pictureOf({ scene, rulebook, texts }: GamePackage, game: AnyGame, wish: Wish): Scene {
  const { seats, at, locale = 'en', names } = wish;
  const played = { seats, seed: 'gallery', options: {}, policy: 'weighed' } as const;
  const { journal } = playRandomly(game, played);
  const decisions = Math.round(journal.length * at);
  const { state, steps } = playRandomly(game, { ...played, decisions });
  const since = Math.max(0, decisions - CHANGES_SINCE);
  const earlier = wish.changes && playRandomly(game, { ...played, decisions: since }).state;
  const viewer = wish.marks && game.activeSeats(state)[0];
  const look = lookAt(game, { messages: rulebook.messages, texts }, locale, seats, names);
  const focus = wish.focus && scene.focuses(game.view(state, viewer), look)[0]?.id;
  return positionPicture(game, scene, look, {
    state,
    viewer,
    focus,
    earlier,
    steps,
    marks: wish.marks,
  });
}

run((args) => {
  const { named } = readArguments(args, { values: ['game'] });
  const ids =
    named.game === undefined ? GAMES.map(({ rulebook }) => rulebook.id) : [chosenGame(named).rulebook.id];
  const painter = createPainter();
  mkdirSync(FOLDER, { recursive: true });
  for (const id of ids) {
    const { game, ...whole } = chosenGame({ game: id });
    const words = { messages: whole.rulebook.messages, texts: whole.texts };
    const pieces = whole.scene.legend?.(lookAt(game, words, 'en', game.seats.max)) ?? pieceSheet(id);
    const pictures = wishes(game).map((wish) => ({ ...wish, scene: pictureOf(whole, game, wish) }));
    const all =
      pieces === undefined ? pictures : [...pictures, { name: 'pieces', scene: pieces, palette: undefined }];
    for (const { name, scene, palette = 'default' } of all) {
      const png = painter.paint(scene, palette);
      const file = `${id}-${name}.png`;
      if (png.length > LARGEST) throw new Error(`${file} has ${png.length} bytes`);
      writeFileSync(`${FOLDER}${file}`, png);
      process.stdout.write(
        `${file}  ${scene.width} x ${scene.height}  ${Math.round(png.length / 1000)} kB\n`,
      );
    }
  }
  return 0;
});
