import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import { countOf, type State } from '../../../src/engine/games/antarctica/state.ts';
import { offers, play, playOn } from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME } from './standard-set.ts';

const HANDS: Scenario = {
  seats: 4,
  lines: { s: 'A B C', e: 'D', n: 'A B* C' },
  buildings: { e: ['shipyard', 'coastal'] },
  hands: { A: ['icebreaker', 'fast'], B: ['plus2', 'scientist'], C: ['fast'], D: ['scientist'] },
  tracks: { coastal: [5, 0, 0, 0] },
};

function looks(state: State, viewer: number | undefined): string {
  return canonicalJson([
    GAME.view(state, viewer),
    viewer === undefined ? undefined : GAME.prompt(state, viewer),
    GAME.scores(state),
  ]);
}

describe('hidden information', () => {
  const picking = play(position(HANDS), 'sail e', 'ship');
  const drafting = play(position(HANDS), 'sail e', 'research coastal');

  it.each([
    ['before sailing', position(HANDS)],
    [
      'with cards boxed unseen',
      position({ ...HANDS, pile: ['icebreaker', 'icebreaker', 'icebreaker', 'scientist'] }),
    ],
    ['while B picks', picking],
    ['while A drafts', drafting],
  ])(
    'GIVEN a state %s WHEN what a viewer does not see is dealt anew THEN they see the same',
    (_when, state) => {
      const dice = seedRng('worlds');
      for (const viewer of [0, 1, 2, 3, undefined]) {
        const seen = looks(state, viewer);
        const worlds = Array.from({ length: 12 }, () => GAME.determinize(state, viewer, dice));
        for (const world of worlds) {
          expect(looks(world, viewer)).toBe(seen);
          expect(GAME.invariants(world)).toEqual([]);
        }
        const hands = new Set(worlds.map((world) => JSON.stringify(world.players.map(({ hand }) => hand))));
        const orders = new Set(worlds.map((world) => world.piles.basic.join()));
        expect([hands.size > 1, orders.size > 1]).toEqual([true, true]);
      }
    },
  );

  it('GIVEN a viewer WHEN the world is dealt anew THEN their own hand and the top cards stay, and the generator is another', () => {
    const state = position(HANDS);
    const world = GAME.determinize(state, 1, seedRng('one'));
    expect(world.players[1]?.hand).toEqual(state.players[1]?.hand);
    expect(world.piles.double[0]).toBe(state.piles.double[0]);
    expect(world.piles.double.toSorted()).toEqual(state.piles.double.toSorted());
    expect(world.rng).not.toEqual(state.rng);
  });

  it('GIVEN B picks THEN B alone sees the pile, and the options are theirs', () => {
    expect(GAME.view(picking, 1).own?.choice).toEqual({ from: 'pile', cards: picking.shipyard });
    for (const viewer of [0, 2, 3]) expect(GAME.view(picking, viewer).own?.choice).toBeUndefined();
    expect(GAME.view(picking, undefined).asked).toEqual({ kind: 'pick', seat: 1 });
    expect(GAME.prompt(picking, 2)).toBeUndefined();
  });

  it('GIVEN A drafts THEN A sees the packet, the others its size; and the next seat only once it is asked', () => {
    const frame = drafting.frames.at(-1);
    expect(frame?.kind === 'draft' && GAME.view(drafting, 0).own?.choice?.cards).toEqual(
      frame?.kind === 'draft' ? frame.packet : undefined,
    );
    expect(GAME.view(drafting, 1).own?.choice).toBeUndefined();
    expect(GAME.view(drafting, 1).shipyard.packet).toBe(4);
    const next = play(drafting, offers(drafting)[0] ?? '');
    expect(
      countOf(GAME.view(next, 1).own?.choice?.cards ?? { icebreaker: 0, scientist: 0, plus2: 0, fast: 0 }),
    ).toBe(3);
  });

  it('GIVEN B takes a card THEN only B learns which', () => {
    const [event] = playOn(picking, 'take icebreaker').events;
    if (event === undefined) throw new Error('no event');
    expect(GAME.viewEvent(event, 1)).toMatchObject({ type: 'cardTaken', card: 'icebreaker' });
    for (const viewer of [0, 2, 3, undefined])
      expect(GAME.viewEvent(event, viewer)).toEqual({
        type: 'cardTaken',
        seat: 1,
        from: { key: 'from.pile' },
      });
    expect(GAME.reveals(event)).toBe(true);
  });

  it('GIVEN a hand THEN its owner sees the kinds, the others the number, also after the end', () => {
    const over = play(
      position({
        lines: { s: 'A' },
        unplaced: { A: [0, 1] },
        hands: { A: ['scientist', 'fast'], B: ['plus2'] },
      }),
      'sail e',
      'play scientist',
      'end',
    );
    expect(GAME.view(over, 0).own?.hand.fast).toBe(1);
    expect(GAME.view(over, 0).players[1]?.shipyardCards).toBe(1);
    expect(JSON.stringify(GAME.view(over, 2).players)).not.toContain('plus2');
  });

  it('GIVEN cards boxed from the pile THEN their number is public, their kinds are not', () => {
    const state = play(position({ ...HANDS, pile: ['fast'], hands: {} }), 'sail e', 'ship');
    expect(GAME.view(state, 0).shipyard).toMatchObject({ count: 0, boxedUnseen: 12 });
  });

  it('GIVEN cards boxed from the pile WHEN the world is dealt anew THEN their kinds may be others', () => {
    const state = position({ ...HANDS, pile: ['icebreaker', 'icebreaker', 'icebreaker', 'scientist'] });
    const dice = seedRng('boxed');
    const boxed = Array.from({ length: 12 }, () => GAME.determinize(state, 0, dice).box.unseen);
    expect(boxed.map(countOf)).toEqual(boxed.map(() => 2));
    expect(new Set(boxed.map((cards) => JSON.stringify(cards))).size).toBeGreaterThan(1);
  });

  it('GIVEN a card that another seat holds THEN the refusal does not depend on it', () => {
    const state = position(HANDS);
    expect(GAME.explain(state, 1, { verb: 'play', card: 'plus2' })).toEqual(
      GAME.explain(state, 1, { verb: 'play', card: 'fast' }),
    );
  });

  it('GIVEN only the asked seat may build THEN only it sees which cards', () => {
    const state = play(
      position({
        lines: { s: 'A', n: 'A' },
        buildings: { n: ['crane', 'shaft'], e: [] },
        top: { double: 'D01' },
        resources: { A: { basic: 0 } },
      }),
      'sail e',
    );
    expect([GAME.view(state, 0).own?.buildable, GAME.view(state, 1).own?.buildable]).toEqual([
      ['double'],
      [],
    ]);
  });
  it('GIVEN another question is open in the turn THEN nothing can be built now', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['crane', 'shaft'], e: [] },
      top: { double: 'D01' },
      hands: { A: ['fast'] },
    });
    const [sailed, asking] = [play(state, 'sail e'), play(state, 'sail e', 'play fast')];
    expect(GAME.view(sailed, 0).own?.buildable).toContain('double');
    expect(GAME.view(asking, 0).own?.buildable).toEqual([]);
  });
  it('GIVEN a card can be built with a resource card only THEN it is one of those that can be built', () => {
    const lines = { s: 'A', n: 'A' };
    const buildings = { n: ['crane'], e: [], w: ['shaft'] } as const;
    const state = play(position({ lines, buildings, top: { double: 'D01' } }), 'sail e');
    expect(offers(state)).toContain('build double using basic');
    expect(GAME.view(state, 0).own?.buildable).toContain('double');
    const bare = { lines, buildings, top: { double: 'D01' }, resources: { A: { basic: 0 } } };
    expect(GAME.view(play(position(bare), 'sail e'), 0).own?.buildable).not.toContain('double');
  });
  it('GIVEN ships with roles THEN everybody sees which acts, which acts next in this sun, and which is new', () => {
    const state = play(position({ lines: { s: 'A B*', n: 'C' }, buildings: { e: ['shipyard'] } }), 'sail e');
    const rolesOf = (at: State, viewer: number | undefined): readonly string[] =>
      GAME.view(at, viewer).areas.flatMap(({ id, line }) =>
        line.flatMap(({ acting, willAct, isNew }, index) =>
          [acting && 'acting', willAct && 'next', isNew && 'new'].flatMap((role) =>
            role === false ? [] : [`${id}${index + 1} ${role}`],
          ),
        ),
      );
    for (const viewer of [0, 1, undefined]) expect(rolesOf(state, viewer)).toEqual(['s1 next', 'e1 acting']);
    const built = play(state, 'ship', 'take fast', 'take fast');
    expect(rolesOf(built, 2)).toEqual(['s1 next', 's2 new', 'e1 acting']);
    expect(rolesOf(play(built, 'end'), 2)).toEqual(['s1 acting']);
  });
});
