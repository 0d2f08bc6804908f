import type { Category, Extension, OutsideArm } from '../../../engine/games/new-eden/components.ts';

/** In the order in which they are drawn and said. */
export const OUTSIDE_ARMS = ['crab', 'shell', 'octopus'] as const satisfies readonly OutsideArm[];
export const EXTENSIONS = [
  'shipyard',
  'oxygen',
  'octopus',
  'research',
] as const satisfies readonly Extension[];
/** What is built inside a station. */
const FIXED_ARMS = ['shipyard', 'oxygen', 'research'] as const satisfies readonly Category[];
export const CATEGORIES = [...OUTSIDE_ARMS, ...FIXED_ARMS] as const satisfies readonly Category[];
