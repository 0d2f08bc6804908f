import type { Frame } from '../../../src/engine/core/contract.ts';
import { canonicalJson, cloneJson } from '../../../src/engine/core/json.ts';
import { pickOne } from '../../../src/engine/core/rng.ts';
import { must, type Law } from '../law.ts';
import { onPush } from './steps.ts';

/* What was saved is taken back, and nothing else. */

type Path = readonly (string | number)[];

export const SAVED: Law = {
  name: 'checkState takes every state that was reached',
  at({ game, state }) {
    const checked = game.checkState(JSON.parse(JSON.stringify(state)));
    must(checked.ok, `a reached state is refused: ${checked.ok ? '' : checked.error}`);
    must(canonicalJson(checked.value) === canonicalJson(state), 'checkState gives another state');
  },
};

const GARBAGE: readonly unknown[] = [null, 42, 'state', true, [], {}, { frames: [] }, [[]]];

export const DAMAGED: Law = {
  name: 'checkState refuses what is no state of this game',
  every: 6,
  at({ game, state, dice }) {
    for (const garbage of GARBAGE)
      must(!game.checkState(garbage).ok, `${JSON.stringify(garbage)} is taken for a state`);
    for (const key of ['frames', 'rng']) {
      const copy = Object.fromEntries(Object.entries(state).filter(([name]) => name !== key));
      must(!game.checkState(copy).ok, `a state without ${key} is taken`);
    }
    const strange = { ...state, frames: [...state.frames, { kind: 'no-such-frame' }] };
    must(!game.checkState(strange).ok, 'a state with an unknown frame is taken');
    const paths = pathsIn(state);
    for (let times = 0; times < 12; times += 1) {
      const path = pickOne(dice, paths);
      const hurt = hurtAt(state, path);
      must(!game.checkState(hurt).ok, `a state with something else at ${path.join('.')} is taken`);
    }
  },
};

export const HUNG: Law = {
  name: 'checkState refuses a state whose top frame asks nobody: the table would wait for ever',
  after({ game, counts }, { before, seat, action, after }) {
    const draft = cloneJson(before);
    const pushed: Frame[] = [];
    onPush(draft, (frame) => pushed.push(cloneJson(frame)));
    game.advance(draft, seat, action, () => undefined);
    for (const frame of pushed) {
      const hung = { ...after, frames: [...after.frames, frame] };
      if (game.activeSeats(hung).length > 0) continue;
      counts.add('hung', frame.kind);
      must(!game.checkState(hung).ok, `a state that waits in ${frame.kind} for nobody is taken`);
    }
  },
};

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((part: unknown, at): [number, unknown] => [at, part])
    : Object.entries(value);
  const inner = parts.flatMap(([key, part]) => pathsIn(part, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** A copy with a value of another type at the path. */
function hurtAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) {
    if (Array.isArray(value)) return {};
    return typeof value === 'string' ? 7 : typeof value === 'object' ? [] : 'x';
  }
  if (Array.isArray(value)) return value.map((part: unknown, at) => (at === key ? hurtAt(part, rest) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? hurtAt(part, rest) : part]),
  );
}
