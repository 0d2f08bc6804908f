import { pillSize, type PillLook } from '../../pills.ts';
import { FACTS } from './facts.ts';
import type { EdenLook, Said } from './messages.ts';
import type { StationPlace } from './station-place.ts';

/* Why somebody acts no more, as a chip on their plate. */

export interface Chip {
  readonly says: string;
  readonly look: PillLook;
  readonly width: number;
  readonly facts: readonly string[];
}

interface Aside {
  readonly says: Said;
  readonly shorter?: Said;
  readonly facts: readonly string[];
}

/** Why somebody acts no more in this phase: passed, has chosen, out of the auction that runs or of all of them. */
function isAside({ view, station, of }: StationPlace): Aside | undefined {
  if (view.over) return undefined;
  if (view.phase === 'A' && of.passed > 0)
    return { says: { key: 'sign.passed' }, facts: [FACTS.passed(station, of)] };
  // who still chooses is asked: the plate is lit
  if (of.hasChosen === true)
    return {
      says: { key: 'short.chosen' },
      facts: [FACTS.chosen(station, of)],
    };
  if (view.phase !== 'C' || of.deepThought) return undefined;
  if (of.droppedAll)
    return {
      says: { key: 'short.outOfAll' },
      shorter: { key: 'sign.out' },
      facts: [FACTS.droppedAll(station)],
    };
  const { auction } = view;
  // who bids how much stands in the row
  if (auction === undefined || auction.bidder === station || auction.in.includes(station)) return undefined;
  return { says: { key: 'sign.out' }, facts: [FACTS.in(auction.in)] };
}

const CHIP = { tint: 'plate-rim', light: -0.15 } as const;

/** The largest first, at each size the most telling. */
export function chipsOf(place: StationPlace, look: EdenLook): Chip[] {
  const aside = isAside(place);
  if (aside === undefined) return [];
  const { says, shorter = says, facts } = aside;
  const wordings = [
    [says, 30],
    [shorter, 30],
    [says, 26],
    [shorter, 26],
  ] as const;
  return wordings.map(([message, size]) => {
    const words = look.say(message);
    const made = { size, fill: CHIP, ink: 'ink', edge: CHIP } as const;
    return { says: words, look: made, width: pillSize([words], made).width, facts };
  });
}
