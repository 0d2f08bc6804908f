import { writeFileSync } from 'node:fs';
import { POLICIES } from '../src/engine/core/playout.ts';
import { LOCALES } from '../src/i18n/locale.ts';
import { altText } from '../src/render/alt.ts';
import { createPainter } from '../src/render/canvas.ts';
import { PALETTE_NAMES } from '../src/render/palettes.ts';
import { lookAt } from '../test/render/random-table.ts';
import {
  chosenGame,
  chosenOptions,
  chosenSeats,
  oneOfThese,
  readArguments,
  run,
  text,
  wholeNumber,
  WrongArgument,
} from './arguments.ts';
import { positionPicture } from './position-picture.ts';
import { playRandomly, type RandomGame } from './random-game.ts';

/* npm run -s render -- --game ID --seats N --seed S --decisions D --out FILE.png: draws that position of `simulate`. */

run((args) => {
  const { named } = readArguments(args, {
    values: [
      ...['game', 'seats', 'seed', 'decisions', 'viewer', 'palette', 'locale', 'out'],
      ...['options', 'set', 'policy', 'focus', 'since'],
    ],
    flags: ['marks'],
  });
  const { game, scene, rulebook, texts } = chosenGame(named);
  const seats = chosenSeats(named, game);
  const decisions = wholeNumber(named, 'decisions', 0, game.bound(seats));
  const out = text(named, 'out');
  const viewer = named.viewer === undefined ? undefined : wholeNumber(named, 'viewer', 0, seats - 1);
  const palette = oneOfThese(named, 'palette', PALETTE_NAMES, 'default');
  const policy = oneOfThese(named, 'policy', POLICIES, 'weighed');
  const words = { messages: rulebook.messages, texts };
  const look = lookAt(game, words, oneOfThese(named, 'locale', LOCALES, 'en'), seats);
  const wish = { seats, seed: text(named, 'seed'), options: chosenOptions(named), policy };
  const after = (number: number): RandomGame => {
    const played = playRandomly(game, { ...wish, decisions: number });
    const { journal } = played;
    if (journal.length === number) return played;
    throw new WrongArgument(`this game is over after ${journal.length} decisions`);
  };

  const { state, steps } = after(decisions);
  const view = game.view(state, viewer);
  const focus = scene.focuses(view, look).find(({ id }) => id === named.focus)?.id;
  if (named.focus !== undefined && focus === undefined)
    throw new WrongArgument(`--focus ${String(named.focus)} is nothing that can be drawn alone`);
  const earlier =
    named.since === undefined ? undefined : after(wholeNumber(named, 'since', 0, decisions)).state;
  const marks = named.marks === true;
  const picture = positionPicture(game, scene, look, { state, viewer, focus, earlier, steps, marks });
  write(out, createPainter().paint(picture, palette));
  process.stdout.write(`${altText(scene.describe(view, look, viewer, game.forecast?.(state)).alt)}\n`);
  return 0;
});

function write(out: string, png: Buffer): void {
  try {
    writeFileSync(out, png);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new WrongArgument(`--out ${out} cannot be written (${why})`);
  }
}
