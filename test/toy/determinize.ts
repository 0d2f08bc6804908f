import type { Viewer } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { below, pickOne, shuffle, type Rng } from '../../src/engine/core/rng.ts';
import { seatsOf, type ToyFrame, type ToyState } from './state.ts';

/** Another world with the same look for this viewer: what he can't see is dealt anew. */
export function determinize(state: ToyState, viewer: Viewer, rng: Rng): ToyState {
  const draft = cloneJson(state);
  const word = (): number => below(rng, 0x1_0000_0000);
  draft.rng = { a: word(), b: word(), c: word(), counter: word() };
  shuffle(rng, draft.weather);
  const known = viewer !== undefined && draft.scouts.includes(viewer) ? draft.cores.splice(-1) : [];
  draft.cores = [...shuffle(rng, draft.cores), ...known];
  if (draft.ended === undefined) dealAnew(draft, viewer, rng);
  return draft;
}

function dealAnew(draft: ToyState, viewer: Viewer, rng: Rng): void {
  const hidden = seatsOf(draft).filter((seat) => seat !== viewer);
  const hands = draft.expeditions.filter((_, seat) => hidden.includes(seat));
  const unseen = shuffle(rng, [...draft.deck, ...hands.flatMap(({ hand }) => hand)]);
  for (const expedition of hands) expedition.hand = unseen.splice(0, expedition.hand.length).sort();
  draft.deck = unseen.sort();
  draft.frames = draft.frames.map((frame) => answerAnew(draft, frame, viewer, rng));
}

/** A face-down answer of somebody else is any that his new hand allows. */
function answerAnew(draft: ToyState, frame: ToyFrame, viewer: Viewer, rng: Rng): ToyFrame {
  if (frame.kind !== 'keep' && frame.kind !== 'plan') return frame;
  const handOf = (seat: number): string[] => [...(draft.expeditions[seat]?.hand ?? [])];
  if (frame.kind === 'plan') {
    const answers = frame.answers.map((given) =>
      given.seat === viewer ? given : { seat: given.seat, answer: pickOne(rng, handOf(given.seat)) },
    );
    return { ...frame, answers };
  }
  const answers = frame.answers.map((given) =>
    given.seat === viewer
      ? given
      : {
          seat: given.seat,
          answer: shuffle(rng, handOf(given.seat)).slice(0, given.answer.length).sort(),
        },
  );
  return { ...frame, answers };
}
