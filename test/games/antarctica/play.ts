import type { Options } from '../../../src/engine/core/contract.ts';
import type { Event } from '../../../src/engine/games/antarctica/messages.ts';
import { LETTERS, type AreaId, type Letter } from '../../../src/engine/games/antarctica/components.ts';
import { playerOf, type State, type Player } from '../../../src/engine/games/antarctica/state.ts';
import { said, scenarioOf, typesOf } from '../../scenario.ts';
import { letterOf } from './position.ts';
import { GAME } from './standard-set.ts';

const { begin } = scenarioOf(GAME);
export const { step, texts, refusal } = scenarioOf(GAME);
export { typesOf };

/** Whose answer is awaited, as a letter; nothing when the game is over. */
export function asked(state: State): Letter | undefined {
  const [seat] = GAME.activeSeats(state);
  return seat === undefined ? undefined : letterOf(seat);
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays texts one after the other, for whoever is asked; 'B: skip' says who that must be. */
export function playOn(from: State, ...said: readonly string[]): Played {
  let state = from;
  const events: Event[] = [];
  for (const one of said) {
    const [, letter, text = ''] = /^(?:([A-D]): )?(.*)$/u.exec(one) ?? [];
    const who = asked(state);
    if (who === undefined || (letter ?? who) !== who) throw new Error(`${one}: ${who ?? 'nobody'} is asked`);
    const played = step(state, LETTERS.indexOf(who), text);
    state = played.state;
    events.push(...played.events);
  }
  return { state, events };
}

export function play(from: State, ...said: readonly string[]): State {
  return playOn(from, ...said).state;
}

/** Everything that whoever is asked may do. */
export function offers(state: State): readonly string[] {
  return GAME.activeSeats(state).flatMap((seat) => texts(state, seat));
}

/** Those that begin so. */
export function offered(state: State, verb: string): readonly string[] {
  return offers(state).filter((text) => text.startsWith(verb));
}

/** The rule that forbids it and what is missing: 'ANT-SHIP-1 why.noShipyard'; 'legal' if nothing does. */
export function whyNot(state: State, text: string, letter = asked(state)): string {
  const refused = refusal(state, letter === undefined ? 0 : LETTERS.indexOf(letter), text);
  return refused === undefined ? 'legal' : said(refused);
}

export function lineOf(state: State, area: AreaId): string {
  return state.areas[area].line.map((ship) => letterOf(ship.seat) + (ship.icebreaker ? '*' : '')).join(' ');
}

export function seatAt(state: State, letter: Letter): Player {
  return playerOf(state, LETTERS.indexOf(letter));
}

export function topFrame(state: State): string | undefined {
  return state.frames.at(-1)?.kind;
}

/** The effects that were carried out, in order: 'A scientist'. */
export function effectsIn(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'effectTriggered' ? [`${letterOf(event.seat)} ${event.effect}`] : [],
  );
}

/** A new game whose start player is seat 0 unless the options say otherwise. */
export function newGame(seats: number, options: Options = {}, seed?: string): Played {
  return begin(seats, { start: 'seat0', ...options }, seed);
}
