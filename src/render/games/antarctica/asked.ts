import { headline } from '../../headline.ts';
import type { Headline, HeadlinePlace } from '../../headline.ts';
import type { LastTurn } from '../../last-turn.ts';
import type { Shape } from '../../shapes.ts';
import { fact } from './facts.ts';
import { lastTurnWords } from './last-turn.ts';
import type { AntarcticaLook, Said } from './messages.ts';
import type { AntarcticaView } from './view.ts';

function winnersOf({ standings }: AntarcticaView): number[] {
  return standings.flatMap(({ seat, rank }) => (rank === 1 && seat !== undefined ? [seat] : []));
}

/** For the picture, which shows what is asked, or for those who have words alone. */
type Telling = 'picture' | 'words';

/** Whose decision it is and about what; at the end, who has won. */
export function askedMessage(view: AntarcticaView, telling: Telling): Said {
  const { asked, turn } = view;
  if (asked === undefined) {
    const seats = winnersOf(view);
    return { key: seats.length > 1 ? 'board.wonTogether' : 'board.won', with: { seats } };
  }
  const what = questionOf(view, asked, telling);
  // others' questions would read as if it were their icebreaker
  if (turn?.icebreaker !== true || asked.seat !== turn.seat) return what;
  // ANT-ICE-5
  if (asked.kind === 'sail' && !turn.discarded)
    return { key: 'asked.sailIcebreaker', with: { seat: asked.seat, area: view.sun.area } };
  return { key: 'asked.inIcebreakerTurn', with: { what } };
}

/** Questions that need no more words than whose they are. */
const PLAIN = ['place', 'startCube', 'pick', 'draft', 'move', 'joint'] as const;

function questionOf(
  { turn, sun }: AntarcticaView,
  { kind, seat, points = 0 }: NonNullable<AntarcticaView['asked']>,
  telling: Telling,
): Said {
  if (kind === 'sail') return { key: 'asked.sail', with: { seat, area: sun.area } };
  if (kind === 'act') return { key: 'asked.act', with: { seat, area: turn?.target ?? sun.area } };
  if (kind === 'track') return { key: 'asked.track', with: { seat, points } };
  // the picture says why beside the question, and shows no card called a shipyard's
  if (telling === 'words' && (kind === 'pick' || kind === 'draft'))
    return { key: `line.${kind}`, with: { seat } };
  const plain = PLAIN.find((one) => one === kind);
  if (plain === undefined) throw new RangeError(`nobody is asked: ${kind}`);
  return { key: `asked.${plain}`, with: { seat } };
}

/** Whoever has just ended a turn may be the next to sail: the sun has come to another ship of theirs. */
function sailsAgain(
  { asked, turn, sun }: AntarcticaView,
  last: LastTurn<AntarcticaView> | undefined,
): Said | undefined {
  const ended = last?.steps.some(
    ({ seat, events }) => seat === asked?.seat && events.some(({ type }) => type === 'turnEnded'),
  );
  if (
    asked?.kind !== 'sail' ||
    turn?.icebreaker === true ||
    ended !== true ||
    last?.steps[0]?.seat !== asked.seat
  )
    return undefined;
  return { key: 'asked.sailAgain', with: { seat: asked.seat, area: sun.area } };
}

/** A sign of the board that the question is about, and what it means. */
function hintOf(
  { asked }: AntarcticaView,
  look: AntarcticaLook,
): { readonly hint?: NonNullable<Headline['hint']> } {
  switch (asked?.kind) {
    case 'sail':
    case 'place':
    case 'move':
      return { hint: { sign: 'anchor', words: look.say({ key: 'board.mayGo' }) } };
    case 'pick':
      return { hint: { sign: 'face-down', words: look.say({ key: 'board.shipBuilt' }) } };
    case 'draft':
      return { hint: { sign: 'face-down', words: look.say({ key: 'board.passedOn' }) } };
    default:
      return {};
  }
}

export function headlineWords(
  view: AntarcticaView,
  look: AntarcticaLook,
  last: LastTurn<AntarcticaView> | undefined,
): Headline {
  const told = lastTurnWords(last, view, look);
  return {
    deciders: view.asked === undefined ? winnersOf(view) : [view.asked.seat],
    question: look.say(sailsAgain(view, last) ?? askedMessage(view, 'picture')),
    questionFacts: [fact.asked(view)],
    ...hintOf(view, look),
    ...(told && { last: told }),
  };
}

const PLACE: HeadlinePlace = {
  left: 27,
  right: 1126,
  question: 37,
  last: 86,
  largest: 58,
  token: 58,
  lastInk: '~last',
};
/** What is asked, and the last turn with what it brought everybody; why is on the plates. */
export function header(
  view: AntarcticaView,
  look: AntarcticaLook,
  last: LastTurn<AntarcticaView> | undefined,
): Shape[] {
  return headline(headlineWords(view, look, last), PLACE);
}
