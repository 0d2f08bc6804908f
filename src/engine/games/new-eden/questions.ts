import { bid, maximum, nextAuction, openBid, revealRows, row } from './auction.ts';
import { build, hit, place } from './building.ts';
import { destroy } from './damage.ts';
import { extra } from './extra.ts';
import { buildMarket, dealMarket, fillRows, market } from './market.ts';
import { activate, bottle, land } from './oxygen.ts';
import { endPhaseA, roundStart, turnStart } from './phase-a.ts';
import { phaseD } from './phase-d.ts';
import { finalScoring } from './scoring.ts';
import { keep, soloAuction, soloBid } from './solo.ts';
import type { Questions } from './state.ts';
import { turn } from './turn.ts';

/** What each kind of frame asks, or what happens by itself. */
export const QUESTIONS: Questions = {
  roundStart,
  turnStart,
  turn,
  bottle,
  land,
  activate,
  build,
  place,
  hit,
  destroy,
  endPhaseA,
  dealMarket,
  market,
  fillRows,
  buildMarket,
  revealRows,
  nextAuction,
  row,
  openBid,
  bid,
  maximum,
  extra,
  keep,
  soloAuction,
  soloBid,
  phaseD,
  finalScoring,
};
