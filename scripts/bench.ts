import { readArguments, run, text, chosenGame, WrongArgument } from './arguments.ts';
import { GAMES } from '../src/games/index.ts';
import { measureDrawings, type WholeGame } from './bench/drawings.ts';
import { measureNoughts } from './bench/noughts.ts';
import { profileOfOneMove } from './bench/one-move.ts';
import { tableOf, type Extent, type Row } from './bench/row.ts';
import { measureRules } from './bench/rules.ts';
import { measureStart } from './bench/starting.ts';
import { measureStoring } from './bench/storing.ts';
import { measureWholeBot } from './bench/whole-bot.ts';

/*
 * npm run -s bench -- [--json] [--smoke] [--only rules,drawings]: what the bot costs, each figure beside a floor that was
 * measured in the same run. docs/performance.md explains the rows. --smoke tries only whether everything works.
 * npm run -s bench -- --profile: instead of that, where the time of one whole move goes.
 */

type Part = (games: readonly WholeGame[], extent: Extent) => readonly Row[] | Promise<readonly Row[]>;

const PARTS: Readonly<Record<string, Part>> = {
  rules: (games, extent) =>
    measureRules(
      games.map(({ game }) => game),
      extent,
    ),
  noughts: (_games, extent) => measureNoughts(extent),
  drawings: measureDrawings,
  storing: measureStoring,
  start: measureStart,
  bot: measureWholeBot,
};

run(async (args) => {
  const { named } = readArguments(args, { values: ['only'], flags: ['json', 'smoke', 'profile'] });
  const only = named.only === undefined ? Object.keys(PARTS) : text(named, 'only').split(',');
  const extent: Extent = named.smoke === true ? 'smoke' : 'whole';
  const games = GAMES.map(({ rulebook }) => chosenGame({ game: rulebook.id }));
  if (named.profile === true) {
    process.stdout.write(`${await profileOfOneMove(games)}\n`);
    return 0;
  }
  const rows: Row[] = [];
  for (const name of only) {
    const part = PARTS[name];
    if (part === undefined)
      throw new WrongArgument(`--only ${name} is none of ${Object.keys(PARTS).join(', ')}`);
    const measured = await part(games, extent);
    rows.push(...measured);
    if (named.json !== true) process.stdout.write(`${tableOf(measured)}\n\n`);
  }
  if (named.json === true) process.stdout.write(`${JSON.stringify({ rows })}\n`);
  return 0;
});
