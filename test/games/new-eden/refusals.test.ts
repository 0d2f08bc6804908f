import { describe, expect, it } from 'vitest';
import type { Options, RefusalReason } from '../../../src/engine/core/contract.ts';
import { sources } from '../../rule-ids.ts';
import { given, solo, type Scene } from './scene.ts';

/** Why a text of the seat is not played. */
function why(scene: Scene, seat: number, text: string): RefusalReason | undefined {
  const refused = scene.refusal(seat, text);
  if (refused === undefined || refused.code === 'E_SYNTAX')
    throw new Error(`${text}: ${refused?.code ?? 'played'}`);
  return refused.reason;
}

const turn = (): Scene =>
  given({ seats: 3 })
    .has(1, { coins: 5, cards: ['1A-SH1', '1A-SH2', '1A-OC1', '1A-CR1'] })
    .display('- - -\n1A-OX1 - -\n1A-OX2 - 1A-CR2\n1A-SY1 - -')
    .turnOf(1);
const moving = (): Scene =>
  turn()
    .has(1, { cards: ['2A-SH1', '2A-SH2'], lying: { '1A-SH2': 1, '1A-CR1': 1, '2A-SH2': 1 } })
    .plays(1, 'oxygen ST-OX1');
const landing = (from = 2): Scene => moving().plays(1, `lift shell ${from}`);
const activating = (): Scene =>
  turn()
    .has(1, { extensions: ['oxygen'], lying: { '1A-SH1': 1 }, activated: ['1A-OC1'], dome: 2 })
    .plays(1, 'oxygen EX-OX1', 'move shell 2', 'move crab 1');
const losing = (): Scene => turn().has(1, { damage: 15 }).plays(1, 'plant');
const market = (): Scene =>
  given({ seats: 3 }).has(1, { coins: 2 }).market([], ['1B-SH1', '1B-SH2', '1B-SH3'], ['1B-CR1']);
const auctions = (options: Options = {}): Scene =>
  given({ seats: 3, options }).has(1, { coins: 120 }).auctions(1, ['1B-SH1', '1B-SH2'], ['1B-CR1'], [], []);
const opening = (options: Options = {}): Scene => auctions(options).plays(1, 'row 2');
const bidding = (): Scene => opening().has(2, { coins: 8 }).plays(1, 'bid 6');
const limiting = (): Scene => opening({ standingBids: true }).plays(1, 'maximum');
/** Seat 1 has won a row. */
const extra = (...cards: readonly string[]): Scene =>
  given({ seats: 3 })
    .has(1, { cards: ['1A-CR1', '1A-SH1'] })
    .auctions(1, [], cards, [], [])
    .plays(1, 'row 2', 'bid 1')
    .plays(2, 'drop')
    .plays(0, 'drop');
const placing = (): Scene => extra('1B-SH1', '1B-SH2');
const keeping = (): Scene =>
  solo().has(0, { coins: 5 }).rows([], [], ['1B-CR1'], ['1B-OX1']).frames({ kind: 'keep' });
const soloBidding = (): Scene => keeping().has(1, { coins: 7 }).plays(0, 'keep 3');

describe('New Eden: refusals', () => {
  it('GIVEN every rule that stands beside a reason in the code THEN a scenario has the two together', () => {
    const code = sources(new URL('../../../src/engine/games/new-eden/', import.meta.url), false).join('\n');
    const scenarios = sources(new URL('./', import.meta.url), true).join('\n');
    const pairs = [...code.matchAll(/refuse\(\s*'(NED-[A-Z0-9-]+)',\s*'([\w.]+)'/g)].map(
      ([, rule, key]) => `${rule ?? ''} ${key ?? ''}`,
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter((pair) => !scenarios.includes(pair))).toEqual([]);
  });

  type Row = [string, string, number, () => Scene, Readonly<Record<string, unknown>>?];
  const rows: readonly Row[] = [
    ['buy 3-2', 'NED-BUY-1 why.emptySpace', 1, turn, { row: 3, column: 2 }],
    ['buy 2-1', 'NED-BUY-1 why.coins', 1, turn, { needed: 6, coins: 5 }],
    ['oxygen 1A-OX3', 'NED-OX-1 why.noTank', 1, turn, { card: '1A-OX3' }],
    [
      'oxygen ST-OX2',
      'NED-OX-1 why.usedTank',
      1,
      () => turn().has(1, { used: ['ST-OX2'] }),
      { card: 'ST-OX2' },
    ],
    ['oxygen ST-OX1', 'NED-OX-1 why.nobodyCanMove', 1, () => turn().has(1, { dome: 0 })],
    ['plant', 'NED-FREE-2 why.plantUsedUp', 1, () => turn().has(1, { plantUses: 3 }), { uses: 3 }],
    ['extend research', 'NED-FREE-3 why.coins', 1, turn, { needed: 6, coins: 5 }],
    [
      'extend research',
      'NED-FREE-3 why.extensionBuilt',
      1,
      () => turn().has(1, { extensions: ['research'] }),
      { extension: 'research' },
    ],
    ['move crab 2', 'NED-OX-4 why.noModule', 1, moving, { arm: 'crab', position: 2, modules: 1 }],
    ['move octopus 3', 'NED-OX-4 why.noModule', 1, moving, { arm: 'octopus', position: 3, modules: 1 }],
    ['move shell 3', 'NED-OX-2 why.tooFar', 1, moving, { spaces: 3, bottle: 2 }],
    ['move shell 1', 'NED-OX-3 why.emptyDome', 1, () => moving().has(1, { dome: 0 })],
    ['move crab 0', 'NED-OX-4 why.noModule', 1, moving, { arm: 'crab', position: 0, modules: 1 }],
    ['move shipyard 1', 'NED-OX-4 why.noModule', 1, moving, { arm: 'shipyard', position: 1, modules: 0 }],
    ['lift crab 0', 'NED-OX-4 why.noModule', 1, moving, { arm: 'crab', position: 0, modules: 1 }],
    ['lift octopus 2', 'NED-OX-4 why.noModule', 1, moving, { arm: 'octopus', position: 2, modules: 1 }],
    ['lift shell 3', 'NED-OX-3 why.nobodyLies', 1, moving, { module: '2A-SH1' }],
    ['lift crab 1', 'NED-OX-3 why.nowhereToGo', 1, moving, { arm: 'crab' }],
    ['skip', 'NED-OX-2 why.mustMove', 1, moving],
    ['move crab 1', 'NED-OX-3 why.otherArm', 1, landing, { arm: 'shell' }],
    ['move shell 2', 'NED-OX-3 why.sameModule', 1, landing],
    ['move shell 5', 'NED-OX-4 why.noModule', 1, landing, { arm: 'shell', position: 5, modules: 4 }],
    ['move shell 1', 'NED-OX-2 why.tooFar', 1, () => landing(4), { spaces: 3, bottle: 2 }],
    ['activate 1B-SH1', 'NED-OX-7 why.notInStation', 1, activating, { module: '1B-SH1' }],
    ['activate 1A-SH1', 'NED-OX-7 why.notReached', 1, activating, { module: '1A-SH1' }],
    ['activate 1A-OC1', 'NED-OX-9 why.alreadyActivated', 1, activating, { module: '1A-OC1' }],
    ['activate 1A-CR1 1A-OC1 1A-SH2', 'NED-OX-9 why.alreadyActivated', 1, activating, { module: '1A-OC1' }],
    [
      'activate 1A-CR1 1A-SH2',
      'NED-OX-7 why.tooFewDeeples',
      1,
      activating,
      { module: '1A-SH2', lying: 1, sites: 2 },
    ],
    ['destroy oxygen', 'NED-DMG-3 why.nothingInArm', 1, losing, { arm: 'oxygen' }],
    ['place 1B-SH3', 'NED-BUILD-4 why.notToPlace', 1, placing, { card: '1B-SH3' }],
    ['market 1B-CR1', 'NED-B-2 why.notInHand', 1, market, { card: '1B-CR1' }],
    ['market 1A-CR1 1B-SH1 1B-SH2 1B-SH3', 'NED-B-2 why.notInHand', 1, market, { card: '1A-CR1' }],
    ['market 1B-SH1 1B-SH3', 'NED-B-2 why.coins', 1, market, { needed: 3, coins: 2 }],
    [
      'row 2',
      'NED-C-2 why.rowDone',
      1,
      () => opening().plays(1, 'bid 0').plays(2, 'drop').plays(0, 'drop'),
      { row: 2 },
    ],
    ['bid 6', 'NED-C-3 why.coins', 1, () => opening().has(1, { coins: 5 }), { needed: 6, coins: 5 }],
    ['bid 101', 'NED-R49 why.bidTooHigh', 1, opening, { most: 100 }],
    ['bid 6', 'NED-C-4 why.bidTooLow', 2, bidding, { least: 7 }],
    ['bid 9', 'NED-C-4 why.coins', 2, bidding, { needed: 9, coins: 8 }],
    ['maximum', 'NED-STAND-1 why.noStandingBids', 1, opening],
    ['limit 8', 'NED-STAND-1 why.noStandingBids', 2, bidding],
    ['bid 10000', 'NED-C-3 why.coins', 1, opening, { needed: 10_000, coins: 120 }],
    ['limit 0', 'NED-STAND-1 why.bidTooLow', 1, limiting, { least: 1 }],
    ['limit 101', 'NED-R49 why.bidTooHigh', 1, limiting, { most: 100 }],
    [
      'limit 5',
      'NED-STAND-1 why.coins',
      2,
      () => limiting().plays(1, 'bid 0').has(2, { coins: 4 }).plays(2, 'maximum'),
      { needed: 5, coins: 4 },
    ],
    [
      'maximum',
      'NED-STAND-1 why.coins',
      2,
      () => opening({ standingBids: true }).has(2, { coins: 3 }).plays(1, 'bid 3'),
      { needed: 4, coins: 3 },
    ],
    ['push', 'NED-C-8 why.pushed', 1, () => extra().plays(1, 'push')],
    ['push', 'NED-C-8 why.noFullTank', 1, () => extra().has(1, { used: ['ST-OX1', 'ST-OX2'] })],
    ['push', 'NED-C-8 why.nobodyCanMove', 1, () => extra().has(1, { dome: 0 })],
    ['oxygen ST-OX1', 'NED-C-8 why.noActionLeft', 1, () => extra('1B-CR1', '1B-OC1', '1B-RE2')],
    ['keep 2', 'NED-SOLO-9 why.rowEmpty', 0, keeping, { row: 2 }],
    ['bid 4', 'NED-SOLO-11 why.soloBid', 0, soloBidding, { coins: 5 }],
    ['bid 5', 'NED-SOLO-11 why.coins', 0, () => soloBidding().has(0, { coins: 3 }), { needed: 5, coins: 3 }],
    ['drop all', 'NED-C-12 why.noDropAll', 0, soloBidding],
  ];
  it.each<Row>(rows)('GIVEN %s THEN %s, with what it is about', (text, said, seat, scene, named) => {
    const reason = why(scene(), seat, text);
    expect(`${reason?.rule ?? ''} ${reason?.why.key ?? ''}`).toBe(said);
    expect(reason?.why.with).toEqual(named);
  });

  const verbs: readonly (readonly [string, string])[] = [
    ['buy 3-1', 'NED-BUY-1'],
    ['oxygen ST-OX1', 'NED-OX-1'],
    ['move crab 1', 'NED-OX-2'],
    ['lift crab 1', 'NED-OX-3'],
    ['skip', 'NED-OX-2'],
    ['activate none', 'NED-OX-7'],
    ['pass', 'NED-PASS-1'],
    ['plant', 'NED-FREE-1'],
    ['extend oxygen', 'NED-FREE-1'],
    ['market none', 'NED-B-2'],
    ['place 1A-CR1', 'NED-BUILD-4'],
    ['row 1', 'NED-C-2'],
    ['bid 1', 'NED-C-4'],
    ['drop', 'NED-C-4'],
    ['drop all', 'NED-C-12'],
    ['push', 'NED-C-8'],
    ['done', 'NED-C-8'],
    ['destroy crab', 'NED-DMG-3'],
    ['keep 1', 'NED-SOLO-9'],
    ['maximum', 'NED-STAND-1'],
    ['limit 1', 'NED-STAND-1'],
  ];
  it.each(verbs)(
    'GIVEN %s while another seat is at turn THEN %s, who is waited for and for what',
    (text, rule) => {
      expect(why(turn(), 2, text)).toEqual({
        rule,
        why: { key: 'why.notAsked', with: { seats: [1], decided: { key: 'decided.turn' } } },
      });
    },
  );

  const questions: readonly (readonly [string, () => Scene, number])[] = [
    ['bottle', moving, 1],
    ['land', landing, 1],
    ['activate', activating, 1],
    ['destroy', losing, 1],
    ['market', market, 1],
    ['place', placing, 1],
    ['row', auctions, 1],
    ['openBid', opening, 1],
    ['bid', bidding, 2],
    ['maximum', limiting, 1],
    ['extra', extra, 1],
    ['keep', keeping, 0],
    ['soloBid', soloBidding, 0],
  ];
  it.each(questions)(
    'GIVEN the question %s THEN a verb of another is refused with what is being decided',
    (kind, scene, seat) => {
      const [first] = scene().game.activeSeats(scene().state);
      expect(kind === 'market' ? 1 : first).toBe(seat);
      expect(why(scene(), seat, 'pass')).toEqual({
        rule: 'NED-PASS-1',
        why: { key: 'why.otherQuestion', with: { decided: { key: `decided.${kind}` } } },
      });
    },
  );
  it('GIVEN a turn THEN a verb of another question is refused the same way', () => {
    expect(why(turn(), 1, 'skip')).toEqual({
      rule: 'NED-OX-2',
      why: { key: 'why.otherQuestion', with: { decided: { key: 'decided.turn' } } },
    });
    expect(opening().refuses(1, 'drop all')).toBe('NED-C-12 why.otherQuestion');
  });

  it('NED-B-2 GIVEN several are asked THEN all of them are waited for; a maximum is waited for as its bid', () => {
    const scene = market()
      .has(0, { damage: 15, cards: ['1A-CR1', '1A-SH1'] })
      .plays(2, 'market none');
    expect(why(scene, 2, 'row 1')?.why.with).toEqual({ seats: [0, 1], decided: { key: 'decided.market' } });
    scene.plays(0, 'plant');
    expect(why(scene, 1, 'market none')?.why.with).toEqual({
      seats: [0],
      decided: { key: 'decided.destroy' },
    });
    expect(why(limiting(), 2, 'bid 3')?.why.with).toEqual({
      seats: [1],
      decided: { key: 'decided.openBid' },
    });
  });

  it('NED-R77 GIVEN who has passed in A, chosen in B or dropped out in C THEN waiting helps, except with what is over', () => {
    const passed = turn().has(2, { passed: 1 }).holder(2);
    expect(passed.refuses(2, 'plant')).toBe('NED-PASS-1 why.passed');
    expect(passed.refuses(2, 'row 1')).toBe('NED-C-2 why.notAsked');
    const later = auctions().has(2, { passed: 1 }).has(1, { passed: 2 }).holder(2);
    expect(later.refuses(2, 'plant')).toBe('NED-FREE-1 why.notAsked');
    expect(later.refuses(2, 'bid 5')).toBe('NED-C-4 why.notAsked');
    const out = bidding().plays(2, 'drop');
    expect(out.asks()).toBe('bid of 0');
    for (const text of ['bid 9', 'drop', 'drop all', 'limit 9', 'maximum'])
      expect([text, out.refuses(2, text)]).toEqual([text, 'NED-R44 why.outOfAuction']);
    expect(out.refuses(2, 'plant')).toBe('NED-FREE-1 why.notAsked');
    expect(out.refuses(1, 'bid 9')).toBe('NED-C-4 why.notAsked');
    const all = bidding().plays(2, 'drop all').plays(0, 'drop').plays(1, 'done', 'row 1');
    expect(all.refuses(2, 'bid 9')).toBe('NED-C-12 why.outOfAllAuctions');
    expect(all.refuses(2, 'plant')).toBe('NED-FREE-1 why.notAsked');
  });

  it('NED-ROUND-1 GIVEN the game is over THEN every action is explained with that', () => {
    const over = given({ seats: 3 }).round(3).frames({ kind: 'finalScoring' }).settled();
    const reason = over.game.explain(over.state, 0, { verb: 'pass' });
    expect(`${reason?.rule ?? ''} ${reason?.why.key ?? ''}`).toBe('NED-ROUND-1 why.over');
  });
});
