import { actionTable, wordsOf, written, type ActionIn, type ParameterIn } from '../../core/action-table.ts';
import type { Colour, Components, Letter } from './components.ts';

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
export type ParameterName = ParameterIn<typeof ACTIONS>;
