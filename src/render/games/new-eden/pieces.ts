import type { Category, Effect } from '../../../engine/games/new-eden/components.ts';
import { SILHOUETTES } from '../../pieces.ts';
import type { Silhouette } from '../../pieces.ts';

/* One outline for each kind of thing in New Eden, in a square of 100; `heart` is where an owner's glyph goes. */

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** A line of this width between two points. */
function bar(x: number, y: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const dx = (((toY - y) / length) * width) / 2;
  const dy = (((x - toX) / length) * width) / 2;
  const point = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `M${point(x + dx, y + dy)}L${point(toX + dx, toY + dy)}L${point(toX - dx, toY - dy)}L${point(x - dx, y - dy)}Z`;
}

const MIDDLE = { x: 50, y: 50, size: 36 };

function drawn(...d: readonly string[]): Silhouette {
  return { d: d.join(''), heart: MIDDLE };
}

export const PIECES = {
  /** Two open claws, eyes on stalks, legs. */
  crab: drawn(
    'M50 44C74 44 86 56 86 68C86 84 70 92 50 92C30 92 14 84 14 68C14 56 26 44 50 44Z',
    `${disc(38, 64, 6)}${disc(62, 64, 6)}`,
    'M22 52C4 46 -2 28 6 12C8 6 14 6 15 12L20 27L31 15C35 10 40 14 38 20C35 34 32 40 26 44Z',
    'M78 52C96 46 101 28 94 12C92 6 86 6 85 12L80 27L69 15C65 10 60 14 62 20C65 34 68 40 74 44Z',
  ),
  /** A fan with ribs. */
  shell: drawn(
    'M50 6C78 6 98 28 97 50C97 56 94 60 90 63L63 83L66 94H34L37 83L10 63C6 60 3 56 3 50C2 28 22 6 50 6Z',
    bar(50, 24, 50, 74, 6),
    bar(30, 28, 42, 73, 6),
    bar(70, 28, 58, 73, 6),
    bar(16, 44, 35, 69, 6),
    bar(84, 44, 65, 69, 6),
  ),
  /** A head with a wrench-like row of arms. */
  octopus: drawn(
    'M50 3C74 3 86 20 86 40C86 54 88 62 97 69C101 74 97 80 91 79C84 78 79 74 76 70L74 88C73 96 62 96 61 88L59 74' +
      'L55 93C54 98 46 98 45 93L41 74L39 88C38 96 27 96 26 88L24 70C21 74 16 78 9 79C3 80 -1 74 3 69C12 62 14 54 14 40C14 20 26 3 50 3Z',
    `${disc(36, 42, 8)}${disc(64, 42, 8)}`,
  ),
  /** A boat with somebody in it and a flag: it brings deeples. */
  shipyard: drawn(
    'M2 58Q50 66 98 55Q96 78 82 92Q77 96 70 96H26Q18 96 14 91Q4 76 2 58Z',
    'M20 52C20 38 30 33 42 33C54 33 64 38 64 52Q42 56 20 52Z',
    disc(42, 15, 14),
    'M72 4H78L98 15L78 27V50H72Z',
  ),
  /** Two tanks with valves, as on a diver's back. */
  oxygen: drawn(
    'M22 22V12H16V4H38V12H32V22Q46 24 46 38V86Q46 96 36 96H18Q8 96 8 86V38Q8 24 22 22Z',
    'M68 22V12H62V4H84V12H78V22Q92 24 92 38V86Q92 96 82 96H64Q54 96 54 86V38Q54 24 68 22Z',
    'M15 48H39V58H15ZM61 48H85V58H61Z',
  ),
  /** A microscope. */
  research: drawn(
    'M38 8L52 2L58 15L67 37L45 46L36 24Z',
    'M47 51L65 43L68 51L50 59Z',
    'M64 28C88 34 96 56 86 72Q82 78 78 82H92Q97 82 97 88Q97 96 92 96H12Q6 96 6 88Q6 82 12 82H52C72 80 82 62 74 50Q71 44 66 41Z',
    'M22 66H58V75H22Z',
  ),
  /** Swims: a diver lying flat, with a round helmet and flippers. */
  lying: drawn(
    disc(73, 50, 27),
    'M50 24H30Q19 24 15 36L0 18V40L9 50L0 60V82L15 64Q19 76 30 76H50Q41 65 41 50Q41 35 50 24Z',
    disc(78, 50, 13),
  ),
  /** Works: the same diver on a seat. */
  seated: drawn(
    disc(44, 21, 20),
    disc(49, 21, 10),
    'M34 44H54Q62 44 63 52L64 66H84Q92 66 92 74V94H78V80H40Q26 80 26 68V52Q26 44 34 44Z',
    'M6 40H18V84H72V96H6Z',
  ),
  bottle: drawn(
    'M40 18V11H30V3H70V11H60V18Q76 22 76 40V85Q76 97 64 97H36Q24 97 24 85V40Q24 22 40 18Z',
    'M33 52H67V60H33Z',
  ),
  /** A burst. */
  damage: drawn(
    'M50 0L60 26L82 10L76 36L100 42L78 56L94 78L68 74L62 100L48 78L26 96L28 70L0 70L20 52L4 30L32 32Z',
  ),
  /** A wrench. */
  repair: drawn(
    'M62 3C71 -1 81 0 88 4L70 20L71 30L81 31L97 13C101 22 101 31 97 39C91 50 78 55 67 51L33 90C26 98 15 99 8 92C1 85 2 74 10 67L49 33C45 21 50 8 62 3Z',
  ),
  /** Points. */
  star: drawn(
    'M50 2Q53 2 55 6L66 32L94 35Q101 36 96 42L75 60L82 89Q83 96 76 93L50 77L24 93Q17 96 18 89L25 60L4 42Q-1 36 6 35L34 32L45 6Q47 2 50 2Z',
  ),
  /** Points that count at the end, if the station stands: a flag. */
  flag: drawn('M18 3H30V10H88Q95 10 91 17L79 34L91 51Q95 58 88 58H30V97H18Z'),
  /** The power plant. */
  plant: drawn('M58 1L16 56H44L36 99L84 40H55L70 1Z'),
  /** The red marker of the damage track. */
  marker: drawn('M36 4H64Q70 4 70 10V56H92L50 97L8 56H30V10Q30 4 36 4Z'),
  /** A shell in a spiral, sliced open. */
  nautilus: drawn(
    'M54 6C82 6 98 28 96 54C94 80 74 96 48 96C20 96 2 78 2 56C2 38 14 24 32 24C48 24 58 36 58 50C58 62 50 70 40 70' +
      'C34 70 28 66 27 60L37 57C39 60 45 60 47 54C49 44 42 35 32 35C20 35 13 44 13 56C13 73 27 85 47 85C68 85 83 72 85 53' +
      'C86 44 84 36 79 30L56 33Q50 33 48 27L44 14Q43 7 54 6Z',
  ),
  /** Still thinking: three dots in a bubble. */
  choosing: drawn(
    'M16 8H84Q96 8 96 20V62Q96 74 84 74H48L26 95V74H16Q4 74 4 62V20Q4 8 16 8Z',
    `${disc(28, 41, 8)}${disc(50, 41, 8)}${disc(72, 41, 8)}`,
  ),
  ready: drawn(
    'M6 54Q2 50 6 46L14 38Q18 34 22 38L40 56L78 12Q82 8 86 12L95 20Q98 24 95 28L44 86Q40 90 36 86Z',
  ),
  /** Stable. */
  shield: drawn('M50 2Q72 14 92 14V48C92 74 74 90 50 98C26 90 8 74 8 48V14Q28 14 50 2Z'),
  /** The other players. */
  others: drawn(
    `${disc(30, 26, 18)}${disc(72, 26, 18)}`,
    'M20 48H40Q54 48 54 64V94H4V64Q4 48 20 48ZM64 48H82Q96 48 96 64V94H60V64Q60 54 56 50Q60 48 64 48Z',
  ),
  coin: SILHOUETTES.coin,
} as const satisfies Record<string, Silhouette>;
export type Piece = keyof typeof PIECES;

/** The symbol of a category; its colour is the theme's `~crab` and so on. */
export const PIECE_BY_CATEGORY: Readonly<Record<Category, Piece>> = {
  crab: 'crab',
  shell: 'shell',
  octopus: 'octopus',
  shipyard: 'shipyard',
  oxygen: 'oxygen',
  research: 'research',
};

/** What a card does, in signs: a string is a figure, anything else a silhouette. */
export type Sign = { readonly text: string } | { readonly piece: Piece };

const figure = (text: string): Sign => ({ text });
const sign = (piece: Piece): Sign => ({ piece });

export function signsOf(effect: Effect, marker: number): readonly Sign[] {
  switch (effect.type) {
    case 'coins':
      return [figure(String(effect.n)), sign('coin')];
    case 'points':
      return [figure(String(effect.n)), sign('star')];
    case 'repair':
    case 'repairNow':
      return [figure(String(effect.n)), sign('repair')];
    case 'deeples':
      return [figure(String(effect.n)), sign('lying')];
    case 'bottles':
      return [sign('bottle'), figure(effect.bottles.join('+'))];
    case 'plantBonus':
      return [sign('plant'), ...plantBonus(effect)];
    case 'gainCoins':
      return [figure(`+${effect.n}`), sign('coin')];
    case 'none':
      return [sign('marker'), figure(marker < 0 ? `−${0 - marker}` : `+${marker}`)];
    case 'hitOthers':
      return [figure(`+${effect.n}`), sign('damage'), figure(':'), sign(PIECE_BY_CATEGORY[effect.per])];
    case 'crabsDoNotPull':
      return [sign('crab'), sign('shield')];
    case 'mannedCrabs':
      return [figure(String(effect.n)), sign('star'), figure(':'), sign('crab')];
    case 'takeDamage':
      return [figure(`+${effect.n}`), sign('damage')];
    case 'othersGainCoins':
      return [sign('others'), figure(`+${effect.n}`), sign('coin')];
  }
}

function plantBonus({ repair, coins, points }: Extract<Effect, { type: 'plantBonus' }>): Sign[] {
  return [
    ...(repair === undefined ? [] : [figure(`−${repair}`), sign('damage')]),
    ...(coins === undefined ? [] : [figure(`+${coins}`), sign('coin')]),
    ...(points === undefined ? [] : [figure(`+${points}`), sign('star')]),
  ];
}
