import type { FrameTable } from '../../core/frames.ts';
import { notDone } from '../../core/simultaneous.ts';
import { perform } from './acting.ts';
import type { AquaSphereAction } from './actions.ts';
import type { Box } from './box.ts';
import type { AquaSphereEvent } from './events.ts';
import { scoreFinally } from './final-scoring.ts';
import { answerInTurn, goOn, mustDecide, payments } from './knowledge.ts';
import { answerLetters, canPlace, letterActions, wordLetter } from './letters.ts';
import { wordAtLine, lineQuestion } from './line-words.ts';
import { say } from './messages.ts';
import { endRound } from './next-round.ts';
import type { Play } from './position.ts';
import { answerPrepare, openScoring, prepareActions, wordPrepare } from './preparing.ts';
import { trimmable } from './programming.ts';
import { carryOutInstant } from './researching.ts';
import { returnBot } from './returning.ts';
import { payReward } from './rewards.ts';
import { advancing, answerAdvance, tally } from './scoring.ts';
import type { AquaSphereFrame, AquaSphereState } from './state.ts';
import { passOn, playTurn, turnActions, wordReturn, wordTurn } from './turn.ts';

type Frames = FrameTable<AquaSphereState, AquaSphereFrame, AquaSphereAction, AquaSphereEvent>;

/** The decision flow: every kind of frame, what it asks and what follows (section 4 of the rules). */
export function frameTable(box: Box): Frames {
  const play = (draft: AquaSphereState, emit: (event: AquaSphereEvent) => void): Play => ({
    box,
    state: draft,
    draft,
    emit,
  });
  return { ...inTurn(box, play), ...inScoring(box, play) };
}

type ToPlay = (draft: AquaSphereState, emit: (event: AquaSphereEvent) => void) => Play;
type TurnKind = 'turn' | 'trim' | 'reward' | 'perform' | 'instant' | 'letters' | 'knowledge' | 'nextTurn';

function inTurn(box: Box, play: ToPlay): Pick<Frames, TurnKind> {
  return {
    ...turnAndTrim(box, play),
    ...lettersAndKnowledge(box, play),
    reward: {
      run: (draft, frame, emit) => {
        payReward(play(draft, emit), frame);
      },
    },
    perform: {
      run: (draft, frame, emit) => {
        perform(play(draft, emit), frame);
      },
    },
    instant: {
      run: (draft, frame, emit) => {
        carryOutInstant(play(draft, emit), frame);
      },
    },
    nextTurn: {
      run: (draft, frame, emit) => {
        passOn(play(draft, emit), frame);
      },
    },
  };
}

function turnAndTrim(box: Box, play: ToPlay): Pick<Frames, 'turn' | 'trim'> {
  return {
    turn: {
      seats: (_state, { seat }) => [seat],
      legal: (state, { seat }) => turnActions({ box, state }, seat),
      ask: () => say('ask-turn'),
      word: (state, _frame, seat, action) => wordTurn({ box, state }, seat, action),
      resolve: (draft, _frame, seat, action, emit) => {
        playTurn(play(draft, emit), seat, action);
      },
      // AQS-TURN-6: no other single option is taken for the player
      whenForced: (_state, _frame, _seat, legal) =>
        legal.length === 1 && legal[0]?.type === 'pass' ? legal[0] : undefined,
    },
    trim: {
      seats: (_state, { seat }) => [seat],
      legal: (state, frame) => trimmable({ box, state }, frame).map((colour) => ({ type: 'return', colour })),
      ask: (_state, { fresh }) => say('ask-trim', { fresh }),
      word: (state, _frame, seat, action) =>
        action.type === 'return'
          ? wordReturn({ box, state }, seat, action.colour)
          : { label: say('do-done') },
      resolve: (draft, _frame, seat, action, emit) => {
        if (action.type === 'return') returnBot(play(draft, emit), seat, action.colour, 'pays');
      },
    },
  };
}

function lettersAndKnowledge(box: Box, play: ToPlay): Pick<Frames, 'letters' | 'knowledge'> {
  return {
    letters: {
      seats: (state, frame) => (canPlace({ box, state }, frame) ? [frame.seat] : []),
      legal: (_state, frame) => letterActions(frame),
      ask: (_state, { left }) => say('ask-letters', { letters: left }),
      word: (state, _frame, _seat, action) => wordLetter({ box, state }, action),
      resolve: (draft, frame, seat, action, emit) => {
        answerLetters(play(draft, emit), frame, seat, action);
      },
    },
    knowledge: {
      seats: (state, { seat, left }) => (mustDecide({ box, state }, seat, left) ? [seat] : []),
      legal: (state, { seat }) => [...payments({ box, state }, seat), { type: 'stop' }],
      ask: (state, { left }, seat) => lineQuestion({ box, state }, seat, left),
      word: (state, { left }, seat, action) => wordAtLine({ box, state }, seat, left, action, 'pays'),
      resolve: (draft, frame, _seat, action, emit) => {
        answerInTurn(play(draft, emit), frame, action);
      },
      settle: (draft, frame, emit) => {
        goOn(play(draft, emit), frame);
      },
    },
  };
}

function inScoring(box: Box, play: ToPlay): Pick<Frames, Exclude<keyof Frames, TurnKind>> {
  return {
    scoring: {
      run: (draft, _frame, emit) => {
        openScoring(play(draft, emit));
      },
    },
    prepare: {
      seats: (_state, frame) => notDone(frame),
      legal: (state, frame, seat) => prepareActions({ box, state }, frame, seat),
      ask: (_state, { income }, seat) => say('ask-prepare', { time: income[seat] ?? 0 }),
      word: (state, frame, seat, action) => wordPrepare({ box, state }, frame, seat, action),
      resolve: (draft, frame, seat, action, emit) => {
        answerPrepare(play(draft, emit), frame, seat, action);
      },
    },
    tally: {
      run: (draft, _frame, emit) => {
        tally(play(draft, emit));
      },
    },
    advance: {
      seats: (state, frame) => advancing({ box, state }, frame),
      legal: (state, _frame, seat) => [...payments({ box, state }, seat), { type: 'stop' }],
      ask: (state, { left }, seat) => lineQuestion({ box, state }, seat, left[seat] ?? 0),
      word: (state, { left }, seat, action) =>
        wordAtLine({ box, state }, seat, left[seat] ?? 0, action, 'pays nothing'),
      resolve: (draft, frame, seat, action, emit) => {
        answerAdvance(play(draft, emit), frame, seat, action);
      },
    },
    roundEnd: {
      run: (draft, _frame, emit) => {
        endRound(play(draft, emit));
      },
    },
    final: {
      run: (draft, _frame, emit) => {
        scoreFinally(play(draft, emit));
      },
    },
  };
}
