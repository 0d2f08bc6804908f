import { describe, expect, it } from 'vitest';
import type { Event as AquaSphereEvent } from '../../src/engine/games/aquasphere/messages.ts';
import { lastTurnWords } from '../../src/render/games/aquasphere/told-words.ts';
import { toldOf, turnFrom } from '../../src/render/games/aquasphere/turn.ts';
import type { LastTurn } from '../../src/render/last-turn.ts';
import type { Forecast, Viewer } from '../../src/engine/core/contract.ts';
import type { State } from '../../src/engine/games/aquasphere/state.ts';
import { aquasphere } from '../../src/games/aquasphere.ts';
import { AQUASPHERE_TEXTS } from '../../src/i18n/games/aquasphere/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { altText } from '../../src/render/alt.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { changesBetween } from '../../src/render/changes.ts';
import type { Look } from '../../src/render/game-scene.ts';
import { AQUASPHERE_SCENE } from '../../src/render/games/aquasphere/scene.ts';
import { boxAround, boxOf, grown, overlap, type Scene, type Shape } from '../../src/render/shapes.ts';
import { COMPONENTS, GAME, standard } from '../games/aquasphere/scenario.ts';
import { AWKWARD_NAMES, lookAt, NAMES, randomPositions, some } from './random-table.ts';
import { sceneFaults } from './scene-laws.ts';

function lookWith(locale: Locale, names: readonly string[], use: 'board' | 'words'): Look {
  const words = { messages: aquasphere.rulebook.messages, texts: AQUASPHERE_TEXTS };
  return lookAt(GAME, words, locale, names.length, names, use);
}

function compose(state: State, viewer: Viewer, focus?: string, locale: Locale = 'en', names = NAMES): Scene {
  const look = lookWith(locale, names, 'board');
  return AQUASPHERE_SCENE.compose(GAME.view(state, viewer), look, {
    viewer,
    ...(focus !== undefined && { focus }),
  });
}

function faults(state: State, viewer: Viewer, locale: Locale, names = NAMES): string[] {
  const view = GAME.view(state, viewer);
  const description = AQUASPHERE_SCENE.describe(view, lookWith(locale, names, 'words'), viewer);
  const options = viewer === undefined ? [] : (GAME.prompt(state, viewer)?.options ?? []);
  const targets = options.flatMap(({ target }) => target ?? []);
  const whole = compose(state, viewer, undefined, locale, names);
  const parts = AQUASPHERE_SCENE.focuses(view, lookWith(locale, names, 'words')).map(({ id }) =>
    compose(state, viewer, id, locale, names),
  );
  return [
    ...sceneFaults({ scene: whole, description, targets }),
    ...parts.flatMap((scene) => sceneFaults({ scene, description })),
  ];
}

/** Bubbles and the head of an arrow along the way of seat 0. */
function isTrail(shape: Shape): boolean {
  return (shape.kind === 'polygon' || shape.kind === 'circle') && shape.fill === 'seat-0';
}

function positions(seats: number, seed: string): State[] {
  return randomPositions<State>(GAME, seed, seats);
}

describe('the board of AquaSphere', () => {
  it.each([2, 3, 4])(
    'GIVEN positions of random games of %i WHEN drawn for everybody in each language THEN the laws of a picture hold',
    (seats) => {
      for (const seed of ['a', 'b', 'c']) {
        some(positions(seats, `scene-${seats}-${seed}`), 9).forEach((state, nth) => {
          const locale = LOCALES[nth % LOCALES.length] ?? 'en';
          for (const viewer of [undefined, ...GAME.activeSeats(state)]) {
            expect(faults(state, viewer, locale)).toEqual([]);
          }
        });
      }
    },
    60_000,
  );

  it.each(LOCALES)(
    'GIVEN the longest names in %s WHEN drawn THEN the laws of a picture still hold',
    (locale) => {
      for (const state of some(positions(4, `long-${locale}`), 25)) {
        expect(faults(state, GAME.activeSeats(state)[0], locale, AWKWARD_NAMES)).toEqual([]);
      }
    },
    60_000,
  );

  it('GIVEN every piece in one place WHEN drawn THEN the laws of a picture hold', () => {
    const crowded = standard(4).zone('A', { control: 3, loading: [2, 1, 1, 1], submarines: [0, 1, 2, 3] });
    crowded.zone('A', { octopods: 12, crystals: 10, time: 15 });
    for (const seat of [0, 1, 2, 3]) {
      crowded.seat(seat, {
        kp: 143,
        engineer: 'r4',
        scientist: { sector: 'A', zone: 'white' },
        programmed: ['green', 'white'],
        supply: 10,
        cards: [...COMPONENTS.cards.keys()]
          .slice(seat * 6, seat * 6 + 7)
          .map((id) => ({ id, used: seat > 1 })),
        extensions: [...COMPONENTS.extensions.keys()].slice(seat * 5, seat * 5 + 5),
      });
    }
    for (const locale of LOCALES) expect(faults(crowded.state, 0, locale, AWKWARD_NAMES)).toEqual([]);
  });

  it('GIVEN a whole turn’s options WHEN the panel is drawn THEN each of the places it names can be marked', () => {
    const { state } = standard(2);
    const targets = new Set(GAME.prompt(state, 0)?.options.map(({ target }) => target));
    expect([...targets].filter((target) => target?.startsWith('program:'))).toHaveLength(6);
    expect([...targets].filter((target) => target?.startsWith('act:'))).toHaveLength(6);
    expect(faults(state, 0, 'en')).toEqual([]);
  });

  it('GIVEN a player to act WHEN the alt text is read THEN it begins as the rules say and keeps within 1,000', () => {
    for (const locale of LOCALES) {
      for (const state of some(positions(4, 'alt'), 20)) {
        const look = lookWith(locale, AWKWARD_NAMES, 'words');
        const text = altText(AQUASPHERE_SCENE.describe(GAME.view(state, undefined), look, undefined).alt);
        expect(text.length).toBeLessThanOrEqual(1000);
        expect(text.length).toBeGreaterThan(400);
      }
    }
    const { alt } = AQUASPHERE_SCENE.describe(
      GAME.view(standard(2).state, undefined),
      lookWith('en', NAMES, 'words'),
      undefined,
    );
    expect(alt.slice(0, 4)).toEqual([
      'AquaSphere, round 1 of 4, lamp 2.',
      'Ola’s turn.',
      'Turn order: Ola and Benoît.',
      'Ola: 0 KP, time 3/4, crystals 0/2, 14 bots, programmed: green, engineer: start space, scientist: sector A.',
    ]);
    expect(alt[5]).toBe(
      'A: no one in control, 0 bots loading, 1 submarine, 1 octopod, 1 crystal, 4 time, Workshop bonus (green: 2 time), A: +1 card, lock 1.',
    );
    expect(alt.at(-2)).toBe(
      'Rooms: room 1 green, room 2 yellow, room 3 black, room 4 blue, room 5 white, room 6 purple, and room 7 red.',
    );
  });

  it('GIVEN a move WHEN the pictures before and after are compared THEN just what moved is ringed', () => {
    const table = standard(2);
    const before = compose(table.state, undefined);
    table.play('0 program r2');
    const changed = changesBetween(before, compose(table.state, undefined)).map(
      ({ id, change }) => `${change} ${id}`,
    );
    expect(changed.sort()).toEqual(['appeared programmed:0:yellow', 'changed engineer:0']);
  });

  it('GIVEN a bot that is pushed WHEN compared THEN control and loading station have changed, in that sector only', () => {
    const table = standard(2).zone('A', { control: 1 }).seat(1, { supply: 13 });
    const before = compose(table.state, undefined, 'station');
    table.play('0 act a green');
    const ids = changesBetween(before, compose(table.state, undefined, 'station')).map(({ id }) => id);
    expect(ids).toContain('control:A:0');
    expect(ids).toContain('loading:A:1:0');
    expect(ids.filter((id) => /:[B-F]/u.test(id))).toEqual([]);
  });

  it('GIVEN the end WHEN drawn THEN the reckoning stands in the middle, with the winner first', () => {
    const state = positions(3, 'end').at(-1);
    if (state === undefined) throw new Error('no end');
    const scene = compose(state, undefined);
    const texts = scene.moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    for (const words of ['Knowledge track', 'Letters', 'Time left', 'Total']) expect(texts).toContain(words);
    const best = Math.max(...GAME.scores(state).map(({ total }) => total));
    expect(texts.indexOf(String(best))).toBeGreaterThan(0);
    expect(faults(state, undefined, 'en')).toEqual([]);
  });

  it('GIVEN the end WHEN drawn THEN what breaks ties stands in brackets, for the total does not hold it', () => {
    const state = positions(2, 'ties').at(-1);
    if (state === undefined) throw new Error('no end');
    const { moving } = compose(state, undefined);
    const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    const after = (label: string): string[] =>
      texts.slice(texts.indexOf(label) + 1, texts.indexOf(label) + 3);
    for (const label of ['Sectors controlled', 'Crystals'])
      for (const figure of after(label)) expect(figure).toMatch(/^\(\d+\)$/u);
    for (const figure of after('Letters')) expect(figure).toMatch(/^\d+$/u);
  });

  it.each(LOCALES)('GIVEN the end in %s WHEN reckoned THEN all rows are set alike and large', (locale) => {
    for (const seats of [2, 4]) {
      const state = positions(seats, `rows-${seats}`).at(-1);
      if (state === undefined) throw new Error('no end');
      const { moving } = compose(state, undefined, undefined, locale, AWKWARD_NAMES.slice(0, seats));
      const labels = moving.filter(({ facts = [] }) =>
        facts.some((fact) => /^result-(?!total|rank)/u.test(fact)),
      );
      const sizes = labels.map((shape) => (shape.kind === 'text' ? shape.size : 0));
      // a kind of points that nobody has is left out
      expect([5, 6, 7]).toContain(sizes.length);
      expect(new Set(sizes).size).toBe(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(34);
    }
  });

  it('GIVEN engineers in any rooms WHEN drawn THEN the upper half of each room’s sign stays visible', () => {
    const rooms = GAME.view(standard(4).state, undefined).hq.rooms.map(({ id }) => id);
    for (const room of rooms) {
      const table = standard(4);
      for (const seat of [0, 1, 2, 3]) table.seat(seat, { engineer: room });
      for (const focus of [undefined, 'hq']) {
        const { moving } = compose(table.state, undefined, focus);
        const tiles = moving.filter(({ facts = [] }) => facts.some((fact) => fact.startsWith('token:')));
        expect(tiles).toHaveLength(rooms.length);
        const engineers = moving.filter(({ id }) => id?.startsWith('engineer:'));
        expect(engineers).toHaveLength(4);
        for (const tile of tiles) {
          const { x, y, width, height } = boxOf(tile);
          const upper = { x: x + width / 4, y, width: width / 2, height: height / 2 };
          for (const engineer of engineers)
            expect(overlap(upper, grown(boxOf(engineer), -2)), room).toBe(false);
        }
      }
    }
  });

  it.each(LOCALES)(
    'GIVEN engineers in any rooms WHEN drawn in %s THEN no light round them reaches a word',
    (locale) => {
      const before = GAME.view(standard(4).state, undefined);
      const look = lookWith(locale, NAMES, 'board');
      for (const { id: room } of before.hq.rooms) {
        for (const many of [1, 2, 3, 4]) {
          const table = standard(4);
          for (let seat = 0; seat < many; seat += 1) table.seat(seat, { engineer: room });
          const events = [{ type: 'engineerMoved', seat: 0, from: 'start', to: room }];
          const last = { before, steps: [{ after: 0, seat: 0, events }] };
          for (const focus of [undefined, 'hq']) {
            const { moving } = AQUASPHERE_SCENE.compose(GAME.view(table.state, undefined), look, {
              ...{ viewer: undefined, last },
              ...(focus !== undefined && { focus }),
            });
            const words = moving.filter((shape) => shape.kind === 'text');
            const [came] = moving.filter(({ id }) => id === 'engineer:0');
            const rim = came?.kind === 'sprite' ? came.rim : undefined;
            if (came === undefined || rim === undefined) throw new Error('nobody came');
            const light = grown(boxOf(came), rim.width);
            expect(words.filter((word) => overlap(boxOf(word), light))).toEqual([]);
          }
        }
      }
    },
  );

  it.each([2, 3, 4])(
    'GIVEN %i players WHEN the board is drawn THEN a glance at a plate tells score, sectors, programs, time and crystals',
    (seats) => {
      for (const state of some(positions(seats, `seats-${seats}`), 17).slice(0, -1)) {
        const { moving } = compose(state, undefined);
        const facts = new Set(moving.flatMap((shape) => shape.facts ?? []));
        GAME.view(state, undefined).players.forEach((player, seat) => {
          expect(facts).toContain(`kp:${seat}=${player.kp}`);
          expect(facts).toContain(`time-of:${seat}=${player.time}/${player.capacity.time}`);
          expect(facts).toContain(`crystals-of:${seat}=${player.crystals}/${player.capacity.crystals}`);
          for (const colour of player.programmed) expect(facts).toContain(`programmed:${seat}=${colour}`);
        });
      }
    },
  );

  it.each([2, 3, 4])(
    'GIVEN %i players WHEN each board is drawn alone THEN it tells what the plates have no room for',
    (seats) => {
      for (const state of some(positions(seats, `alone-${seats}`), 17).slice(0, -1)) {
        GAME.view(state, undefined).players.forEach((player, seat) => {
          const { moving } = compose(state, undefined, `player-${seat}`);
          const facts = new Set(moving.flatMap((shape) => shape.facts ?? []));
          expect(facts).toContain(`octopods-of:${seat}=${player.capacity.octopods}`);
          expect(facts).toContain(`bots-used-of:${seat}=${player.botsUsed}/${player.botsCap}`);
          if (player.reminder > 0) expect(facts).toContain(`reminder-of:${seat}=${player.reminder}`);
          if (player.letters.length > 0)
            expect(facts).toContain(`letters-of:${seat}=${player.letters.join('')}`);
          expect(facts).toContain(`to-line:${seat}=${player.toNextLine ?? 'none'}`);
          for (const { id, used } of player.cards)
            expect(facts).toContain(`card-of:${seat}=${id}${used ? ' used' : ''}`);
        });
      }
    },
  );

  it('GIVEN cards WHEN a player’s board is drawn THEN a used one is struck, others are not', () => {
    const table = standard(4);
    const cards = [...COMPONENTS.cards.keys()].slice(0, 2);
    table.seat(1, { cards: cards.map((id, nth) => ({ id, used: nth === 1 })) });
    const { moving } = compose(table.state, undefined, 'player-1');
    const strokes = moving.filter(({ kind, of }) => kind === 'line' && of?.startsWith('card-of:1:') === true);
    expect(strokes.map(({ of }) => of)).toEqual([`card-of:1:${cards[1] ?? ''}`]);
  });

  it.each([2, 3, 4])(
    'GIVEN %i players and a bot that waits WHEN the station is drawn alone THEN it stands in its sector, of how many the text board says',
    (seats) => {
      const table = standard(seats).zone('C', { loading: [0, 1] });
      const { moving } = compose(table.state, undefined, 'station');
      const waiting = moving.filter(({ id }) => id?.startsWith('loading:C:'));
      expect(waiting.map(({ id }) => id)).toEqual(['loading:C:1:0']);
      const view = GAME.view(table.state, undefined);
      const limit = view.ring.find(({ letter }) => letter === 'C')?.loadingLimit;
      expect(waiting[0]?.facts).toContain(`loaded:C=1/${limit ?? ''}`);
    },
  );

  it('GIVEN a scientist that walked WHEN the last turn is told THEN its way runs through the locks, and the board says it in words', () => {
    const table = standard(2);
    const before = GAME.view(table.state, undefined);
    table.play('0 act b green');
    const view = GAME.view(table.state, undefined);
    const events = [
      { type: 'scientistMoved', seat: 0, from: 'A', to: 'B', zone: 'green', cost: 1 },
      { type: 'botPlaced', seat: 0, sector: 'B', by: { key: 'by-action' } },
    ];
    const last = { before, steps: [{ after: 0, seat: 0, events }] };
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const { moving } = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined, last });
    const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts.some((text) => text.startsWith('Ola, A to B: '))).toBe(true);
    const trail = moving.filter(isTrail);
    expect(boxAround(trail.map(boxOf)).width).toBeGreaterThan(200);
    const ghosts = moving.filter((shape) => shape.kind === 'sprite' && shape.name.startsWith('ghost-'));
    expect(ghosts.map((shape) => shape.kind === 'sprite' && shape.name)).toEqual(['ghost-scientist:0']);
    const still = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined });
    expect(still.moving.filter(isTrail)).toEqual([]);
  });

  it('GIVEN a counter before a red line WHEN its seat is asked THEN the board says price, line and points, and marks the line', () => {
    const asked = (crystals: number, viewer: Viewer): { texts: string[]; lit: number } => {
      const table = standard(2)
        .seat(0, { kp: 8, programmed: ['green', 'purple'], supply: 13, time: 1, crystals })
        .zone('A', { octopods: 2 });
      table.play('0 act a purple');
      const look = lookWith('en', NAMES.slice(0, 2), 'board');
      const { moving } = AQUASPHERE_SCENE.compose(GAME.view(table.state, viewer), look, { viewer });
      const flags = moving.filter(
        (shape) => shape.kind === 'rect' && shape.stroke?.colour === 'warm' && shape.y < 120,
      );
      return {
        texts: moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
        lit: flags.length,
      };
    };
    expect(asked(1, 0).texts).toContain('Ola: pay a crystal to cross line 10 for +2?');
    expect(asked(0, 0).texts).toContain('Ola: return a bot to cross line 10 for +2?');
    expect(asked(1, undefined).lit).toBe(1);
    expect(asked(1, undefined).texts).toContain('−1');
  });

  it('GIVEN a scoring WHEN told THEN each plate says what it was made of and what of it came to the score', () => {
    const table = standard(2).seat(0, { kp: 8, crystals: 0, programmed: [] });
    const before = GAME.view(table.state, undefined);
    const scored = (total: number, moved: number): object => ({
      ...{ majority: 3, bots: 2, crystals: 1, octopods: 4 },
      ...{ total, moved, lost: total - moved },
    });
    const view = {
      ...before,
      lastScoring: [scored(2, 1), scored(2, 2)],
      // the last act, in one step with the scoring, brought three
      players: before.players.map((player, seat) => ({ ...player, kp: player.kp + (seat === 0 ? 1 : 5) })),
      // as: only figures differ
    } as typeof before;
    const events = [{ type: 'scored', seat: 0, majority: 3, bots: 2, crystals: 1, octopods: 4 }];
    const last = { before, steps: [{ after: 0, seat: 0, events }] };
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const { moving } = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined, last });
    const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts).toContain('Scoring for round 1: control + bots + crystals − octopods');
    expect(texts).toContain('3+2+1−4, lost 1');
    expect(texts).toContain('3+2+1−4');
    expect(texts).toContain('+1');
    expect(texts).toContain('+2');
    expect(texts).not.toContain('+5');
    // their ways on the water begin where the scoring did
    const ways = [8, 3].map((from, seat) => ({ seat, from, to: view.players[seat]?.kp }));
    expect(toldOf(view, last)?.points).toEqual(ways);
  });

  type Views = ReturnType<typeof GAME.view>;
  /** What a turn or a scoring is told in, and how far from the left the frames round flags begin. */
  function tell(
    {
      before,
      view = before,
      locale = 'en',
      viewer,
    }: { before: Views; view?: Views; locale?: Locale; viewer?: Viewer },
    events: readonly AquaSphereEvent[],
    forecast: readonly Forecast[] = [],
  ): { sentence: string; texts: string[]; lit: number[]; moving: readonly Shape[] } {
    const last = { before, steps: [{ after: 0, seat: 0, events }] };
    const look = lookWith(locale, NAMES.slice(0, view.seats), 'board');
    const { moving } = AQUASPHERE_SCENE.compose(view, look, { viewer, last, forecast, focus: 'board' });
    const frames = moving.filter(
      (shape) => shape.kind === 'rect' && shape.stroke?.colour === 'warm' && shape.y < 120,
    );
    const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    const header = moving.flatMap((shape) =>
      shape.kind === 'text' && shape.y > 70 && shape.y < 120 ? [shape.text] : [],
    );
    return { sentence: header.join(''), texts, lit: frames.map((shape) => boxOf(shape).x), moving };
  }
  /** Where the frame round a flag begins. */
  function frameAt(line: number): number {
    const { still } = compose(standard(2).state, undefined);
    const flags = still.filter((shape) => shape.kind === 'sprite' && shape.name === 'buoy');
    const number = still.findIndex((shape) => shape.kind === 'text' && shape.text === String(line));
    const flag = still[number - 1];
    if (flag === undefined || !flags.includes(flag)) throw new Error(`no flag ${line}`);
    return boxOf(flag).x + 1;
  }
  const stopped = (seat: number, to: number, lost: number): AquaSphereEvent => ({
    type: 'knowledgeMoved',
    ...{ seat, from: to, to, lost },
  });

  it('GIVEN points lost at a red line and a counter that went on WHEN told THEN the flag of that line shines and the sentence names it', () => {
    const table = standard(2).seat(0, { kp: 8 });
    const before = GAME.view(table.state, undefined);
    const at = (kp: number): Views => GAME.view(table.seat(0, { kp }).state, undefined);
    for (const kp of [9, 12, 3]) {
      const { sentence, lit } = tell({ before, view: at(kp) }, [stopped(0, 9, 2)]);
      expect(sentence).toContain('lost 2 at line 10');
      expect(lit).toEqual([frameAt(10)]);
    }
    const { sentence, lit } = tell({ before, view: at(69) }, [stopped(0, 69, 1)]);
    expect(sentence).toContain('lost 1 at line 70');
    expect(lit).toEqual([frameAt(20)]);
  });

  it('GIVEN a scoring that stopped several WHEN told THEN the flags of all of them shine, but none of the turn before, and none at the end', () => {
    const table = standard(3).seat(0, { kp: 9 }).seat(1, { kp: 29 }).seat(2, { kp: 12 });
    const before = GAME.view(table.state, undefined);
    const scored: AquaSphereEvent = {
      type: 'scored',
      seat: 0,
      majority: 1,
      bots: 1,
      crystals: 1,
      octopods: 0,
    };
    const events = [stopped(2, 19, 1), scored, stopped(0, 9, 2), stopped(1, 29, 3)];
    expect(tell({ before }, events).lit).toEqual([frameAt(10), frameAt(30)]);
    expect(tell({ before, view: { ...before, over: true } }, events).lit).toEqual([]);
  });

  it('GIVEN who answered last in a scoring WHEN it takes the first turn of the next round THEN that turn alone is told', () => {
    const answer = [stopped(0, 9, 2), { type: 'roundStarted', round: 2, order: [0, 1] } as const];
    const moved = [{ type: 'engineerMoved', seat: 0, from: 'start', to: 'r1' } as const];
    const story = [
      { after: 0, seat: 1, events: [{ type: 'scored' }] },
      { after: 1, seat: 0, events: answer },
      { after: 2, seat: 0, events: moved },
    ];
    expect(turnFrom(story)).toBe(2);
    expect(turnFrom(story.slice(0, 2))).toBe(0);
  });

  it('GIVEN a scoring that goes back and is stopped WHEN told THEN no sum stands beside points that it doesn’t make', () => {
    for (const seats of [2, 4]) {
      const table = standard(seats).seat(0, { kp: 40 });
      const before = GAME.view(table.seat(0, { kp: 44 }).state, undefined);
      const sums = { majority: 0, bots: 4, crystals: 3, octopods: 21 };
      const none = { majority: 0, bots: 0, crystals: 0, octopods: 0, total: 0, moved: 0, lost: 0 };
      const view = {
        ...GAME.view(table.seat(0, { kp: 40 }).state, undefined),
        lastScoring: before.players.map((_, seat) =>
          seat === 0 ? { ...sums, total: -14, moved: -4, lost: 0 } : none,
        ),
      };
      const { texts } = tell({ before, view }, [{ type: 'scored', seat: 0, ...sums }]);
      expect(texts).toContain('−4');
      expect(texts.filter((text) => text.endsWith('stopped at 40'))).toHaveLength(1);
      expect(texts).not.toContain('0+4+3−21');
    }
  });

  it.each(LOCALES)('GIVEN a scoring in %s WHEN told THEN the header says what counts', (locale) => {
    const before = GAME.view(standard(4).state, undefined);
    const { sentence } = tell({ before, locale }, [
      { type: 'scored', seat: 0, majority: 1, bots: 1, crystals: 1, octopods: 0 },
    ]);
    expect(sentence).toMatch(/: .+ \+ .+ \+ .+ − /u);
  });

  it.each(LOCALES)(
    'GIVEN a turn of many deeds in %s WHEN points were lost THEN the sentence says so',
    (locale) => {
      const table = standard(4).seat(0, { kp: 9 });
      const before = GAME.view(table.state, undefined);
      const { sentence } = tell({ before, locale }, [
        { type: 'engineerMoved', seat: 0, from: 'start', to: 'r1' },
        { type: 'botProgrammed', seat: 0, colour: 'purple', by: { key: 'by-purchase' } },
        { type: 'scientistMoved', seat: 0, from: 'A', to: 'C', zone: 'purple', cost: 2 },
        { type: 'octopodsCaught', seat: 0, sector: 'C', number: 2 },
        stopped(0, 9, 2),
        { type: 'botPlaced', seat: 0, sector: 'C', by: { key: 'by-action' } },
      ]);
      expect(sentence).toMatch(/(?:lost|perd|traci) 2 /u);
    },
  );

  it('GIVEN a question at a red line WHEN the turn is told THEN points are not denied, and the price stands on the plate whatever octopods will cost', () => {
    for (const seats of [2, 3, 4]) {
      const table = standard(seats)
        .seat(0, { kp: 9, programmed: ['green', 'purple'], supply: 13, time: 1, crystals: 1 })
        .zone('A', { octopods: 2 })
        .zone('B', { control: 0, octopods: 3 });
      const before = GAME.view(table.state, undefined);
      const events = table.play('0 act a purple');
      const forecast = GAME.forecast?.(table.state) ?? [];
      const view = GAME.view(table.state, undefined);
      const { texts, moving } = tell({ before, view }, events, forecast);
      expect(texts).toContain('Ola: pay a crystal to cross line 10 for +3?');
      expect(texts.filter((text) => text.includes('no points'))).toEqual([]);
      expect(moving.flatMap(({ facts = [] }) => facts)).toContain('price:0=+3');
    }
  });

  const atLine = (kps: readonly number[], points: number): Views => {
    const table = standard(kps.length);
    kps.forEach((kp, seat) => table.seat(seat, { kp, crystals: 1 }));
    return {
      ...GAME.view(table.state, undefined),
      awaiting: { kind: 'advance', seats: [...kps.keys()], about: { pointsOf: kps.map(() => points) } },
    };
  };
  const oneAtLine = (kp: number, points: number): Views => {
    const view = atLine([kp, 0], points);
    return { ...view, awaiting: { kind: 'knowledge', seats: [0], about: { seat: 0, points } } };
  };

  it('GIVEN a gain past the next red line too WHEN asked THEN one payment promises the points up to that one', () => {
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const texts = (view: Views): string[] =>
      AQUASPHERE_SCENE.compose(view, look, { viewer: undefined }).moving.flatMap((shape) =>
        shape.kind === 'text' ? [shape.text] : [],
      );
    expect(texts(oneAtLine(19, 12))).toContain('Ola: pay a crystal to cross line 20 for +10?');
    expect(texts(oneAtLine(19, 12))).toContain(' +10');
    expect(texts(oneAtLine(19, 10))).toContain('Ola: pay a crystal to cross line 20 for +10?');
    // on the second lap the score counts on
    expect(texts(oneAtLine(59, 2))).toContain('Ola: pay a crystal to cross line 60 for +2?');
  });

  it('GIVEN several at red lines WHEN asked THEN the header names all lines or none, and the text board what each pays and gets', () => {
    const question = (view: Views): string[] => {
      const look = lookWith('en', AWKWARD_NAMES.slice(0, view.seats), 'board');
      const { moving } = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined });
      return moving.flatMap((shape) => (shape.kind === 'text' && shape.y < 70 ? [shape.text] : []));
    };
    expect(question(atLine([9, 19], 2))).toContain('Pay a crystal to cross red line 10 or 20?');
    expect(question(atLine([9, 19, 29], 2))).toContain('Pay a crystal to cross a red line?');
    const view = atLine([9, 19, 29], 2);
    const words = lookWith('en', NAMES.slice(0, 3), 'words');
    const described = AQUASPHERE_SCENE.describe(view, words, undefined);
    const said = described.sections.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(said).toContain('Ola, Benoît, and Zażółć: pay to cross a red line?');
    for (const price of [
      'Ola: pay a crystal to cross line 10 for +2?',
      'Zażółć: pay a crystal to cross line 30 for +2?',
    ]) {
      expect(said).toContain(price);
      expect(described.alt).toContain(price);
    }
    const look = lookWith('en', NAMES.slice(0, 3), 'board');
    const scene = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined });
    expect(sceneFaults({ scene, description: described })).toEqual([]);
  });

  it('GIVEN a card that programs WHEN its turn is told THEN the sign of each stands after its own words', () => {
    const before = GAME.view(standard(2).state, undefined);
    const { moving } = tell({ before }, [
      { type: 'scientistMoved', seat: 0, from: 'A', to: 'A', zone: 'red', cost: 0 },
      { type: 'cardTaken', seat: 0, sector: 'A', card: 'any' },
      { type: 'botProgrammed', seat: 0, colour: 'blue', by: { key: 'by-card' } },
    ]);
    const header = moving.filter((shape) => boxOf(shape).y > 60 && boxOf(shape).y < 100);
    const said = header.flatMap((shape) =>
      shape.kind === 'text'
        ? [shape.text]
        : shape.kind === 'sprite'
          ? [`[${shape.name.split(':')[0] ?? ''}]`]
          : [],
    );
    expect(said.join('')).toMatch(
      /took a card\[card\](?:, programmed a bot that can place a submarine\[chip\])?/u,
    );
    expect(said.join('')).not.toMatch(/took a card\[chip\]/u);
  });

  it('GIVEN a bot that goes back WHEN told THEN it is another one only if one was programmed', () => {
    const before = GAME.view(standard(2).state, undefined);
    const returned: AquaSphereEvent = { type: 'botReturned', seat: 0, colour: 'green', time: 0 };
    const programmed: AquaSphereEvent = {
      type: 'botProgrammed',
      seat: 0,
      colour: 'yellow',
      by: { key: 'by-purchase' },
    };
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const fullest = (...events: AquaSphereEvent[]): string => {
      const told = toldOf(before, { before, steps: [{ after: 0, seat: 0, events }] });
      return JSON.stringify(told && lastTurnWords(before, told, look).wordings[0]);
    };
    expect(fullest(returned)).toContain('returned a bot');
    expect(fullest(programmed, returned)).toContain('returned another bot');
  });

  it('GIVEN time from several sources in one turn WHEN told THEN the sentence and the plate say the same sum', () => {
    const table = standard(2).seat(0, { time: 1 });
    const before = GAME.view(table.state, undefined);
    table.seat(0, { time: 4 });
    const events = [
      { type: 'timeGained', seat: 0, asked: 1, got: 1 },
      { type: 'botReturned', seat: 0, colour: 'red', time: 2 },
    ];
    const last = { before, steps: [{ after: 0, seat: 0, events }] };
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const { moving } = AQUASPHERE_SCENE.compose(GAME.view(table.state, undefined), look, {
      viewer: undefined,
      last,
    });
    const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text.replace(/^, /u, '')] : []));
    expect(texts.filter((text) => text === '+3')).toHaveLength(2);
    expect(texts).not.toContain('+1');
  });

  it.each(LOCALES)(
    'GIVEN headquarters in %s WHEN drawn THEN each room says in a word what is programmed there',
    (locale) => {
      const { moving } = compose(standard(4).state, undefined, undefined, locale);
      const tiles = moving.filter(({ facts = [] }) => facts.some((fact) => fact.startsWith('token:')));
      const words = tiles.map((tile) => {
        const { x, y, width, height } = boxOf(tile);
        const below = { x: x + width / 4, y: y + height, width: width / 2, height: 20 };
        return moving.filter((shape) => shape.kind === 'text' && overlap(boxOf(shape), below));
      });
      expect(words.map((found) => found.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
      for (const [word] of words) expect(word?.kind === 'text' && word.size).toBe(26);
    },
  );

  it('GIVEN octopods in sectors of two players WHEN drawn THEN each plate says what they will cost, each sector its part of it, and the text board both', () => {
    const table = standard(2)
      .zone('B', { control: 0, octopods: 2 })
      .zone('C', { control: 0, octopods: 1 })
      .zone('D', { control: 1, octopods: 3 });
    const view = GAME.view(table.state, undefined);
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const costs = (shapes: readonly Shape[]): string[] =>
      shapes.flatMap((shape) => (shape.kind === 'text' && shape.text.startsWith('−') ? [shape.text] : []));
    const forecast = GAME.forecast?.(table.state) ?? [];
    const { moving } = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined, forecast });
    expect(costs(moving).sort()).toEqual(['−1', '−3', '−4', '−6', '−6']);
    expect(costs(AQUASPHERE_SCENE.compose(view, look, { viewer: undefined }).moving)).toEqual([]);
    const said = AQUASPHERE_SCENE.describe(view, look, undefined, forecast).sections.flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    );
    expect(said).toContain('Ola, ahead: octopods (B and C) will cost 4 KP at the scoring');
    expect(said).toContain('Benoît, ahead: octopods (D) will cost 6 KP at the scoring');
  });

  it('GIVEN two ways through locks of the same cost WHEN a scientist walked THEN the shorter one is drawn', () => {
    const table = standard(2);
    const before = GAME.view(table.state, undefined);
    const count = before.ring.length;
    const costAhead = (from: number, steps: number): number =>
      Array.from({ length: steps }, (_, nth) => before.ring[(from + nth) % count]?.lockClockwise ?? 0).reduce(
        (sum, lock) => sum + lock,
      );
    const whole = costAhead(0, count);
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const shafts = before.ring.flatMap((sector, from) =>
      [1, 2, 4, 5].flatMap((steps): number[] => {
        const to = before.ring[(from + steps) % count];
        if (to === undefined || costAhead(from, steps) * 2 !== whole) return [];
        table.seat(0, { scientist: { sector: to.letter, zone: 'green' } });
        const walked = {
          type: 'scientistMoved',
          seat: 0,
          from: sector.letter,
          to: to.letter,
          zone: 'green',
          cost: 1,
        };
        const last = { before, steps: [{ after: 0, seat: 0, events: [walked] }] };
        const view = GAME.view(table.state, undefined);
        const { moving } = AQUASPHERE_SCENE.compose(view, look, { viewer: undefined, last });
        const trail = moving.filter(isTrail);
        return [boxAround(trail.map(boxOf)).width];
      }),
    );
    expect(shafts.length).toBeGreaterThan(0);
    // all round the station it would be as wide as that
    for (const width of shafts) expect(width).toBeLessThan(1100);
  });

  it('GIVEN a near red line and nothing to pay it with WHEN drawn THEN whoever chooses reads on the plate where the counter will stop', () => {
    const table = standard(2).seat(0, { kp: 8, crystals: 0, programmed: [] });
    const look = lookWith('en', NAMES.slice(0, 2), 'board');
    const stops = (viewer: Viewer): string[] => {
      const how = { viewer, forecast: GAME.forecast?.(table.state) ?? [] };
      const { moving } = AQUASPHERE_SCENE.compose(GAME.view(table.state, viewer), look, how);
      return moving.flatMap((shape) =>
        shape.kind === 'text' && shape.text.startsWith('stops') ? [shape.text] : [],
      );
    };
    expect(stops(0)).toEqual(['stops before 10']);
    expect(stops(undefined)).toEqual([]);
    table.seat(0, { crystals: 1 });
    expect(stops(0)).toEqual([]);
  });

  it('GIVEN a counter that goes up to a red line and is stopped there by a second gain WHEN told THEN the turn says so', () => {
    const before = GAME.view(standard(2).state, undefined);
    const moved = { type: 'knowledgeMoved', seat: 0, from: 8, to: 9, lost: 0 } as const;
    const steps = (...events: AquaSphereEvent[]): LastTurn<typeof before> => ({
      before,
      steps: [{ after: 0, seat: 0, events }],
    });
    expect(toldOf(before, steps(moved))?.lost).toEqual([]);
    const lost = [{ seat: 0, points: 2, line: 10 }];
    expect(toldOf(before, steps(moved, { ...moved, from: 9, lost: 2 }))?.lost).toEqual(lost);
  });

  it('GIVEN the parts that can be drawn alone WHEN asked THEN they are headquarters, the station and each player', () => {
    const { state } = standard(3);
    const look = lookWith('en', NAMES.slice(0, 3), 'words');
    const parts = AQUASPHERE_SCENE.focuses(GAME.view(state, undefined), look);
    expect(parts).toEqual([
      { id: 'station', label: 'Station' },
      { id: 'hq', label: 'Headquarters' },
      { id: 'player-0', label: 'Ola' },
      { id: 'player-1', label: 'Benoît' },
      { id: 'player-2', label: 'Zażółć' },
    ]);
    const figure = (scene: Scene): number =>
      Math.max(
        ...scene.moving.flatMap((shape) =>
          shape.id?.startsWith('time:') && shape.kind === 'text' ? [shape.size] : [],
        ),
      );
    expect(figure(compose(state, undefined, 'station'))).toBeGreaterThan(
      figure(compose(state, undefined)) * 1.4,
    );
  });

  it('GIVEN a full board WHEN painted THEN it is a picture of 1600 by 1020 under 350 KB, and so is each part', () => {
    const state = some(positions(4, 'paint'), 60)[1];
    if (state === undefined) throw new Error('no position');
    const painter = createPainter();
    const png = painter.paint(compose(state, undefined), 'default');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 1020]);
    expect(png.length).toBeLessThan(350_000);
    for (const focus of ['hq', 'station', 'player-0'])
      expect(painter.paint(compose(state, undefined, focus), 'default').length).toBeLessThan(350_000);
  });
});
