import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { GAME } from './standard-set.ts';

type Words = NonNullable<ReturnType<typeof GAME.prompt>>['options'][number];

/** An option of whoever is asked. */
function option(state: State, text: string): Words {
  const [seat = 0] = GAME.activeSeats(state);
  const found = GAME.prompt(state, seat)?.options.find((offered) => offered.text === text);
  if (found === undefined) throw new Error(`${text} is not offered`);
  return found;
}

describe('what options say', () => {
  it('GIVEN areas to sail to THEN which in line the ship would be, and what stands there', () => {
    const state = position({
      lines: { s: 'A', e: 'B C' },
      buildings: { e: ['lab', 'camp'], n: [] },
    });
    expect(option(state, 'sail e')).toMatchObject({
      label: { key: 'do.sail', with: { area: 'e' } },
      detail: { key: 'detail.area', with: { place: 3, buildings: ['lab', 'camp'] } },
      target: 'area:e',
    });
    expect(option(state, 'sail n').detail).toEqual({ key: 'detail.area', with: { place: 1 } });
  });

  it('GIVEN a camp and fewer in reserve than the camp would give THEN as many as would come', () => {
    const camp = { lines: { s: 'A', e: 'A' }, buildings: { e: ['camp'] }, hands: { A: ['plus2'] } } as const;
    const few = play(position({ ...camp, unplaced: { A: [1, 1] } }), 'sail e');
    expect(option(few, 'recruit').label.with).toEqual({ count: 1 });
    expect(option(few, 'play plus2').detail?.with).toEqual({ count: 1 });
    const many = play(position(camp), 'sail e');
    expect(option(many, 'recruit').label.with).toEqual({ count: 2 });
    expect(option(many, 'play plus2').detail?.with).toEqual({ count: 2 });
  });

  it('GIVEN research THEN the points, from where to where, and what that triggers', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['naval'] },
      scientists: { e: 'A A A' },
      tracks: { naval: [2, 4, 0], coastal: [0, 7, 0] },
      hands: { A: ['fast'] },
    });
    const sailed = play(state, 'sail e');
    expect(option(sailed, 'research naval')).toMatchObject({
      label: { with: { track: 'naval', points: 4 } },
      detail: {
        key: 'detail.effects',
        with: {
          scientists: 1,
          more: {
            key: 'detail.advance',
            with: { from: 2, to: 7, was: 1, worth: 4, lost: 0, effects: ['scientist', 'joint'] },
          },
        },
      },
    });
    const fast = play(sailed, 'play fast');
    expect(option(fast, 'track coastal').detail?.with).toMatchObject({
      scientists: 1,
      more: { with: { from: 0, to: 3, effects: ['scientist'] } },
    });
    const joint = play(sailed, 'research naval');
    expect(option(joint, 'track naval').detail?.with).toEqual({
      from: 7,
      to: 10,
      was: 4,
      worth: 5,
      lost: 0,
      effects: ['basic'],
    });
  });

  it('GIVEN an advance THEN the value of the cube, unchanged or not, and the points that are lost', () => {
    const after = (from: number, scientists: string): unknown => {
      const state = position({
        lines: { s: 'A', n: 'B' },
        buildings: { e: ['naval'] },
        scientists: { e: scientists },
        tracks: { naval: [from, 0] },
      });
      return option(play(state, 'sail e'), 'research naval').detail?.with;
    };
    expect(after(7, '')).toMatchObject({ to: 8, was: 4, worth: 4, lost: 0 });
    expect(after(11, 'A A')).toMatchObject({ to: 12, worth: 7, lost: 2 });
  });

  it('GIVEN a card to build THEN the scientists that it takes here and the points that it gives', () => {
    const farm = { lines: { se: 'A B', e: 'A' }, buildings: { e: ['lab', 'crane'], ne: [] } } as const;
    const last = { seats: 2, sun: 'se', piles: { advanced: ['A06'] }, elsewhere: 'sw' } as const;
    const cheap = play(position({ ...farm, ...last, unplaced: { A: [0, 1], B: [1, 0] } }), 'sail ne');
    expect(option(cheap, 'build advanced').detail?.with).toEqual({ area: 'ne', scientists: 1, research: 2 });
    const dear = play(position({ ...farm, ...last, unplaced: { A: [0, 2], B: [1, 0] } }), 'sail ne');
    expect(option(dear, 'build advanced').detail?.with).toMatchObject({ scientists: 2 });
  });

  it('GIVEN shipyard cards to take THEN how many of the kind lie there', () => {
    const state = position({
      lines: { s: 'A', e: 'B' },
      buildings: { e: ['shipyard', 'coastal'] },
      pile: ['fast', 'fast', 'icebreaker'],
      tracks: { coastal: [5, 0, 0] },
    });
    const picking = play(state, 'sail e', 'ship');
    expect(option(picking, 'take fast').detail).toEqual({ key: 'detail.take.fast', with: { left: 2 } });
    expect(option(play(state, 'sail e', 'research coastal'), 'take fast').detail?.with).toEqual({ left: 2 });
  });
});

describe('what everybody sees', () => {
  const state = position({
    lines: { s: 'A', n: 'B' },
    buildings: { e: ['naval', 'inland'] },
    scientists: { e: 'A A A' },
    tracks: { inland: [5, 0, 0] },
    unplaced: { B: [1, 3] },
  });

  it('GIVEN red ship waits behind blue move THEN the effects still to come, and what is used up', () => {
    const moving = play(state, 'sail e', 'research inland');
    const view = GAME.view(moving, undefined);
    expect(view.waiting).toEqual([{ seat: 0, track: 'inland', space: 9, effect: 'ship' }]);
    const used = view.tracks.flatMap(({ id, spaces }) =>
      spaces.filter(({ consumed }) => consumed).map(({ n }) => `${id} ${n}`),
    );
    expect(used).toEqual(['inland 6']);
  });
  it('GIVEN a joint advance triggers something while an effect waits THEN what comes first is named first', () => {
    const asking = play(
      position({
        lines: { s: 'A', n: 'B' },
        buildings: { e: ['naval'] },
        scientists: { e: 'A A A' },
        tracks: { naval: [5, 0, 0] },
      }),
      ...['sail e', 'research naval', 'A: track coastal'],
    );
    expect(GAME.view(asking, 1).waiting.map(({ track, effect }) => `${track} ${effect}`)).toEqual([
      'coastal scientist',
      'naval basic',
    ]);
    expect(GAME.view(asking, 1).asked).toEqual({ kind: 'joint', seat: 1, mover: 0, used: ['coastal'] });
  });

  it('GIVEN a position THEN where the sun goes next and how near the end is', () => {
    const { sun, nearEnd } = GAME.view(state, undefined);
    expect(sun).toEqual({ area: 's', next: 'n', cardPlayedBy: [] });
    const cardsLeft = Object.values(state.piles).flat().length;
    expect(nearEnd).toEqual({ cardsLeft, fewestUnplaced: 4, idleTurns: 0, idleLimit: 36 });
  });

  it('GIVEN 2 players THEN two areas and two tracks are closed', () => {
    const { areas, tracks } = GAME.view(position({ seats: 2, sun: 'se', lines: { se: 'A' } }), undefined);
    expect(areas.filter(({ open }) => !open).map(({ id }) => id)).toEqual(['s', 'n']);
    expect(tracks.filter(({ open }) => !open).map(({ id }) => id)).toEqual(['inland3', 'shore4']);
  });

  it('GIVEN a packet goes round THEN everybody sees how many cards it has', () => {
    const drafting = play(
      position({ lines: { s: 'A' }, buildings: { e: ['coastal'] }, tracks: { coastal: [5, 0, 0] } }),
      ...['sail e', 'research coastal'],
    );
    expect(GAME.view(drafting, undefined).shipyard).toMatchObject({ count: 10, packet: 3 });
  });

  it('GIVEN the game is over THEN why', () => {
    const over = play(position({ lines: { s: 'A' } }), 'sail e', 'discard ship e1', 'end');
    expect(GAME.view(over, undefined)).toMatchObject({ over: true, end: 'no-ships' });
  });
});
