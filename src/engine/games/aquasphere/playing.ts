import type { ComponentSet } from '../../core/contract.ts';
import type { Guide } from '../../core/guide.ts';
import type { AquaSphereAction } from './actions.ts';
import { OUT, pointsFor, START, type Box } from './box.ts';
import { lettersOf } from './final-scoring.ts';
import { capacityOf, cardsOf } from './position.ts';
import type { AquaSphereState, Player } from './state.ts';

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

export function guideFor({ components: box }: ComponentSet<Box>): Guide<AquaSphereState, AquaSphereAction> {
  return {
    spread: 8,
    cut: () => 10,
    estimate: (state) =>
      state.players.map((player, seat) => {
        const rounds = box.rounds - state.round;
        const passed = state.passed.includes(seat);
        return (
          player.kp +
          held(box, player) +
          rounds * eachRound(box, player) +
          (passed ? 0 : thisRound(box, player))
        );
      }),
  };
}

function held(box: Box, player: Player): number {
  return (
    WORTH.extension * player.extensions.length +
    WORTH.letters * pointsFor(box, 'letters', lettersOf(box, player).length) +
    WORTH.crystal * player.crystals +
    WORTH.time * player.time
  );
}

function thisRound(box: Box, { programmed, engineer }: Player): number {
  return WORTH.bot * programmed.length + WORTH.move * (box.limits.engineerMoves - movesMade(box, engineer));
}

function movesMade(box: Box, room: string): number {
  if (room === START) return 0;
  return room === OUT ? box.limits.engineerMoves : (box.rowOf.get(room) ?? 0);
}

function eachRound(box: Box, player: Player): number {
  return (
    WORTH_A_ROUND.submarine * (box.submarinesEach - player.submarines) +
    WORTH_A_ROUND.supply * player.supply +
    WORTH_A_ROUND.engineerCard * cardsOf(box, player, 'engineer').length +
    WORTH_A_ROUND.catchCard * cardsOf(box, player, 'catch').length +
    WORTH_A_ROUND.octopods * capacityOf(box, player).octopods +
    WORTH_A_ROUND.knowledge * player.kp
  );
}
