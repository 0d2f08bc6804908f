import type { ActionSpec, RuleError } from '../../core/contract.ts';
import { readForm } from '../../core/forms.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Box, Colour, Letter, Room } from './box.ts';

/** What a seat can do, as section 5 of the rules writes it. */
export type AquaSphereAction =
  | { readonly type: 'program'; readonly room: Room }
  | { readonly type: 'buy'; readonly colour: Colour }
  | { readonly type: 'lateral'; readonly room: Room }
  | ActAction
  | ReturnAction
  | { readonly type: 'pass' }
  | { readonly type: 'placeBot'; readonly sector: Letter }
  | { readonly type: 'done' }
  | { readonly type: 'payCrystal' }
  | { readonly type: 'stop' }
  | { readonly type: 'income' }
  | UseAction;
export interface ActAction {
  readonly type: 'act';
  readonly sector: Letter;
  readonly colour: Colour;
  /** the other programmed bot, returned while paying (AQS-MOVE-6) */
  readonly ret?: Colour;
}
export interface ReturnAction {
  readonly type: 'return';
  readonly colour: Colour;
}
export interface UseAction {
  readonly type: 'use';
  readonly card: string;
  /** the bot that makes room for a third one */
  readonly ret?: Colour;
}
type ActionType = AquaSphereAction['type'];

const FORM_BY_TYPE: Readonly<Record<ActionType, string>> = {
  program: 'program {room}',
  buy: 'buy {colour}',
  lateral: 'lateral {room}',
  act: 'act {sector} {colour}[ ret {returned}]',
  return: 'return {colour}',
  pass: 'pass',
  placeBot: 'place bot {sector}',
  done: 'done',
  payCrystal: 'pay crystal',
  stop: 'stop',
  income: 'income',
  use: 'use {card}[ ret {returned}]',
};
/** The subcommand of each type of action. */
const NAME_BY_TYPE: Readonly<Record<ActionType, string>> = {
  program: 'program',
  buy: 'buy',
  lateral: 'lateral',
  act: 'act',
  return: 'return',
  pass: 'pass',
  placeBot: 'place-bot',
  done: 'done',
  payCrystal: 'pay-crystal',
  stop: 'stop',
  income: 'income',
  use: 'use',
};
// as: the keys of that record
const ACTION_TYPES = Object.keys(FORM_BY_TYPE) as readonly ActionType[];

const PARAMETERS = ['room', 'colour', 'sector', 'card', 'returned'] as const;
export type ParameterName = (typeof PARAMETERS)[number];

export function actionSpecs(box: Box): readonly ActionSpec[] {
  const words: Readonly<Record<ParameterName, readonly string[]>> = {
    room: box.rooms,
    colour: box.colours,
    sector: [...box.sectors.keys()].map((letter) => letter.toLowerCase()),
    card: [...box.cards.keys()],
    returned: box.colours,
  };
  return ACTION_TYPES.map((type) => ({
    name: NAME_BY_TYPE[type],
    form: FORM_BY_TYPE[type],
    values: Object.fromEntries(
      PARAMETERS.filter((name) => FORM_BY_TYPE[type].includes(`{${name}}`)).map((name) => [
        name,
        words[name],
      ]),
    ),
  }));
}

export function formatAction(action: AquaSphereAction): string {
  switch (action.type) {
    case 'program':
    case 'lateral':
      return `${action.type} ${action.room}`;
    case 'buy':
    case 'return':
      return `${action.type} ${action.colour}`;
    case 'act':
      return `act ${action.sector.toLowerCase()} ${action.colour}${returning(action)}`;
    case 'placeBot':
      return `place bot ${action.sector.toLowerCase()}`;
    case 'payCrystal':
      return 'pay crystal';
    case 'use':
      return `use ${action.card}${returning(action)}`;
    case 'pass':
    case 'done':
    case 'stop':
    case 'income':
      return action.type;
  }
}

function returning({ ret }: { readonly ret?: Colour }): string {
  return ret === undefined ? '' : ` ret ${ret}`;
}

/** Any letter case and extra spaces; a room, colour, sector or card that the set lacks is no action. */
export function actionParser(box: Box): (text: string) => Result<AquaSphereAction, RuleError> {
  const specs = actionSpecs(box);
  const typeByName = new Map(ACTION_TYPES.map((type) => [NAME_BY_TYPE[type], type]));
  return (text) => {
    const read = readForm(specs, text.trim().replace(/\s+/gu, ' ').toLowerCase());
    if (!read.ok) return read;
    const { spec, parameters } = read.value;
    const type = typeByName.get(spec.name);
    if (type === undefined) throw new RangeError(`no verb ${spec.name}`);
    return ok(actionOf(type, parameters));
  };
}

function actionOf(type: ActionType, words: Readonly<Partial<Record<string, string>>>): AquaSphereAction {
  const { room = '', card = '' } = words;
  const sector = (words.sector ?? '').toUpperCase();
  // as: the words of colour parameters are colours (actionParser)
  const colour = words.colour as Colour;
  const ret = words.returned === undefined ? {} : { ret: words.returned as Colour };
  switch (type) {
    case 'program':
    case 'lateral':
      return { type, room };
    case 'buy':
    case 'return':
      return { type, colour };
    case 'act':
      return { type, sector, colour, ...ret };
    case 'placeBot':
      return { type, sector };
    case 'use':
      return { type, card, ...ret };
    case 'pass':
    case 'done':
    case 'payCrystal':
    case 'stop':
    case 'income':
      return { type };
  }
}
