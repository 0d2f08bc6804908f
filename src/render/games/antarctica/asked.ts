import type { Msg } from '../../../engine/core/contract.ts';
import type { View as AntarcticaView } from '../../../engine/games/antarctica/view.ts';
import type { HeaderWords } from '../../header.ts';
import type { Look } from '../../game-scene.ts';
import { fact } from './facts.ts';

/** Whose decision it is and about what; at the end, who has won. */
export function askedMessage(view: AntarcticaView): Msg {
  const { asked, turn, sun } = view;
  if (asked === undefined) {
    const seats = view.standings.flatMap(({ seat, rank }) =>
      rank === 1 && seat !== undefined ? [seat] : [],
    );
    return { key: seats.length > 1 ? 'board.wonTogether' : 'board.won', with: { seats } };
  }
  const { kind, seat, points = 0 } = asked;
  const icebreaker = turn?.icebreaker === true;
  if (kind === 'sail')
    return { key: icebreaker ? 'asked.sailIcebreaker' : 'asked.sail', with: { seat, area: sun.area } };
  const about = {
    seat,
    ...(kind === 'act' && { area: turn?.target ?? sun.area }),
    ...(kind === 'track' && { points }),
  };
  const what = { key: `asked.${kind}`, with: about };
  return icebreaker ? { key: 'asked.inIcebreakerTurn', with: { what } } : what;
}

/** Idle turns are told when they have become many (section 7.1). */
function isIdling({ nearEnd }: AntarcticaView): boolean {
  return nearEnd.idleTurns * 2 > nearEnd.idleLimit;
}

export function headerWords(view: AntarcticaView, look: Look): HeaderWords {
  const { asked, nearEnd } = view;
  const { cardsLeft, fewestUnplaced, idleTurns, idleLimit } = nearEnd;
  const words = {
    deciders: asked === undefined ? [] : [asked.seat],
    decision: look.say(askedMessage(view)),
    decisionFacts: [fact.asked(view)],
  };
  if (view.end !== undefined)
    return { ...words, stage: look.say({ key: `over.${view.end}` }), stageFacts: [fact.end(view.end)] };
  if (isIdling(view))
    return {
      ...words,
      stage: look.say({ key: 'board.idle', with: { turns: idleTurns, limit: idleLimit } }),
      stageFacts: [fact.idle(view)],
      phase: look.say({ key: 'board.toGo', with: { cards: cardsLeft, scientists: fewestUnplaced } }),
      phaseFacts: [fact.cardsToGo(view), fact.scientistsToGo(view)],
    };
  return {
    ...words,
    stage: look.say({ key: 'board.cardsToGo', with: { count: cardsLeft } }),
    stageFacts: [fact.cardsToGo(view)],
    phase: look.say({ key: 'board.scientistsToGo', with: { count: fewestUnplaced } }),
    phaseFacts: [fact.scientistsToGo(view)],
  };
}
