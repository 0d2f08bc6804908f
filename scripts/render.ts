import { writeFileSync } from 'node:fs';
import { POLICIES } from '../src/engine/core/playout.ts';
import { LOCALES } from '../src/i18n/locale.ts';
import { altText } from '../src/render/alt.ts';
import { createPainter } from '../src/render/canvas.ts';
import { withChanges } from '../src/render/changes.ts';
import { withMarks } from '../src/render/marks.ts';
import { PALETTE_NAMES } from '../src/render/palettes.ts';
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
import { playRandomly } from './random-game.ts';
import { lookFor, speaker } from './speaker.ts';

/* npm run -s render -- --game ID --seats N --seed S --decisions D --out FILE.png: draws that position of `simulate`. */

run((args) => {
  const { named } = readArguments(args, {
    values: [
      ...['game', 'seats', 'seed', 'decisions', 'viewer', 'palette', 'locale', 'out'],
      ...['options', 'set', 'policy', 'focus', 'since'],
    ],
    flags: ['marks'],
  });
  const whole = chosenGame(named);
  const { game, scene } = whole;
  const seats = chosenSeats(named, game);
  const decisions = wholeNumber(named, 'decisions', 0, game.bound(seats));
  const out = text(named, 'out');
  const viewer = named.viewer === undefined ? undefined : wholeNumber(named, 'viewer', 0, seats - 1);
  const palette = oneOfThese(named, 'palette', PALETTE_NAMES, 'default');
  const policy = oneOfThese(named, 'policy', POLICIES, 'weighed');
  const look = lookFor(speaker(whole, game, oneOfThese(named, 'locale', LOCALES, 'en')), seats);
  const wish = { seats, seed: text(named, 'seed'), options: chosenOptions(named), policy };
  const { state, journal } = playRandomly(game, { ...wish, decisions });
  if (journal.length < decisions)
    throw new WrongArgument(`this game is over after ${journal.length} decisions`);

  const view = game.view(state, viewer);
  const focus = scene.focuses(view, look).find(({ id }) => id === named.focus)?.id;
  if (named.focus !== undefined && focus === undefined)
    throw new WrongArgument(`--focus ${String(named.focus)} is nothing that can be drawn alone`);
  const how = { viewer, ...(focus === undefined ? {} : { focus }) };
  let picture = scene.compose(view, look, how);
  if (named.since !== undefined) {
    const since = wholeNumber(named, 'since', 0, decisions);
    const earlier = playRandomly(game, { ...wish, decisions: since }).state;
    picture = withChanges(picture, scene.compose(game.view(earlier, viewer), look, how));
  }
  if (named.marks === true && viewer !== undefined) {
    const options = game.prompt(state, viewer)?.options ?? [];
    const marks = options.flatMap(({ target }, at) =>
      target === undefined ? [] : [{ target, number: at + 1 }],
    );
    picture = withMarks(picture, marks);
  }
  try {
    writeFileSync(out, createPainter().paint(picture, palette));
  } catch (cause) {
    throw new WrongArgument(
      `--out ${out} cannot be written (${cause instanceof Error ? cause.message : ''})`,
    );
  }
  process.stdout.write(`${altText(scene.describe(view, look, viewer).alt)}\n`);
  return 0;
});
