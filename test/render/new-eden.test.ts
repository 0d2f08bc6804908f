import { describe, expect, it } from 'vitest';
import { PHASES } from '../../src/engine/games/new-eden/components.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import { GAME, Scene as Position } from '../games/new-eden/scene.ts';
import { badgesOn } from './badges.ts';
import {
  lookOf,
  sceneOf,
  describedOf,
  targetsOf,
  faultsOf,
  shapesOf,
  textsOf,
  factsOf,
  game,
  TABLE,
} from './new-eden-table.ts';
import { AWKWARD_NAMES, some } from './random-table.ts';
import { inkOf } from './scene-laws.ts';

describe('the board of New Eden', () => {
  it.each(TABLE)(
    'GIVEN random games of %i WHEN drawn in %s for everybody THEN the laws of a picture hold',
    (seats, locale) => {
      const games = [game(`laws-${seats}`, seats), game(`uniform-${seats}`, seats, 'uniform')];
      for (const state of games.flatMap((positions) => some(positions, 17))) {
        const [asked] = GAME.activeSeats(state);
        for (const viewer of new Set([undefined, asked, seats - 1]))
          expect(faultsOf(state, { locale, ...(viewer !== undefined && { viewer }) })).toEqual([]);
      }
    },
  );

  it.each(TABLE)(
    'GIVEN a table of %i with awkward names WHEN drawn in %s, whole and in parts, THEN the laws hold',
    (seats, locale) => {
      for (const state of some(game(`names-${seats}`, seats), 53)) {
        const names = AWKWARD_NAMES;
        expect(faultsOf(state, { locale, names })).toEqual([]);
        for (const viewer of [undefined, 0]) {
          const wish = { locale, names, ...(viewer !== undefined && { viewer }) };
          const focuses = NEW_EDEN_SCENE.focuses(GAME.view(state, viewer), lookOf(state, wish));
          for (const { id } of focuses) expect(faultsOf(state, { ...wish, focus: id }), id).toEqual([]);
        }
      }
    },
  );

  it('GIVEN a question WHEN the asked player looks THEN everything that can be chosen on the board is drawn', () => {
    const kinds = new Set<string>();
    for (const seats of [1, 2, 3, 4]) {
      for (const state of some(game(`targets-${seats}`, seats), 2)) {
        const [asked] = GAME.activeSeats(state);
        if (asked === undefined) continue;
        const drawn = new Set(shapesOf(sceneOf(state, { viewer: asked })).map(({ target }) => target));
        for (const target of targetsOf(state, asked)) {
          kinds.add(target.split(':')[0] ?? '');
          expect(drawn, target).toContain(target);
        }
      }
    }
    expect([...kinds].sort()).toEqual([
      'arm',
      'extension',
      'hand',
      'module',
      'oxygen',
      'pass',
      'plant',
      'row',
      'space',
    ]);
  });

  it('GIVEN whole games WHEN drawn THEN every phase was among the pictures', () => {
    const phases = new Set(
      [1, 3].flatMap((seats) => game(`phases-${seats}`, seats).map(({ phase }) => phase)),
    );
    expect([...phases].sort()).toEqual([...PHASES]);
  });
});

describe('what the board of New Eden shows', () => {
  it('GIVEN a station WHEN drawn THEN damage, red marker, modules, tanks and extensions are there, the rest beside it alone', () => {
    const { state } = new Position({ seats: 3 }).has(0, {
      damage: 3,
      score: 12,
      dome: 2,
      cards: ['1A-SH2', '1A-OC1', '1A-CR1', '1A-RE1'],
      extensions: ['octopus'],
      lying: { '1A-SH2': 2 },
      used: ['ST-OX1'],
    });
    const facts = factsOf(state);
    for (const fact of [
      'score:0=12',
      'damage:0=3,false',
      'marker:0=1',
      'dome:0=2',
      'module:0=1,1A-SH2,2,0,false',
      'module:0=2,1A-OC1,0,0,false',
      'tank:0=ST-OX2,false',
      'card:0=1A-RE1',
    ])
      expect(facts).toContain(fact);
    // who has them sees the discs of extensions on the dome; to the others they said nothing
    const built = 'extension:0=octopus,true';
    expect(factsOf(state, { viewer: 0 })).toContain(built);
    expect(facts).not.toContain(built);
    // what is used or not there is absent from the whole board
    const quiet = ['tank:0=ST-OX1,true', 'extension:0=research,false'];
    for (const fact of quiet) expect(facts).not.toContain(fact);
    const alone = factsOf(state, { focus: 'station-0' });
    const value = GAME.view(state, undefined).stations[0]?.value ?? '';
    for (const fact of [...quiet, built, `value:0=${value}`]) expect(alone).toContain(fact);
  });

  it('GIVEN own coins WHEN their player looks THEN the number is drawn, for others nothing', () => {
    const { state } = new Position({ seats: 2 }).has(0, { coins: 17 });
    expect(factsOf(state, { viewer: 0 })).toContain('coins:0=17');
    for (const wish of [{ viewer: 1 }, {}]) {
      expect(factsOf(state, wish).filter((fact) => fact.startsWith('coins:0'))).toEqual([]);
      const said = describedOf(state, wish).sections.flatMap(({ lines }) =>
        lines.flatMap(({ facts }) => facts),
      );
      expect(said).toContain('coins:0=hidden');
    }
  });

  it('GIVEN one player WHEN drawn THEN the other station is Deep Thought’s, with its coins', () => {
    const [state] = game('solo', 1);
    if (state === undefined) throw new Error('no game');
    expect(factsOf(state)).toContain(`coins:1=${state.stations[1]?.coins ?? ''}`);
    const titles = describedOf(state).sections.map(({ title }) => title);
    expect(titles).toContain('Deep Thought');
  });

  it('GIVEN Deep Thought’s modules WHEN drawn THEN no number says that they need people, and nothing that it has power', () => {
    let modules = 0;
    for (const state of some(game('solo', 1), 7)) {
      if (GAME.isOver(state)) continue;
      const { moving } = sceneOf(state);
      const own = moving.filter(({ id }) => id?.startsWith('module:1:') === true).map(boxOf);
      modules += own.length;
      const places = moving
        .filter(
          ({ kind, ...shape }) => kind === 'sprite' && 'name' in shape && shape.name.startsWith('places:'),
        )
        .map(boxOf);
      for (const box of own) expect(places.filter((place) => overlap(grown(box, -8), place))).toEqual([]);
      expect(textsOf({ moving }).filter(({ text }) => /^power \d/u.test(text))).toHaveLength(1);
    }
    expect(modules).toBeGreaterThan(5);
  });

  it('GIVEN who takes no part in an auction WHEN drawn THEN their plate says so, and only theirs', () => {
    let out = 0;
    for (const state of game('out', 4)) {
      const { auction, phase } = GAME.view(state, undefined);
      if (phase !== 'C' || auction === undefined) continue;
      const words = textsOf(sceneOf(state)).filter(({ text }) =>
        /^out(?: of (?:row \d|all rows))?$/u.test(text),
      );
      const aside = state.stations.filter(
        ({ droppedAll }, seat) => droppedAll || !(auction.in.includes(seat) || auction.bidder === seat),
      );
      expect(words).toHaveLength(aside.length);
      out += aside.length;
    }
    expect(out).toBeGreaterThan(5);
  });

  it('GIVEN a bought card that waits until another is lost WHEN drawn THEN it is on the board', () => {
    const waiting = ['x2', 'x5'].flatMap((seed) =>
      [3, 4].flatMap((seats) =>
        game(seed, seats).filter((state) => {
          const { phase, question, building } = GAME.view(state, undefined);
          return phase === 'A' && question === 'destroy' && building !== undefined;
        }),
      ),
    );
    expect(waiting.length).toBeGreaterThan(2);
    for (const state of waiting) {
      for (const card of GAME.view(state, undefined).building?.cards ?? [])
        expect(factsOf(state)).toContain(`building=${card}`);
      expect(faultsOf(state, { names: AWKWARD_NAMES })).toEqual([]);
    }
  });

  it('GIVEN modules WHEN drawn at four THEN each shows its figure, and alone what it does and its end points', () => {
    const { state } = new Position({ seats: 4 }).has(0, { cards: ['1A-SH1', '2A-SH2', '3A-OC1'] });
    const wordsOn = (piece: string, focus?: string): string[] =>
      textsOf(sceneOf(state, focus === undefined ? {} : { focus })).flatMap(({ text, of, id }) =>
        (id ?? of) === piece ? [text] : [],
      );
    expect(wordsOn('module:0:1A-SH1')).toEqual(['2']);
    expect(wordsOn('module:0:2A-SH2')).toEqual(['6']);
    expect(wordsOn('module:0:3A-OC1')).toEqual(['3']);
    const alone = (card: string): string[] => wordsOn(`line:0:${card}`, 'station-0');
    expect(alone('1A-SH1')).toEqual(['2 points', '1']);
    expect(alone('2A-SH2')).toEqual(['6 points', '2']);
    expect(alone('3A-OC1')).toEqual(['repair 3', '3']);
  });

  it('GIVEN the six categories WHEN drawn at any number of players THEN each has its own shape on arms, on the rock and on bonus cards', () => {
    const SPRITES: Readonly<Record<string, string>> = {
      crab: 'hull:crab:',
      shell: 'hull:shell:',
      octopus: 'hull:octopus:',
      // of all of a kind stands one word with how many they are, where there is no room for each
      shipyard: '(?:yard|~shipyard)$',
      oxygen: '(?:tank|~oxygen)$',
      research: '(?:lab|~research)$',
    };
    const REWARDS = { coins: 'coin', points: 'star' } as const;
    for (const seats of [1, 2, 3, 4]) {
      const late = game(`shapes-${seats}`, seats).at(-8);
      if (late === undefined) throw new Error('no game');
      const { moving } = sceneOf(late);
      const view = GAME.view(late, undefined);
      // in a narrow station the colour beside a word stands for all of its kind, and states each
      const spritesOf = (station: number, card: string): string[] =>
        moving.flatMap((shape) => {
          const states = (shape.facts ?? []).some((fact) =>
            new RegExp(`^(?:module|tank|card):${station}=(?:\\d+,)?${card}(?:,|$)`, 'u').test(fact),
          );
          if (!states) return [];
          if (shape.kind === 'rect' && typeof shape.fill === 'string') return [shape.fill];
          return shape.kind === 'sprite' && !shape.name.startsWith('diver') ? [shape.name] : [];
        });
      view.stations.forEach(({ outside, shipyard, research, oxygen }, station) => {
        const built = [
          ...Object.values(outside).flatMap((modules) => modules.map(({ id }) => id)),
          ...shipyard,
          ...research,
          ...oxygen.flatMap(({ id, used }) => (used ? [] : [id])),
        ];
        for (const card of built) {
          const category = view.printed.parts[card]?.category ?? '';
          expect(spritesOf(station, card)[0], card).toMatch(new RegExp(`^${SPRITES[category] ?? '-'}`, 'u'));
        }
      });
      view.bonus.forEach(({ category, reward }, at) => {
        const labels = moving.flatMap((shape) =>
          shape.kind === 'sprite' && shape.of === `bonus:${at}` ? [shape.name] : [],
        );
        expect(labels[0], category).toMatch(new RegExp(`^${SPRITES[category] ?? '-'}`, 'u'));
        expect(labels.slice(1)).toEqual([`label:${category}`, REWARDS[reward.type]]);
      });
    }
  });

  it('GIVEN oxygen that is used WHEN drawn THEN it has left the board, and its station alone tells its bottles faintly', () => {
    let used = 0;
    for (const state of some(game('used', 4), 23)) {
      if (GAME.isOver(state)) continue;
      const board = factsOf(state).join(' ');
      GAME.view(state, undefined).stations.forEach(({ oxygen }, station) => {
        const alone = sceneOf(state, { focus: `station-${station}` }).moving;
        for (const tank of oxygen.filter((one) => one.used)) {
          used += 1;
          expect(board).not.toContain(`tank:${station}=${tank.id}`);
          const line = alone.filter(({ id, of }) => (id ?? of) === `line:${station}:${tank.id}`);
          expect(line.length).toBeGreaterThan(1);
          expect(line.every(({ dim }) => dim === true)).toBe(true);
          expect(line.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ')).toMatch(
            /\d/u,
          );
        }
      });
    }
    expect(used).toBeGreaterThan(5);
  });

  it('GIVEN deeples that lie on modules WHEN drawn THEN they hide no figure of a module', () => {
    let lying = 0;
    for (const state of some(game('lying', 4), 5)) {
      if (GAME.isOver(state)) continue;
      const { moving } = sceneOf(state);
      const divers = moving.filter(({ id }) => id?.startsWith('lying:') === true);
      const figures = textsOf({ moving }).filter(({ of }) => of?.startsWith('module:') === true);
      lying += divers.length;
      for (const diver of divers)
        for (const figure of figures)
          expect(overlap(grown(boxOf(diver), -6), grown(boxOf(figure), -6)), JSON.stringify(figure)).toBe(
            false,
          );
    }
    expect(lying).toBeGreaterThan(20);
  });

  it('GIVEN people on modules WHEN drawn THEN a large number says how many they are and how many it takes, and a sign that nobody is there', () => {
    const { state } = new Position({ seats: 4 }).has(0, {
      dome: 12,
      cards: ['1A-SH1', '2B-CR3', '2B-SH3', '3A-OC1'],
      lying: { '1A-SH1': 1, '2B-CR3': 2, '3A-OC1': 8 },
    });
    const { moving } = sceneOf(state);
    const on = (card: string): { number: string[]; places: number[] } => {
      const house = moving.find(({ id }) => id === `module:0:${card}`);
      if (house === undefined) throw new Error(`${card} is not drawn`);
      const there = textsOf({ moving: moving.filter(({ of }) => of === `lying:0:${card}`) });
      // 44 when they stood without their places: a module of this width has room for both at 38
      for (const { size } of there) expect(size).toBeGreaterThanOrEqual(38);
      const places = moving.flatMap((shape) =>
        shape.kind === 'sprite' &&
        shape.name.startsWith('places:') &&
        overlap(grown(boxOf(house), -8), boxOf(shape))
          ? [Number(shape.name.split(':')[1])]
          : [],
      );
      return { number: there.map(({ text }) => text), places };
    };
    // of one place, of three, of three and of one
    expect(on('1A-SH1')).toEqual({ number: ['1/1'], places: [] });
    expect(on('2B-CR3')).toEqual({ number: ['2/3'], places: [] });
    expect(on('2B-SH3')).toEqual({ number: [], places: [3] });
    expect(on('3A-OC1')).toEqual({ number: ['8/1'], places: [] });
  });

  it('GIVEN rows that lack cards WHEN up for auction THEN what their winner gets for it stands in the empty places, and all cards have one size', () => {
    let lacking = 0;
    for (const state of game('rows', 4)) {
      const { phase, rows } = GAME.view(state, undefined);
      const open = rows.filter(({ status }) => status === 'open');
      if (phase !== 'C' || open.length === 0) continue;
      const { moving } = sceneOf(state);
      const cards = open.flatMap(({ cards = [] }) =>
        cards.flatMap((card) => moving.find(({ id }) => id === `card:${card}`) ?? []),
      );
      const sizes = new Set(
        cards.map(boxOf).map(({ width, height }) => `${width.toFixed(1)} x ${height.toFixed(1)}`),
      );
      expect(sizes.size).toBeLessThanOrEqual(1);
      const extra = textsOf({ moving }).filter(
        // on the card of a shipyard stands how many it brings
        ({ text, x, size, of }) => /^\+[123]$/u.test(text) && x < 400 && size === 44 && of === undefined,
      );
      expect(extra.map(({ text }) => text)).toEqual(
        open.flatMap(({ actions = 0 }) => (actions === 0 ? [] : [`+${actions}`])),
      );
      lacking += extra.length;
    }
    expect(lacking).toBeGreaterThan(5);
  });

  it('GIVEN long arms at one station WHEN drawn THEN its quarter of the sea is the widest', () => {
    const wideAt = (station: number): number => {
      const cards = ['1A-SH1', '1A-SH2', '2A-SH1', '2A-SH2', '2B-SH1', '3A-SH1'];
      const { state } = new Position({ seats: 4 }).has(station, { cards });
      const score = sceneOf(state).moving.find(({ id }) => id === 'score:0');
      if (score === undefined) throw new Error('no score');
      return boxOf(score).x;
    };
    expect(wideAt(0)).toBeGreaterThan(wideAt(1) + 60);
  });

  it('GIVEN stations that have built different things WHEN drawn THEN each says what it has of them, and nothing of what it has not', () => {
    const { state } = new Position({ seats: 4 }).has(0, { cards: ['1A-RE1', '1A-SY1'] });
    const { moving } = sceneOf(state);
    for (const word of ['power', 'oxygen', 'yards', 'labs']) {
      const lines = textsOf({ moving }).filter(({ text, x }) => text.startsWith(`${word} `) && x > 400);
      expect(lines, word).toHaveLength(['power', 'oxygen'].includes(word) ? 4 : 1);
    }
  });

  it('GIVEN the Nautilus WHEN drawn THEN it stands beside the name of who has it, clear of why they act no more', () => {
    let held = 0;
    for (const state of some(game('nautilus', 4), 11)) {
      if (GAME.isOver(state)) continue;
      const { moving } = sceneOf(state);
      const sign = moving.find(({ id }) => id === 'nautilus');
      if (sign === undefined) throw new Error('no Nautilus');
      const box = boxOf(sign);
      const inLine = textsOf({ moving }).filter(
        (text) =>
          text.x > 400 && Math.abs(boxOf(text).y + boxOf(text).height / 2 - box.y - box.height / 2) < 24,
      );
      const before = inLine.filter((text) => {
        const end = boxOf(text).x + boxOf(text).width;
        return end <= box.x && box.x - end < 20;
      });
      expect(before.map(({ text }) => text)).toEqual([
        ['Ola', 'Benoît', 'Zażółć', 'Daniel'][GAME.view(state, undefined).holder],
      ]);
      held += 1;
    }
    expect(held).toBeGreaterThan(8);
  });

  it('GIVEN the black market WHEN drawn, whole or the offer alone, THEN it says what one, two and three cards cost', () => {
    const state = game('market', 3).find(({ phase }) => phase === 'B');
    if (state === undefined) throw new Error('no black market');
    const { printed } = GAME.view(state, undefined);
    for (const wish of [{}, { focus: 'offer' }]) {
      const { moving } = sceneOf(state, wish);
      for (const count of [1, 2, 3]) {
        const [coins, damage] = [printed.marketPrice[count] ?? 0, printed.marketDamage[count] ?? 0];
        const cell = moving.find(({ facts = [] }) => facts.includes(`market:${count}=${coins},${damage}`));
        if (cell === undefined) throw new Error(`no price of ${count}`);
        const figures = textsOf({ moving }).filter((text) => overlap(boxOf(cell), boxOf(text)));
        const [cards, ...costs] = figures;
        expect(cards?.text).toContain(String(count));
        expect(costs.map(({ text }) => text)).toEqual([String(coins), `+${damage}`]);
        expect(costs.every(({ size }) => size >= 34)).toBe(true);
      }
    }
  });

  it('GIVEN the numbers of a menu at four players WHEN put on the board THEN no figure of cards or stations is hidden', () => {
    let numbers = 0;
    for (const state of some(game('badges', 4), 9)) {
      const [asked] = GAME.activeSeats(state);
      if (asked === undefined) continue;
      const scene = sceneOf(state, { viewer: asked });
      const badges = badgesOn(scene, targetsOf(state, asked));
      numbers += badges.length;
      const figures = textsOf(scene).filter(({ id, of }) =>
        /^(module|tank|built|plant|score|damage|dome|card)/u.test(id ?? of ?? ''),
      );
      for (const badge of badges)
        for (const figure of figures)
          expect(overlap(grown(boxOf(badge), -4), grown(inkOf(figure), -3)), JSON.stringify(figure)).toBe(
            false,
          );
    }
    expect(numbers).toBeGreaterThan(100);
  });

  it('GIVEN the end WHEN drawn THEN the reckoning is shown with all lines, and the board can still be asked for', () => {
    for (const seats of [1, 4]) {
      const end = game(`end-${seats}`, seats).at(-1);
      if (end === undefined) throw new Error('no game');
      const facts = factsOf(end);
      const all = GAME.scores(end).flatMap(({ lines }) => lines);
      const counting = new Set(all.filter(({ points }) => points !== 0).map(({ key }) => key));
      const board = factsOf(end, { focus: 'board' });
      for (const { seat = 1, total, lines } of GAME.scores(end)) {
        expect(facts).toContain(`result:${seat}:total=${total}`);
        expect(board, 'the plate has what decides').toContain(`result:${seat}:total=${total}`);
        // a line that is nothing for all is left out
        for (const { key, points } of lines)
          expect(facts.includes(`result:${seat}:${key}=${points}`), key).toBe(counting.has(key));
      }
    }
  });
});
