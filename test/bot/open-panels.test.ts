import type { PersonInChannel as Seat, SeenMessage as Seen } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stage, waitFor, type Stage } from './bot.ts';
import { offers, openPanel, pressTap, startedTable, tapAt, taps } from './player.ts';

/* A panel that somebody has before them goes on by itself when it is their turn again. */

const BEGIN = Date.UTC(2026, 0, 5, 12);
let harness: Stage;

beforeAll(async () => {
  harness = await stage({}, undefined, BEGIN);
  await harness.start();
}, 30_000);

afterAll(() => harness.close());

const drawn = (seat: Seat, panel: Seen): boolean => seat.again(panel).pictures.length > 0;

/** Two people at a table of whom one is asked; the other has a panel before them that says so. */
async function waitingPanel() {
  const { ann, bob } = await startedTable(harness);
  for (;;) {
    const [byAnn, byBob] = [await offers(ann), await offers(bob)];
    if (byAnn.length === 0 || byBob.length === 0) break;
    await ann.type('move', { action: byAnn[0] ?? '' });
  }
  const mover = (await offers(ann)).length > 0 ? ann : bob;
  const other = mover === ann ? bob : ann;
  const panel = await openPanel(other);
  expect(taps(panel)).toEqual([]);
  return { mover, other, panel };
}

/** Until the other one is asked. */
async function movesUntilAsked(mover: Seat, other: Seat): Promise<void> {
  while ((await offers(other)).length === 0) {
    const [text = ''] = await offers(mover);
    await mover.type('move', { action: text });
  }
}

describe('a panel that somebody has before them', () => {
  it('shows the next question when its person is asked again, and takes the answer', async () => {
    const { mover, other, panel } = await waitingPanel();
    await movesUntilAsked(mover, other);
    await waitFor(() => taps(other.again(panel)).length > 0, 8_000, 'the question in the open panel');
    await waitFor(() => drawn(other, panel), 8_000, 'its picture');
    const before = other.again(panel);
    const after = await pressTap(other, before, tapAt(before, 0));
    expect(after.text).not.toBe(before.text);
    expect(harness.bot().logged('an open panel is there no more')).toEqual([]);
  }, 60_000);

  it('is left alone when Discord takes no more changes of it', async () => {
    const { mover, other, panel } = await waitingPanel();
    await harness.advance(14 * 60_000 + 1);
    await movesUntilAsked(mover, other);
    await harness.discord.quiet(400);
    expect(taps(other.again(panel))).toEqual([]);
    // nothing was tried, and Play shows the question as always
    expect(harness.bot().logged('an open panel is there no more')).toEqual([]);
    expect(taps(await openPanel(other)).length).toBeGreaterThan(0);
  }, 60_000);

  it('does no harm when it was closed', async () => {
    const { mover, other, panel } = await waitingPanel();
    const closed = harness.discord.world.message(panel.channelId, panel.id);
    if (closed === undefined) throw new Error('no panel');
    harness.discord.world.deleteMessage(closed);
    await movesUntilAsked(mover, other);
    await harness.discord.quiet(500);
    expect(harness.bot().log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(taps(await openPanel(other)).length).toBeGreaterThan(0);
  }, 60_000);
});
