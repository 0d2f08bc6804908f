import type { AnyRulebook } from './core/contract.ts';
import { antarctica } from './games/antarctica/index.ts';
import { AQUASPHERE } from './games/aquasphere/aquasphere.ts';
import { newEden } from './games/new-eden/index.ts';

/** The games, in the order in which they are offered. */
export const RULEBOOKS: readonly AnyRulebook[] = [antarctica, AQUASPHERE, newEden];
