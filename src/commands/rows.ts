import {
  ButtonStyle,
  ComponentType,
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIButtonComponentWithCustomId,
  type APISelectMenuOption,
} from 'discord.js';

/** A row of buttons, or one select menu: a message has at most five. */
export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;

const BUTTONS_IN_ROW = 5;
export const MAX_CHOICES = 25;
const MAX_BUTTON_LABEL = 80;
export const MAX_CHOICE_LABEL = 100;

/** Words with a button beside them. */
export interface Section {
  readonly text: string;
  readonly button: Button;
}

type ButtonTone = 'main' | 'quiet' | 'good' | 'grave';
const STYLE_BY_TONE = {
  main: ButtonStyle.Primary,
  quiet: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const;

export function button(
  customId: string,
  label: string,
  tone: ButtonTone = 'quiet',
  disabled = false,
): Button {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: shortened(label, MAX_BUTTON_LABEL),
    style: STYLE_BY_TONE[tone],
    ...(disabled && { disabled }),
  };
}

export interface Choice {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

export function selectRow(customId: string, placeholder: string, choices: readonly Choice[]): Row {
  const options = choices.map(({ label, value, description, chosen }): APISelectMenuOption => ({
    label: shortened(label, MAX_CHOICE_LABEL),
    value,
    ...(description !== undefined &&
      description !== '' && { description: shortened(description, MAX_CHOICE_LABEL) }),
    ...(chosen === true && { default: true }),
  }));
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId,
        placeholder: shortened(placeholder, 150),
        options,
        min_values: 1,
        max_values: 1,
      },
    ],
  };
}

/** Buttons five to a row. */
export function buttonRows(buttons: readonly Button[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += BUTTONS_IN_ROW) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + BUTTONS_IN_ROW) });
  }
  return rows;
}

/** Cut at a whole character, with an ellipsis: only where the full words stand in the message itself. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > most - 1) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}
