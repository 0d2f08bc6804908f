import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Description, Look } from '../../game-scene.ts';
export function describe(view: View, look: Look): Description { return { alt: ['x'], sections: [] }; }
