import { leavesBarrier } from '../../src/engine/core/barrier.ts';
import type { AnyGame, CoreState, Msg, Viewer } from '../../src/engine/core/contract.ts';
import { playText, type Decision } from '../../src/engine/core/replay.ts';
import { sayWith } from '../../src/i18n/say.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import { isPublic, singleAnswer } from '../../src/table/forced.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import type { TableRecord } from '../../src/table/record.ts';
import type { GamePackage } from '../../scripts/games.ts';

/* What players cannot know and a test must: the table's record, and its game played along step by step. */

export async function recordOf(dataDir: string, channelId: string): Promise<TableRecord> {
  const store = await openStore(dataDir);
  if (!store.ok) throw new Error(store.error);
  const found = await createRecordStore(store.value.tables, TABLE_CODEC).get(channelId);
  await store.value.close();
  if (!found.ok) throw new Error(`the record of this table can’t be read: ${JSON.stringify(found.error)}`);
  if (found.value === undefined) throw new Error('there is no record of this table');
  return found.value;
}

export interface Inside {
  readonly state: () => CoreState;
  readonly journal: () => readonly Decision[];
  /** revision of the table -> the game as it was then */
  readonly stateAt: ReadonlyMap<number, CoreState>;
  /** a step as the table takes it, or two in one go; whether the player may take the last one back */
  play(...decisions: readonly Decision[]): { readonly undoable: boolean };
  takeBack(): void;
}

/** The game of a table that has just begun. */
export function insideOf(game: AnyGame, { base, rev: first }: TableRecord): Inside {
  if (base === undefined) throw new Error('the game has not begun');
  let rev = first;
  let states: readonly CoreState[] = [base];
  let journal: readonly Decision[] = [];
  /** lengths of the journal right after each decision that was a choice */
  let choices: readonly number[] = [];
  const stateAt = new Map([[rev, base]]);
  const state = (): CoreState => states.at(-1) ?? base;
  const turned = (): void => {
    rev += 1;
    stateAt.set(rev, state());
  };
  /** as the table does: where a seat has no choice, unless undo would stop there */
  const playForced = (undoable: boolean): void => {
    for (;;) {
      const forced = singleAnswer(game, state());
      if (forced === undefined || !isPublic(game, state(), forced)) return;
      const decision = { seat: forced.seat, text: forced.option.text };
      const played = playText(game, state(), decision);
      if (!played.ok) throw new Error(`${decision.text} was not forced: ${played.error.code}`);
      if (undoable && leavesBarrier(game, state(), played.value.state, played.value.events)) return;
      states = [...states, played.value.state];
      journal = [...journal, decision];
    }
  };
  return {
    state,
    journal: () => journal,
    stateAt,
    play(...decisions) {
      let undoable = false;
      for (const decision of decisions) {
        const before = state();
        const played = playText(game, before, decision);
        if (!played.ok) throw new Error(`${decision.text} of seat ${decision.seat}: ${played.error.code}`);
        const { state: after, events } = played.value;
        states = [...states, after];
        journal = [...journal, decision];
        undoable = !leavesBarrier(game, before, after, events);
        choices = [...choices, journal.length];
      }
      playForced(undoable);
      turned();
      return { undoable };
    },
    takeBack() {
      const after = (choices.at(-1) ?? 1) - 1;
      choices = choices.slice(0, -1);
      states = states.slice(0, after + 1);
      journal = journal.slice(0, after);
      turned();
    },
  };
}

/** Lines of the text board, in a language, as that viewer has it: for a seat with what only it may see. */
export function textBoard(
  { rulebook, texts, scene }: GamePackage,
  game: AnyGame,
  names: readonly string[],
): (state: CoreState, viewer: Viewer, locale: Locale) => readonly string[] {
  return (state, viewer, locale) => {
    const playerName = (seat: number): string => names[seat] ?? '';
    const messages = rulebook.messages;
    const say = sayWith({ locale, messages, texts: texts[locale], names: game.names, playerName });
    const look = {
      locale,
      seats: names.map((name, seat) => ({ name, colourWord: TEXTS[locale].seats[seat] ?? '' })),
      say: (message: Msg) => say.say(message),
      name: (category: string, id: string) => say.name(category, id),
    };
    const { sections } = scene.describe(game.view(state, viewer), look, viewer, game.forecast?.(state));
    return sections.flatMap(({ lines }) => lines.map(({ text }) => text));
  };
}
