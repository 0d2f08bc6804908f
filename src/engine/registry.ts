import type { AnyRulebook } from './core/contract.ts';
import { antarctica } from './games/antarctica/index.ts';
import { aquasphere } from './games/aquasphere/index.ts';
import { newEden } from './games/new-eden/index.ts';

/** The games, in the order in which they are offered. */
export const RULEBOOKS: readonly AnyRulebook[] = [antarctica, aquasphere, newEden];
