import { describe, expect, it } from 'vitest';
import { asked, lineOf, offered, offers, play, playOn, seatAt, topFrame, whyNot } from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME } from './standard-set.ts';

describe('resource cards', () => {
  const FACTORY_NEEDED: Scenario = {
    lines: { s: 'A', n: 'A' },
    buildings: { n: ['crane'], e: ['shaft'] },
    top: { advanced: 'A01' },
    resources: { A: { basic: 1, expertise: 1 } },
  };
  it('ANT-RC-1: GIVEN the factory is missing THEN an expertise card covers it', () => {
    expect(offered(play(position(FACTORY_NEEDED), 'sail e'), 'build advanced')).toEqual([
      'build advanced using expertise',
    ]);
  });
  it('ANT-RC-1 twin: GIVEN the factory is missing THEN a basic card does not cover it, nor expertise a crane', () => {
    expect(whyNot(play(position(FACTORY_NEEDED), 'sail e'), 'build advanced using basic')).toBe(
      'ANT-RC-1 why.notCovered',
    );
    const crane = position({ ...FACTORY_NEEDED, buildings: { n: ['factory'], e: ['shaft'], w: ['crane'] } });
    expect(whyNot(play(crane, 'sail e'), 'build advanced using expertise')).toBe('ANT-RC-1 why.notCovered');
    expect(offers(play(crane, 'sail e'))).toContain('build advanced using basic');
  });

  it('ANT-RC-2: GIVEN an expertise card is played THEN it is in its stock again', () => {
    const after = play(position(FACTORY_NEEDED), 'sail e', 'build advanced using expertise', 'track naval');
    expect([after.stock.expertise, seatAt(after, 'A').resources]).toEqual([3, { basic: 1, expertise: 0 }]);
  });
  it('ANT-RC-2 twin: GIVEN a shipyard card is played THEN it does not return to its pile', () => {
    const state = position({ lines: { s: 'A' }, hands: { A: ['fast'] } });
    expect(play(state, 'sail e', 'play fast', 'track naval').shipyard.fast).toBe(1);
  });

  it('ANT-RC-3: GIVEN two expertise cards THEN a third may be taken, and everybody sees them', () => {
    const state = position({
      lines: { s: 'A' },
      buildings: { e: ['coastal'] },
      tracks: { coastal: [8, 0, 0] },
      resources: { A: { expertise: 2 } },
    });
    const after = play(state, 'sail e', 'research coastal');
    expect(GAME.view(after, 2).players[0]?.resources).toEqual({ basic: 1, expertise: 3 });
  });
  it('ANT-RC-3 twin: GIVEN a basic card THEN a second is not taken', () => {
    const state = position({
      lines: { s: 'A' },
      buildings: { e: ['inland'] },
      tracks: { inland: [2, 0, 0] },
      resources: { B: { basic: 0 }, C: { basic: 0 } },
    });
    expect(seatAt(play(state, 'sail e', 'research inland'), 'A').resources.basic).toBe(1);
  });
});

describe('discarding', () => {
  it('ANT-DISC-1, V46: GIVEN A has ships in s and e THEN before sailing all but the acting ship may be discarded, then that too', () => {
    const state = position({ lines: { s: 'A B', e: 'A' } });
    expect(offered(state, 'discard')).toEqual(['discard cube', 'discard ship', 'discard ship e1']);
    const sailed = play(state, 'sail n');
    expect(offered(sailed, 'discard')).toEqual([
      'discard cube',
      'discard ship',
      'discard ship e1',
      'discard ship n1',
    ]);
    expect(offered(play(sailed, 'discard cube'), 'discard')).toEqual([]);
  });
  it('ANT-DISC-1 twin: GIVEN nothing Available, the acting ship, ships of others, empty places THEN they are refused', () => {
    const state = position({
      lines: { s: 'A B', e: 'A' },
      availableCubes: { A: 0 },
      availableShips: { A: 0 },
    });
    expect(whyNot(state, 'discard cube')).toBe('ANT-DISC-1 why.noAvailableCube');
    expect(whyNot(state, 'discard ship')).toBe('ANT-DISC-1 why.noAvailableShip');
    expect(whyNot(state, 'discard ship s1')).toBe('ANT-DISC-1 why.actingShip');
    expect(whyNot(state, 'discard ship s2')).toBe('ANT-DISC-1 why.notYourShip');
    expect(whyNot(state, 'discard ship s3')).toBe('ANT-DISC-1 why.noShipThere');
  });

  it('ANT-DISC-1, ANT-R42: GIVEN A discarded in its first turn of a sun THEN it may discard again in its icebreaker turn', () => {
    const state = play(position({ lines: { s: 'A A*', e: 'B' } }), 'discard cube', 'sail n', 'end');
    expect([asked(state), offered(state, 'discard cube')]).toEqual(['A', ['discard cube']]);
    const after = play(state, 'discard cube', 'sail n');
    expect([seatAt(after, 'A').discarded.cubes, offered(after, 'discard')]).toEqual([2, []]);
  });
  it('ANT-DISC-2: GIVEN all cubes are on tracks THEN none can be discarded', () => {
    const state = position({
      lines: { s: 'A' },
      tracks: { inland: [1, 0, 0], coastal: [1, 0, 0], naval: [1, 0, 0], inland3: [1, 0, 0] },
    });
    expect(whyNot(state, 'discard cube')).toBe('ANT-DISC-1 why.noAvailableCube');
  });
  it('ANT-DISC-2 twin: GIVEN one cube in Available THEN that one goes and those on tracks stay', () => {
    const state = position({
      lines: { s: 'A' },
      tracks: { inland: [4, 0, 0], coastal: [1, 0, 0], naval: [1, 0, 0] },
    });
    const after = play(state, 'discard cube');
    expect([seatAt(after, 'A').available.cubes, after.tracks.inland]).toEqual([0, [4, 0, 0]]);
  });

  it('ANT-DISC-3: GIVEN a resource is discarded THEN it is gone for good and a scientist comes', () => {
    const { state, events } = playOn(position({ lines: { s: 'A', e: 'A', n: 'A' } }), 'discard ship');
    expect(seatAt(state, 'A')).toMatchObject({ reserve: 11, supply: 3, discarded: { ships: 1, cubes: 0 } });
    expect(events).toEqual([
      { type: 'resourceDiscarded', seat: 0, kind: { key: 'discarded.ship' }, recruited: 1 },
    ]);
    expect([seatAt(state, 'A').available.ships, topFrame(state)]).toEqual([1, 'sail']);
  });
  it('ANT-DISC-3 twin: GIVEN an empty reserve THEN discarding is allowed and brings nobody', () => {
    const state = position({ lines: { s: 'A' }, unplaced: { A: [0, 2] } });
    const after = play(state, 'discard cube');
    expect(seatAt(after, 'A')).toMatchObject({ supply: 2, discarded: { cubes: 1 } });
  });

  it('ANT-DISC-4: GIVEN B has no ship THEN B takes no turns, but answers blue effects and takes cards', () => {
    const state = position({
      lines: { s: 'A', e: 'C' },
      buildings: { e: ['naval', 'shipyard'] },
      tracks: { naval: [5, 0, 0] },
      availableShips: { B: 0 },
    });
    const joint = play(state, 'sail e', 'research naval', 'A: track inland');
    expect(asked(joint)).toBe('B');
    const shipyard = play(state, 'sail e', 'ship');
    expect(asked(shipyard)).toBe('B');
    expect(asked(play(joint, 'B: skip', 'C: skip', 'A: end'))).toBe('C');
  });
  it('ANT-DISC-4: GIVEN an effect gives B a ship again THEN B takes turns again', () => {
    const state = position({
      lines: { s: 'A', e: 'C' },
      buildings: { e: ['naval'] },
      tracks: { naval: [5, 0, 0], inland: [0, 6, 0] },
    });
    const after = play(state, 'sail e', 'research naval', 'A: track coastal', 'B: track inland', 'C: skip');
    expect(lineOf(after, 's')).toBe('B');
  });
  it('ANT-DISC-4 twin: GIVEN one ship is left THEN the sun still asks for it', () => {
    const state = position({ lines: { s: 'A', e: 'B' } });
    expect(asked(play(state, 'sail n', 'end'))).toBe('B');
    const last = position({ lines: { s: 'A', e: 'A' } });
    const prompt = GAME.prompt(play(last, 'discard ship e1', 'sail n'), 0);
    expect(prompt?.options.some(({ text }) => text.startsWith('discard'))).toBe(false);
  });
  it('GIVEN the last own ship on the board WHEN it may be discarded THEN the option says so', () => {
    const prompt = GAME.prompt(play(position({ lines: { s: 'A', e: 'B' } }), 'sail n'), 0);
    const option = prompt?.options.find(({ text }) => text === 'discard ship n1');
    expect(option?.detail?.key).toBe('detail.lastShip');
    expect(option?.askTwice).toBe(true);
    const two = GAME.prompt(play(position({ lines: { s: 'A', e: 'A' } }), 'sail n'), 0);
    expect(two?.options.find(({ text }) => text === 'discard ship n1')?.askTwice).toBeUndefined();
  });
});
