import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pickWeighed, seedRng, type Rng } from '../src/engine/core/rng.ts';
import { LOCALES, type Locale } from '../src/i18n/locale.ts';
import { TEXTS } from '../src/i18n/texts.ts';
import { openTable, type OpenTable } from '../test/browser/open-table.ts';
import { DESKTOP, openBrowser } from 'local-discord/browser';
import { visit } from '../test/browser/visitor.ts';
import { chosenGame, chosenSeats, oneOfThese, readArguments, run, text } from './arguments.ts';
import { pageTable, type PageTable } from './page-table.ts';

/*
 * npm run -s play-page -- --game ID --seats N [--seed S] [--locale en|fr|pl] [--out FOLDER]: a whole game at the local
 * page in a real browser, by clicks alone; pictures of the page and all that the panels said are left in the folder.
 */

const MAIN = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const MOST_STEPS = 1_000;
const PICTURES_AT: readonly number[] = [0, 20, 60, 120];

/** What a person with a plan does seldom, in the three languages. */
const SELDOM =
  /pass|discard|give|skip|drop|end |stop|done|nothing|defaus|défaus|rend|renonc|termin|arrêt|rien|pas\b|pasuj|odrzu|oddaj|zakończ|koniec|pomiń|nic\b|rezygn|zwr[oó]/iu;

interface Wish {
  readonly title: string;
  readonly locale: Locale;
  readonly people: readonly string[];
  readonly out: string;
}

/** "X, then end the turn" is X. */
const THEN = /, (?:then|puis|potem) .*$/u;

/** Options are seldom given up; a kind of option is as good as any other. */
function chosenLabel(labels: readonly string[], dice: Rng): string {
  return pickWeighed(dice, labels, (label) => (SELDOM.test(label.replace(THEN, '')) ? 0.06 : 1));
}

/** All questions that this person is asked in a row; how many were answered. */
async function takeTurn(
  table: PageTable,
  who: string,
  dice: Rng,
  note: (line: string) => void,
): Promise<number> {
  await table.as(who);
  let panel = await table.openPanel();
  let answered = 0;
  for (;;) {
    note(`--- ${who}\n${panel.words}`);
    const labels = [...panel.options];
    if (labels.length === 0) return answered;
    const label = chosenLabel(labels, dice);
    note(`>>> ${label}`);
    panel = await table.choose(panel, label);
    if (/^\d+ · /u.test(label)) answered += 1;
  }
}

async function play(table: PageTable, { people, out, title, locale }: Wish, dice: Rng): Promise<number> {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const pictures = [...PICTURES_AT];
  let steps = 0;
  try {
    await table.begin(title, people, locale);
    while (!(await table.isOver())) {
      if (steps > MOST_STEPS) throw new Error(`not over after ${steps} decisions`);
      if (steps >= (pictures[0] ?? Infinity))
        await table.picture(join(out, `at-${pictures.shift() ?? 0}.png`));
      const [who] = await table.asked();
      if (who === undefined) throw new Error('nobody is asked');
      note(`=== ${await table.boardWords()}`);
      steps += await takeTurn(table, who, dice, note);
      await table.untilOthersAreAsked(who);
    }
    note(`=== ${await table.boardWords()}`);
  } finally {
    writeFileSync(join(out, 'words.txt'), lines.join('\n'));
    await table.picture(join(out, 'last.png'));
  }
  return steps;
}

function faults(opened: OpenTable, table: PageTable): readonly string[] {
  const logged = opened
    .said()
    .split('\n')
    .filter((line) => /"level":(?:[4-6]0)/u.test(line));
  return [...logged, ...table.troubles()];
}

run(async (args) => {
  const { named } = readArguments(args, { values: ['game', 'seats', 'seed', 'locale', 'out'] });
  const { game, texts } = chosenGame(named);
  const seats = chosenSeats(named, game);
  const locale = oneOfThese(named, 'locale', LOCALES, 'en');
  const out = text(named, 'out', join('/tmp', `play-page-${game.id}-${seats}-${locale}`));
  mkdirSync(out, { recursive: true });
  const people = ['Alice', 'Bruno', 'Chloé', 'Dagmara'].slice(0, seats);
  const dice = seedRng(text(named, 'seed', 'page'));
  const browser = await openBrowser();
  const opened = await openTable({ main: MAIN });
  const began = Date.now();
  try {
    const table = pageTable(await visit(browser, opened.url, { size: DESKTOP }), TEXTS[locale]);
    const steps = await play(table, { title: texts[locale].title, locale, people, out }, dice);
    const found = faults(opened, table);
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(
      `${game.id}, ${seats} seats, ${locale}: over after ${steps} decisions, ${seconds} s\n`,
    );
    process.stdout.write(found.map((fault) => `${fault}\n`).join(''));
    return found.length === 0 ? 0 : 1;
  } finally {
    writeFileSync(join(out, 'bot.log'), opened.said());
    await browser.close();
    await opened.close();
  }
});
