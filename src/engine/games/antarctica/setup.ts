import type { RefusalReason } from '../../core/contract.ts';
import type { LaidOut, OptionsOf, TableOf } from '../../core/define-game.ts';
import { follow } from '../../core/frames.ts';
import { below, shuffle } from '../../core/rng.ts';
import { otherQuestion } from './answers.ts';
import {
  AREAS,
  BUILDINGS,
  perId,
  PILES,
  type BuildingId,
  type Components,
  type Letter,
  type SeatCount,
} from './components.ts';
import { launch, whyNoEntry } from './line.ts';
import { refuse, say } from './messages.ts';
import { trackChoices } from './research.ts';
import { wordEntry } from './sail.ts';
import {
  noCards,
  openAreas,
  playerOf,
  seatOf,
  type Antarctica,
  type FrameOf,
  type Player,
  type Position,
  type Question,
  type State,
} from './state.ts';
import { positionOf, putCube, whyNoTrack } from './tracks.ts';

export const OPTIONS = [
  { key: 'placement', values: ['first-game', 'free'], default: 'first-game' },
  { key: 'start', values: ['lot', 'seat0'], default: 'lot' },
] as const;
export type OptionKey = (typeof OPTIONS)[number]['key'];
export type Options = OptionsOf<typeof OPTIONS>;

/** The board as it is before anybody decides. The generator is used in the order of ANT-SETUP-15. */
export function setup(table: TableOf<Antarctica, Options>): LaidOut<State> {
  const { components, options, rng, set, emit } = table;
  const seats = table.seats as SeatCount; // as: core has asked for 2, 3 or 4
  const { areas, tracks, cards } = components.inPlay[seats];
  const start = options.start === 'seat0' ? 0 : below(rng, seats);
  const laid = shuffle(rng, [...components.startingBuildings[seats]]);
  const nobody = (): number[] => Array.from({ length: seats }, () => 0);
  const draft = {
    frames: [],
    rng,
    set,
    seats,
    start,
    // ANT-SETUP-4: along the ring, one a piece
    areas: perId(AREAS, (id) => {
      const building = areas.includes(id) ? laid[areas.indexOf(id)] : undefined;
      return { line: [], buildings: building === undefined ? [] : [building], scientists: nobody() };
    }),
    sun: { area: components.sunStart, cardPlayedBy: [] },
    tracks: Object.fromEntries(tracks.map(({ id }) => [id, nobody()])),
    consumed: [],
    players: nobody().map(() => playerAtStart(components, seats)),
    buildingSupply: buildingSupply(components, seats),
    piles: perId(PILES, (pile) =>
      shuffle(
        rng,
        cards.filter((card) => card.pile === pile).map(({ id }) => id),
      ),
    ),
    shipyard: { ...components.shipyardCards },
    stock: { basic: 0, expertise: seats }, // ANT-SETUP-8
    box: boxAtStart(components, seats),
    idleTurns: 0,
    nextShip: 0,
  } satisfies State;
  askForPlaces(components, draft, options);
  emit({ type: 'setUp', start });
  return draft;
}

/** ANT-SETUP-9 */
function playerAtStart({ playerSupply }: Components, seats: SeatCount): Player {
  const dealt = playerSupply[seats];
  return {
    reserve: dealt.reserveScientists,
    supply: dealt.supplyScientists,
    available: { ships: dealt.availableShips, cubes: dealt.availableCubes },
    discarded: { ships: 0, cubes: 0 },
    resources: { basic: 1, expertise: 0 },
    hand: noCards(),
    cards: [],
  };
}

/** What neither stands on the board nor is boxed (ANT-SETUP-5). */
function buildingSupply(components: Components, seats: SeatCount): Record<BuildingId, number> {
  const gone = [...components.startingBuildings[seats], ...components.boxedBuildings[seats]];
  const supply = new Map(components.buildings.map((row) => [row.id, row.supply]));
  return perId(BUILDINGS, (id) => (supply.get(id) ?? 0) - gone.filter((other) => other === id).length);
}

/** ANT-SETUP-5, ANT-SETUP-6, ANT-SETUP-8 */
function boxAtStart(components: Components, seats: SeatCount): State['box'] {
  const { basic, expertise } = components.resourceCards;
  const isOut = ({ minPlayers }: { readonly minPlayers: number }): boolean => minPlayers > seats;
  return {
    buildings: [...components.boxedBuildings[seats]],
    cards: [...components.cards.values()].filter(isOut).map(({ id }) => id),
    resources: { basic: basic.count - seats, expertise: expertise.count - seats },
    played: noCards(),
    unseen: noCards(),
  };
}

/**
 * Ships on the board, by the diagram or by the seats, then the free cube, then the sun (ANT-SETUP-11 to -13). What comes
 * first is put on the stack last.
 */
function askForPlaces(components: Components, draft: State, { placement }: Options): void {
  const seat = (letter: Letter): number => seatOf(draft, letter);
  follow(draft, { kind: 'sun' });
  for (const { letter, cubes, space } of components.setupBonus[draft.seats].toReversed())
    for (let cube = 0; cube < cubes; cube += 1)
      follow(draft, { kind: 'startCube', seat: seat(letter), space });
  if (placement === 'free')
    follow(draft, { kind: 'place', left: components.placementOrder[draft.seats].map(seat) });
  else
    for (const [letter, area] of components.firstGamePlacement[draft.seats])
      launch(draft, seat(letter), area);
}

/** One ship at a time, anywhere with room, last in its line (ANT-SETUP-12). */
export const place: Question<'place', 'place'> = {
  seats: (_at, { left }) => left.slice(0, 1),
  candidates: (at) => openAreas(at).map((area) => ({ verb: 'place', area })),
  whyNot: (at, _frame, _seat, action) =>
    action.verb === 'place' ? whyNoEntry(at, action.area) : otherQuestion(at, 'place', action),
  ask: (_at, { left }, seat) => say('ask.place', { left: left.filter((other) => other === seat).length }),
  word: ({ state }, _frame, _seat, { area }) =>
    wordEntry(state, area, say('do.place', { area }), 'group.setup'),
  resolve: ({ draft, emit }, frame, seat, { area }) => {
    launch(draft, seat, area);
    emit({ type: 'shipPlaced', seat, area });
    follow(draft, { ...frame, left: frame.left.slice(1) });
  },
};

function whyNoStartCube(
  at: Position,
  { seat, space }: FrameOf<'startCube'>,
  track: string,
): RefusalReason | undefined {
  const { state } = at;
  const closed = whyNoTrack(at, track);
  if (closed !== undefined) return closed;
  if (playerOf(state, seat).available.cubes === 0) return refuse('ANT-TRACK-1', 'why.noCube', { track });
  if (positionOf(state, track, seat) > 0) return refuse('ANT-TRACK-1', 'why.onTrackAlready', { track });
  return state.tracks[track]?.includes(space) === true
    ? refuse('ANT-TRACK-2', 'why.spaceTaken', { track, space })
    : undefined;
}

/** The cube that setup gives; it is no research and triggers nothing (ANT-SETUP-13). */
export const startCube: Question<'startCube', 'track'> = {
  seats: (at, frame) =>
    trackChoices(at).some(({ track }) => whyNoStartCube(at, frame, track) === undefined) ? [frame.seat] : [],
  candidates: trackChoices,
  whyNot: (at, frame, _seat, action) =>
    action.verb === 'track'
      ? whyNoStartCube(at, frame, action.track)
      : otherQuestion(at, 'startCube', action),
  ask: (_at, { space }) => say('ask.startCube', { space }),
  word: (_at, _frame, _seat, { track }) => ({
    label: say('do.track', { track }),
    group: 'group.setup',
    target: `track:${track}`,
  }),
  resolve: ({ draft, emit }, { space }, seat, { track }) => {
    putCube(draft, seat, track, space);
    emit({ type: 'cubeGranted', seat, track });
  },
};
