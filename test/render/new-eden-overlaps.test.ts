import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import { newEden } from '../../src/games/new-eden.ts';
import { NEW_EDEN_TEXTS } from '../../src/i18n/games/new-eden/index.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import type { AnyGameScene } from '../../src/render/game-scene.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { withMarks } from '../../src/render/marks.ts';
import { boxOf, overlap, type Scene } from '../../src/render/shapes.ts';
import { GAME } from '../games/new-eden/scene.ts';
import { collidingWords, nameOf, overlaps } from './overlaps.ts';
import { AWKWARD_NAMES, lookAt, lookBack, randomGame } from './random-table.ts';
import { inkOf } from './scene-laws.ts';

const ANY: AnyGame = GAME;
const SCENE: AnyGameScene = NEW_EDEN_SCENE;
const WORDS = { messages: newEden.rulebook.messages, texts: NEW_EDEN_TEXTS };

/** How many positions are looked at; OVERLAPS=500 for the measurement that the design asks for. */
const POSITIONS = Number(process.env.OVERLAPS ?? 45);
const STEP = 13;

/**
 * The design names it: what a module or the plant brought lies over its own roof or lamps and, where modules touch, on who lies
 * on the next one; the tag of a new module lies on its empty bench; what a laboratory did, and how many things there are more, lies
 * on the word in the tower, off its count; shipyards, laboratories and many tanks stand behind one another, counted.
 */
function isNamed(below: string, above: string): boolean {
  const [, kind, station, card] = /^(built|tank|plant|lying):(\d):?(.*)$/u.exec(below) ?? [];
  if (kind === 'plant') return above === 'gain:plant';
  if (isTagInTower(below, above)) return true;
  if (kind === 'tank') return above.startsWith(`tank:${station ?? ''}:`);
  if (kind === 'lying') return above.startsWith('gain:module:') && above !== `gain:module:${card ?? ''}`;
  if (kind === 'built') return above.startsWith('gain:card:') || above.startsWith(`built:${station ?? ''}:`);
  return isGainOf(below, above);
}

function isGainOf(module: string, gain: string): boolean {
  const [, card] = /^module:\d:(.+)$/u.exec(module) ?? [];
  return card !== undefined && (gain === `gain:module:${card}` || gain === `tag:${module}`);
}

/** The word for what is counted, below how many there are more of it; `countsUnderTags` looks at the count. */
function isTagInTower(below: string, above: string): boolean {
  return /^(?:built|tank):/u.test(below) && above === `tag:${below}`;
}

/** What is counted in a tower stays free of what says how many there are more. */
function countsUnderTags({ moving }: Scene): string[] {
  // the frame around the line covers nothing
  const tags = moving.filter((shape) => shape.kind !== 'rect' || shape.fill !== undefined);
  return moving.flatMap((shape) => {
    if (shape.kind !== 'text' || !/^\d+$/u.test(shape.text)) return [];
    const name = nameOf(shape);
    const covered = tags.some((tag) => isTagInTower(name, nameOf(tag)) && overlap(boxOf(tag), inkOf(shape)));
    return covered ? [`the tag of ${name} lies on its count`] : [];
  });
}

/** The same of the words in the window and on the plant's floor. */
function isGainOnModule(fault: string): boolean {
  const [, one = '', other = ''] = /^(\S+) and (\S+) collide$/u.exec(fault) ?? [];
  const ofPlant = one.startsWith('plant:') && other === 'gain:plant';
  if (isTagInTower(one, other)) return true;
  return isGainOf(one, other) || ofPlant || (one.startsWith('built:') && other.startsWith('gain:card:'));
}

interface Seen {
  readonly scene: Scene;
  readonly where: string;
}

function* pictures(count: number): Generator<Seen> {
  let seen = 0;
  for (let nth = 0; seen < count; nth += 1) {
    const seats = 1 + (nth % 4);
    const { steps } = randomGame(ANY, `overlaps-${nth}`, seats);
    const names = nth % 5 === 4 ? AWKWARD_NAMES : undefined;
    const look = lookAt(ANY, WORDS, LOCALES[nth % 3] ?? 'en', seats, names);
    for (let at = (nth * 7) % STEP; at < steps.length && seen < count; at += STEP) {
      const state = steps[at]?.before;
      if (state === undefined) continue;
      seen += 1;
      const viewer = nth % 2 === 0 ? ANY.activeSeats(state)[0] : undefined;
      const back = lookBack(ANY, SCENE, { steps: steps.slice(0, at), state }, viewer);
      const plain = SCENE.compose(ANY.view(state, viewer), look, { viewer, ...back });
      const options = viewer === undefined ? [] : (ANY.prompt(state, viewer)?.options ?? []);
      const marks = options.flatMap(({ target }, number) =>
        target === undefined ? [] : [{ target, number: number + 1 }],
      );
      yield { scene: withMarks(plain, marks), where: `${seats} players, game ${nth}, decision ${at}` };
    }
  }
}

describe('random positions of New Eden', () => {
  it('have no words that collide and no piece that hides another', () => {
    const faults: string[] = [];
    for (const { scene, where } of pictures(POSITIONS))
      for (const fault of [...overlaps(scene, isNamed), ...collidingWords(scene), ...countsUnderTags(scene)])
        if (!isGainOnModule(fault)) faults.push(`${where}: ${fault}`);
    expect(faults).toEqual([]);
  });
});
