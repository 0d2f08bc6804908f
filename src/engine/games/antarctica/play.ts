import type { FrameTable, FrameWords, Question } from '../../core/frames.ts';
import { playFrames } from '../../core/frames.ts';
import { actQuestion } from './act.ts';
import { formatAction, type Action } from './actions.ts';
import { claimCard } from './build.ts';
import { runEffects } from './effects.ts';
import { endTurn, finish } from './end.ts';
import type { AntarcticaEvent } from './events.ts';
import type { Kit } from './kit.ts';
import { because } from './messages.ts';
import { moveQuestion } from './move-ship.ts';
import type { Asking } from './question.ts';
import { sailQuestion } from './sail.ts';
import { placeQuestion } from './setup.ts';
import { draftQuestion, pickQuestion } from './shipyard.ts';
import type { AntarcticaFrame, AntarcticaState, FrameKind, FrameOf } from './state.ts';
import { moveSun } from './sun.ts';
import { jointQuestion, startCubeQuestion, trackQuestion } from './track-choice.ts';
import { wordOption } from './words.ts';

type QuestionKind = 'place' | 'startCube' | 'sail' | 'act' | 'track' | 'pick' | 'draft' | 'move' | 'joint';
export type Questions = { readonly [K in QuestionKind]: Asking<K> };

/** Every question of the game. */
function questionsOf(kit: Kit): Questions {
  return {
    place: placeQuestion(kit),
    startCube: startCubeQuestion(kit),
    sail: sailQuestion(kit),
    act: actQuestion(kit),
    track: trackQuestion(kit),
    pick: pickQuestion,
    draft: draftQuestion,
    move: moveQuestion(kit),
    joint: jointQuestion(kit),
  };
}

function worded<K extends FrameKind>(
  kit: Kit,
  asking: Asking<K>,
): Question<AntarcticaState, FrameOf<K>, Action, AntarcticaEvent> {
  return {
    ...asking,
    legal: (state, frame, seat) =>
      asking
        .candidates(state, frame, seat)
        .filter((action) => asking.whyNot(state, frame, seat, action) === undefined),
    word: (state, frame, seat, action) => wordOption(kit, state, frame, seat, action),
  };
}

/** What each frame asks or does. */
export function frameTable(
  kit: Kit,
  questions: Questions,
): FrameTable<AntarcticaState, AntarcticaFrame, Action, AntarcticaEvent> {
  return {
    place: worded(kit, questions.place),
    startCube: worded(kit, questions.startCube),
    sun: {
      run: (draft, _frame, emit) => {
        moveSun(kit, draft, emit);
      },
    },
    sail: worded(kit, questions.sail),
    act: worded(kit, questions.act),
    track: worded(kit, questions.track),
    claim: { run: claimCard },
    effects: {
      run: (draft, frame, emit) => {
        runEffects(kit, draft, frame, emit);
      },
    },
    pick: worded(kit, questions.pick),
    draft: worded(kit, questions.draft),
    move: worded(kit, questions.move),
    joint: worded(kit, questions.joint),
    endTurn: {
      run: (draft, _frame, emit) => {
        endTurn(kit, draft, emit);
      },
    },
    finish: {
      run: (draft, frame, emit) => {
        finish(kit, draft, frame, emit);
      },
    },
  };
}

/** Why the action is not legal now; nothing if it is. */
function explainWith(questions: Questions): FrameWords<AntarcticaState, Action>['explain'] {
  return (state, seat, action) => {
    const frame = state.frames.at(-1);
    if (frame === undefined) return because('ANT-END-1', 'why.over');
    if (!(frame.kind in questions)) return undefined;
    // as: the frame's kind is one of the questions', and the question was made for frames of that kind
    const question = questions[frame.kind as QuestionKind] as Asking<FrameKind>;
    const asked = question.seats(state, frame);
    if (!asked.includes(seat)) return because('ANT-SUN-3', 'why.notAsked', { seats: asked });
    return question.whyNot(state, frame, seat, action);
  };
}

export function playWith(kit: Kit): ReturnType<
  typeof playFrames<AntarcticaState, AntarcticaFrame, Action, AntarcticaEvent>
> & {
  explain: FrameWords<AntarcticaState, Action>['explain'];
} {
  const questions = questionsOf(kit);
  const explain = explainWith(questions);
  return { ...playFrames(frameTable(kit, questions), { formatAction, explain }), explain };
}
