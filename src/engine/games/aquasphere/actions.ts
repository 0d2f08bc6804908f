import { actionTable, wordsOf, written, type ActionIn, type ParameterIn } from '../../core/action-table.ts';
import type { Msg } from '../../core/contract.ts';
import type { Colour, Components, Letter } from './components.ts';
import { say } from './messages.ts';

const COLOUR = wordsOf<Components, Colour>(({ colours }) => colours);

/** What a seat can do, as section 5 of the rules writes it. */
export const ACTIONS = actionTable(
  {
    program: 'program {room}',
    buy: 'buy {colour}',
    lateral: 'lateral {room}',
    // `returned` is the other programmed bot, returned while paying (AQS-MOVE-6)
    act: 'act {sector} {colour}[ ret {returned}]',
    return: 'return {colour}',
    pass: 'pass',
    'place-bot': 'place bot {sector}',
    done: 'done',
    'pay-crystal': 'pay crystal',
    stop: 'stop',
    income: 'income',
    // `returned` is the bot that makes room for a third one (AQS-SCORE-4)
    use: 'use {card}[ ret {returned}]',
  },
  {
    room: wordsOf<Components>(({ rooms }) => rooms),
    colour: COLOUR,
    sector: written<Letter, Components>(
      ({ sectors }) => [...sectors.keys()],
      (letter) => letter.toLowerCase(),
      (word) => word.toUpperCase(),
    ),
    card: wordsOf<Components>(({ cards }) => [...cards.keys()]),
    returned: COLOUR,
  },
);
export type Action = ActionIn<typeof ACTIONS>;
export type Verb = Action['verb'];
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>;
export type Parameter = ParameterIn<typeof ACTIONS>;

/** What autocomplete calls a word of an action text: a card by its name, a colour with the action it stands for. */
export function wordFor(_components: Components, parameter: string, word: string): Msg | undefined {
  switch (parameter) {
    case 'room':
      return say('word.room', { room: word });
    case 'colour':
    case 'returned':
      return say('word.colour', { colour: word, action: word });
    case 'sector':
      return say('word.sector', { sector: word.toUpperCase() });
    case 'card':
      return say('word.card', { card: word });
    default:
      return undefined;
  }
}
