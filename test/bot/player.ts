import type { AnyGame } from '../../src/engine/core/contract.ts';
import { matchForm } from '../../src/engine/core/forms.ts';
import type { Channel } from 'local-discord';
import type { Outcome, PersonInChannel as Seat } from 'local-discord';
import type { SeenMessage as Seen } from 'local-discord';
import { BLANK_NAME } from '../../src/commands/blank-picture.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { toyGame } from '../toy/index.ts';
import { waitFor, type Stage } from './bot.ts';

/* What players do at their Discord clients, over and over, in these tests. */

export interface People {
  readonly ann: Seat;
  readonly bob: Seat;
  readonly eve: Seat;
}

let channels = 0;

/** In a channel of their own, so that tests do not meet. */
export function newChannel(stage: Stage): Channel {
  channels += 1;
  return stage.discord.world.addChannel(stage.discord.home.guild.id, `table-${channels}`);
}

export function everybody(stage: Stage, channel = newChannel(stage)): People {
  const at = (name: string, locale: string): Seat => stage.discord.person(name, locale).in(channel);
  return { ann: at('Ann', 'en-US'), bob: at('Bob', 'fr'), eve: at('Eve', 'pl') };
}

/** A table of Ann and Bob, started, its first board message posted. */
export async function startedTable(stage: Stage, channel = newChannel(stage)): Promise<People> {
  const people = everybody(stage, channel);
  const before = boards(people.ann).length;
  await people.ann.type('game new', { game: 'toy' });
  await people.bob.type('game join');
  await people.ann.type('game start');
  await waitFor(() => boards(people.ann).length > before, 8_000, 'the board');
  return people;
}

/** The bot's public messages that ask for decisions or tell the end; all but the last have lost their buttons. */
export function boards(seat: Seat): readonly Seen[] {
  return seat.messages().filter(({ ephemeral, buttons, files }) => {
    const hasLog = buttons.some(({ customId }) => customId?.startsWith('log:'));
    return !ephemeral && (hasLog || (buttons.length === 0 && files.length > 0));
  });
}

export function lastBoard(seat: Seat): Seen {
  const last = boards(seat).at(-1);
  if (last === undefined) throw new Error('no board has been posted');
  return last;
}

/** What the person may do now, by the offers of /move; empty if they are not asked. */
export async function offers(seat: Seat): Promise<readonly string[]> {
  const choices = await seat.autocomplete('move', { action: '' }, 'action');
  return choices.map(({ value }) => String(value)).filter((value) => value !== '-');
}

/** The one who is asked now, and what they may do. */
export async function asked(
  ...seats: readonly Seat[]
): Promise<{ seat: Seat; texts: readonly string[] } | undefined> {
  for (const seat of seats) {
    const texts = await offers(seat);
    if (texts.length > 0) return { seat, texts };
  }
  return undefined;
}

/** One of the choices of a panel: a button, or an entry of a menu. */
export interface Tap {
  readonly customId: string;
  readonly values?: readonly string[];
}

export function taps({ buttons, selects }: Seen): readonly Tap[] {
  return [
    ...buttons.flatMap(({ customId = '' }) => (customId.startsWith('act:') ? [{ customId }] : [])),
    ...selects.flatMap(({ customId, options }) =>
      options.map(({ value }) => ({ customId, values: [value] })),
    ),
  ];
}

export function tapAt(panel: Seen, at: number): Tap {
  const found = taps(panel)[at];
  if (found === undefined) throw new Error(`there is no choice ${at} in the panel`);
  return found;
}

export async function tap(
  seat: Seat,
  panel: Seen,
  { customId, values }: Tap,
  how: { readonly deliveries?: number } = {},
): Promise<Outcome> {
  return values === undefined ? seat.click(panel, customId, how) : seat.select(panel, customId, values, how);
}

/** The same from a screen that still shows what the message no longer has. */
export async function forge(seat: Seat, panel: Seen, { customId, values }: Tap): Promise<Outcome> {
  return seat.forge(panel, customId, values === undefined ? {} : { values });
}

/** A choice, and the panel as it is afterwards. */
export async function pressTap(seat: Seat, panel: Seen, which: Tap): Promise<Seen> {
  return changed(seat, panel, () => tap(seat, panel, which));
}

/** A click in a panel, and the panel as it is afterwards. */
export async function press(seat: Seat, panel: Seen, which: string): Promise<Seen> {
  return changed(seat, panel, () => seat.click(panel, which));
}

export async function choose(seat: Seat, panel: Seen, customId: string, value: string): Promise<Seen> {
  return changed(seat, panel, () => seat.select(panel, customId, [value]));
}

export async function forged(seat: Seat, panel: Seen, customId: string): Promise<Seen> {
  return changed(seat, panel, () => seat.forge(panel, customId));
}

async function changed(seat: Seat, panel: Seen, act: () => Promise<Outcome>): Promise<Seen> {
  const shape = (): string => {
    const { content, components, files } = seat.again(panel);
    return JSON.stringify([content, components, files.map(({ url }) => url)]);
  };
  const before = shape();
  await act();
  await waitFor(() => shape() !== before, 8_000, 'an answer in the panel');
  return drawn(seat, panel);
}

const DRAWING = LOCALES.map((locale) => TEXTS[locale].panel.drawing);

/** The message with its picture, which may come after the words. */
export async function drawn(seat: Seat, message: Seen): Promise<Seen> {
  const isDrawn = (): boolean => {
    const { text, files } = seat.again(message);
    const isBlank = files.some(({ filename }) => filename === BLANK_NAME);
    return !isBlank && !DRAWING.some((words) => text.includes(words));
  };
  await waitFor(isDrawn, 15_000, 'the picture');
  return seat.again(message);
}

export async function openPanel(seat: Seat): Promise<Seen> {
  return drawn(seat, answerOf(await seat.type('play')));
}

export function answerOf(outcome: Outcome): Seen {
  if (outcome.message === undefined) throw new Error(`no answer: ${outcome.interaction.state}`);
  return outcome.message;
}

/** By the game's own command; every parameter is taken from what autocomplete offers, typed one after the other. */
export async function bySlash(
  seat: Seat,
  text: string,
  game: Pick<AnyGame, 'id' | 'actions'> = toyGame(),
): Promise<Seen> {
  const match = matchForm(game.actions, text);
  if (match === undefined) throw new Error(`${text} is of no form`);
  const line = `${game.id} ${match.spec.name}`;
  const typed: Record<string, string> = {};
  for (const [parameter, words] of Object.entries(match.parameters)) {
    const offered = await seat.autocomplete(line, { ...typed, [parameter]: words }, parameter);
    const chosen = offered.find(({ value }) => value === words);
    if (chosen === undefined) throw new Error(`${line} ${parameter}: ${words} was not offered`);
    typed[parameter] = String(chosen.value);
  }
  return drawn(seat, answerOf(await seat.type(line, typed)));
}

export async function byMove(seat: Seat, text: string): Promise<Seen> {
  return drawn(seat, answerOf(await seat.type('move', { action: text })));
}

/** By the panel: through its groups and pages to the entry with that text. */
export async function byPanel(seat: Seat, text: string): Promise<Seen> {
  let panel = await openPanel(seat);
  for (let step = 0; step < 40; step += 1) {
    const direct = panel.buttons.find(
      ({ customId }) => customId?.startsWith('act:') === true && customId.endsWith(`:${text}`),
    );
    if (direct?.customId !== undefined) return press(seat, panel, direct.customId);
    const menu = panel.selects.find(({ options }) => options.some(({ value }) => value === text));
    if (menu !== undefined) return choose(seat, panel, menu.customId, text);
    const next = nextDoor(panel, step);
    if (next === undefined) throw new Error(`${text} is not in the panel: ${panel.text}`);
    panel = await press(seat, panel, next);
  }
  throw new Error(`${text} could not be reached in the panel`);
}

/** The next page, or back to the groups and into the next one. */
function nextDoor({ buttons, selects }: Seen, step: number): string | undefined {
  const open = buttons.filter(({ disabled }) => !disabled);
  const page = open.find(({ label }) => label.includes('▶'));
  if (page !== undefined) return page.customId;
  const shows = open.filter(({ customId }) => customId?.startsWith('show:'));
  if (selects.length > 0 || shows.length === 1) return shows.at(-1)?.customId;
  return shows[Math.floor(step / 2) % Math.max(1, shows.length)]?.customId;
}

/** Ends the game by the consent of both. */
export async function abandoned({ ann, bob }: People): Promise<void> {
  const pressed = async (seat: Seat, message: Seen, verb: string): Promise<Seen> => {
    const which = message.buttons.find(({ customId }) => customId?.startsWith(verb))?.customId;
    return which === undefined ? message : answerOf(await seat.click(message, which));
  };
  const asks = (): boolean =>
    lastBoard(bob).buttons.some(({ customId }) => customId?.startsWith('vote-yes:'));
  await pressed(ann, answerOf(await ann.type('game abandon')), 'abandon-yes:');
  await waitFor(asks, 8_000, 'the question to the others');
  await pressed(bob, await pressed(bob, lastBoard(bob), 'vote-yes:'), 'vote-sure:');
}

/** The story as this person may know it. */
export async function storyOf(seat: Seat): Promise<readonly string[]> {
  return answerOf(await seat.type('log')).text.split('\n');
}

/** Plays the first thing that is offered, by /move, until the table has got so far. */
export async function playOn(people: People, enough: (board: Seen) => boolean, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (enough(lastBoard(people.ann))) return;
    const turn = await asked(people.ann, people.bob);
    const text = turn?.texts[0];
    if (turn === undefined || text === undefined) throw new Error('nobody is asked');
    const before = lastBoard(people.ann);
    await byMove(turn.seat, text);
    await waitFor(() => isOther(lastBoard(people.ann), before), 8_000, 'the board after a move');
  }
  throw new Error(`not there after ${most} moves`);
}

export function isOther(now: Seen, before: Seen): boolean {
  return now.id !== before.id || now.text !== before.text || now.files[0]?.url !== before.files[0]?.url;
}

export async function pngOf(message: Seen): Promise<Buffer> {
  const [file] = message.files;
  if (file === undefined) throw new Error('there is no picture');
  const answer = await fetch(file.url);
  return Buffer.from(await answer.arrayBuffer());
}
