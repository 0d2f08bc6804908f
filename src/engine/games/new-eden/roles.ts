import type { Role, Seat } from '../../core/contract.ts';
import type { Action } from './actions.ts';
import type { Position } from './state.ts';

/** What the panel keeps apart from the choices. */
export function role(_at: Position, _seat: Seat, action: Action): Role | undefined {
  switch (action.verb) {
    case 'pass':
    case 'skip':
    case 'done':
    case 'drop':
      return 'end';
    case 'bid':
      return action.coins === 0 ? 'end' : undefined;
    case 'market':
      return action.cards.length === 0 ? 'end' : undefined;
    case 'activate':
      return action.modules.length === 0 ? 'aside' : undefined;
    case 'plant':
    case 'extend':
    case 'drop-all':
      return 'aside';
    default:
      return undefined;
  }
}
