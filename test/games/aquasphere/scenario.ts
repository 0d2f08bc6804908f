import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import type { Options, RuleError, Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import { resolveOptions } from '../../../src/engine/core/options.ts';
import { aquasphere } from '../../../src/engine/games/aquasphere/index.ts';
import type { Components } from '../../../src/engine/games/aquasphere/components.ts';
import type { Event } from '../../../src/engine/games/aquasphere/messages.ts';
import {
  OPTIONS,
  layOut,
  type Draws,
  type Table as Laying,
} from '../../../src/engine/games/aquasphere/setup.ts';
import type { State, Player, Sector } from '../../../src/engine/games/aquasphere/state.ts';
import { scenarioOf } from '../../scenario.ts';

export { said } from '../../scenario.ts';

/*
 * Positions to try rules on. `standard(n)` is the position S(n) of the rules' section 9.1: ring A..F, base labs drawn
 * A C E B D F, nothing turned, seat 0 first, decks in the order of the file. What a scenario needs is changed from there.
 */
export const SET_JSON: unknown = JSON.parse(
  readFileSync(new URL('../../../components/aquasphere/aquasphere-house-1.json', import.meta.url), 'utf8'),
);

function readSet(): Components {
  const checked = aquasphere.checkSet(SET_JSON);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  return checked.value;
}

export const COMPONENTS: Components = readSet();
export const SET_ID = { id: 'aquasphere-house', version: 1, hash: 'house' };
export const GAME = aquasphere.using({ ...SET_ID, components: COMPONENTS });

/** Positions for one rule need not account for every piece and card, nor for the rounds before. */
export const BENT = ['AQS-SETUP-12', 'AQS-SETUP-13', 'AQS-I1', 'AQS-I2', 'AQS-I3', 'AQS-I4', 'AQS-I6'];
export const { begin } = scenarioOf(GAME, BENT);
const { texts, step, refusal } = scenarioOf(GAME, BENT);

export const STANDARD: Draws = {
  first: 0,
  ring: ['A', 'B', 'C', 'D', 'E', 'F'],
  labs: ['A', 'C', 'E', 'B', 'D', 'F'],
  turnings: [0, 0, 0],
  programs: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'],
  research: [...COMPONENTS.cards.keys()],
  extensions: [...COMPONENTS.extensions.keys()],
};

export interface Table {
  readonly state: State;
  player(seat: Seat): Player;
  sector(letter: string): Sector;
  /** changes a player, a sector, or the state itself */
  seat(seat: Seat, change: Partial<Player>): Table;
  zone(letter: string, change: Partial<Sector>): Table;
  set(change: Partial<State>): Table;
  /** cards in hand, unused */
  holding(seat: Seat, ...cards: readonly string[]): Table;
  /** what is offered, as canonical texts; `verb` keeps only texts that begin so */
  offers(seat: Seat, verb?: string): readonly string[];
  /** plays `0 act b green`, one after the other; gives the events of all of them */
  play(...lines: readonly string[]): readonly Event[];
  /** why a text is refused */
  refusal(seat: Seat, text: string): RuleError;
  /** everybody who has not passed passes, in order */
  allPass(): readonly Event[];
  asked(): readonly Seat[];
  kind(): string | undefined;
}

export function standard(seats: number, options: Options = {}, draws: Partial<Draws> = {}): Table {
  const resolved = resolveOptions(OPTIONS, seats, options);
  if (!resolved.ok) throw new Error('options');
  const laying: Laying = {
    components: COMPONENTS,
    seats,
    // as: each option has its value
    options: resolved.value as Laying['options'],
    set: SET_ID,
    rng: seedRng('standard'),
    emit: () => undefined,
  };
  return tableOf(layOut(laying, { ...STANDARD, ...draws }));
}

export function tableOf(start: State): Table {
  let state = start;
  const table: Table = {
    get state() {
      return state;
    },
    player: (seat) => found(state.players[seat]),
    sector: (letter) => found(state.ring.find((sector) => sector.letter === letter)),
    seat(seat, change) {
      state = cloneJson(state);
      Object.assign(table.player(seat), change);
      return table;
    },
    zone(letter, change) {
      state = cloneJson(state);
      Object.assign(table.sector(letter), change);
      return table;
    },
    set(change) {
      state = { ...cloneJson(state), ...change };
      return table;
    },
    holding: (seat, ...cards) => table.seat(seat, { cards: cards.map((id) => ({ id, used: false })) }),
    offers: (seat, verb = '') => texts(state, seat).filter((text) => text.startsWith(verb)),
    play: (...lines) => lines.flatMap(playOne),
    refusal(seat, text) {
      const refused = refusal(state, seat, text);
      if (refused === undefined) throw new Error(`${text} of seat ${seat} is legal`);
      return refused;
    },
    allPass() {
      const events: Event[] = [];
      const { round } = state;
      while (table.kind() === 'turn' && state.round === round) {
        events.push(...table.play(`${table.asked()[0]} pass`));
      }
      return events;
    },
    asked: () => GAME.activeSeats(state),
    kind: () => state.frames.at(-1)?.kind,
  };

  function playOne(line: string): readonly Event[] {
    const [, seat = '', text = ''] = /^(\d) (.*)$/u.exec(line) ?? [];
    const played = step(state, Number(seat), text);
    state = played.state;
    return played.events;
  }

  return table;
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('not there');
  return item;
}

/** A scenario of a rule, and the nearest case in which it forbids or does not apply. The ids are in the names. */
export function rule(
  ids: string,
  name: string,
  scenario: () => void,
  twin: string,
  nearest: () => void,
): void {
  it(`${ids}: ${name}`, scenario);
  it(`${ids}, but: ${twin}`, nearest);
}

export function eventsOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Extensions that raise one capacity by as much as these add. */
export const EXTENSIONS_FOR = {
  octopods: (more: number): string[] =>
    ['a', 'b', 'c', 'd', 'e'].slice(0, more).map((letter) => `${letter}-octopod`),
  cards: (more: number): string[] =>
    ['a', 'b', 'c', 'd', 'e'].slice(0, more).map((letter) => `${letter}-card`),
};
