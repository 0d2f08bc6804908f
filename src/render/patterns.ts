import type { Box, PatternFill } from './shapes.ts';

/** What a pattern needs of a canvas. */
interface Pen {
  lineWidth: number;
  setLineDash(segments: number[]): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void;
  stroke(): void;
  fill(): void;
}

function stripes(pen: Pen, { x, y, width, height }: Box, gap: number, slope: -1 | 0 | 1): void {
  const reach = slope === 0 ? 0 : width;
  for (let at = gap / 2 - reach; at < height + reach; at += gap) {
    pen.moveTo(x, y + at);
    pen.lineTo(x + width, y + at + slope * width);
  }
}

function dots(pen: Pen, { x, y, width, height }: Box, gap: number): void {
  const r = gap * 0.24;
  for (let row = 0; row * gap < height + gap; row += 1) {
    const shift = row % 2 === 0 ? 0 : gap / 2;
    for (let column = 0; column * gap < width + gap; column += 1) {
      const centre = { x: x + column * gap + shift, y: y + row * gap + gap / 2 };
      pen.moveTo(centre.x + r, centre.y);
      pen.arc(centre.x, centre.y, r, 0, 2 * Math.PI);
    }
  }
}

/** Fills a box (the caller clips it to a shape and has set the colours). */
export function paintPattern(pen: Pen, { pattern, gap }: PatternFill, box: Box): void {
  pen.setLineDash([]);
  pen.lineWidth = gap * (pattern === 'lattice' ? 0.22 : 0.32);
  pen.beginPath();
  switch (pattern) {
    case 'rows':
      stripes(pen, box, gap, 0);
      break;
    case 'slant':
      stripes(pen, box, gap * 1.4, -1);
      break;
    case 'hatch':
      stripes(pen, box, gap * 1.4, 1);
      break;
    case 'lattice':
      stripes(pen, box, gap * 1.6, -1);
      stripes(pen, box, gap * 1.6, 1);
      break;
    case 'dots':
      dots(pen, box, gap);
      pen.fill();
      return;
  }
  pen.stroke();
}
