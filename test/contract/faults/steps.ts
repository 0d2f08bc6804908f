import { ADVANCE, BOUND, ENDINGS, INVARIANTS, PLAIN, ROUND_TRIP, UNTOUCHED } from '../laws/steps.ts';
import { alsoDoing, startingWith, telling, WHOLE, type Fault } from './fault.ts';

export const FAULTS_OF_STEPS: readonly Fault[] = [
  {
    fault: 'apply writes into the state it is given',
    law: UNTOUCHED,
    game: {
      ...WHOLE,
      apply: (state, seat, action) => {
        const played = WHOLE.apply(state, seat, action);
        if (played.ok) state.dropped.sort().push('D1');
        return played;
      },
    },
  },
  {
    fault: 'apply writes into the state it is given where it can',
    law: UNTOUCHED,
    game: {
      ...WHOLE,
      apply: (state, seat, action) => {
        const played = WHOLE.apply(state, seat, action);
        if (!Object.isFrozen(state)) state.round += 1;
        return played;
      },
    },
  },
  {
    fault: 'the state holds a Map from the start',
    law: PLAIN,
    game: startingWith((state) => Object.assign(state, { marks: new Map([[1, 2]]) })),
  },
  {
    fault: 'a step puts a Map into the state',
    law: PLAIN,
    game: alsoDoing((draft, _seat, action) => {
      if (action.verb === 'go') Object.assign(draft, { way: new Map([['cell', action.cell]]) });
    }),
  },
  {
    fault: 'a key of the state is there and undefined',
    law: PLAIN,
    game: startingWith((state) => Object.assign(state, { ended: undefined })),
  },
  {
    fault: 'it is over and nobody said why',
    law: ENDINGS,
    game: { ...WHOLE, isOver: (state) => state.round > 1 },
  },
  {
    fault: 'advance does more than apply',
    law: ADVANCE,
    game: {
      ...WHOLE,
      advance: (draft, seat, action, emit) => {
        WHOLE.advance(draft, seat, action, emit);
        draft.flags.reverse();
      },
    },
  },
  {
    fault: 'what is legal depends on more than the state',
    law: ROUND_TRIP,
    game: {
      ...WHOLE,
      legalActions: (state, seat) =>
        Object.isFrozen(state)
          ? WHOLE.legalActions(state, seat)
          : WHOLE.legalActions(state, seat).toReversed(),
    },
  },
  {
    fault: 'a card is there twice',
    law: INVARIANTS,
    game: alsoDoing((draft, _seat, action) => {
      if (action.verb === 'search') draft.deck.push(...draft.deck.slice(0, 1));
    }),
  },
  {
    fault: 'a game is longer than it says',
    law: BOUND,
    game: { ...WHOLE, bound: () => 20 },
  },
  {
    fault: 'a game ends for two reasons',
    law: ENDINGS,
    game: telling((event) =>
      event.type === 'ended-by-rounds' ? [event, { type: 'ended-by-cores' }] : [event],
    ),
  },
];
