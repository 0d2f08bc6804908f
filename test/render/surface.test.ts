import { createCanvas as createSvg, SvgExportFlag } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createKeptCopies, createSpriteCopies } from '../../src/render/sprite-copies.ts';
import { createCanvas, keepPixelsOnly, type Canvas } from '../../src/render/surface.ts';
import type { SpriteShape } from '../../src/render/shapes.ts';
import { inksOf } from '../../src/render/tints.ts';

/** What a canvas still knows of how it was drawn: strokes are paths in an SVG of it, pixels one image. */
function knows(canvas: Canvas): 'strokes' | 'pixels' {
  const svg = createSvg(canvas.width, canvas.height, SvgExportFlag.NoPrettyXML);
  svg.getContext('2d').drawCanvas(canvas, 0, 0);
  return svg.getContent().toString().includes('<path') ? 'strokes' : 'pixels';
}

function disc(): Canvas {
  const canvas = createCanvas(40, 40);
  const context = canvas.getContext('2d');
  context.scale(2, 2);
  context.fillStyle = 'rgba(200, 40, 20, 0.7)';
  context.arc(10, 10, 8, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}

describe('a canvas that is kept', () => {
  it('forgets how it was drawn, and looks the same', () => {
    const canvas = disc();
    expect(knows(canvas)).toBe('strokes');
    keepPixelsOnly(canvas);
    expect(knows(canvas)).toBe('pixels');
    const pixels = (of: Canvas): Buffer => Buffer.from(of.getContext('2d').getImageData(0, 0, 40, 40).data);
    expect(pixels(canvas).equals(pixels(disc()))).toBe(true);
  });

  it('is what sprites become, with their rims and glows', () => {
    const { kept, stampToken } = tokens();
    const light = { rim: { colour: 'warm', width: 4 }, glow: { colour: 'warm', reach: 6 } } as const;
    stampToken(60, light);
    expect(Array.from(kept.values(), ({ sheet }) => knows(sheet))).toEqual(['pixels', 'pixels', 'pixels']);
  });

  it('goes when sprites take 48 MB, the one unused for longest first', () => {
    const { kept, stampToken } = tokens();
    for (let size = 400; size < 480; size += 1) stampToken(size);
    const bytes = Array.from(kept.values(), ({ sheet }) => sheet.width * sheet.height * 4);
    expect(kept.size).toBeLessThan(80);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(48 << 20);
    expect([...kept.keys()][0]).toContain('479');
  });
});

/** Sprites that all games share, stamped at any size. */
function tokens() {
  const kept = createKeptCopies();
  const inks = inksOf('default', undefined);
  const { stamp } = createSpriteCopies(undefined, inks, kept, 'default');
  const context = createCanvas(10, 10).getContext('2d');
  const stampToken = (size: number, light: Pick<SpriteShape, 'rim' | 'glow'> = {}): void => {
    const token = { kind: 'sprite', name: 'token:0', x: 0, y: 0, width: size, height: size } as const;
    stamp({ context, inks, scale: 1, stamp }, { ...token, ...light }, 1);
  };
  return { kept, stampToken };
}
