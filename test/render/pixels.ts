import { inflateSync } from 'node:zlib';

/** The pixels of one of our pictures: a PNG with a palette and unfiltered lines. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** '#rrggbb' */
  at(x: number, y: number): string;
}

export function pixelsOf(png: Buffer): Pixels {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [head, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type) ?? Buffer.alloc(0));
  if (!head || !palette || !data) throw new Error('no PNG');
  const width = head.readUInt32BE(0);
  const lines = inflateSync(data);
  return {
    width,
    height: head.readUInt32BE(4),
    at(x, y) {
      const entry = (lines[y * (width + 1) + 1 + x] ?? 0) * 3;
      return `#${palette.toString('hex', entry, entry + 3)}`;
    },
  };
}

/** The picture as rows of signs, one for ground and one for anything else. */
export function inkOf(pixels: Pixels, ground: string): string {
  const rows = Array.from({ length: pixels.height }, (_, y) =>
    Array.from({ length: pixels.width }, (_unused, x) => (pixels.at(x, y) === ground ? ' ' : '#')).join(''),
  );
  return rows.join('\n');
}
