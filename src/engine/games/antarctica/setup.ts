import type { Options, OptionSpec, Step } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { below, seedRng, shuffle } from '../../core/rng.ts';
import { AREAS, PILES, type AreaId, type BuildingId, type PileId, type SeatCount } from './components.ts';
import type { AntarcticaEvent } from './events.ts';
import { openAreas, type Kit } from './kit.ts';
import { launch, whyNoEntry } from './line.ts';
import { msg } from './messages.ts';
import { notAskedFor, type Asking } from './question.ts';
import {
  noCards,
  seatOf,
  type AntarcticaFrame,
  type AntarcticaState,
  type AreaState,
  type PlayerState,
} from './state.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'placement', values: ['first-game', 'free'], default: 'first-game' },
  { key: 'start', values: ['lot', 'seat0'], default: 'lot' },
];

/** The board as it is before anybody decides. The generator is used in the order of ANT-SETUP-15. */
export function layOut(
  kit: Kit,
  seed: string,
  seats: SeatCount,
  options: Options,
): Step<AntarcticaState, AntarcticaEvent> {
  const rng = seedRng(seed);
  const start = options.start === 'seat0' ? 0 : below(rng, seats);
  const areas = startingAreas(kit, seats, shuffle(rng, [...kit.set.startingBuildings[seats]]));
  const pile = (id: PileId): string[] =>
    shuffle(
      rng,
      kit.inPlay[seats].cards.filter((card) => card.pile === id).map((card) => card.id),
    );
  const [basic, double, advanced] = PILES.map(pile);
  const state: AntarcticaState = {
    frames: [],
    rng,
    set: kit.setId,
    seats,
    start,
    areas,
    sun: { area: kit.set.sunStart, cardPlayedBy: [] },
    tracks: Object.fromEntries(kit.inPlay[seats].tracks.map(({ id }) => [id, zeros(seats)])),
    consumed: [],
    players: zeros(seats).map(() => playerAtStart(kit, seats)),
    buildingSupply: buildingSupply(kit, seats),
    piles: { basic: basic ?? [], double: double ?? [], advanced: advanced ?? [] },
    shipyard: { ...kit.set.shipyardCards },
    stock: { basic: 0, expertise: seats }, // ANT-SETUP-8
    box: boxAtStart(kit, seats),
    idleTurns: 0,
    nextShip: 0,
  };
  askForPlaces(kit, state, options);
  return { state, events: [{ type: 'setUp', start }] };
}

function zeros(seats: SeatCount): number[] {
  return Array.from({ length: seats }, () => 0);
}

/** ANT-SETUP-4: along the ring, one a piece */
function startingAreas(
  kit: Kit,
  seats: SeatCount,
  shuffled: readonly BuildingId[],
): Record<AreaId, AreaState> {
  const open = kit.inPlay[seats].areas;
  const entries = AREAS.map((area): [AreaId, AreaState] => {
    const building = open.includes(area) ? shuffled[open.indexOf(area)] : undefined;
    return [
      area,
      { line: [], buildings: building === undefined ? [] : [building], scientists: zeros(seats) },
    ];
  });
  // as: an entry for each area
  return Object.fromEntries(entries) as Record<AreaId, AreaState>;
}

/** ANT-SETUP-9 */
function playerAtStart(kit: Kit, seats: SeatCount): PlayerState {
  const dealt = kit.set.playerSupply[seats];
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
function buildingSupply(kit: Kit, seats: SeatCount): Record<BuildingId, number> {
  const gone = [...kit.set.startingBuildings[seats], ...kit.set.boxedBuildings[seats]];
  const left = kit.set.buildings.map(({ id, supply }) => [id, supply - gone.filter((b) => b === id).length]);
  // as: ANT-DATA-2 has seen a row for each building
  return Object.fromEntries(left) as Record<BuildingId, number>;
}

/** ANT-SETUP-5, ANT-SETUP-6, ANT-SETUP-8 */
function boxAtStart(kit: Kit, seats: SeatCount): AntarcticaState['box'] {
  const { basic, expertise } = kit.set.resourceCards;
  return {
    buildings: [...kit.set.boxedBuildings[seats]],
    cards: kit.set.cards.filter(({ minPlayers }) => minPlayers > seats).map(({ id }) => id),
    resources: { basic: basic.count - seats, expertise: expertise.count - seats },
    played: noCards(),
    unseen: noCards(),
  };
}

/** Ships on the board, by the diagram or by the seats, then the free cube, then the sun (ANT-SETUP-11 to -13). */
function askForPlaces(kit: Kit, draft: AntarcticaState, options: Options): void {
  const placing: AntarcticaFrame[] = [];
  if (options.placement === 'free')
    placing.push({
      kind: 'place',
      left: kit.set.placementOrder[draft.seats].map((letter) => seatOf(draft, letter)),
    });
  else
    for (const { letter, area } of kit.set.firstGamePlacement[draft.seats])
      launch(draft, seatOf(draft, letter), area);
  const cubes = kit.set.setupBonus[draft.seats].flatMap(({ letter, cubes: count, space }) =>
    Array.from({ length: count }, (): AntarcticaFrame => ({
      kind: 'startCube',
      seat: seatOf(draft, letter),
      space,
    })),
  );
  follow(draft, ...placing, ...cubes, { kind: 'sun' });
}

/** One ship at a time, anywhere with room, last in its line (ANT-SETUP-12). */
export function placeQuestion(kit: Kit): Asking<'place'> {
  return {
    seats: (_state, { left }) => left.slice(0, 1),
    candidates: (state) => openAreas(kit, state).map((area) => ({ type: 'place', area })),
    whyNot: (state, _frame, _seat, action) =>
      action.type === 'place' ? whyNoEntry(kit, state, action.area) : notAskedFor(action, 'place', undefined),
    ask: (_state, { left }, seat) =>
      msg('ask.place', { left: left.filter((other) => other === seat).length }),
    resolve: (draft, frame, seat, action, emit) => {
      if (action.type !== 'place') return;
      launch(draft, seat, action.area);
      emit({ type: 'shipPlaced', seat, area: action.area });
      follow(draft, { ...frame, left: frame.left.slice(1) });
    },
  };
}
