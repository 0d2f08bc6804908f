import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/engine/games/new-eden/messages.ts';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import type { View } from '../../src/engine/games/new-eden/view.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { ComposeOptions } from '../../src/render/game-scene.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Scene, Shape } from '../../src/render/shapes.ts';
import { GAME } from '../games/new-eden/scene.ts';
import { lookOf, sceneOf, textsOf, TABLE } from './new-eden-table.ts';
import { lookBack, randomGame } from './random-table.ts';

describe('the last turn on the board of New Eden', () => {
  interface Told {
    readonly state: State;
    readonly events: readonly Event[];
    readonly scene: Scene;
    readonly line: string;
    /** what is drawn because of the last turn, header and plates aside */
    readonly marks: readonly Shape[];
  }

  /** right of the lift, and there the tops of plates */
  const STATIONS = 450;
  const PLATES = [475, 920];

  /** gained, and not a price or a bid */
  const COINS_BROUGHT = /\(\+\d+ |(?:gains|gagne|zdobywa) [^,]*(?:coin|pièce|monet)/u;

  function lineOf(scene: Scene): string {
    return textsOf(scene)
      .filter(({ colour }) => colour === '~on-strip')
      .map(({ text }) => text)
      .join('');
  }

  /** Every so many positions of a random game as everybody sees them. */
  function toldGame(
    seed: string,
    seats: number,
    step: number,
    locale: Locale = 'en',
    viewer?: number,
  ): Told[] {
    const { steps } = randomGame(GAME, seed, seats, seats === 1 ? { soloLevel: 2 } : {});
    const look = lookOf({ seats }, { locale });
    return steps.flatMap(({ before }, at): Told[] => {
      if (at === 0 || at % step !== 0) return [];
      // as: all of them come out of this game
      const state = before as State;
      const back = lookBack(GAME, NEW_EDEN_SCENE, { steps: steps.slice(0, at), state }, viewer);
      const view = GAME.view(state, viewer);
      const scene = NEW_EDEN_SCENE.compose(view, look, {
        viewer,
        // as: a look back at this game holds its views
        ...(back as Pick<ComposeOptions<View>, 'last'>),
      });
      const plain = new Set(
        sceneOf(state, { locale, ...(viewer !== undefined && { viewer }) }).moving.map((shape) =>
          JSON.stringify(shape),
        ),
      );
      const marks = scene.moving.filter((shape) => {
        const { x, y, height } = boxOf(shape);
        const middle = y + height / 2;
        return (
          !plain.has(JSON.stringify(shape)) &&
          middle > 125 &&
          !(x >= STATIONS && PLATES.some((top) => middle > top && middle < top + 92))
        );
      });
      // as: events of this game
      const events = (back.last?.steps ?? []).flatMap((one) => one.events as readonly Event[]);
      return [{ state, events, scene, line: lineOf(scene), marks }];
    });
  }

  const isLightOn = (piece: Shape, mark: Shape): boolean => {
    if (mark.kind !== 'circle') return false;
    const box = boxOf(piece);
    return Math.hypot(mark.x - box.x - box.width / 2, mark.y - box.y - box.height / 2) < 1;
  };
  const pieceOf = ({ scene }: Told, id: string): Shape | undefined =>
    scene.moving.find((shape) => shape.id === id);

  it.each(TABLE)(
    'GIVEN random games of %i WHEN told in %s THEN the line says who did what, whole and in the strip',
    (seats, locale) => {
      const told = toldGame(`said-${seats}`, seats, 3, locale);
      expect(told.length).toBeGreaterThan(5);
      for (const { line, scene, events } of told) {
        expect(line, JSON.stringify(events)).toMatch(/\p{L}{2,} .*\p{L}{3,}/u);
        expect(line).not.toMatch(/undefined|turn\.|[:,] *$|\( *\)/u);
        for (const part of textsOf(scene).filter(({ colour }) => colour === '~on-strip'))
          expect(boxOf(part).x + boxOf(part).width).toBeLessThan(1590);
      }
    },
  );

  it.each(TABLE)(
    'GIVEN a turn of %i that used the plant WHEN told in %s THEN the line says its coins',
    (seats, locale) => {
      let used = 0;
      for (const seed of ['power-1', 'power-2'])
        for (const { line, events } of toldGame(seed, seats, 1, locale)) {
          const power = events.filter((event) => event.type === 'plantUsed');
          // what is told of another seat, or of everybody at once, leaves them to the plate
          const ofAnother = events.some(
            (event) =>
              event.type === 'marketClosed' ||
              event.type === 'roundStarted' ||
              (event.type === 'rowSold' && event.seat !== power[0]?.seat),
          );
          if (power.length === 0 || ofAnother) continue;
          used += 1;
          expect(line, JSON.stringify(events)).toMatch(COINS_BROUGHT);
        }
      expect(used).toBeGreaterThan(3);
    },
  );

  it.each([
    ['en', 3],
    ['fr', 3],
    ['pl', 3],
    ['fr', 4],
  ] as const)(
    'GIVEN words of %s on plates of %i WHEN drawn THEN what is counted is there or dots say that there is more',
    (locale, seats) => {
      for (const seed of ['b', 'rev-1', 'rev-2'])
        for (const { state, scene } of toldGame(seed, seats, 1, locale)) {
          if (GAME.isOver(state)) continue;
          const { say } = lookOf(state, { locale });
          const view = GAME.view(state, undefined);
          const words = (['power', 'oxygen', 'yards', 'labs'] as const).map((key) =>
            say({ key: `short.${key}` }),
          );
          const line = new RegExp(`^(?:${words.join('|')}) [1-9]\\d*(?: …)?$`, 'u');
          const said = textsOf(scene).filter(({ text }) => line.test(text));
          const there = view.stations.flatMap(({ plantUses, oxygen, shipyard, research }) => [
            view.printed.plantUses - plantUses,
            oxygen.filter(({ used }) => !used).length,
            shipyard.length,
            research.length,
          ]);
          const all = there.filter((count) => count > 0).length;
          if (said.some(({ text }) => text.endsWith('…'))) expect(said.length).toBeLessThan(all);
          else expect(said).toHaveLength(all);
        }
    },
  );

  it('GIVEN who starts, who passed and what they gained on one plate WHEN drawn THEN each plate has its whole name', () => {
    for (const seed of ['names-1', 'names-2']) {
      for (const { scene, state } of toldGame(seed, 4, 3)) {
        if (GAME.isOver(state)) continue;
        const words = textsOf(scene).map(({ text }) => text);
        for (const name of ['Ola', 'Benoît', 'Zażółć', 'Daniel']) expect(words).toContain(name);
      }
    }
  });

  it.each([
    [4, undefined],
    [4, 0],
    [3, 1],
    [2, undefined],
    [2, 0],
    [1, 0],
  ])(
    'GIVEN a card bought of %i, seen by %s, WHEN drawn THEN the line names its kind and light lies on what it became, or a frame where it is counted',
    (seats, viewer) => {
      let bought = 0;
      for (const told of toldGame('bought', seats, 1, 'en', viewer)) {
        const purchase = told.events.find((event) => event.type === 'bought');
        const last = told.state.phase === 'A' && !told.events.some(({ type }) => type === 'roundStarted');
        if (purchase === undefined || !last) continue;
        const { card, seat } = purchase;
        const category = GAME.view(told.state, undefined).printed.parts[card]?.category;
        const piece = [`module:${seat}:${card}`, `tank:${seat}:${card}`, `built:${seat}:${card}`]
          .map((id) => pieceOf(told, id))
          .find((shape) => shape !== undefined);
        if (category === undefined || piece === undefined) continue;
        bought += 1;
        expect(told.line.toLowerCase()).toContain(category);
        expect(told.line).toContain('buys');
        const frame = told.scene.moving.find(
          (mark) => mark.kind === 'rect' && mark.of === piece.id && mark.stroke?.colour === '~new',
        );
        if (frame === undefined)
          expect(
            told.marks.some((mark) => isLightOn(piece, mark)),
            piece.id,
          ).toBe(true);
        // around words; it would cut a bottle in two
        else expect(boxOf(piece).height).toBeLessThan(boxOf(frame).height);
      }
      expect(bought).toBeGreaterThan(seats === 1 ? 3 : 8);
    },
  );

  it('GIVEN a row that is sold WHEN drawn THEN the line says to whom for how much, light lies on the sale, and each module that came out of the row has its tag', () => {
    let sales = 0;
    let tags = 0;
    for (const told of toldGame('sales', 4, 1)) {
      const sale = told.events.find((event) => event.type === 'rowSold');
      if (sale === undefined || told.state.phase !== 'C') continue;
      const piece = pieceOf(told, `sold:${sale.row}`);
      if (piece === undefined) continue;
      sales += 1;
      expect(told.line).toContain(`row ${sale.row}`);
      expect(told.line).toContain(['Ola', 'Benoît', 'Zażółć', 'Daniel'][sale.seat ?? 0]);
      expect(told.marks.some((mark) => isLightOn(piece, mark))).toBe(true);
      for (const card of sale.cards) {
        const id = `module:${sale.seat ?? ''}:${card}`;
        const taken = pieceOf(told, id.replace('module', 'lying'));
        if (pieceOf(told, id) === undefined || taken !== undefined) continue;
        const tag = textsOf(told.scene).filter(({ of }) => of === `tag:${id}`);
        expect(tag.map(({ text }) => text)).toEqual([`Row ${sale.row}`]);
        tags += 1;
      }
    }
    expect(sales).toBeGreaterThan(5);
    expect(tags).toBeGreaterThan(5);
  });

  it('GIVEN the black market WHEN it opens and closes THEN the line says so, and who bought what', () => {
    const [opened, closed] = [{ told: 0 }, { none: 0, kinds: 0 }];
    for (const { events, line } of ['opens', 'closes', 'shuts'].flatMap((seed) => toldGame(seed, 4, 1))) {
      if (events.some(({ type }) => type === 'roundStarted' || type === 'bidMade')) continue;
      if (events.some(({ type }) => type === 'marketDealt')) {
        opened.told += 1;
        expect(line).toContain('the black market opens');
      }
      const buyers = events.filter((event) => event.type === 'marketClosed' && event.count > 0);
      if (!events.some(({ type }) => type === 'marketClosed')) continue;
      if (buyers.length === 0) {
        closed.none += 1;
        expect(line).toBe('Nobody buys on the black market');
      } else {
        expect(line).toContain('Bought on the black market:');
        closed.kinds += line.match(/crab|shell|octopus|shipyard|tank|research/gu)?.length ?? 0;
      }
    }
    expect(opened.told).toBeGreaterThan(3);
    expect(closed.kinds).toBeGreaterThan(3);
  });

  it('GIVEN deeples that go to several arms WHEN told THEN the line has all of them', () => {
    let several = 0;
    for (const { events, line, state } of toldGame('several', 4, 1)) {
      const moves = events.flatMap((event) => (event.type === 'deepleMoved' ? [event] : []));
      const arms = new Set(moves.map(({ arm }) => arm));
      const { size } = new Set(moves.map(({ seat }) => seat));
      if (arms.size < 2 || size !== 1 || state.phase !== 'A' || !line.includes('moves')) continue;
      if (events.some(({ type }) => type === 'activated' || type === 'roundStarted')) continue;
      several += 1;
      const told = [...line.matchAll(/moves (\d+|a) deeples?/gu)].reduce(
        (sum, [, count]) => sum + (count === 'a' ? 1 : Number(count)),
        0,
      );
      expect(told, line).toBe(moves.length);
    }
    expect(several).toBeGreaterThan(1);
  });

  it('GIVEN a new round WHEN drawn THEN what was dealt or set back is not marked', () => {
    let begun = 0;
    for (const seats of [2, 3, 4])
      for (const { events, marks } of toldGame(`news-${seats}`, seats, 1)) {
        if (!events.some(({ type }) => type === 'roundStarted')) continue;
        if (events.some(({ type }) => type === 'extended' || type === 'bought' || type === 'deepleMoved'))
          continue;
        begun += 1;
        expect(marks.filter(({ kind }) => kind === 'circle')).toEqual([]);
      }
    expect(begun).toBeGreaterThan(1);
  });

  it('GIVEN a row of the display that drops WHEN drawn THEN no card that is left is lit', () => {
    let drops = 0;
    for (const told of toldGame('drops', 4, 1)) {
      if (told.state.phase !== 'A' || !told.events.some(({ type }) => type === 'rowsDropped')) continue;
      drops += 1;
      for (const { card } of told.state.display) {
        const piece = pieceOf(told, `card:${card}`);
        if (piece === undefined) throw new Error(`not drawn: ${card}`);
        expect(told.marks.some((mark) => isLightOn(piece, mark))).toBe(false);
      }
    }
    expect(drops).toBeGreaterThan(2);
  });

  it('GIVEN deeples that dive WHEN drawn THEN their way ends on the module where they arrived or at who is there', () => {
    let dives = 0;
    for (const told of toldGame('dives', 3, 1)) {
      const dive = told.events.findLast((event) => event.type === 'deepleMoved');
      if (dive === undefined || told.state.phase !== 'A') continue;
      // a new round sets divers back
      if (told.events.some(({ type }) => type === 'roundStarted')) continue;
      const piece = pieceOf(told, `module:${dive.seat}:${dive.module}`);
      if (piece === undefined) continue;
      dives += 1;
      const figure = pieceOf(told, `lying:${dive.seat}:${dive.module}`);
      const goals = [piece, ...(figure === undefined ? [] : [figure])].map((goal) => grown(boxOf(goal), 20));
      const arrives = (mark: Shape): boolean => goals.some((goal) => overlap(goal, boxOf(mark)));
      expect(told.marks.some((mark) => mark.kind === 'polygon' && arrives(mark))).toBe(true);
    }
    expect(dives).toBeGreaterThan(5);
  });
});
