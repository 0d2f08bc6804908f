import { armed } from './fault-points.ts';

/* The bot with the toy game, which kills itself at the point that it is told. Started by kill.ts in a process of its own. */

armed();
await import('../../test/bot/main-toy.ts');
