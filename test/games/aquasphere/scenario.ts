import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import type { Options, RuleError, Seat } from '../../../src/engine/core/contract.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import { resolveOptions } from '../../../src/engine/core/options.ts';
import { AQUASPHERE, type AquaSphere } from '../../../src/engine/games/aquasphere/aquasphere.ts';
import type { Box } from '../../../src/engine/games/aquasphere/box.ts';
import type { AquaSphereEvent } from '../../../src/engine/games/aquasphere/events.ts';
import { OPTION_SPECS, chosen } from '../../../src/engine/games/aquasphere/options.ts';
import { layOut, openGame, type Draws } from '../../../src/engine/games/aquasphere/setup.ts';
import type { AquaSphereState, Player, Sector } from '../../../src/engine/games/aquasphere/state.ts';

/*
 * Positions to try rules on. `standard(n)` is the position S(n) of the rules' section 9.1: ring A..F, base labs drawn
 * A C E B D F, nothing turned, seat 0 first, decks in the order of the file. What a scenario needs is changed from there.
 */
export const SET_JSON: unknown = JSON.parse(
  readFileSync(new URL('../../../components/aquasphere/aquasphere-house-1.json', import.meta.url), 'utf8'),
);

function readBox(): Box {
  const checked = AQUASPHERE.checkSet(SET_JSON);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  return checked.value;
}

export const BOX: Box = readBox();
export const SET_ID = { id: 'aquasphere-house', version: 1, hash: 'house' };
export const GAME: AquaSphere = AQUASPHERE.using({ ...SET_ID, components: BOX });

export const STANDARD: Draws = {
  first: 0,
  ring: ['A', 'B', 'C', 'D', 'E', 'F'],
  labs: ['A', 'C', 'E', 'B', 'D', 'F'],
  turnings: [0, 0, 0],
  programs: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'],
  research: [...BOX.cards.keys()],
  extensions: [...BOX.extensions.keys()],
};

export interface Table {
  readonly state: AquaSphereState;
  player(seat: Seat): Player;
  sector(letter: string): Sector;
  /** changes a player, a sector, or the state itself */
  seat(seat: Seat, change: Partial<Player>): Table;
  zone(letter: string, change: Partial<Sector>): Table;
  set(change: Partial<AquaSphereState>): Table;
  /** cards in hand, unused */
  holding(seat: Seat, ...cards: readonly string[]): Table;
  /** what is offered, as canonical texts; `verb` keeps only texts that begin so */
  offers(seat: Seat, verb?: string): readonly string[];
  /** plays `0 act b green`, one after the other; gives the events of all of them */
  play(...lines: readonly string[]): readonly AquaSphereEvent[];
  /** why a text is refused */
  refusal(seat: Seat, text: string): RuleError;
  /** everybody who has not passed passes, in order */
  allPass(): readonly AquaSphereEvent[];
  asked(): readonly Seat[];
  kind(): string | undefined;
}

export function standard(seats: number, options: Options = {}, draws: Partial<Draws> = {}): Table {
  const resolved = resolveOptions(OPTION_SPECS, seats, options);
  if (!resolved.ok) throw new Error('options');
  const rng = seedRng('standard');
  const state = layOut(
    BOX,
    { ...STANDARD, ...draws },
    { seats, options: chosen(resolved.value), set: SET_ID, rng },
  );
  openGame({ box: BOX, state, draft: state, emit: () => undefined });
  return tableOf(state);
}

export function tableOf(start: AquaSphereState): Table {
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
    offers: (seat, verb = '') =>
      GAME.legalActions(state, seat)
        .map((action) => GAME.formatAction(action))
        .filter((text) => text.startsWith(verb)),
    play: (...lines) => lines.flatMap(playOne),
    refusal(seat, text) {
      const action = GAME.parseAction(text);
      const played = action.ok ? GAME.apply(state, seat, action.value) : action;
      if (played.ok) throw new Error(`${text} of seat ${seat} is legal`);
      return played.error;
    },
    allPass() {
      const events: AquaSphereEvent[] = [];
      const { round } = state;
      while (table.kind() === 'turn' && state.round === round) {
        events.push(...table.play(`${table.asked()[0]} pass`));
      }
      return events;
    },
    asked: () => GAME.activeSeats(state),
    kind: () => state.frames.at(-1)?.kind,
  };

  function playOne(line: string): readonly AquaSphereEvent[] {
    const [, seat = '', text = ''] = /^(\d) (.*)$/u.exec(line) ?? [];
    const action = GAME.parseAction(text);
    const played = action.ok ? GAME.apply(state, Number(seat), action.value) : action;
    if (!played.ok) throw new Error(`${line} is refused: ${JSON.stringify(played.error)}`);
    state = played.value.state;
    return played.value.events;
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

export function eventsOf<Type extends AquaSphereEvent['type']>(
  events: readonly AquaSphereEvent[],
  type: Type,
): readonly Extract<AquaSphereEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<AquaSphereEvent, { type: Type }> => event.type === type);
}

/** Extensions that raise one capacity by as much as these add. */
export const EXTENSIONS_FOR = {
  octopods: (more: number): string[] =>
    ['a', 'b', 'c', 'd', 'e'].slice(0, more).map((letter) => `${letter}-octopod`),
  cards: (more: number): string[] =>
    ['a', 'b', 'c', 'd', 'e'].slice(0, more).map((letter) => `${letter}-card`),
};

/** The rule and the message of a refusal, as `AQS-PROG-4 why-colour-taken`. */
export function said({ code, reason }: RuleError): string {
  return reason === undefined ? code : `${reason.rule} ${reason.why.key}`;
}
