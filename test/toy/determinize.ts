import type { Seat, Viewer } from '../../src/engine/core/contract.ts';
import { pickOne, shuffle, type Rng } from '../../src/engine/core/rng.ts';
import { seatsOf, type Frame, type Play, type State } from './state.ts';

/** What the viewer can't see is dealt anew. */
export function determinize({ draft }: Play, viewer: Viewer, rng: Rng): void {
  const known = viewer !== undefined && draft.scouts.includes(viewer) ? draft.cores.splice(-1) : [];
  draft.cores = [...shuffle(rng, draft.cores), ...known];
  if (draft.ended !== undefined) return;
  const hands = seatsOf(draft).flatMap((seat) => (seat === viewer ? [] : (draft.expeditions[seat] ?? [])));
  const unseen = shuffle(rng, [...draft.deck, ...hands.flatMap(({ hand }) => hand)]);
  for (const expedition of hands) expedition.hand = unseen.splice(0, expedition.hand.length).sort();
  draft.deck = unseen.sort();
  draft.frames = draft.frames.map((frame) => answerAnew(draft, frame, viewer, rng));
}

/** A face-down answer of somebody else is any that their new hand allows. */
function answerAnew(draft: State, frame: Frame, viewer: Viewer, rng: Rng): Frame {
  const handOf = (seat: Seat): string[] => [...(draft.expeditions[seat]?.hand ?? [])];
  if (frame.kind === 'plan')
    return {
      ...frame,
      answers: frame.answers.map(({ seat, answer }) => ({
        seat,
        answer: seat === viewer ? answer : pickOne(rng, handOf(seat)),
      })),
    };
  if (frame.kind !== 'keep') return frame;
  const another = (seat: Seat, count: number): string[] => shuffle(rng, handOf(seat)).slice(0, count).sort();
  return {
    ...frame,
    answers: frame.answers.map(({ seat, answer }) => ({
      seat,
      answer: seat === viewer ? answer : another(seat, answer.length),
    })),
  };
}
