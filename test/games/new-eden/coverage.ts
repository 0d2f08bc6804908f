import { EVENTS } from '../../../src/engine/games/new-eden/messages.ts';
import type { Frame } from '../../../src/engine/games/new-eden/state.ts';
import type { Coverage } from '../../contract/law.ts';

/** Every kind of frame: a missing row does not compile. */
const FRAMES: Readonly<Record<Frame['kind'], true>> = {
  roundStart: true,
  turnStart: true,
  endPhaseA: true,
  dealMarket: true,
  fillRows: true,
  buildMarket: true,
  revealRows: true,
  nextAuction: true,
  soloAuction: true,
  build: true,
  hit: true,
  phaseD: true,
  finalScoring: true,
  turn: true,
  bottle: true,
  land: true,
  activate: true,
  destroy: true,
  market: true,
  place: true,
  row: true,
  openBid: true,
  bid: true,
  maximum: true,
  extra: true,
  keep: true,
  soloBid: true,
};

/** `gameStarted` belongs to the setup: no step emits it. */
const OF_STEPS = Object.keys(EVENTS).filter((type) => type !== 'gameStarted');

/** What must occur in New Eden's random games. */
export const NEW_EDEN_COVERAGE: Coverage = {
  frameKinds: Object.keys(FRAMES),
  eventTypes: OF_STEPS,
  endings: ['gameEnded'],
  simultaneous: ['market'],
  faceDown: { market: ['market'] },
};
