import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { createPainter } from '../../src/render/canvas.ts';
import { createDrawings } from '../../src/render/drawing.ts';
import type { DrawingOptions, Drawings } from '../../src/render/drawing.ts';
import type { Drawn } from '../../src/render/drawing-queue.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { floesLook, floesScene, OPENING } from './demo-floes.ts';
import { pixelsOf } from './pixels.ts';

const SCRIPTED = new URL('./scripted-worker.mjs', import.meta.url);

let open: Drawings | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

function drawings(options: DrawingOptions): Drawings {
  open = createDrawings({ workers: 1, ...options });
  return open;
}

function scripted(options: DrawingOptions = {}): Drawings {
  return drawings({ entry: SCRIPTED, ...options });
}

/** A scene that tells the scripted thread what to do. */
function scene(script: string): Scene {
  return {
    width: 10,
    height: 10,
    ground: 'ground',
    still: [],
    moving: [{ kind: 'circle', x: 5, y: 5, r: 4, id: script }],
  };
}

function board(score: number): Scene {
  const players = OPENING.players.map((player) => ({ ...player, score }));
  return floesScene.compose({ ...OPENING, players }, floesLook(), { viewer: undefined });
}

function codeOf(drawn: Drawn): string {
  return drawn.ok ? drawn.value.toString() : drawn.error;
}

describe('drawing in threads', () => {
  it('makes a real PNG of a board, the same as painted here', async () => {
    const drawn = await drawings({}).draw(board(7), 'default');
    expect(drawn.ok).toBe(true);
    if (!drawn.ok) return;
    expect(pixelsOf(drawn.value).width).toBe(1600);
    expect(drawn.value.equals(createPainter().paint(board(7), 'default'))).toBe(true);
  });

  it('steps back for the main thread, whose priority stays as it was', async () => {
    const before = getPriority();
    expect((await drawings({}).draw(board(9), 'default')).ok).toBe(true);
    expect(getPriority()).toBe(before);
  });

  it('leaves the main thread free while twenty boards are drawn', async () => {
    const boards = Array.from({ length: 20 }, (_, score) => board(score));
    const painter = createPainter();
    const started = performance.now();
    for (const scene of boards.slice(0, 5)) painter.paint(scene, 'default');
    const paintedHere = ((performance.now() - started) / 5) * boards.length;

    const room = drawings({ workers: 2 });
    await room.draw(board(99), 'default');
    const before = performance.eventLoopUtilization();
    const drawn = await Promise.all(boards.map((scene) => room.draw(scene, 'default')));
    const { active } = performance.eventLoopUtilization(before);

    expect(drawn.every(({ ok }) => ok)).toBe(true);
    expect(active).toBeLessThan(paintedHere / 3);
  });

  it('says that it is busy instead of letting the queue grow', async () => {
    const room = scripted({ queueLimit: 2 });
    const drawn = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((script) => room.draw(scene(script), 'default')),
    );
    expect(drawn.map(codeOf)).toEqual(['a', 'b', 'c', 'busy', 'busy']);
    expect(room.counts()).toMatchObject({ encoded: 3, busy: 2, waiting: 0 });
    expect(codeOf(await room.draw(scene('d'), 'default'))).toBe('d');
  });

  it('draws the newest for a message, and tells the older ones that they were replaced', async () => {
    const room = scripted();
    const scripts = ['first', 'second', 'third', 'fourth'];
    const drawn = await Promise.all(
      scripts.map((script) => room.draw(scene(script), 'default', 'message 1')),
    );
    expect(drawn.map(codeOf)).toEqual(['replaced', 'replaced', 'replaced', 'fourth']);
    // The first was being painted already; those that only waited never were.
    expect(room.counts()).toMatchObject({ encoded: 2, replaced: 3 });
  });

  it('replaces nothing at another message, nor for somebody else who wants the same picture', async () => {
    const room = scripted();
    const drawn = await Promise.all([
      room.draw(scene('running'), 'default'),
      room.draw(scene('shared'), 'default', 'message 1'),
      room.draw(scene('shared'), 'default', 'message 2'),
      room.draw(scene('newer'), 'default', 'message 1'),
    ]);
    expect(drawn.map(codeOf)).toEqual(['running', 'replaced', 'shared', 'newer']);
  });

  it('draws what a whole channel waits for before what one person waits for', async () => {
    const room = scripted();
    const order: string[] = [];
    const wishes = [
      ['running', false],
      ['panel', false],
      ['board', true],
      ['other board', true],
    ] as const;
    await Promise.all(
      wishes.map(async ([script, forChannel]) => {
        order.push(codeOf(await room.draw(scene(script), 'default', script, forChannel)));
      }),
    );
    expect(order).toEqual(['running', 'board', 'other board', 'panel']);
  });

  it('takes a newer picture of a waiting message even when the queue is full', async () => {
    const room = scripted({ queueLimit: 1 });
    const drawn = await Promise.all([
      room.draw(scene('running'), 'default'),
      room.draw(scene('older'), 'default', 'message 1'),
      room.draw(scene('stranger'), 'default', 'message 2'),
      room.draw(scene('newer'), 'default', 'message 1'),
    ]);
    expect(drawn.map(codeOf)).toEqual(['running', 'replaced', 'busy', 'newer']);
  });

  it('does not encode equal scenes twice, whether asked at once or later; another palette is another picture', async () => {
    const room = scripted();
    await Promise.all([room.draw(scene('a'), 'default'), room.draw(scene('a'), 'default')]);
    expect(codeOf(await room.draw(scene('a'), 'default'))).toBe('a');
    expect(room.counts()).toMatchObject({ encoded: 1, shared: 2 });
    await room.draw(scene('a'), 'light');
    expect(room.counts()).toMatchObject({ encoded: 2 });
  });

  it('forgets the pictures unasked for longest when they take too many bytes', async () => {
    const room = scripted({ rememberedBytes: 8 });
    for (const script of ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb'])
      await room.draw(scene(script), 'default');
    // aaa and bbb; aaa is kept; ccc pushes bbb out; aaa is still kept; bbb has to be drawn again.
    expect(room.counts()).toMatchObject({ encoded: 4, shared: 2 });
  });
});

describe('a drawing thread that dies', () => {
  it('is started again and draws the same scene', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'icebreaker-drawing-'));
    const script = `dies-once|${join(folder, 'died')}`;
    const room = scripted();
    expect(codeOf(await room.draw(scene(script), 'default'))).toBe(script);
    expect(room.counts()).toMatchObject({ deaths: 1, failed: 0 });
    rmSync(folder, { recursive: true });
  });

  it.each(['exits', 'throws'])('each time at the same scene (%s) fails that drawing only', async (script) => {
    const troubles: string[] = [];
    const room = scripted({ onTrouble: (trouble) => troubles.push(trouble) });
    const drawn = await Promise.all([
      room.draw(scene(script), 'default'),
      room.draw(scene('next'), 'default'),
    ]);
    expect(drawn.map(codeOf)).toEqual(['failed', 'next']);
    expect(room.counts()).toMatchObject({ deaths: 2, failed: 1, encoded: 1 });
    expect(troubles).toHaveLength(2);
  });

  it('is replaced when it hangs', async () => {
    const room = scripted({ deadlineMs: 1000 });
    const drawn = await Promise.all([
      room.draw(scene('hangs'), 'default'),
      room.draw(scene('next'), 'default'),
    ]);
    expect(drawn.map(codeOf)).toEqual(['failed', 'next']);
  });

  it('is not blamed for a scene that can not be painted: it fails once and the thread lives', async () => {
    const troubles: string[] = [];
    const room = scripted({ onTrouble: (trouble) => troubles.push(trouble) });
    expect(codeOf(await room.draw(scene('refuses'), 'default'))).toBe('failed');
    expect(room.counts()).toMatchObject({ deaths: 0, failed: 1 });
    expect(troubles).toEqual(['no such shape']);
  });
});

describe('closing', () => {
  it('finishes what waits and takes no more', async () => {
    const room = scripted();
    const asked = ['a', 'b', 'c'].map((script) => room.draw(scene(script), 'default'));
    const closed = room.close();
    expect(codeOf(await room.draw(scene('late'), 'default'))).toBe('closed');
    expect((await Promise.all(asked)).map(codeOf)).toEqual(['a', 'b', 'c']);
    await closed;
    expect(room.counts()).toMatchObject({ encoded: 3, waiting: 0 });
  });
});
