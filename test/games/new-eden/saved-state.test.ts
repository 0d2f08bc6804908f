import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/games/new-eden/state.ts';
import { given, solo, type Scene } from './scene.ts';

/** Why a state is not taken from the store after this change; undefined: it is. */
function refusal(scene: Scene, change: (state: State) => void = () => undefined): string | undefined {
  const state = structuredClone(scene.state);
  change(state);
  const checked = scene.game.checkState(JSON.parse(JSON.stringify(state)));
  return checked.ok ? undefined : checked.error;
}
const table = (): Scene => given({ seats: 3, seed: 'saved' });

describe('New Eden: saved states', () => {
  it('GIVEN states of every phase as they were reached THEN they are taken', () => {
    const scene = table();
    expect(refusal(scene)).toBeUndefined();
    for (const seat of [scene.state.holder, scene.state.holder + 1, scene.state.holder + 2])
      scene.plays(seat % 3, 'pass');
    expect([scene.state.phase, refusal(scene)]).toEqual(['B', undefined]);
    for (const seat of [0, 1, 2]) scene.plays(seat, 'market none');
    expect([scene.state.phase, refusal(scene)]).toEqual(['C', undefined]);
    expect(refusal(scene.plays(scene.state.holder, 'row 2', 'bid 3'))).toBeUndefined();
    expect(refusal(solo(3))).toBeUndefined();
  });

  const damages: readonly (readonly [string, (state: State) => void])[] = [
    ['$.seats', (state) => (state.seats = 5)],
    ['$.round', (state) => (state.round = 4)],
    ['$.stations', (state) => state.stations.pop()],
    ['$.hands', (state) => state.hands.push([])],
    ['$.bought', (state) => state.bought.push([])],
    ['$.holder', (state) => (state.holder = 3)],
    ['$.frames[0]', (state) => (state.frames = [{ kind: 'turn', seat: 3 }])],
    ['$.openBox[0]', (state) => state.openBox.unshift('1A-CR0')],
    ['broken: NED-INV-1', (state) => state.openBox.unshift('1A-CR9')],
    [
      'broken: NED-INV-3',
      (state) => (state.stations = state.stations.map((station) => ({ ...station, damage: 16 }))),
    ],
    [
      '$.stations[0].outside.crab[0].id',
      (state) =>
        state.stations[0]?.outside.crab.push({ id: '1A-SH1', lying: 0, seated: 0, activated: false }),
    ],
    ['$.stations[0].shipyard[0]', (state) => state.stations[0]?.shipyard.push('1A-CR1')],
    ['$.stations[0].oxygen[2].id', (state) => state.stations[0]?.oxygen.push({ id: 'EX-OC1', used: false })],
    ['the state belongs to the set other 1', (state) => (state.set = { ...state.set, id: 'other' })],
    ['the state belongs to the set new-eden-house 2', (state) => (state.set = { ...state.set, version: 2 })],
    [
      'the state belongs to the set new-eden-house 1',
      (state) => (state.set = { ...state.set, hash: 'another file' }),
    ],
    ['broken: NED-INV-1', (state) => state.openBox.push('1B-CR1')],
    ['broken: NED-INV-2', (state) => (state.supply -= 1)],
    ['broken: NED-INV-6', (state) => state.openBox.push(...state.unseenBox.splice(0, 1))],
    ['roundStart asks nobody', (state) => (state.frames = [{ kind: 'roundStart' }])],
  ];
  it.each(damages)('GIVEN a state that is wrong at %s THEN it is refused with that', (complaint, change) => {
    expect(refusal(table(), change)).toContain(complaint);
  });

  it('GIVEN a player of a solo game is asked for Deep Thought THEN the state is refused', () => {
    expect(refusal(solo(), (state) => (state.frames = [{ kind: 'turn', seat: 1 }]))).toContain('$.frames[0]');
  });
});
