import { antarctica } from './antarctica.ts';
import { aquasphere } from './aquasphere.ts';
import type { GamePackage } from './game-package.ts';
import { newEden } from './new-eden.ts';

/** The games of this bot, in the order in which they are offered. */
export const GAMES: readonly GamePackage[] = [antarctica, aquasphere, newEden];
