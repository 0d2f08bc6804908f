import { describe, expect, it } from 'vitest';
import { createLimits, LIMITS, WINDOW_MS, type Limits } from '../../src/commands/limits.ts';
import { formatCustomId, parseCustomId, type PressVerb } from '../../src/commands/custom-id.ts';
import type { Request } from '../../src/commands/request.ts';
import { COMMAND_KEYS, type CommandKey } from '../../src/i18n/texts.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createDrivenClock } from '../bot/driven-clock.ts';
import { interactionOf } from './test-context.ts';

const BEGIN = 1_700_000_000_000;
const command = (key: CommandKey): Request => ({ kind: 'command', command: key, options: {} });
function press(verb: PressVerb): Request {
  const id = parseCustomId(formatCustomId({ verb, tableId: 'a', rev: 1, argument: '' }));
  if (id === undefined) throw new Error(verb);
  return { kind: 'press', id };
}

function flooded(limits: Limits, request: Request, times: number, seat = 0): number {
  let refused = 0;
  for (let time = 0; time < times; time += 1)
    if (limits.refusal(interactionOf(seat), request) !== undefined) refused += 1;
  return refused;
}

describe('a flood', () => {
  it.each([
    ['table', command('game.new')],
    ['table', press('open')],
    ['table', press('rematch-yes')],
    ['lobby', press('option')],
    ['import', command('import')],
    ['film', press('watch')],
    ['film', press('film')],
    ['analysis', command('analysis')],
    ['analysis', press('analysis')],
    ['drawing', command('board')],
    ['drawing', command('replay')],
  ] as const)('of one person, of the kind %s, stops at its limit and nobody else’s', (kind, request) => {
    const limits = createLimits(createDrivenClock(BEGIN));
    expect(flooded(limits, request, LIMITS[kind].person)).toBe(0);
    expect(flooded(limits, request, 3)).toBe(3);
    expect(limits.refusal(interactionOf(1), request)).toBeUndefined();
  });

  it('of many people stops at the limit of their server', () => {
    const limits = createLimits(createDrivenClock(BEGIN));
    const { person, server } = LIMITS.import;
    for (let seat = 0; seat < server / person; seat += 1)
      expect(flooded(limits, command('import'), person, seat)).toBe(0);
    expect(limits.refusal(interactionOf(9), command('import'))).toBeDefined();
    const elsewhere = { ...interactionOf(9), guildId: '2' };
    expect(limits.refusal(elsewhere, command('import'))).toBeUndefined();
  });

  it('is told when to try again, in every language, and then it works', async () => {
    const clock = createDrivenClock(BEGIN);
    const limits = createLimits(clock);
    flooded(limits, command('import'), 1);
    await clock.advance(60_000);
    flooded(limits, command('import'), LIMITS.import.person - 1);
    const again = BEGIN + WINDOW_MS;
    for (const locale of LOCALES) {
      const refused = limits.refusal(interactionOf(0, locale), command('import'));
      expect(refused?.page.content).toContain(`<t:${again / 1000}:R>`);
    }
    await clock.advance(again - clock.now() - 1);
    expect(flooded(limits, command('import'), 1)).toBe(1);
    await clock.advance(1);
    // the first is ten minutes ago, the others are not
    expect(flooded(limits, command('import'), 2)).toBe(1);
  });

  it('of moves, panels, people who join and everything else is none', () => {
    const limits = createLimits(createDrivenClock(BEGIN));
    const free = COMMAND_KEYS.filter(
      (key) => !['game.new', 'game.leave', 'import', 'board', 'recap', 'replay', 'analysis'].includes(key),
    ).map(command);
    const verbs = [
      'act',
      'act-yes',
      'pick',
      'pick-both',
      'play',
      'show',
      'fresh',
      'undo',
      'join',
      'start',
    ] as const;
    const verb: Request = { kind: 'verb', gameId: 'toy', verb: 'gather', parameters: {} };
    for (const request of [...free, ...verbs.map(press), verb])
      expect(flooded(limits, request, 2_000), JSON.stringify(request)).toBe(0);
  });
});
