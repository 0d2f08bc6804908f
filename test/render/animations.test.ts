import { afterAll, describe, expect, it } from 'vitest';
import { createAnimations } from '../../src/render/animations.ts';
import { createCanvas } from '../../src/render/surface.ts';
import { gifFacts } from './gif-facts.ts';

const animations = createAnimations();
afterAll(() => animations.close());

/** A square that walks over a plain ground; `noise`: nothing of it can be packed. */
function frame(at: number, width = 1600, height = 1020, noise = false): { png: Buffer; ms: number } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#103050';
  context.fillRect(0, 0, width, height);
  for (let x = 0; noise && x < width; x += 8)
    for (let y = 0; y < height; y += 8) {
      context.fillStyle = `hsl(${(x * 7919 + y * 104729 + at * 31) % 360} 80% ${(x * 31 + y * 17) % 100}%)`;
      context.fillRect(x, y, 8, 8);
    }
  context.fillStyle = '#ffcc00';
  context.fillRect(at * 100, 200, 80, 80);
  return { png: canvas.toBuffer('image/png'), ms: 500 };
}

describe('an animation', () => {
  it('shows each frame for its time at 800 pixels across, and plays again', async () => {
    const gif = await animations.animate({ frames: [0, 1, 2].map((at) => frame(at)), maxBytes: 8_000_000 });
    expect(gifFacts(gif)).toEqual({ width: 800, height: 510, frames: 3, ms: 1500, repeats: true });
    // what doesn't change costs nearly nothing
    expect(gif?.length).toBeLessThan(20_000);
  });

  it('takes a last picture of another form', async () => {
    const frames = [frame(0), frame(1, 900, 1500)];
    expect(gifFacts(await animations.animate({ frames, maxBytes: 8_000_000 }))).toMatchObject({
      width: 800,
      height: 510,
      frames: 2,
    });
  });

  it('gets smaller where it would be too large, and is none where even that is too large', async () => {
    const frames = [0, 1].map((at) => frame(at, 800, 510, true));
    const small = await animations.animate({ frames, maxBytes: 90_000 });
    expect(gifFacts(small).width).toBeLessThan(800);
    expect(small?.length).toBeLessThanOrEqual(90_000);
    expect(await animations.animate({ frames, maxBytes: 1_000 })).toBeUndefined();
  });

  it('is none if its thread dies, and the next one is made', async () => {
    const troubles: string[] = [];
    const dying = createAnimations({
      entry: new URL('./scripted-worker.mjs', import.meta.url),
      deadlineMs: 300,
      onTrouble: (trouble) => troubles.push(trouble),
    });
    expect(await dying.animate({ frames: [frame(0)], maxBytes: 1_000_000 })).toBeUndefined();
    expect(troubles).toHaveLength(1);
    await dying.close();
    expect(await animations.animate({ frames: [frame(0)], maxBytes: 1_000_000 })).toBeDefined();
  });

  it('is none of something that is no picture', async () => {
    const frames = [{ png: Buffer.from('no picture'), ms: 500 }];
    expect(await animations.animate({ frames, maxBytes: 1_000_000 })).toBeUndefined();
  });
});
