import { completions, agreeingTexts } from '../engine/core/typed-text.ts';
import type { Seat } from '../engine/core/contract.ts';
import type { Table } from '../table/tables.ts';
import type { Asking } from './asking.ts';
import { speechTo, textsFor, type Desk } from './desk.ts';
import { plainName } from './escape.ts';
import { HINT } from './hint.ts';
import { choicesOf, numberedOptions } from './panel.ts';
import { folded, hasLetters } from './panel-path.ts';
import type { Typing } from './request.ts';
import { LONGEST_CHOICE, MOST_CHOICES, shortened } from './rows.ts';
import { focusesOf } from './seeing.ts';
import type { Speech } from './speech.ts';

/** What autocomplete offers: words in the person's language, and the canonical words that they stand for. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Read from the last saved record, without waiting for anybody: Discord allows no deferral here. */
export async function suggestionsFor(
  desk: Desk,
  asking: Asking,
  typing: Typing,
): Promise<readonly Suggestion[]> {
  const found = await desk.tables.at(asking.channelId);
  if (!found.ok || found.value === undefined) return [hint(noTable(asking))];
  const table = found.value;
  if ('command' in typing) {
    if (typing.command === 'board') return focusSuggestions(desk, asking, table, typing.fragment);
    return typing.command === 'move' ? moveSuggestions(desk, asking, table, typing.fragment) : [];
  }
  return wordSuggestions(desk, asking, table, typing);
}

/** A line that says why there is nothing to choose; sent all the same, it is refused with the same words. */
function hint(text: string): Suggestion {
  return { name: shortened(text.replaceAll('`', ''), LONGEST_CHOICE), value: HINT };
}

/** The seat that is asked, or what to say to everybody else. */
function askedSeat(desk: Desk, asking: Asking, table: Table): Seat | Suggestion {
  const { refusals } = textsFor(asking);
  if (table.record.status !== 'playing') return hint(refusals.T_NOT_PLAYING(NOTHING));
  const seat = table.seatOf(asking.asker.userId);
  if (seat === undefined) return hint(refusals.T_NOT_SEATED(NOTHING));
  const active = table.activeSeats();
  if (active.includes(seat)) return seat;
  const names = speechTo(desk, asking, table, 'label').names(active);
  return hint(refusals.E_NOT_ACTIVE({ ...NOTHING, asked: names }));
}

const NOTHING = { asked: '', host: '', game: '', min: 1, max: 1, typed: '' };

function noTable(asking: Asking): string {
  return textsFor(asking).refusals.T_NO_TABLE(NOTHING);
}

function moveSuggestions(desk: Desk, asking: Asking, table: Table, fragment: string): readonly Suggestion[] {
  const seat = askedSeat(desk, asking, table);
  if (typeof seat !== 'number') return [seat];
  const prompt = table.prompt(seat);
  if (prompt === undefined) return [];
  const label = speechTo(desk, asking, table, 'label');
  const choices = choicesOf(numberedOptions(prompt, label, label));
  const fitting = choices.filter((option) => hasLetters(option, fragment));
  return offered(
    fitting.map(({ text, label }) => ({ name: label, value: text })),
    fragment,
    asking,
  );
}

type VerbTyping = Extract<Typing, { gameId: string }>;

function wordSuggestions(
  desk: Desk,
  asking: Asking,
  table: Table,
  { gameId, verb, parameters, focused, fragment }: VerbTyping,
): readonly Suggestion[] {
  const spec = table.game.actions.find(({ name }) => name === verb);
  const label = speechTo(desk, asking, table, 'label');
  if (spec === undefined || table.record.gameId !== gameId)
    return [hint(textsFor(asking).house.otherGame(label.title))];
  const seat = askedSeat(desk, asking, table);
  if (typeof seat !== 'number') return [seat];
  const legal = table.legalTexts(seat);
  const found = completions(spec, legal, parameters, focused).map((words) => ({
    name: namedWords(table, label, focused, words),
    value: words,
  }));
  const fitting = found.filter(({ name, value }) => hasLetters({ label: name, text: value }, fragment));
  const ownCommand = agreeingTexts(spec, legal, {}).length > 0;
  if (found.length === 0 && !ownCommand) return [hint(textsFor(asking).house.nothingFits)];
  return offered(fitting, fragment, asking);
}

/** A word, or each word of a list, by its name in the reader's language. */
export function namedWords(table: Table, { say }: Speech, parameter: string, words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const message = table.game.wordFor?.(parameter, word);
      return message === undefined ? word : plainName(say.say(message));
    })
    .join(', ');
}

function focusSuggestions(desk: Desk, asking: Asking, table: Table, fragment: string): readonly Suggestion[] {
  if (table.record.state === undefined) return [hint(textsFor(asking).refusals.T_NOT_PLAYING(NOTHING))];
  const focuses = focusesOf(desk, asking, table, undefined);
  const fitting = focuses.filter(({ id, label }) => hasLetters({ label, text: id }, fragment));
  return offered(
    fitting.map(({ id, label }) => ({ name: label, value: id })),
    fragment,
    asking,
  );
}

/** What begins as typed comes first; the game's own order decides among the rest. */
function offered(fitting: readonly Suggestion[], fragment: string, asking: Asking): readonly Suggestion[] {
  if (fitting.length === 0) return [hint(textsFor(asking).house.nothingFits)];
  const start = folded(fragment);
  const begins = ({ name, value }: Suggestion): boolean =>
    folded(name).startsWith(start) || folded(value).startsWith(start);
  return [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))]
    .slice(0, MOST_CHOICES)
    .map(({ name, value }) => ({ name: shortened(name, LONGEST_CHOICE), value }));
}
