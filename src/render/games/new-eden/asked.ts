import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { Owner } from '../../glyphs.ts';
import type { Headline } from '../../headline.ts';
import { measureText } from '../../measure.ts';
import { FACTS } from './facts.ts';
import type { EdenLook, Said } from './messages.ts';
import { OUTSIDE_ARMS } from './order.ts';

/** More names than this are said by their tokens alone, and so are longer ones: the question has one line. */
const MOST_NAMES = 2;
const QUESTION = 1080;

export interface Person {
  readonly seat: Owner;
  readonly name: string;
  readonly colourWord: string;
}

/** Whose station it is. Deep Thought has no seat. */
export function personOf({ stations }: View, look: EdenLook, station: number): Person {
  if (stations[station]?.deepThought === true) {
    const name = look.say({ key: 'deepThought' });
    return { seat: undefined, name, colourWord: name };
  }
  const { name = '', colourWord = '' } = look.seats[station] ?? {};
  return { seat: station, name, colourWord };
}

/** In messages a station without a seat is Deep Thought's. */
export function whose({ stations }: View, station: number): { readonly seat?: number } {
  return stations[station]?.deepThought === true ? {} : { seat: station };
}

export function phaseMessage({ phase }: View): Said {
  return { key: `board.phase.${phase}` };
}

function outcome({ standings }: View): Said {
  const winners = standings.filter(({ rank }) => rank === 1);
  const seats = winners.flatMap(({ seat }) => seat ?? []);
  if (seats.length < winners.length)
    return seats.length === 0
      ? { key: 'board.deepThoughtWon' }
      : { key: 'board.wonWithDeepThought', with: { seats } };
  return { key: seats.length > 1 ? 'board.wonTogether' : 'board.won', with: { seats } };
}

/** Whose decision it is and about what; at the end, who has won. */
export function askedMessage(view: View): Said {
  const { over, question, asked } = view;
  if (over || question === undefined) return outcome(view);
  return { key: 'board.asked', with: { seats: asked, decided: { key: `decided.${question}` } } };
}

/** NED-OX-1: with a full tank, and while somebody can go anywhere. */
function canUseOxygen({ dome, oxygen, outside }: StationView): boolean {
  const canMove = OUTSIDE_ARMS.map((arm) => outside[arm]).some(
    (modules) =>
      (dome > 0 && modules.length > 0) || (modules.length > 1 && modules.some(({ lying }) => lying > 0)),
  );
  return canMove && oxygen.some(({ used }) => !used);
}

/** In the words of the board: oxygen only where it can be used, a bid for which row and against what. */
function decidedHere(view: View, question: NonNullable<View['question']>): Said {
  const { auction, stations, asked } = view;
  const hasOxygen = asked.some((seat) => stations[seat] !== undefined && canUseOxygen(stations[seat]));
  switch (question) {
    case 'turn':
      return { key: hasOxygen ? 'short.turn' : 'short.noOxygen' };
    // how much of it is left is not in the view: the words are true of nothing, too
    case 'extra':
      return { key: hasOxygen ? 'short.extra' : 'short.freeActions' };
    case 'row':
      return { key: 'short.chooseRow' };
    case 'market':
      return { key: 'short.market' };
    case 'openBid':
    case 'maximum': {
      if (auction === undefined) return { key: `decided.${question}` };
      return {
        key: question === 'openBid' ? 'short.openBid' : 'short.limit',
        with: { row: auction.row },
      };
    }
    case 'bid':
    case 'soloBid': {
      if (auction === undefined) return { key: `decided.${question}` };
      const { row, high } = auction;
      return high === 0
        ? { key: 'short.bidFor', with: { row } }
        : { key: 'short.beat', with: { row, coins: high } };
    }
    default:
      return { key: `decided.${question}` };
  }
}

/** On the board more than two are named by their tokens alone, and a turn is what one may do in it. */
function decision(view: View, look: EdenLook): string {
  const { over, question, asked } = view;
  if (over || question === undefined) return look.say(askedMessage(view));
  const decided = decidedHere(view, question);
  const named = look.say({ key: 'board.asked', with: { seats: asked, decided } });
  if (asked.length <= MOST_NAMES && measureText(named, 38, 'bold') <= QUESTION) return named;
  const words = look.say(decided);
  return words.charAt(0).toLocaleUpperCase(look.locale) + words.slice(1);
}

export function headlineWords(view: View, look: EdenLook): Headline {
  const { round, printed } = view;
  const stage = look.say({ key: 'board.round', with: { round, rounds: printed.rounds } });
  return {
    deciders: view.asked,
    question: decision(view, look),
    questionFacts: [FACTS.asked(view)],
    stage: { words: stage, facts: [FACTS.round(view)], round: { now: round, of: printed.rounds } },
    phase: { words: look.say({ key: `short.phase.${view.phase}` }), facts: [FACTS.phase(view)] },
  };
}
