import { describe, expect, it } from 'vitest';
import { at } from './standard-set.ts';
import { possibleTracks } from '../../../src/engine/games/antarctica/tracks.ts';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import {
  asked,
  effectsIn,
  offers,
  play,
  playOn,
  seatAt,
  topFrame,
  typesOf,
  whyNot,
  type Played,
} from './play.ts';
import { position } from './position.ts';

/** A, alone in e with a station of each kind, advances so many points on the track. */
function research(
  track: string,
  points: number,
  cubes: Readonly<Record<string, readonly number[]>>,
  seats: 2 | 3 | 4 = 3,
): Played {
  return playOn(before(points, cubes, seats), 'sail e', `research ${track}`);
}

function before(
  points: number,
  cubes: Readonly<Record<string, readonly number[]>>,
  seats: 2 | 3 | 4 = 3,
): State {
  return position({
    seats,
    sun: 'se',
    lines: { se: 'A', n: seats === 2 ? '' : 'B', nw: seats === 2 ? 'B' : '' },
    buildings: { e: ['inland', 'coastal', 'naval'] },
    scientists: { e: Array.from({ length: points - 1 }, () => 'A').join(' ') },
    tracks: cubes,
  });
}

describe('advancing on a track', () => {
  it('ANT-TRACK-1, V2: GIVEN A is absent and 1 2 3 are taken WHEN A advances 1 THEN it enters on 4 with a cube from Available', () => {
    const { state, events } = research('coastal', 1, { coastal: [0, 1, 2, 3] }, 4);
    expect([state.tracks.coastal?.[0], seatAt(state, 'A').available.cubes]).toEqual([4, 4]);
    expect(effectsIn(events)).toEqual(['A scientist']);
  });
  it('ANT-TRACK-1 twin, V6: GIVEN no Available cube THEN a track where A is absent cannot be entered', () => {
    const state = position({
      lines: { s: 'A' },
      buildings: { e: ['coastal', 'inland'] },
      tracks: { inland: [1, 0, 0] },
      availableCubes: { A: 0 },
    });
    const sailed = play(state, 'sail e');
    expect(whyNot(sailed, 'research coastal')).toBe('ANT-TRACK-1 why.noCube');
    expect(offers(sailed)).toContain('research inland');
    expect(seatAt(play(sailed, 'research inland'), 'A').available.cubes).toBe(0);
  });

  it('ANT-TRACK-2, ANT-TRACK-5, ANT-R30, ANT-R31, V1: GIVEN 1 2 3 4 WHEN A advances 2 from 1 THEN it jumps to 6; 3 and 6 trigger in order', () => {
    const { state, events } = research('inland', 2, { inland: [1, 2, 3, 4] }, 4);
    expect(state.tracks.inland).toEqual([6, 2, 3, 4]);
    expect(effectsIn(events)).toEqual(['A basic', 'A move']);
  });
  it('ANT-TRACK-2 twin: GIVEN nobody ahead THEN two points are two spaces', () => {
    expect(research('inland', 2, { inland: [3, 1, 2] }).state.tracks.inland).toEqual([5, 1, 2]);
  });

  it('ANT-TRACK-3, V3: GIVEN naval 8 12 10 WHEN A advances 5 THEN it stops on 11, 3 points are lost, nobody can go on', () => {
    const { state, events } = research('naval', 5, { naval: [8, 12, 10] });
    expect(state.tracks.naval).toEqual([11, 12, 10]);
    expect(events.find(({ type }) => type === 'advanced')).toMatchObject({
      from: 8,
      to: 11,
      points: 5,
      lost: 3,
    });
    expect(effectsIn(events)).toEqual(['A basic']);
    expect([0, 1, 2].map((seat) => possibleTracks(at(state), seat).some(({ id }) => id === 'naval'))).toEqual(
      [false, false, false],
    );
  });
  it('ANT-TRACK-3 twin: GIVEN the last space is free THEN no point is lost', () => {
    const { state, events } = research('naval', 3, { naval: [8, 11, 10] });
    expect(state.tracks.naval?.[0]).toBe(12);
    expect(events.find(({ type }) => type === 'advanced')).toMatchObject({ to: 12, lost: 1 });
  });

  it('ANT-TRACK-4: GIVEN A stands on the last space THEN the track is not offered', () => {
    const sailed = play(before(1, { naval: [12, 1, 0] }), 'sail e');
    expect(whyNot(sailed, 'research naval')).toBe('ANT-TRACK-3 why.noSpaceAhead');
    expect(whyNot(sailed, 'track naval')).toBe('ANT-TRACK-4 why.noTrackAsked');
  });
  it('ANT-TRACK-4 twin: GIVEN one empty space ahead THEN it is offered', () => {
    expect(offers(play(before(1, { naval: [11, 1, 0] }), 'sail e'))).toContain('research naval');
  });

  it('ANT-TRACK-5 twin: GIVEN A starts on a symbol THEN leaving it triggers nothing', () => {
    expect(effectsIn(research('inland', 1, { inland: [3, 0, 0] }).events)).toEqual([]);
  });

  it('ANT-TRACK-6: GIVEN B has passed red 3 THEN it triggers for A as well', () => {
    const { state, events } = research('coastal', 3, { coastal: [0, 4, 0] });
    expect(effectsIn(events)).toEqual(['A scientist']);
    expect(state.consumed).toEqual([]);
  });
  it('ANT-TRACK-6 twin: GIVEN A stops before the red space THEN it does not trigger', () => {
    expect(effectsIn(research('coastal', 2, {}).events)).toEqual([]);
  });

  it('ANT-TRACK-7, ANT-R33, V4: GIVEN naval 2 0 WHEN A advances 4 THEN scientist and joint trigger, and 6 is used up', () => {
    const { state, events } = research('naval', 4, { naval: [2, 0] }, 2);
    expect(state.tracks.naval?.[0]).toBe(6);
    expect(effectsIn(events)).toEqual(['A scientist', 'A joint']);
    expect(state.consumed).toEqual([{ track: 'naval', space: 6 }]);
  });
  it('ANT-TRACK-7 twin, V5: GIVEN 6 is used up WHEN B passes it THEN it stays silent, 3 and 9 trigger', () => {
    const state = position({
      seats: 2,
      sun: 'se',
      lines: { se: 'B' },
      buildings: { e: ['naval'] },
      scientists: { e: 'B B B B B B B' },
      tracks: { naval: [6, 0] },
    });
    const { state: after, events } = playOn(state, 'sail e', 'research naval');
    expect(after.tracks.naval).toEqual([6, 9]);
    expect(effectsIn(events)).toEqual(['B scientist', 'B basic']);
    expect(after.consumed).toHaveLength(1);
  });

  it('ANT-TRACK-8, ANT-R32: GIVEN two symbols are passed THEN the first is finished, with its questions, before the second', () => {
    const { state, events } = research('inland', 4, { inland: [5, 0, 0] });
    expect([asked(state), topFrame(state)]).toEqual(['A', 'move']);
    expect(effectsIn(events)).toEqual(['A move']);
    const then = playOn(state, 'A: skip', 'B: skip');
    expect(typesOf(then.events)).toEqual(['skipped', 'skipped', 'effectTriggered', 'shipBuilt']);
    expect(asked(then.state)).toBe('B');
  });
  it('ANT-TRACK-8 twin: GIVEN the first symbol asks nobody THEN the second follows at once', () => {
    expect(effectsIn(research('inland', 6, {}).events)).toEqual(['A basic', 'A move']);
  });
});
