import type { InteractionContext } from '../../src/commands/interaction-context.ts';
import type { CommandContext } from '../../src/commands/command-context.ts';
import { suggestionsFor } from '../../src/commands/suggestions.ts';
import { parseForm } from '../../src/engine/core/forms.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import type { Table } from '../../src/table/tables.ts';
import { interactionOf, startedTable } from '../../test/commands/test-context.ts';
import { Times } from './times.ts';

/** Steps are measured while the journal has from so many decisions on, */
export const JOURNALS = [0, 100, 300] as const;
/** to so many more. */
export const WINDOW = 50;
/** After every so many decisions autocomplete is asked, and the table as it is then is kept for the pictures. */
const PAUSE_EVERY = 20;

export interface TablePlay {
  readonly acts: ReadonlyMap<number, Times>;
  readonly suggestions: Times;
  /** as it was at each pause, and at the end */
  readonly tables: Table[];
}

export function noPlayYet(): TablePlay {
  const acts = new Map<number, Times>(JOURNALS.map((journal) => [journal, new Times()]));
  return { acts, suggestions: new Times(), tables: [] };
}

export interface TableWish {
  readonly gameId: string;
  readonly seats: number;
  readonly seed: string;
  readonly channelId: string;
}

/** Random players at a table on a real file, to the end; what is measured is added to `into`. */
export async function playAtTable(context: CommandContext, wish: TableWish, into: TablePlay): Promise<void> {
  const { gameId, seats, seed, channelId } = wish;
  const dice = seedRng(`${seed}/players`);
  let table = await startedTable(context, gameId, seats, channelId);
  while (table.record.status === 'playing') {
    if (table.record.journal.length % PAUSE_EVERY === 0) {
      await askForSuggestions(context, table, into.suggestions);
      into.tables.push(table);
    }
    table = await act(context, table, dice, into);
  }
  into.tables.push(table);
}

async function act(context: CommandContext, table: Table, dice: Rng, { acts }: TablePlay): Promise<Table> {
  const { state, journal } = table.record;
  if (state === undefined) throw new Error('a table that is played has no state');
  const { seat, action } = chooseAtRandom(table.game, state, dice, 'weighed');
  const text = table.game.formatAction(action);
  const { actor, channelId } = interactionAt(table, seat);
  const begun = JOURNALS.find((from) => journal.length >= from && journal.length < from + WINDOW);
  const times = (begun === undefined ? undefined : acts.get(begun)) ?? new Times();
  const played = await times.of(() => context.tables.act(actor, { channelId }, text, { confirmed: true }));
  if (!played.ok) throw new Error(`${text} of seat ${seat} is legal and refused (${played.error.code})`);
  return played.value;
}

/** An interaction of whoever sits there: the seats were dealt when the game began. */
function interactionAt({ record }: Table, seat: number): InteractionContext {
  const person = record.people[seat];
  if (person === undefined) throw new Error(`nobody sits at seat ${seat}`);
  const anybody = interactionOf(seat, 'en', record.place.channelId);
  return { ...anybody, actor: { ...anybody.actor, ...person } };
}

/** `/move`, and every parameter of the game's own commands, with nothing typed yet. */
async function askForSuggestions(context: CommandContext, table: Table, times: Times): Promise<void> {
  const [seat] = table.activeSeats();
  if (seat === undefined) throw new Error('a table that is played asks nobody');
  const person = interactionAt(table, seat);
  const fragment = '';
  await times.of(() => suggestionsFor(context, person, { command: 'move', focused: 'action', fragment }));
  for (const { name: verb, form } of table.game.actions) {
    for (const { name: focused } of parseForm(form).parameters) {
      const typing = { gameId: table.game.id, verb, parameters: { [focused]: fragment }, focused, fragment };
      await times.of(() => suggestionsFor(context, person, typing));
    }
  }
}
