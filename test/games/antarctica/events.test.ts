import { describe, expect, it } from 'vitest';
import { EVENTS, type Event } from '../../../src/engine/games/antarctica/messages.ts';
import { newGame, play, playOn, typesOf } from './play.ts';
import { position, type Scenario } from './position.ts';

/** What is told of the last of these answers. */
function told(scenario: Scenario, ...texts: readonly string[]): readonly Event[] {
  return playOn(play(position(scenario), ...texts.slice(0, -1)), texts.at(-1) ?? '').events;
}

describe('what is told', () => {
  it('GIVEN the game THEN it tells of just these events', () => {
    expect(Object.keys(EVENTS).toSorted()).toEqual(
      (
        'advanced blueConsumed built cardClaimed cardPlayed cardTaken cubeGranted effectTriggered effectVoid ended ' +
        'icebreakerBoxed pileBoxed ranked recruited resourceDiscarded resourceGained scored setUp shipBuilt shipMoved ' +
        'shipPlaced shipSailed shipStayed skipped sunMoved turnEnded'
      ).split(' '),
    );
  });

  it('GIVEN the start player is drawn THEN the setup names it', () => {
    for (let at = 0; at < 8; at += 1) {
      const { state, events } = newGame(4, { start: 'lot', placement: 'free' }, `told ${at}`);
      expect(events).toEqual([{ type: 'setUp', start: state.start }]);
    }
  });
  it('GIVEN ships and a cube are placed THEN seat, area and track are named', () => {
    expect(playOn(newGame(3, { placement: 'free' }).state, 'place e', 'place w').events).toEqual([
      { type: 'shipPlaced', seat: 0, area: 'e' },
      { type: 'shipPlaced', seat: 1, area: 'w' },
    ]);
    expect(playOn(newGame(2).state, 'track naval').events[0]).toEqual({
      type: 'cubeGranted',
      seat: 1,
      track: 'naval',
    });
  });

  it('GIVEN a ship sails THEN from where, to where, and whether by icebreaker', () => {
    const scenario = { lines: { s: 'A B*', n: 'C' } };
    expect(told(scenario, 'sail e')).toEqual([
      { type: 'shipSailed', seat: 0, from: 's', to: 'e', icebreaker: 0 },
    ]);
    expect(told(scenario, 'sail e', 'end', 'B: sail w')).toEqual([
      { type: 'shipSailed', seat: 1, from: 's', to: 'w', icebreaker: 1 },
      { type: 'icebreakerBoxed', seat: 1, area: 's', why: { key: 'boxed.left' } },
    ]);
  });
  it('GIVEN the owner stays, or the ship before goes THEN why the icebreaker is boxed, and where', () => {
    expect(told({ lines: { s: 'A B*', e: 'C' } }, 'sail n', 'end', 'B: stay')).toEqual([
      { type: 'shipStayed', seat: 1, area: 's' },
      { type: 'icebreakerBoxed', seat: 1, area: 's', why: { key: 'boxed.stayed' } },
      { type: 'turnEnded', seat: 1, idleTurns: 0 },
      { type: 'sunMoved', area: 'e', skipped: ['se'] },
    ]);
    expect(told({ lines: { s: 'A', e: 'A C*' } }, 'discard ship e1')).toEqual([
      { type: 'resourceDiscarded', seat: 0, kind: { key: 'discarded.ship' }, area: 'e', recruited: 1 },
      { type: 'icebreakerBoxed', seat: 2, area: 'e', why: { key: 'boxed.first' } },
    ]);
  });
  it('GIVEN a ship of the board is discarded with an empty reserve THEN its area, and nobody recruited', () => {
    expect(told({ lines: { s: 'A', e: 'A' }, unplaced: { A: [0, 2] } }, 'discard ship e1')).toEqual([
      { type: 'resourceDiscarded', seat: 0, kind: { key: 'discarded.ship' }, area: 'e', recruited: 0 },
    ]);
    expect(told({ lines: { s: 'A' } }, 'discard cube')).toEqual([
      { type: 'resourceDiscarded', seat: 0, kind: { key: 'discarded.cube' }, recruited: 1 },
    ]);
  });

  it('GIVEN a card is taken from a pile THEN its pile and the next card are named', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['crane', 'shaft'], e: [] },
      top: { double: 'D01' },
    });
    const { state: after, events } = playOn(state, 'sail e', 'build double', 'track naval');
    expect(events.slice(1)).toEqual([
      { type: 'built', seat: 0, card: 'D01', area: 'e', scientists: 1 },
      { type: 'advanced', seat: 0, track: 'naval', from: 0, to: 2, points: 2, lost: 0 },
      { type: 'cardClaimed', seat: 0, card: 'D01', pile: 'double', next: after.piles.double[0] },
    ]);
  });
  it('GIVEN a ship is built THEN where, how, and who chooses a card first', () => {
    const scenario: Scenario = { lines: { s: 'A', e: 'B' }, buildings: { e: ['shipyard'] } };
    expect(told(scenario, 'sail e', 'ship')).toEqual([
      { type: 'shipBuilt', seat: 0, area: 's', by: { key: 'by.action' }, chooser: 1 },
    ]);
    expect(told({ ...scenario, pile: ['fast'] }, 'sail e', 'ship')).toEqual([
      { type: 'shipBuilt', seat: 0, area: 's', by: { key: 'by.action' } },
      { type: 'pileBoxed', count: 1 },
    ]);
    expect(told(scenario, 'sail e', 'ship', 'B: take fast')).toEqual([
      { type: 'cardTaken', seat: 1, from: { key: 'from.pile' }, card: 'fast' },
    ]);
  });
  it('GIVEN scientists are recruited THEN as many as came', () => {
    const camp: Scenario = { lines: { s: 'A', e: 'A' }, buildings: { e: ['camp'] } };
    expect(told(camp, 'sail e', 'recruit')).toEqual([{ type: 'recruited', seat: 0, count: 2 }]);
    expect(told({ ...camp, unplaced: { A: [1, 1] } }, 'sail e', 'recruit')).toEqual([
      { type: 'recruited', seat: 0, count: 1 },
    ]);
  });
  it('GIVEN cards are played THEN their kind, and the area of those that have one', () => {
    const hands: Scenario['hands'] = { A: ['plus2', 'scientist', 'icebreaker'] };
    const scenario: Scenario = { lines: { s: 'A', e: 'B' }, hands, unplaced: { A: [1, 1] } };
    expect(told(scenario, 'sail e', 'play plus2')).toEqual([
      { type: 'cardPlayed', seat: 0, kind: 'plus2' },
      { type: 'recruited', seat: 0, count: 1 },
    ]);
    expect(told(scenario, 'sail e', 'play scientist')).toEqual([
      { type: 'cardPlayed', seat: 0, kind: 'scientist', area: 'e' },
    ]);
    expect(told(scenario, 'sail e', 'play icebreaker e')).toEqual([
      { type: 'cardPlayed', seat: 0, kind: 'icebreaker', area: 'e' },
    ]);
  });

  it('GIVEN a cube passes red basic and blue move THEN the way, what is used up, and each effect when its time comes', () => {
    const scenario: Scenario = {
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['inland'] },
      scientists: { e: 'A A A' },
      tracks: { inland: [2, 0, 0] },
      resources: { A: { basic: 0 } },
    };
    expect(told(scenario, 'sail e', 'research inland')).toEqual([
      { type: 'advanced', seat: 0, track: 'inland', from: 2, to: 6, points: 4, lost: 0 },
      { type: 'blueConsumed', track: 'inland', space: 6 },
      { type: 'effectTriggered', seat: 0, track: 'inland', space: 3, effect: 'basic' },
      { type: 'resourceGained', seat: 0, kind: 'basic' },
      { type: 'effectTriggered', seat: 0, track: 'inland', space: 6, effect: 'move' },
    ]);
    expect(told(scenario, 'sail e', 'research inland', 'A: move e1 nw')).toEqual([
      { type: 'shipMoved', seat: 0, from: 'e', to: 'nw' },
    ]);
  });

  it('GIVEN idle turns THEN how many in a row', () => {
    const { events } = playOn(
      position({ lines: { s: 'A', e: 'B' }, idleTurns: 3 }),
      ...['sail n', 'end', 'sail w', 'end', 'discard cube', 'sail e', 'end'],
    );
    expect(events.filter(({ type }) => type === 'turnEnded')).toMatchObject([
      { seat: 0, idleTurns: 4 },
      { seat: 1, idleTurns: 5 },
      { seat: 0, idleTurns: 0 },
    ]);
  });

  it('GIVEN the end THEN the reason, each category with its winners first, and the ranks from the first', () => {
    const events = told(
      {
        lines: { s: 'A A', n: 'B B', w: 'C C' },
        buildings: { e: [] },
        scientists: { e: 'C C B' },
        elsewhere: 'e',
        hands: { A: ['scientist'] },
        unplaced: { A: [0, 1], B: [6, 7], C: [6, 6] },
        availableShips: { A: 3, B: 3, C: 3 },
        tracks: { naval: [1, 5, 0] },
      },
      ...['sail e', 'play scientist', 'end'],
    );
    expect(typesOf(events)).toEqual(['turnEnded', 'ended', 'scored', 'scored', 'ranked', 'ranked', 'ranked']);
    expect(events[1]).toEqual({ type: 'ended', reason: { key: 'end.scientists' } });
    const points = (seat: number, count: number, rest?: unknown): unknown => ({
      key: 'scored.points',
      with: { seat, points: count, ...(rest === undefined ? {} : { rest }) },
    });
    expect(events.slice(2, 4)).toEqual([
      {
        type: 'scored',
        category: { key: 'scored.area', with: { area: 'e' } },
        points: points(0, 18, points(2, 14, points(1, 2))),
      },
      {
        type: 'scored',
        category: { key: 'scored.track', with: { track: 'naval' } },
        points: points(1, 4, points(0, 3)),
      },
    ]);
    expect(events.slice(4)).toEqual([
      { type: 'ranked', seat: 0, rank: 1, total: 21 },
      { type: 'ranked', seat: 2, rank: 2, total: 14 },
      { type: 'ranked', seat: 1, rank: 3, total: 6 },
    ]);
  });
});
