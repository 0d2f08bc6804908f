import type { Viewer } from '../../core/contract.ts';
import type { EventType, FormOf, Given } from './messages.ts';

/** What happened, in numbers and ids: an event of each type, with the fields of its message. */
export type AntarcticaEvent = {
  readonly [K in EventType]: { readonly type: K } & Given<FormOf<K>>;
}[EventType];

export type Emit = (event: AntarcticaEvent) => void;

/** Which shipyard card was taken is known to its taker alone. */
export function viewEvent(event: AntarcticaEvent, viewer: Viewer): AntarcticaEvent {
  if (event.type !== 'cardTaken' || event.seat === viewer) return event;
  return { type: 'cardTaken', seat: event.seat, from: event.from };
}

/** A card that turns face up, a hidden pile that somebody looks through, and a card taken cannot be forgotten again. */
export function reveals(event: AntarcticaEvent): boolean {
  if (event.type === 'cardClaimed') return event.next !== undefined;
  if (event.type === 'shipBuilt') return event.chooser !== undefined;
  return event.type === 'cardTaken';
}
