/** What is offered while somebody types an option of a command. */
import type { CommandValues, OfferedChoice, OfferedCommand, OfferedOption } from '../page-protocol.ts';
import type { PageContext } from './page-context.ts';
import { perform } from './server.ts';

export const OPTION = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  number: 10,
  attachment: 11,
} as const;

/** What stands in a field, and what it means if it was chosen from the list. */
export interface Typed {
  readonly text: string;
  readonly value?: string | number;
}

export type TypedOptions = Readonly<Record<string, Typed>>;

const TRUE = 'true';

/** Choices that need no bot; undefined: the bot is to be asked. */
export function knownChoices(option: OfferedOption, page: PageContext): readonly OfferedChoice[] | undefined {
  if (option.autocomplete) return undefined;
  if (option.choices.length > 0) return option.choices;
  const { people, channels, bot } = page.here.shell;
  switch (option.type) {
    case OPTION.boolean:
      return [
        { name: page.words.yes, value: TRUE },
        { name: page.words.no, value: 'false' },
      ];
    case OPTION.user:
      return [...people, bot].map(({ id, name }) => ({ name, value: id }));
    case OPTION.channel:
      return channels
        .filter((one) => one.kind !== 'direct')
        .map(({ id, name }) => ({ name: `#${name}`, value: id }));
    default:
      return [];
  }
}

export const fitting = (choices: readonly OfferedChoice[], text: string): readonly OfferedChoice[] =>
  choices.filter((choice) => choice.name.toLowerCase().includes(text.trim().toLowerCase()));

/** As the bot gets it: what was chosen, or what was typed. */
export function valuesOf(command: OfferedCommand, typed: TypedOptions): CommandValues {
  const values: Record<string, string | number | boolean> = {};
  for (const option of command.options) {
    const given = typed[option.name];
    if (given === undefined || (given.text === '' && given.value === undefined)) continue;
    const value = given.value ?? given.text;
    const isNumber = option.type === OPTION.integer || option.type === OPTION.number;
    if (option.type === OPTION.boolean) values[option.name] = value === TRUE;
    else values[option.name] = isNumber ? Number(value) : value;
  }
  return values;
}

/** Asks the bot; undefined: it offered nothing in time. */
export async function fetchChoices(
  page: PageContext,
  command: OfferedCommand,
  typed: TypedOptions,
  focused: string,
): Promise<readonly OfferedChoice[] | undefined> {
  const { here } = page;
  const { [focused]: own, ...others } = typed;
  const values = { ...valuesOf(command, others), [focused]: own?.text ?? '' };
  const done = await perform('complete', { as: here.as, in: here.in, line: command.path, values, focused });
  return done?.choices;
}

/** Commands whose name begins with, or has, what was typed; names first, then descriptions. */
export function fittingCommands(
  commands: readonly OfferedCommand[],
  text: string,
): readonly OfferedCommand[] {
  const wanted = text.replace(/^\//, '').trim().toLowerCase();
  const ranked = commands.flatMap((command) => {
    const names = [command.shownPath.toLowerCase(), command.path.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return [{ command, rank: 0 }];
    if (names.some((name) => name.includes(wanted))) return [{ command, rank: 1 }];
    return command.description.toLowerCase().includes(wanted) ? [{ command, rank: 2 }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ command }) => command);
}
