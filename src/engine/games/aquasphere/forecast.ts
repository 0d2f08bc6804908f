import type { Forecast, Seat } from '../../core/contract.ts';
import { stepsToLine } from './knowledge.ts';
import { octopodsCost, octopodsCostIn } from './scoring.ts';
import { playerOf, seatsOf, visibleTile, type Position } from './state.ts';

/* What will cost points soon: the question of a turn says it, and the board shows it for everybody. */

/** Octopods in the seat's sectors, and the steps to a red line that is near and that it can't pay. */
export function costsSoon(at: Position, seat: Seat): { readonly points: number; readonly steps?: number } {
  const { components, state } = at;
  const { crystals, programmed, kp } = playerOf(state, seat);
  const points = octopodsCost(at, seat);
  const steps = stepsToLine(components, kp);
  const isNear = steps !== undefined && steps < visibleTile(at).tile.lamp;
  // the bot that acts is gone before the points come: at a question of the turn it is already; who has passed acts no more
  const top = state.frames.at(-1);
  const hasActed = top !== undefined && top.kind !== 'turn' && 'seat' in top && top.seat === seat;
  const spare = programmed.length - (hasActed || state.passed.includes(seat) ? 0 : 1);
  const canPay = crystals >= components.limits.crystalPerLine || spare > 0;
  return { points, ...(isNear && !canPay && { steps }) };
}

/** Before the scoring of a round: afterwards octopods cost nothing for a while. */
const BEFORE_SCORING: ReadonlySet<string> = new Set(['turn', 'trim', 'letters', 'knowledge', 'prepare']);

/** Sector by sector, and the line by the seat that it stops. */
export function forecast(at: Position): readonly Forecast[] {
  const { state } = at;
  if (!BEFORE_SCORING.has(state.frames.at(-1)?.kind ?? 'over')) return [];
  return seatsOf(state).flatMap((seat): Forecast[] => [
    ...state.ring.flatMap((sector): Forecast[] => {
      const points = sector.control === seat ? octopodsCostIn(at, sector) : 0;
      return points === 0 ? [] : [{ seat, what: 'octopods', where: sector.letter, points }];
    }),
    ...(costsSoon(at, seat).steps === undefined ? [] : [{ seat, what: 'line' }]),
  ]);
}
