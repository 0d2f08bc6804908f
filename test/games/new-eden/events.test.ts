import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Msg } from '../../../src/engine/core/contract.ts';
import type { Event } from '../../../src/engine/games/new-eden/messages.ts';
import { EVENTS } from '../../../src/engine/games/new-eden/messages.ts';
import { given, solo, type Scene } from './scene.ts';

const DISPLAY = `
  1A-SH1 1A-SH2 1A-OC1
  1A-CR1 1A-CR2 1A-OC2
  1A-SY1 1A-OX2 -
  1A-RE1 -      -`;
const table = (seats = 3): Scene => given({ seats }).holder(0).display(DISPLAY);
const by = (key: string, named?: Record<string, unknown>): Msg =>
  // as: causes with the fields that the scenarios name
  (named === undefined ? { key } : { key, with: named }) as Msg;
const plant = by('cause.plant');
const bonus = (kind: string, category: string, n: number): Msg => by(`bonus.${kind}`, { category, n });
/** What was told from the first event of this type on. */
function from(scene: Scene, type: Event['type']): readonly Event[] {
  const at = scene.events.findIndex((event) => event.type === type);
  return at < 0 ? [] : scene.events.slice(at);
}

describe('New Eden: what is told', () => {
  it('GIVEN every type of event THEN a scenario here tells it field by field', () => {
    const scenarios = readFileSync(new URL(import.meta.url), 'utf8');
    expect(Object.keys(EVENTS).filter((type) => !scenarios.includes(`type: '${type}'`))).toEqual([]);
  });

  it('GIVEN a new game THEN the players, the holder, the round and its two bonus cards in order', () => {
    const { game, state, events } = given({ seats: 4 });
    const [first, second] = game
      .view(state, undefined)
      .bonus.map(({ category, reward }) => bonus(reward.type, category, reward.n));
    expect(events).toEqual([
      { type: 'gameStarted', players: 4, holder: state.holder },
      { type: 'roundStarted', round: 1, first, second },
    ]);
  });

  it('NED-BUY-2, NED-BUY-4 GIVEN a card is bought THEN price, rows that drop, damage step and building', () => {
    const scene = table().turnOf(1).plays(1, 'buy 4-1');
    expect(scene.events).toEqual([
      { type: 'bought', seat: 1, card: '1A-RE1', row: 4 },
      { type: 'coinsPaid', seat: 1, coins: 1, cause: by('cause.price', { row: 4 }) },
      { type: 'rowsDropped', row: 4 },
      { type: 'damageChanged', seat: 1, by: 1, to: 1, cause: by('cause.row', { row: 4 }) },
      { type: 'built', seat: 1, card: '1A-RE1' },
    ]);
  });

  it('NED-BUY-2, NED-DMG-1 GIVEN damage 2 and row 1 THEN what was really repaired; GIVEN none THEN nothing is told', () => {
    const hurt = table().has(1, { damage: 2 }).turnOf(1).plays(1, 'buy 1-2');
    expect(hurt.happened('damageChanged')).toEqual([
      { type: 'damageChanged', seat: 1, by: -2, to: 0, cause: by('cause.row', { row: 1 }) },
    ]);
    for (const text of ['buy 1-2', 'buy 3-1'])
      expect(table().turnOf(1).plays(1, text).happened('damageChanged')).toEqual([]);
  });

  it('NED-DMG-1 GIVEN damage 14 and 3 more THEN it is told as 1 more, and the lost card after it', () => {
    const scene = table()
      .has(2, { damage: 14, plantUses: 1, cards: ['1B-CR1'] })
      .turnOf(2);
    expect(from(scene.plays(2, 'plant'), 'damageChanged')).toEqual([
      { type: 'damageChanged', seat: 2, by: 1, to: 15, cause: plant },
      { type: 'cardDestroyed', seat: 2, card: '1B-CR1' },
    ]);
  });

  it('NED-BUY-4 GIVEN the topmost row that has cards is emptied THEN no rows drop', () => {
    const scene = table().turnOf(1).has(1, { coins: 99 });
    for (const text of ['buy 1-1', 'buy 1-2', 'buy 1-3']) scene.turnOf(1).plays(1, text);
    expect(scene.happened('rowsDropped')).toEqual([]);
  });

  it('NED-OX-8 GIVEN an oxygen action THEN the tank, each move with both positions, each activation with what it brings', () => {
    const scene = given({ seats: 3 }).has(1, {
      cards: ['1A-SH1', '2A-SH1', '1A-OC1', '1A-CR1'],
      extensions: ['oxygen'],
      damage: 3,
      dome: 3,
    });
    const told = scene.turnOf(1).plays(1, 'oxygen EX-OX1', 'move shell 1', 'lift shell 1', 'activate 2A-SH1');
    expect(told.events).toEqual([
      { type: 'oxygenUsed', seat: 1, card: 'EX-OX1' },
      { type: 'deepleMoved', seat: 1, arm: 'shell', from: 0, to: 1, module: '1A-SH1' },
      { type: 'deepleMoved', seat: 1, arm: 'shell', from: 1, to: 2, module: '2A-SH1' },
      { type: 'activated', seat: 1, module: '2A-SH1' },
      { type: 'pointsGained', seat: 1, points: 3, cause: by('cause.module', { module: '2A-SH1' }) },
    ]);
    scene.turnOf(1).plays(1, 'oxygen ST-OX2', 'move octopus 1', 'move crab 1', 'activate 1A-CR1 1A-OC1');
    expect(from(scene, 'activated')).toEqual([
      { type: 'activated', seat: 1, module: '1A-CR1' },
      { type: 'coinsGained', seat: 1, coins: 3, cause: by('cause.module', { module: '1A-CR1' }) },
      { type: 'activated', seat: 1, module: '1A-OC1' },
      { type: 'damageChanged', seat: 1, by: -2, to: 1, cause: by('cause.module', { module: '1A-OC1' }) },
    ]);
  });

  it('NED-FREE-2 GIVEN the plant THEN which use of the round in which phase, and what it gives and costs', () => {
    const scene = table()
      .has(1, { plantUses: 1, cards: ['1A-RE3'] })
      .turnOf(1);
    expect(scene.plays(1, 'plant').events).toEqual([
      { type: 'plantUsed', seat: 1, use: 2, phase: 'A' },
      { type: 'coinsGained', seat: 1, coins: 5, cause: plant },
      { type: 'pointsGained', seat: 1, points: 2, cause: plant },
      { type: 'damageChanged', seat: 1, by: 3, to: 3, cause: plant },
    ]);
  });

  it('NED-FREE-3, NED-FREE-4, NED-DEEP-1 GIVEN extensions THEN price, kind, phase and the deeples that came', () => {
    const scene = table().has(1, { coins: 20 }).turnOf(1);
    const shipyard = by('cause.extension', { extension: 'shipyard' });
    expect(scene.plays(1, 'extend shipyard').events).toEqual([
      { type: 'coinsPaid', seat: 1, coins: 6, cause: shipyard },
      { type: 'extended', seat: 1, extension: 'shipyard', phase: 'A' },
      { type: 'deeplesGained', seat: 1, deeples: 3, cause: shipyard },
    ]);
    expect(scene.plays(1, 'extend oxygen').events).toEqual([
      { type: 'coinsPaid', seat: 1, coins: 6, cause: by('cause.extension', { extension: 'oxygen' }) },
      { type: 'extended', seat: 1, extension: 'oxygen', phase: 'A' },
    ]);
    const short = table().has(0, { dome: 41 }).turnOf(1);
    expect([short.state.supply, short.plays(1, 'extend shipyard').happened('deeplesGained')]).toEqual([
      2,
      [{ type: 'deeplesGained', seat: 1, deeples: 2, cause: shipyard }],
    ]);
    const none = table().has(0, { dome: 43 }).turnOf(1).plays(1, 'extend shipyard');
    expect(none.happened('deeplesGained')).toEqual([]);
  });

  it('NED-BUILD-3 GIVEN a shipyard or research THEN the card is the cause, the extension pays before it acts', () => {
    const yard = table().turnOf(1).plays(1, 'buy 3-1');
    expect(yard.happened('deeplesGained')).toEqual([
      { type: 'deeplesGained', seat: 1, deeples: 2, cause: by('cause.card', { card: '1A-SY1' }) },
    ]);
    const research = table()
      .has(1, { extensions: ['research'], damage: 1 })
      .display('- - -\n- - -\n1B-RE1 3B-RE1 3A-RE2\n2B-RE3 2A-RE3 1A-SH1')
      .turnOf(1);
    const points = {
      type: 'pointsGained',
      seat: 1,
      points: 3,
      cause: by('cause.extension', { extension: 'research' }),
    };
    const cause = (card: string): Msg => by('cause.card', { card });
    const builds = (text: string): readonly Event[] => from(research.turnOf(1).plays(1, text), 'built');
    research.has(1, { coins: 99 });
    expect(builds('buy 3-1')).toEqual([
      { type: 'built', seat: 1, card: '1B-RE1' },
      points,
      { type: 'coinsGained', seat: 1, coins: 5, cause: cause('1B-RE1') },
    ]);
    expect(builds('buy 3-2')).toEqual([
      { type: 'built', seat: 1, card: '3B-RE1' },
      points,
      { type: 'damageChanged', seat: 1, by: -1, to: 0, cause: cause('3B-RE1') },
    ]);
    expect(builds('buy 3-3')).toEqual([
      { type: 'built', seat: 1, card: '3A-RE2' },
      points,
      { type: 'coinsGained', seat: 2, coins: 5, cause: cause('3A-RE2') },
      { type: 'coinsGained', seat: 0, coins: 5, cause: cause('3A-RE2') },
    ]);
    expect(builds('buy 4-1')).toEqual([
      { type: 'built', seat: 1, card: '2B-RE3' },
      points,
      { type: 'damageChanged', seat: 1, by: 5, to: 6, cause: cause('2B-RE3') },
    ]);
    expect(builds('buy 4-2')).toEqual([
      { type: 'built', seat: 1, card: '2A-RE3' },
      points,
      { type: 'damageChanged', seat: 2, by: 2, to: 2, cause: cause('2A-RE3') },
      { type: 'damageChanged', seat: 0, by: 2, to: 2, cause: cause('2A-RE3') },
    ]);
  });

  it('NED-PASS-2, NED-PASS-3, NED-A-5 GIVEN passes THEN as which, for how many points, who takes the Nautilus, what is cleared', () => {
    const scene = table().turnOf(1).plays(1, 'pass');
    expect(scene.events).toEqual([
      { type: 'passed', seat: 1, place: 1 },
      { type: 'pointsGained', seat: 1, points: 3, cause: by('cause.pass', { place: 1 }) },
      { type: 'nautilusMoved', seat: 1 },
    ]);
    expect(scene.plays(2, 'pass').events).toEqual([
      { type: 'passed', seat: 2, place: 2 },
      { type: 'pointsGained', seat: 2, points: 2, cause: by('cause.pass', { place: 2 }) },
    ]);
    const left = scene.state.display.map(({ card }) => card);
    expect(scene.plays(0, 'pass').events.slice(0, 2)).toEqual([
      { type: 'passed', seat: 0, place: 3 },
      { type: 'displayCleared', cards: left },
    ]);
    const holder = table().turnOf(0).plays(0, 'pass');
    expect(holder.happened('nautilusMoved')).toEqual([]);
    const bare = table().holder(1).display('- - -').has(1, { passed: 1 }).has(2, { passed: 2 }).turnOf(0);
    expect(bare.plays(0, 'pass').happened('displayCleared')).toEqual([]);
  });

  it('NED-2P-1 GIVEN the discard empties a row THEN the card with its space, then the rows that drop', () => {
    const scene = given()
      .holder(1)
      .display('- - -\n- - 1A-SH1\n1A-CR1 - -\n- 1A-CR2 -')
      .frames({ kind: 'turnStart', station: 1 })
      .settled();
    expect(scene.events).toEqual([
      { type: 'cardDiscarded', card: '1A-CR1', row: 3, column: 1 },
      { type: 'rowsDropped', row: 3 },
    ]);
  });

  it('NED-B-1 GIVEN the deal THEN hands clockwise from the holder, then the rows of the deck', () => {
    const scene = given({ seats: 2 }).holder(1).frames({ kind: 'dealMarket' }).settled();
    const { hands, rows } = scene.state;
    expect(scene.events).toEqual([
      { type: 'marketDealt', seat: 1, count: 3, cards: hands[1] },
      { type: 'marketDealt', seat: 0, count: 3, cards: hands[0] },
      { type: 'rowFilled', row: 3, count: 3, cards: rows[2]?.cards },
      { type: 'rowFilled', row: 4, count: 3, cards: rows[3]?.cards },
    ]);
  });

  it('NED-B-4, NED-B-5, NED-B-6 GIVEN the last choice THEN numbers, payments, rows and shown cards, each clockwise from the holder', () => {
    const scene = given({ seats: 3 })
      .holder(1)
      .market(['1B-SH1', '1B-SH2', '1B-SH3'], ['1B-CR1', '1B-CR2', '1B-CR3'], ['1B-OC1', '1B-OC2', '1B-SY1']);
    scene.plays(0, 'market none').plays(2, 'market 1B-SY1').plays(1, 'market 1B-CR1 1B-CR3');
    const two = by('cause.market', { cards: 2 });
    const one = by('cause.market', { cards: 1 });
    expect(scene.events).toEqual([
      { type: 'marketChosen', seat: 1, cards: ['1B-CR1', '1B-CR3'] },
      { type: 'marketClosed', seat: 1, count: 2 },
      { type: 'marketClosed', seat: 2, count: 1 },
      { type: 'marketClosed', seat: 0, count: 0 },
      { type: 'coinsPaid', seat: 1, coins: 3, cause: two },
      { type: 'damageChanged', seat: 1, by: 3, to: 3, cause: two },
      { type: 'coinsPaid', seat: 2, coins: 1, cause: one },
      { type: 'damageChanged', seat: 2, by: 1, to: 1, cause: one },
      { type: 'rowFilled', row: 1, seat: 1, count: 1, cards: ['1B-CR2'] },
      { type: 'rowFilled', row: 2, seat: 2, count: 2, cards: ['1B-OC1', '1B-OC2'] },
      { type: 'rowFilled', row: 3, seat: 0, count: 3, cards: ['1B-SH1', '1B-SH2', '1B-SH3'] },
      { type: 'marketShown', seat: 1, cards: ['1B-CR1', '1B-CR3'] },
    ]);
    scene.plays(1, 'place 1B-CR3');
    expect(scene.events).toEqual([
      { type: 'built', seat: 1, card: '1B-CR3' },
      { type: 'built', seat: 1, card: '1B-CR1' },
      { type: 'marketShown', seat: 2, cards: ['1B-SY1'] },
      { type: 'built', seat: 2, card: '1B-SY1' },
      { type: 'deeplesGained', seat: 2, deeples: 2, cause: by('cause.card', { card: '1B-SY1' }) },
      {
        type: 'rowsRevealed',
        row1: ['1B-CR2'],
        row2: ['1B-OC1', '1B-OC2'],
        row3: ['1B-SH1', '1B-SH2', '1B-SH3'],
        row4: [],
      },
    ]);
  });

  it('NED-B-5 GIVEN all three are bought THEN the row is told all the same, with no card', () => {
    const scene = given({ seats: 2 }).holder(1).market([], ['1B-SH1', '1B-CR1', '1B-OC1']);
    scene.plays(0, 'market none').plays(1, 'market 1B-CR1 1B-OC1 1B-SH1');
    expect(scene.happened('rowFilled')).toEqual([
      { type: 'rowFilled', row: 1, seat: 1, count: 0, cards: [] },
      { type: 'rowFilled', row: 2, seat: 0, count: 0, cards: [] },
    ]);
  });

  it('NED-B-3 GIVEN free actions in B and C THEN their phase is told', () => {
    const market = given({ seats: 2 }).market([], []).plays(1, 'plant', 'extend octopus');
    expect([...market.happened('plantUsed'), ...market.happened('extended')]).toEqual([
      { type: 'plantUsed', seat: 1, use: 1, phase: 'B' },
      { type: 'extended', seat: 1, extension: 'octopus', phase: 'B' },
    ]);
    const auction = given({ seats: 2 }).auctions(1, [], [], [], []).plays(1, 'plant', 'extend research');
    expect([...auction.happened('plantUsed'), ...auction.happened('extended')]).toEqual([
      { type: 'plantUsed', seat: 1, use: 1, phase: 'C' },
      { type: 'extended', seat: 1, extension: 'research', phase: 'C' },
    ]);
  });

  it('NED-C-6, NED-C-8 GIVEN an auction THEN row, bids, who drops out and how, the sale, its price and the push', () => {
    const scene = given({ seats: 4 }).auctions(1, [], ['1B-SH1'], [], []);
    scene.plays(1, 'row 2', 'bid 0');
    expect(scene.events).toEqual([
      { type: 'rowChosen', seat: 1, row: 2 },
      { type: 'bidMade', seat: 1, row: 2, coins: 0 },
    ]);
    expect(scene.plays(2, 'bid 4').events).toEqual([{ type: 'bidMade', seat: 2, row: 2, coins: 4 }]);
    expect(scene.plays(3, 'drop').events).toEqual([{ type: 'droppedOut', seat: 3, row: 2, all: 0 }]);
    expect(scene.plays(0, 'drop all').events).toEqual([
      { type: 'droppedOut', seat: 0, row: 2, all: 1 },
      { type: 'rowSold', seat: 2, row: 2, coins: 4, cards: ['1B-SH1'] },
      { type: 'coinsPaid', seat: 2, coins: 4, cause: by('cause.bid', { row: 2 }) },
      { type: 'built', seat: 2, card: '1B-SH1' },
    ]);
    expect(scene.plays(2, 'push').events).toEqual([
      { type: 'pushed', seat: 2, row: 2 },
      { type: 'damageChanged', seat: 2, by: 1, to: 1, cause: by('cause.push') },
    ]);
  });

  it('NED-C-7 GIVEN nobody bids THEN the row and the cards that leave', () => {
    const scene = given({ seats: 2 }).auctions(1, [], [], ['1B-SH1', '1B-SH2'], []);
    scene.plays(1, 'row 3', 'bid 0').plays(0, 'drop');
    expect(scene.events).toEqual([
      { type: 'droppedOut', seat: 0, row: 3, all: 0 },
      { type: 'rowUnsold', row: 3, cards: ['1B-SH1', '1B-SH2'] },
    ]);
  });

  it('NED-STAND-2 GIVEN a standing maximum THEN it is told with its row, and the bid that follows', () => {
    const scene = given({ seats: 2, options: { standingBids: true } }).auctions(1, [], [], [], []);
    scene.plays(1, 'row 4', 'maximum', 'limit 7');
    expect(from(scene, 'maximumSet')).toEqual([
      { type: 'maximumSet', seat: 1, row: 4, coins: 7 },
      { type: 'bidMade', seat: 1, row: 4, coins: 1 },
    ]);
  });

  it('NED-D-1, NED-D-2 GIVEN the end of a round THEN each bonus clockwise from the holder, the round that is cleaned, the next one', () => {
    const scene = given({ seats: 3 }).round(2).holder(2).bonus('BO-CRC', 'BO-SHP');
    scene.has(2, { cards: ['1A-CR1', '1A-CR2'] }).has(0, { cards: ['1A-CR3', '1A-SH1'] });
    scene.frames({ kind: 'phaseD' }).settled();
    const crabs = bonus('coins', 'crab', 1);
    const shells = bonus('points', 'shell', 2);
    const { bonus: next } = scene.view();
    const [first, second] = next.map(({ category, reward }) => bonus(reward.type, category, reward.n));
    expect(scene.events).toEqual([
      { type: 'bonusPaid', seat: 2, bonus: crabs, cards: 2 },
      { type: 'coinsGained', seat: 2, coins: 2, cause: by('cause.bonus', { bonus: crabs }) },
      { type: 'bonusPaid', seat: 0, bonus: crabs, cards: 1 },
      { type: 'coinsGained', seat: 0, coins: 1, cause: by('cause.bonus', { bonus: crabs }) },
      { type: 'bonusPaid', seat: 0, bonus: shells, cards: 1 },
      { type: 'pointsGained', seat: 0, points: 2, cause: by('cause.bonus', { bonus: shells }) },
      { type: 'roundCleaned', round: 2 },
      { type: 'roundStarted', round: 3, first, second },
    ]);
  });

  it('NED-D-3, NED-END-2 GIVEN the end THEN each station by its number, Deep Thought without a seat, stable or not', () => {
    const scene = given({ seats: 1 })
      .round(3)
      .has(0, { coins: 11, damage: 1, score: 4, cards: ['1A-SH1'] })
      .has(1, { coins: 4, damage: 0, score: 9 })
      .frames({ kind: 'finalScoring' });
    const mine = scene.view().stations[1]?.value;
    expect(scene.settled().events).toEqual([
      { type: 'finalScored', seat: 0, total: 6, coinPoints: 2, value: 0, stable: 0 },
      { type: 'finalScored', total: 9 + (mine ?? 0), coinPoints: 0, value: mine, stable: 1 },
      { type: 'gameEnded' },
    ]);
  });

  it('NED-SOLO-3, NED-SOLO-5, NED-SOLO-6 GIVEN turns of Deep Thought THEN what it takes, activates and passes, without a seat', () => {
    const scene = solo().holder(0).has(0, { passed: 1 }).has(1, { damage: 5, coins: 10 });
    scene.display('- - -\n- - 1A-SH1\n- - 1A-RE1\n1A-CR1 - -').frames({ kind: 'turnStart', station: 1 });
    expect(scene.settled().events.slice(0, 4)).toEqual([
      { type: 'deepThoughtTook', card: '1A-RE1', row: 3, column: 3 },
      { type: 'rowsDropped', row: 3 },
      { type: 'built', card: '1A-RE1' },
      { type: 'pointsGained', points: 3, cause: by('cause.extension', { extension: 'research' }) },
    ]);
    expect(from(scene, 'deepThoughtActivated').map(({ type }) => type)).toContain('passed');
    expect(scene.happened('passed')).toEqual([{ type: 'passed', place: 2 }]);
  });

  it('NED-SOLO-5 GIVEN its one activation THEN the sums, then coins, points and repair for it', () => {
    const scene = solo().display('- - -').holder(0).has(0, { passed: 1 });
    const station = scene.station(1);
    station.outside = { crab: [], shell: [], octopus: station.outside.octopus.slice(0, 1) };
    scene.has(1, { damage: 5, cards: ['1A-CR1', '1A-CR3', '1A-SH1', '1A-OC1'] });
    scene.frames({ kind: 'turnStart', station: 1 }).settled();
    const cause = by('cause.activation');
    expect(scene.events.slice(0, 4)).toEqual([
      { type: 'deepThoughtActivated', coins: 9, points: 2, repair: 5 },
      { type: 'coinsGained', coins: 9, cause },
      { type: 'pointsGained', points: 2, cause },
      { type: 'damageChanged', by: -5, to: 0, cause },
    ]);
  });

  it('NED-SOLO-6 GIVEN Deep Thought passes first THEN it gets the points and the Nautilus, without a seat', () => {
    const scene = solo().display('- - -').holder(0).frames({ kind: 'turnStart', station: 1 });
    scene.state.deepThought = { activated: true };
    expect(scene.settled().events).toEqual([
      { type: 'passed', place: 1 },
      { type: 'pointsGained', points: 3, cause: by('cause.pass', { place: 1 }) },
      { type: 'nautilusMoved' },
    ]);
  });

  it('NED-SOLO-7, NED-SOLO-8 GIVEN level 1 THEN its deal, its shown card, and the rows of the deck', () => {
    const scene = solo(1).holder(0);
    const top = ['1B-SH1', '1B-SH2', '1B-SH3', '1B-CR1', '1B-CR2', '1B-OC1'];
    scene.state.decks['1B'] = [...top, ...scene.state.decks['1B'].filter((card) => !top.includes(card))];
    scene.frames({ kind: 'dealMarket' }).settled();
    const { rows } = scene.state;
    expect(scene.events).toEqual([
      { type: 'marketDealt', seat: 0, count: 3, cards: ['1B-SH1', '1B-SH2', '1B-SH3'] },
      { type: 'marketDealt', count: 3 },
      { type: 'marketShown', cards: ['1B-CR1'] },
      { type: 'rowFilled', row: 3, count: 3, cards: rows[2]?.cards },
      { type: 'rowFilled', row: 4, count: 3, cards: rows[3]?.cards },
      { type: 'built', card: '1B-CR1' },
    ]);
  });

  it('NED-SOLO-9, NED-SOLO-10, NED-SOLO-11 GIVEN a kept row THEN what is cleared, and the bids and the sale of Deep Thought', () => {
    const scene = solo().has(1, { coins: 7 }).rows(['1B-SH1'], [], ['1B-CR1'], ['1B-OX1', '1B-OX2']);
    scene.frames({ kind: 'keep' }).plays(0, 'keep 3');
    expect(scene.events).toEqual([
      { type: 'rowsCleared', kept: 3, cards: ['1B-SH1', '1B-OX1', '1B-OX2'] },
      { type: 'rowChosen', row: 3 },
      { type: 'bidMade', row: 3, coins: 4 },
    ]);
    expect(scene.plays(0, 'drop').events).toEqual([
      { type: 'droppedOut', seat: 0, row: 3, all: 0 },
      { type: 'rowSold', row: 3, coins: 4, cards: ['1B-CR1'] },
      { type: 'coinsPaid', coins: 4, cause: by('cause.bid', { row: 3 }) },
      { type: 'built', card: '1B-CR1' },
      { type: 'rowChosen', row: 2 },
      { type: 'bidMade', row: 2, coins: 2 },
    ]);
  });

  it('NED-SOLO-13 GIVEN Deep Thought loses a card THEN it is told without a seat', () => {
    const scene = solo().has(1, { cards: ['1B-CR1'] });
    scene.frames({ kind: 'destroy', station: 1 }, { kind: 'turn', seat: 0 }).settled();
    expect(scene.events).toEqual([{ type: 'cardDestroyed', card: '1B-CR1' }]);
  });
});
