/** Measures of how people see colours: sRGB, WCAG contrast, CIEDE2000, simulated colour blindness. */
export type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** sRGB to linear light, 0 to 1 (IEC 61966-2-1). */
export function linear(hex: string): Rgb {
  const bend = (channel: number): number => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = parse(hex);
  return [bend(r), bend(g), bend(b)];
}

function times([a, b, c]: Matrix, [x, y, z]: Rgb): Rgb {
  const row = (m: Rgb): number => m[0] * x + m[1] * y + m[2] * z;
  return [row(a), row(b), row(c)];
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const BLINDNESS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  /** a picture printed in grey */
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Record<string, Matrix>;

export const EYES = ['all colours', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Eye = (typeof EYES)[number] | 'greyscale';

function seenBy(eye: Eye, light: Rgb): Rgb {
  if (eye === 'all colours') return light;
  const [r, g, b] = times(BLINDNESS[eye], light);
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  return [within(r), within(g), within(b)];
}

/** CIE Lab of linear light under D65. */
function lab(light: Rgb): Rgb {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    light,
  );
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const RADIANS = Math.PI / 180;

function hue(b: number, a: number): number {
  if (a === 0 && b === 0) return 0;
  return (Math.atan2(b, a) / RADIANS + 360) % 360;
}

/** CIEDE2000 as in Sharma, Wu and Dalal 2005. */
export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const grey = c1 * c2 === 0;
  let dh = h2 - h1;
  if (grey) dh = 0;
  else if (dh > 180) dh -= 360;
  else if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * RADIANS);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let hm = h1 + h2;
  if (!grey) hm = Math.abs(h1 - h2) <= 180 ? hm / 2 : (hm + (hm < 360 ? 360 : -360)) / 2;
  const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
  const t = 1 - 0.17 * cos(hm - 30) + 0.24 * cos(2 * hm) + 0.32 * cos(3 * hm + 6) - 0.2 * cos(4 * hm - 63);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const sc = 1 + 0.045 * cm;
  const sh = 1 + 0.015 * cm * t;
  const turn = 30 * Math.exp(-(((hm - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * Math.sin(2 * turn * RADIANS);
  const [l, c, h] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(l * l + c * c + h * h + rt * c * h);
}

/** How different two colours look to an eye: about 1 is just visible, 20 is plainly another colour. */
export function difference(one: string, other: string, eye: Eye): number {
  return ciede2000(lab(seenBy(eye, linear(one))), lab(seenBy(eye, linear(other))));
}

/** Where a colour lies in Lab for an eye: a distance of 10 there is plain to see. */
export function placeFor(eye: Eye, hex: string): Rgb {
  return lab(seenBy(eye, linear(hex)));
}

/** WCAG 2.2 contrast ratio. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
