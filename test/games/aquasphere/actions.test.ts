import { describe, expect } from 'vitest';
import { EXTENSIONS_FOR, GAME, eventsOf, rule, said, standard } from './scenario.ts';

describe('green: expand the lab', () => {
  rule(
    'AQS-GREEN-1, B3',
    'the top extension is taken, and its capacity counts at once',
    () => {
      const table = standard(2).zone('A', { extensions: ['c-crystal', 'a-card'] });
      table.play('0 act a green');
      const view = GAME.view(table.state, 0).players[0];
      expect(view?.extensions).toEqual([{ id: 'c-crystal', letters: ['C'], adds: { crystals: 1 } }]);
      expect([view?.capacity.crystals, view?.letters]).toEqual([3, ['A', 'C']]);
      expect(table.offers(0)).toEqual(['place bot c', 'done']);
    },
    'the next one lies behind it, letters are read in their order; where none lies there is no green action',
    () => {
      const grown = standard(2, {}, { labs: ['F', 'C', 'E', 'B', 'D', 'A'] });
      grown.seat(0, { programmed: ['green'], extensions: ['e-card'] }).zone('F', { extensions: ['ab-time'] });
      grown.play('0 act f green');
      expect(grown.player(0).extensions).toEqual(['e-card', 'ab-time']);
      expect(GAME.view(grown.state, 0).players[0]?.letters).toEqual(['A', 'B', 'E', 'F']);
      const table = standard(2).zone('A', { extensions: [] });
      expect(said(table.refusal(0, 'act a green'))).toBe('AQS-GREEN-1 why.noExtension');
    },
  );

  rule(
    'AQS-GREEN-2, O33, O34',
    'each letter may bring a bot, in the order that the seat likes',
    () => {
      const table = standard(2)
        .zone('A', { extensions: ['ab-time'] })
        .seat(0, { supply: 2 });
      table.play('0 act a green');
      expect(table.offers(0)).toEqual(['place bot a', 'place bot b', 'done']);
      table.play('0 place bot b');
      expect(table.offers(0)).toEqual(['place bot a', 'done']);
      table.play('0 done');
      expect([table.sector('B').control, table.player(0).supply]).toEqual([0, 1]);
    },
    'with an empty supply the rest lapses, and no other letter is open',
    () => {
      const table = standard(2)
        .zone('A', { extensions: ['ab-time'] })
        .seat(0, { supply: 1 });
      table.play('0 act a green');
      expect(said(table.refusal(0, 'place bot c'))).toBe('AQS-GREEN-2 why.letterNotOpen');
      table.play('0 place bot b');
      expect([table.player(0).supply, table.asked()]).toEqual([0, [1]]);
      const empty = standard(2).seat(0, { supply: 0 });
      empty.play('0 act a green');
      expect(empty.asked()).toEqual([1]);
    },
  );

  rule(
    'AQS-R30',
    'the letter of the sector just used may be used: the own bot is pushed',
    () => {
      const table = standard(2);
      table.play('0 act a green', '0 place bot a');
      expect(table.sector('A')).toMatchObject({ control: 0, loading: [1, 0, 0, 0] });
    },
    'it may be declined',
    () => {
      const table = standard(2);
      table.play('0 act a green', '0 done');
      expect(table.sector('A')).toMatchObject({ control: 0, loading: [0, 0, 0, 0] });
    },
  );

  rule(
    'AQS-GREEN-3',
    'a fifth extension completes the lab',
    () => {
      const table = standard(2)
        .seat(0, { extensions: EXTENSIONS_FOR.cards(4) })
        .zone('A', { extensions: ['a-time'] });
      table.play('0 act a green');
      expect(table.player(0).extensions).toHaveLength(5);
    },
    'there is no sixth',
    () => {
      const table = standard(2).seat(0, { extensions: EXTENSIONS_FOR.cards(5) });
      expect(table.offers(0, 'act')).toEqual([]);
      expect(said(table.refusal(0, 'act a green'))).toBe('AQS-GREEN-3 why.labComplete');
    },
  );
});

describe('yellow: take time', () => {
  const yellow = (sector: number, own: number) =>
    standard(2)
      .seat(0, { programmed: ['yellow'], time: own })
      .zone('A', { time: sector });

  rule(
    'AQS-YELLOW-1, B4, AQS-CAP-1',
    'all time of the sector that fits is taken, the rest stays',
    () => {
      const table = yellow(5, 1);
      table.play('0 act a yellow');
      expect([table.player(0).time, table.sector('A').time]).toEqual([4, 2]);
    },
    'with a larger lab nothing stays',
    () => {
      const table = yellow(5, 1).seat(0, { extensions: ['a-time'] });
      table.play('0 act a yellow');
      expect([table.player(0).time, table.sector('A').time]).toEqual([6, 0]);
    },
  );

  rule(
    'AQS-YELLOW-2, AQS-R31, O4',
    'fewer than 2 are topped up from the general supply, within capacity',
    () => {
      const results = (
        [
          [0, 3],
          [1, 1],
          [1, 3],
          [0, 0],
          [2, 0],
          [3, 2],
        ] as const
      ).map(([sector, own]) => {
        const table = yellow(sector, own);
        table.play('0 act a yellow');
        return [table.player(0).time, table.sector('A').time];
      });
      expect(results).toEqual([
        [4, 0],
        [3, 0],
        [4, 0],
        [2, 0],
        [2, 0],
        [4, 1],
      ]);
    },
    'not from an empty supply',
    () => {
      const table = yellow(1, 0).set({ stock: { time: 0, crystals: 0, octopods: 0 } });
      table.play('0 act a yellow');
      expect(table.player(0).time).toBe(1);
    },
  );
});

describe('black: take crystals', () => {
  rule(
    'AQS-BLACK-1, B5, AQS-R22',
    'as many crystals as fit are taken',
    () => {
      const table = standard(2)
        .seat(0, { programmed: ['black'], extensions: ['c-crystal'] })
        .zone('A', { crystals: 2 });
      table.play('0 act a black');
      expect([table.player(0).crystals, table.sector('A').crystals]).toEqual([2, 0]);
    },
    'the rest stays',
    () => {
      const table = standard(2)
        .seat(0, { programmed: ['black'], crystals: 1 })
        .zone('A', { crystals: 3 });
      table.play('0 act a black');
      expect([table.player(0).crystals, table.sector('A').crystals]).toEqual([2, 2]);
    },
  );
});

describe('purple: catch octopods', () => {
  const purple = (octopods: number, extensions: readonly string[] = []) =>
    standard(2)
      .seat(0, { programmed: ['purple'], extensions: [...extensions] })
      .zone('A', { octopods });

  rule(
    'AQS-PURPLE-1, AQS-PURPLE-2, B6, AQS-CAP-2',
    'as many as the lab can are caught, go to the supply and give points',
    () => {
      const table = purple(3);
      const { octopods } = table.state.stock;
      table.play('0 act a purple');
      expect([table.player(0).kp, table.sector('A').octopods, table.state.stock.octopods]).toEqual([
        3,
        1,
        octopods + 2,
      ]);
    },
    'the capacity is of one catch: the next one catches as many again',
    () => {
      const table = purple(4);
      table.play('0 act a purple', '1 pass');
      table.seat(0, { programmed: ['purple'] }).play('0 act a purple');
      expect([table.player(0).kp, table.sector('A').octopods]).toEqual([6, 0]);
    },
  );

  rule(
    'AQS-R23, O5',
    'beyond six the series of points goes on',
    () => {
      const table = purple(7, EXTENSIONS_FOR.octopods(5)).seat(0, { crystals: 2 });
      table.play('0 act a purple', '0 pay crystal', '0 pay crystal');
      expect([table.player(0).kp, table.player(0).crystals]).toEqual([28, 0]);
    },
    'six give 21',
    () => {
      const table = purple(6, EXTENSIONS_FOR.octopods(5)).seat(0, { crystals: 2 });
      table.play('0 act a purple', '0 pay crystal', '0 pay crystal');
      expect(table.player(0).kp).toBe(21);
    },
  );
});

describe('blue: place a submarine', () => {
  rule(
    'AQS-BLUE-1',
    'the next submarine goes on the first free space',
    () => {
      const table = standard(2).seat(0, { programmed: ['blue'], time: 4 });
      const events = table.play('0 act f blue');
      expect(eventsOf(events, 'submarinePlaced')).toEqual([
        { type: 'submarinePlaced', seat: 0, sector: 'F', space: 2 },
      ]);
      expect(table.player(0).submarines).toBe(4);
    },
    'one of a colour in a sector, and only six in all',
    () => {
      const table = standard(2).seat(0, { programmed: ['blue'], time: 4 });
      expect(said(table.refusal(0, 'act a blue'))).toBe('AQS-BLUE-1 why.submarineThere');
      table.seat(0, { submarines: 0 });
      expect(said(table.refusal(0, 'act f blue'))).toBe('AQS-BLUE-1 why.noSubmarine');
    },
  );

  rule(
    'AQS-BLUE-2',
    'it gives the points of the lamp',
    () => {
      const table = standard(2).seat(0, { programmed: ['blue'], time: 4 });
      table.play('0 act f blue');
      expect(table.player(0).kp).toBe(2);
    },
    'the next lamp gives more',
    () => {
      const table = standard(2);
      table.set({ tiles: table.state.tiles.slice(1) }).seat(0, { programmed: ['blue'], time: 4 });
      table.play('0 act f blue');
      expect(table.player(0).kp).toBe(3);
    },
  );
});

describe('red: take a research card', () => {
  rule(
    'AQS-RED-1, AQS-R20, B8',
    'the top card is taken, then the lamp’s points come',
    () => {
      const table = standard(2)
        .seat(0, { programmed: ['red'] })
        .zone('A', { research: ['locks', 'cleaner'] });
      table.set({ tiles: table.state.tiles.slice(2) });
      table.holding(0, 'halfsub');
      const events = table.play('0 act a red');
      expect([table.player(0).cards.map(({ id }) => id), table.player(0).kp]).toEqual([
        ['halfsub', 'locks'],
        4,
      ]);
      expect(events.map(({ type }) => type)).toEqual([
        'scientistMoved',
        'botPlaced',
        'cardTaken',
        'knowledgeMoved',
      ]);
      expect(table.sector('A').research).toEqual(['cleaner']);
    },
    'where no card lies there is no red action',
    () => {
      const table = standard(2)
        .seat(0, { programmed: ['red'] })
        .zone('A', { research: [] });
      expect(said(table.refusal(0, 'act a red'))).toBe('AQS-RED-1 why.noCard');
    },
  );

  rule(
    'AQS-R47',
    'of a pile only the top card is taken; the covered one comes after it',
    () => {
      const table = standard(2)
        .seat(0, { programmed: ['red'] })
        .zone('A', { research: ['locks', 'cleaner'] });
      table.play('0 act a red', '1 pass');
      table.seat(0, { programmed: ['red'] }).play('0 act a red');
      expect(table.player(0).cards.map(({ id }) => id)).toEqual(['locks', 'cleaner']);
    },
    'an act names no card',
    () => {
      expect(GAME.parseAction('act a red cleaner').ok).toBe(false);
    },
  );

  rule(
    'AQS-CAP-1, AQS-CAP-4, AQS-R49',
    'a full card store closes red until the lab grows',
    () => {
      const table = standard(2)
        .seat(0, { programmed: ['red'], cards: [] })
        .holding(0, 'locks', 'lateral');
      expect(table.offers(0, 'act')).toEqual([]);
      expect(said(table.refusal(0, 'act a red'))).toBe('AQS-CAP-1 why.cardsFull');
      expect(table.seat(0, { extensions: ['a-card'] }).offers(0, 'act a')).toEqual(['act a red']);
    },
    'a used card keeps its slot',
    () => {
      const table = standard(2).seat(0, { engineer: 'r1' }).holding(0, 'lateral');
      table.play('0 lateral r2');
      expect(table.player(0).cards).toEqual([{ id: 'lateral', used: true }]);
    },
  );
});

describe('white: program a bot', () => {
  rule(
    'AQS-WHITE-1, B9',
    'a bot goes on the colour of the sector',
    () => {
      const table = standard(2).seat(0, { programmed: ['white'] });
      table.play('0 act a white');
      expect(table.player(0)).toMatchObject({ programmed: ['green'], supply: 13 });
    },
    'not on a colour that has one',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'white'], supply: 13 });
      expect(said(table.refusal(0, 'act a white'))).toBe('AQS-PROG-4 why.colourTaken');
      expect(table.offers(0, 'act b white')).toEqual(['act b white']);
    },
  );
});

describe('stocks', () => {
  rule(
    'AQS-CAP-3',
    'the reminder is not part of the seat’s time',
    () => {
      const table = standard(2).seat(0, { time: 4 });
      table.play('0 buy red', '1 pass', '0 return green');
      expect(table.player(0).time).toBe(3);
      table.play('0 return red');
      expect(table.player(0).time).toBe(4);
    },
    'it leaves the board at the scoring',
    () => {
      const table = standard(2).seat(0, { time: 4 });
      table.play('0 buy red');
      table.allPass();
      expect(GAME.view(table.state, 0).players[0]?.reminder).toBe(0);
    },
  );

  rule(
    'AQS-CAP-5, AQS-R28',
    'of a short stock what is there is taken',
    () => {
      const table = standard(2).holding(0, 'engineer-yellow-time').seat(0, { time: 0 });
      table.set({ stock: { time: 1, crystals: 0, octopods: 0 } });
      const events = table.play('0 program r2');
      expect(eventsOf(events, 'timeGained')).toEqual([{ type: 'timeGained', seat: 0, asked: 2, got: 1 }]);
      const crystals = standard(2).holding(0, 'engineer-yellow-crystal');
      crystals.set({ stock: { time: 30, crystals: 0, octopods: 8 } });
      expect(eventsOf(crystals.play('0 program r2'), 'crystalsGained')).toEqual([
        { type: 'crystalsGained', seat: 0, asked: 1, got: 0 },
      ]);
      expect([crystals.player(0).crystals, crystals.state.stock.crystals]).toEqual([0, 0]);
    },
    'with enough in stock all of it comes',
    () => {
      const table = standard(2).holding(0, 'engineer-yellow-time').seat(0, { time: 0 });
      table.play('0 program r2');
      expect(table.player(0).time).toBe(2);
      const crystals = standard(2).holding(0, 'engineer-yellow-crystal');
      const { crystals: before } = crystals.state.stock;
      crystals.play('0 program r2');
      expect([crystals.player(0).crystals, crystals.state.stock.crystals]).toEqual([1, before - 1]);
    },
  );
});
