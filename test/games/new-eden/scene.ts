import { readFileSync } from 'node:fs';
import type { Options, RuleError, Seat, Standing } from '../../../src/engine/core/contract.ts';
import { runAutomatic } from '../../../src/engine/core/automatic.ts';
import { DECKS, type Components, type Extension } from '../../../src/engine/games/new-eden/components.ts';
import { buildExtension } from '../../../src/engine/games/new-eden/free-actions.ts';
import { newEden } from '../../../src/engine/games/new-eden/index.ts';
import type { Event } from '../../../src/engine/games/new-eden/messages.ts';
import type { State } from '../../../src/engine/games/new-eden/state.ts';
import type { View } from '../../../src/engine/games/new-eden/view.ts';
import { QUESTIONS } from '../../../src/engine/games/new-eden/questions.ts';
import { isOutside } from '../../../src/engine/games/new-eden/station.ts';
import type { Frame, NewEden as Types, Station } from '../../../src/engine/games/new-eden/state.ts';
import { said, scenarioOf, type Scenario } from '../../scenario.ts';

/* Positions in a few words, and what players do in them. */

/** Scenes take cards out of decks: their sizes are not to be looked at. */
const BENT = ['NED-INV-6'];

const FILE = new URL('../../../components/new-eden/new-eden-house-1.json', import.meta.url);

/** The shipped set as it lies in its file, to be changed at will. */
export function houseJson(): Record<string, unknown> {
  // as: the file holds an object
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;
}

type NewEden = ReturnType<typeof newEden.using>;
type EventType = Event['type'];
type EventOf<K extends EventType> = Extract<Event, { type: K }>;

/** A game with its components at hand. */
export interface Edition {
  readonly game: NewEden;
  readonly components: Components;
}

export function edition(json: unknown): Edition {
  const checked = newEden.checkSet(json);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const components = checked.value;
  const game = newEden.using({ id: 'new-eden-house', version: 1, hash: 'hash', components });
  return { game, components };
}

export const HOUSE = edition(houseJson());
export const GAME = HOUSE.game;

export interface Given {
  seats?: number;
  seed?: string;
  options?: Options;
  edition?: Edition;
}
/** What a station has; what is not named stays as it is. */
export interface Holdings {
  coins?: number;
  damage?: number;
  score?: number;
  dome?: number;
  plantUses?: number;
  passed?: number;
  /** cards and tanks, in the order of building */
  cards?: readonly string[];
  extensions?: readonly Extension[];
  /** oxygen cards that were used this round */
  used?: readonly string[];
  /** module -> deeples lying on it */
  lying?: Readonly<Record<string, number>>;
  activated?: readonly string[];
}

export class Scene {
  state: State;
  /** of the last call of `plays` */
  events: readonly Event[] = [];
  readonly edition: Edition;
  readonly game: NewEden;
  private readonly played: Scenario<State, Event>;

  constructor({ seats = 2, seed = 'scene', options = {}, edition: made = HOUSE }: Given) {
    this.edition = made;
    this.game = made.game;
    this.played = scenarioOf(made.game, BENT);
    const { state, events } = this.played.begin(seats, options, seed);
    this.state = state;
    this.events = events;
  }

  station(index: number): Station {
    const station = this.state.stations[index];
    if (station === undefined) throw new Error(`no station ${index}`);
    return station;
  }

  /** Gives a station what it needs; cards come from wherever they are, deeples from the supply. */
  has(index: number, holdings: Holdings): this {
    const station = this.station(index);
    const { coins, damage, score, dome, plantUses, passed } = holdings;
    for (const extension of holdings.extensions ?? []) buildExtension(station, extension);
    for (const card of holdings.cards ?? []) this.build(station, card);
    if (dome !== undefined) this.state.supply -= dome - station.dome;
    for (const [id, lying] of Object.entries(holdings.lying ?? {})) this.layDown(station, id, lying);
    for (const tank of station.oxygen) tank.used ||= holdings.used?.includes(tank.id) === true;
    for (const id of holdings.activated ?? []) this.seat(station, id);
    Object.assign(
      station,
      Object.fromEntries(
        Object.entries({ coins, damage, score, dome, plantUses, passed }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
    );
    return this;
  }

  private build(station: Station, card: string): void {
    this.takeAway(card);
    const { category } = this.edition.components.part(card);
    if (isOutside(category))
      station.outside[category].push({ id: card, lying: 0, seated: 0, activated: false });
    else if (category === 'oxygen') station.oxygen.push({ id: card, used: false });
    else station[category].push(card);
  }

  private module(station: Station, id: string): Station['outside']['crab'][number] {
    const module = Object.values(station.outside)
      .flat()
      .find((candidate) => candidate.id === id);
    if (module === undefined) throw new Error(`no module ${id}`);
    return module;
  }

  private layDown(station: Station, id: string, deeples: number): void {
    this.module(station, id).lying += deeples;
    this.state.supply -= deeples;
  }

  private seat(station: Station, id: string): void {
    const module = this.module(station, id);
    module.activated = true;
    if (station !== this.state.stations[this.state.seats]) {
      module.seated = this.edition.components.part(id).sites;
      this.state.supply -= module.seated;
    }
  }

  /** Takes a card out of the decks, the display and the boxes. */
  private takeAway(card: string): void {
    const without = (cards: readonly string[]): string[] => cards.filter((other) => other !== card);
    const { state } = this;
    for (const deck of DECKS) state.decks[deck] = without(state.decks[deck]);
    state.display = state.display.filter((space) => space.card !== card);
    state.openBox = without(state.openBox);
    state.unseenBox = without(state.unseenBox);
    state.hands = state.hands.map(without);
    for (const row of state.rows) row.cards = without(row.cards);
  }

  /** The display as a picture: four lines of three cards, `-` where a space is empty. */
  display(picture: string): this {
    const lines = picture.trim().split('\n');
    const placed = lines.flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((card, column) => (card === '-' ? [] : [{ card, row: row + 1, column: column + 1 }])),
    );
    for (const { card } of placed) this.takeAway(card);
    this.state.openBox = [...this.state.openBox, ...this.state.display.map(({ card }) => card)].sort();
    this.state.display = placed;
    return this;
  }

  /** The display as `display` takes it, one line a row. */
  shownDisplay(): readonly string[] {
    return [1, 2, 3, 4].map((row) =>
      [1, 2, 3]
        .map((column) => this.state.display.find((space) => space.row === row && space.column === column))
        .map((space) => space?.card ?? '-')
        .join(' '),
    );
  }

  holder(index: number): this {
    this.state.holder = index;
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  bonus(...cards: string[]): this {
    const all = [...this.state.bonusDeck, ...this.state.bonus].filter((card) => !cards.includes(card));
    this.state.bonusDeck = all;
    this.state.bonus = cards;
    return this;
  }

  /** What is on the stack, the first named being what happens now. */
  frames(...frames: readonly Frame[]): this {
    this.state.frames = [...frames].reverse();
    return this;
  }

  turnOf(seat: Seat): this {
    return this.frames({ kind: 'turn', seat });
  }

  /** The black market, with these hands; the rest of the deck lies in the unseen box. */
  market(...hands: readonly (readonly string[])[]): this {
    const { state } = this;
    this.clearDisplay();
    for (const card of hands.flat()) this.takeAway(card);
    state.phase = 'B';
    state.hands = state.stations.map((_, index) => [...(hands[index] ?? [])]);
    state.rows = [1, 2, 3, 4].map((row) => ({ row, cards: [], size: 0, status: 'faceDown' }));
    const asked = state.stations.flatMap((_, index) => (index < state.seats ? [index] : []));
    return this.frames({ kind: 'market', asked, answers: [] });
  }

  /** Four rows, turned up. */
  rows(...rows: readonly (readonly string[])[]): this {
    this.clearDisplay();
    for (const card of rows.flat()) this.takeAway(card);
    this.state.phase = 'C';
    this.state.rows = [1, 2, 3, 4].map((row) => {
      const cards = [...(rows[row - 1] ?? [])];
      return { row, cards, size: cards.length, status: 'open' };
    });
    return this;
  }

  /** Phase C before its first auction. */
  auctions(opener: Seat, ...rows: readonly (readonly string[])[]): this {
    return this.holder(opener)
      .rows(...rows)
      .frames({ kind: 'nextAuction', opener })
      .settled();
  }

  private clearDisplay(): void {
    const { state } = this;
    state.openBox = [...state.openBox, ...state.display.map(({ card }) => card)].sort();
    state.display = [];
  }

  /** Runs the automatic frames on top of the stack. */
  settled(): this {
    const events: Event[] = [];
    const { state, edition: made } = this;
    runAutomatic<Types>(QUESTIONS, {
      components: made.components,
      state,
      draft: state,
      emit: (event) => events.push(event),
    });
    this.events = events;
    return this;
  }

  /** Plays for a seat, each text legal in its turn; `events` are those of all of them. */
  plays(seat: Seat, ...texts: readonly string[]): this {
    const events: Event[] = [];
    for (const text of texts) {
      const step = this.played.step(this.state, seat, text);
      this.state = step.state;
      events.push(...step.events);
    }
    this.events = events;
    return this;
  }

  offers(seat: Seat): readonly string[] {
    return this.played.texts(this.state, seat);
  }

  /** `bid of 1`: the kind of the question, and who is asked. */
  asks(): string {
    const seats = this.game.activeSeats(this.state);
    return seats.length === 0 ? 'over' : `${this.state.frames.at(-1)?.kind ?? ''} of ${seats.join(', ')}`;
  }

  /** Why a text is refused; undefined: it is legal. */
  refusal(seat: Seat, text: string): RuleError | undefined {
    return this.played.refusal(this.state, seat, text);
  }

  /** The rule and the key with which a text is refused. */
  refuses(seat: Seat, text: string): string {
    const refused = this.refusal(seat, text);
    return refused === undefined ? 'legal' : said(refused);
  }

  view(viewer?: Seat): View {
    return this.game.view(this.state, viewer);
  }

  standing(index: number): Standing {
    const standing = this.game.scores(this.state)[index];
    if (standing === undefined) throw new Error(`no standing ${index}`);
    return standing;
  }

  line(index: number, key: string): number | undefined {
    return this.standing(index).lines.find((line) => line.key === `line.${key}`)?.points;
  }

  fact(index: number, key: string): number | undefined {
    return this.standing(index).facts.find((fact) => fact.key === `fact.${key}`)?.value;
  }

  happened<K extends EventType>(type: K): readonly EventOf<K>[] {
    return this.events.filter((event): event is EventOf<K> => event.type === type);
  }

  /** The ids of an outside arm, position 1 first. */
  arm(index: number, arm: 'crab' | 'shell' | 'octopus'): readonly string[] {
    return this.station(index).outside[arm].map(({ id }) => id);
  }

  moduleOf(index: number, id: string): Station['outside']['crab'][number] {
    return this.module(this.station(index), id);
  }
}

export function given(what: Given = {}): Scene {
  return new Scene(what);
}

export function solo(level = 0): Scene {
  return new Scene({ seats: 1, options: { soloLevel: level } });
}
