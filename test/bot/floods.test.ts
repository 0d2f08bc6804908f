import { expect, it } from 'vitest';
import { LIMITS, WINDOW_MS } from '../../src/commands/limits.ts';
import type { Outcome } from 'local-discord';
import { stage, waitFor } from './bot.ts';
import { answerOf, boards, byMove, everybody, newChannel, offers, startedTable } from './player.ts';

/** The answer says when to try again. */
const isHeldBack = (outcome: Outcome): boolean => /<t:\d+:R>/u.test(answerOf(outcome).text);

it('a flood of tables is refused with the time, while games go on and people join', async () => {
  const harness = await stage({}, undefined, 1_700_000_000_000);
  try {
    await harness.start();
    const { ann } = await startedTable(harness);
    const other = everybody(harness, newChannel(harness));
    await other.bob.type('game new', { game: 'toy' });
    const flood = other.bob.person.in(newChannel(harness));
    // one table of ten minutes, refused by its channel or not
    const answers = await Promise.all(
      Array.from({ length: LIMITS.table.person }, () => flood.type('game new', { game: 'toy' })),
    );
    expect(answers.filter((answer) => isHeldBack(answer))).toHaveLength(1);
    await other.ann.type('game join');
    await other.bob.type('game start');
    await waitFor(() => boards(other.ann).length > 0, 8_000, 'the board');
    const [text = ''] = await offers(ann);
    await byMove(ann, text);
    expect(await offers(ann)).not.toContain(text);
    await harness.advance(WINDOW_MS);
    expect(isHeldBack(await flood.type('game new', { game: 'toy' }))).toBe(false);
  } finally {
    await harness.close();
  }
}, 40_000);
