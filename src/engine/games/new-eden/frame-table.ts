import type { FrameTable, Automatic, Question } from '../../core/frames.ts';
import type { Action } from './action.ts';
import { activate } from './activation.ts';
import type { Asked, Runs } from './asked.ts';
import { bid, maximumQuestion, nextAuction, openBid, revealRows, row } from './auction.ts';
import type { Box } from './box.ts';
import { build, place } from './building.ts';
import { destroy } from './damage.ts';
import type { Event } from './events.ts';
import { extra } from './extra.ts';
import type { Frame, FrameOf, QuestionKind } from './frame.ts';
import { buildMarket, dealMarket, fillRows, market } from './market.ts';
import { bottle, land } from './oxygen.ts';
import { endPhaseA, roundStart, turnStart } from './phase-a.ts';
import { finalScoring, phaseD } from './phase-d.ts';
import { hit } from './research.ts';
import { keep, soloAuction, soloBid } from './solo-auction.ts';
import { playing, type State } from './state.ts';
import { turn } from './turn.ts';
import { wordsOf } from './words.ts';

/** The questions of the game. */
export const QUESTIONS: { readonly [K in QuestionKind]: Asked<K> } = {
  turn,
  bottle,
  land,
  activate,
  destroy,
  market,
  place,
  row,
  openBid,
  bid,
  maximum: maximumQuestion,
  extra,
  keep,
  soloBid,
};

function question<K extends QuestionKind>(
  box: Box,
  asked: Asked<K>,
): Question<State, FrameOf<K>, Action, Event> {
  const { settle, forced } = asked;
  return {
    seats: (state, frame) => asked.seats({ box, state }, frame),
    legal: (state, frame, seat) => asked.legal({ box, state }, frame, seat),
    ask: (state, frame) => asked.ask({ box, state }, frame),
    word: (state, frame, seat, action) => wordsOf({ box, state }, frame, seat, action),
    resolve: (draft, frame, seat, action, emit) => {
      asked.resolve(playing(box, draft, emit), frame, seat, action);
    },
    ...(settle === undefined
      ? {}
      : {
          settle: (draft, frame, emit) => {
            settle(playing(box, draft, emit), frame);
          },
        }),
    ...(forced === undefined
      ? {}
      : { whenForced: (state, frame, seat, legal) => forced({ box, state }, frame, seat, legal) }),
  };
}

function automatic<K extends Frame['kind']>(box: Box, runs: Runs<K>): Automatic<State, FrameOf<K>, Event> {
  return {
    run: (draft, frame, emit) => {
      runs(playing(box, draft, emit), frame);
    },
  };
}

export function frameTable(box: Box): FrameTable<State, Frame, Action, Event> {
  return {
    roundStart: automatic(box, roundStart),
    turnStart: automatic(box, turnStart),
    endPhaseA: automatic(box, endPhaseA),
    dealMarket: automatic(box, dealMarket),
    fillRows: automatic(box, fillRows),
    buildMarket: automatic(box, buildMarket),
    revealRows: automatic(box, revealRows),
    nextAuction: automatic(box, nextAuction),
    soloAuction: automatic(box, soloAuction),
    build: automatic(box, build),
    hit: automatic(box, hit),
    phaseD: automatic(box, phaseD),
    finalScoring: automatic(box, finalScoring),
    turn: question(box, QUESTIONS.turn),
    bottle: question(box, QUESTIONS.bottle),
    land: question(box, QUESTIONS.land),
    activate: question(box, QUESTIONS.activate),
    destroy: question(box, QUESTIONS.destroy),
    market: question(box, QUESTIONS.market),
    place: question(box, QUESTIONS.place),
    row: question(box, QUESTIONS.row),
    openBid: question(box, QUESTIONS.openBid),
    bid: question(box, QUESTIONS.bid),
    maximum: question(box, QUESTIONS.maximum),
    extra: question(box, QUESTIONS.extra),
    keep: question(box, QUESTIONS.keep),
    soloBid: question(box, QUESTIONS.soloBid),
  };
}
