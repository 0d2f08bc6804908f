import type { Event } from '../../toy/messages.ts';
import { EVENTS_SAID } from '../laws/words.ts';
import { telling, type Fault } from './fault.ts';

export const FAULTS_OF_WORDS: readonly Fault[] = [
  {
    fault: 'an event lacks a field of its sentence',
    law: EVENTS_SAID,
    // as: that is the fault
    game: telling((event) => [event.type === 'went' ? ({ type: 'went', seat: event.seat } as Event) : event]),
  },
];
