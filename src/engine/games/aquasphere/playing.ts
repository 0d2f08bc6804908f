import type { ComponentSet } from '../../core/contract.ts';
import type { Guide } from '../../core/guide.ts';
import type { Action } from './actions.ts';
import { OUT, pointsFor, START, type Components } from './components.ts';
import { lettersOf } from './scoring.ts';
import { capacityOf, cardsOf, type Player, type State } from './state.ts';

/*
 * What a position will be worth to a player. The numbers were fitted to games that the search played against itself,
 * then rounded; what a round brings counts for each round to come.
 */
const WORTH = {
  extension: 3.5,
  /** of the points that the letters on the lab would bring now */
  letters: 0.5,
  crystal: 2.5,
  time: 1.2,
  /** in this round: a programmed bot, and a move of the engineer that is left */
  bot: 3.5,
  move: 5,
} as const;
const WORTH_A_ROUND = {
  submarine: 2,
  /** a bot that isn't used */
  supply: -0.5,
  engineerCard: 1.5,
  catchCard: 2,
  octopods: 0.7,
  /** a lead in points melts away: the others have spent theirs on what pays later */
  knowledge: -0.15,
} as const;

export function guideFor({ components }: ComponentSet<Components>): Guide<State, Action> {
  return {
    spread: 8,
    cut: () => 10,
    estimate: (state) =>
      state.players.map((player, seat) => {
        const rounds = components.counts.rounds - state.round;
        const passed = state.passed.includes(seat);
        return (
          player.kp +
          held(components, player) +
          rounds * eachRound(components, player) +
          (passed ? 0 : thisRound(components, player))
        );
      }),
  };
}

function held(components: Components, player: Player): number {
  return (
    WORTH.extension * player.extensions.length +
    WORTH.letters * pointsFor(components, 'letters', lettersOf(components, player).length) +
    WORTH.crystal * player.crystals +
    WORTH.time * player.time
  );
}

function thisRound(components: Components, { programmed, engineer }: Player): number {
  return (
    WORTH.bot * programmed.length +
    WORTH.move * (components.limits.engineerMoves - movesMade(components, engineer))
  );
}

function movesMade(components: Components, room: string): number {
  if (room === START) return 0;
  return room === OUT ? components.limits.engineerMoves : (components.rowOfRoom.get(room) ?? 0);
}

function eachRound(components: Components, player: Player): number {
  return (
    WORTH_A_ROUND.submarine * (components.submarinesEach - player.submarines) +
    WORTH_A_ROUND.supply * player.supply +
    WORTH_A_ROUND.engineerCard * cardsOf(components, player, 'engineer').length +
    WORTH_A_ROUND.catchCard * cardsOf(components, player, 'catch').length +
    WORTH_A_ROUND.octopods * capacityOf(components, player).octopods +
    WORTH_A_ROUND.knowledge * player.kp
  );
}
