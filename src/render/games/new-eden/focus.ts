import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import type { Scene } from '../../shapes.ts';
export function offerFocus(view: View, look: Look): Scene { return { width: 1600, height: 1020, ground: 'ground', still: [], moving: [] }; }
export function stationFocus(view: View, look: Look, station: number): Scene { return { width: 1600, height: 1020, ground: 'ground', still: [], moving: [] }; }
