import type { Viewer } from '../../core/contract.ts';
import type { FieldsOf } from '../../core/message-fields.ts';
import type { EVENTS } from './messages.ts';

type Forms = typeof EVENTS;
export type EventType = keyof Forms;
export type Event = { [K in EventType]: { readonly type: K } & FieldsOf<Forms[K]> }[EventType];
export type EventOf<K extends EventType> = Extract<Event, { type: K }>;

/** What the viewer learns of it: the cards of the black market are their owner's until they are shown. */
export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'marketDealt': {
      if (event.seat !== undefined && event.seat === viewer) return event;
      const { type, count } = event;
      return event.seat === undefined ? { type, count } : { type, count, seat: event.seat };
    }
    case 'marketChosen':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'rowFilled': {
      if (event.seat !== undefined && event.seat === viewer) return event;
      const { type, row, count } = event;
      return event.seat === undefined ? { type, row, count } : { type, row, count, seat: event.seat };
    }
    case 'maximumSet':
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
}

/** Undo stops where something hidden was turned up, and at what binds: choices of the market, bids and drops. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'roundStarted':
    case 'marketDealt':
    case 'marketChosen':
    case 'marketClosed':
    case 'marketShown':
    case 'rowsRevealed':
    case 'bidMade':
    case 'droppedOut':
    case 'finalScored':
    case 'gameEnded':
      return true;
    case 'plantUsed':
    case 'extended':
      return event.phase === 'B';
    default:
      return false;
  }
}
