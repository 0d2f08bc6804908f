import { AND_THEN, type PromptOption, type Role, type Seat } from '../engine/core/contract.ts';
import { matchForm } from '../engine/core/forms.ts';
import type { Table } from '../table/tables.ts';
import type { Narrowable } from './panel-path.ts';
import type { Speech } from './speech.ts';

/** An option of the question, ready to be shown; its number is the one on the picture. */
export interface NumberedOption {
  readonly number: number;
  readonly text: string;
  readonly label: string;
  /** what choosing it is, in a word, for its button */
  readonly word: string;
  readonly detail?: string;
  readonly group?: string;
  readonly target?: string;
  readonly role?: Role;
  /** the same and the step after it, in one go */
  readonly together?: Narrowable;
  /** number, label and detail for a message, in which names must be made harmless; buttons and menus know no markdown */
  readonly line: string;
  /** the same in two lines, beside a button */
  readonly lines: string;
}

/** What a seat may do now, in a player's order, numbered as on the picture; nothing if it isn't asked. */
export function numberedOptions(
  table: Table,
  seat: Seat,
  label: Speech,
  message: Speech = label,
): readonly NumberedOption[] {
  const wordFor = (text: string): string => {
    const verb = matchForm(table.game.actions, text)?.spec.name;
    return verb === undefined ? label.texts.panel.choose : label.verb(verb);
  };
  return inPlayersOrder(table, seat).map((option, index): NumberedOption => {
    const { text, label: words, detail, group, target, role, together } = option;
    const number = index + 1;
    const said = `**${numbered({ number, label: message.say.say(words) })}**`;
    const details = detail === undefined ? undefined : message.say.say(detail);
    return {
      number,
      text,
      label: label.say.say(words),
      word: wordFor(text),
      line: details === undefined ? said : `${said} – ${details}`,
      lines: details === undefined ? said : `${said}\n-# ${details}`,
      ...(detail !== undefined && { detail: label.say.say(detail) }),
      ...(group !== undefined && { group: label.say.say({ key: group }) }),
      ...(target !== undefined && { target }),
      ...(role !== undefined && { role }),
      ...(together !== undefined && {
        together: { text: `${text}${AND_THEN}${together.next}`, label: label.say.say(together.label) },
      }),
    };
  });
}

/** What one most likely wants comes first, what is rarely wanted and what ends the turn come last. */
function inPlayersOrder({ game, record, prompt }: Table, seat: Seat): readonly PromptOption<unknown>[] {
  const { state } = record;
  const options = prompt(seat)?.options ?? [];
  if (state === undefined) return options;
  const weight = ({ action }: PromptOption<unknown>): number => game.weigh?.(state, seat, action) ?? 1;
  return options
    .map((option) => ({ option, place: PLACES[option.role ?? 'choice'], weight: weight(option) }))
    .sort((a, b) => a.place - b.place || b.weight - a.weight)
    .map(({ option }) => option);
}

const PLACES: Readonly<Record<Role | 'choice', number>> = { choice: 0, aside: 1, end: 2 };

/** All that can be chosen: every option, then what is offered in one go. */
export function choicesOf(options: readonly NumberedOption[]): readonly Narrowable[] {
  return [...options, ...options.flatMap(({ together }) => together ?? [])];
}

export function numbered({ number, label }: Pick<NumberedOption, 'number' | 'label'>): string {
  return `${number} · ${label}`;
}
