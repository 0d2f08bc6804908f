import type { ActionSpec, RuleError } from '../../core/contract.ts';
import { err, ok, type Result } from '../../core/result.ts';
import {
  AREAS,
  PILES,
  RESOURCE_CARDS,
  SHIPYARD_CARDS,
  type AreaId,
  type PileId,
  type ResourceCard,
  type ShipyardCard,
} from './components.ts';

const PLACES = [1, 2, 3] as const;
/** An area and the position in its line at this moment, 1 nearest the sun. */
export type Spot = `${AreaId}${(typeof PLACES)[number]}`;
const SPOTS: readonly Spot[] = AREAS.flatMap((area) => PLACES.map((place): Spot => `${area}${place}`));

export type QuickCard = Exclude<ShipyardCard, 'icebreaker'>;
export const QUICK_CARDS = ['scientist', 'plus2', 'fast'] as const satisfies readonly QuickCard[];

export type PlaceAction = { readonly type: 'place'; readonly area: AreaId };
export type TrackAction = { readonly type: 'track'; readonly track: string };
export type SailAction = { readonly type: 'sail'; readonly area: AreaId };
export type BuildAction = { readonly type: 'build'; readonly pile: PileId; readonly using?: ResourceCard };
export type ResearchAction = { readonly type: 'research'; readonly track: string };
export type PlayAction =
  | { readonly type: 'play'; readonly card: QuickCard }
  | { readonly type: 'play'; readonly card: 'icebreaker'; readonly area: AreaId };
export type DiscardAction =
  | { readonly type: 'discard'; readonly what: 'cube' }
  | { readonly type: 'discard'; readonly what: 'ship'; readonly spot?: Spot };
export type MoveAction = { readonly type: 'move'; readonly spot: Spot; readonly area: AreaId };
export type TakeAction = { readonly type: 'take'; readonly card: ShipyardCard };
export type BareAction = { readonly type: 'stay' | 'ship' | 'recruit' | 'skip' | 'end' };

export type Action =
  | PlaceAction
  | TrackAction
  | SailAction
  | BuildAction
  | ResearchAction
  | PlayAction
  | DiscardAction
  | MoveAction
  | TakeAction
  | BareAction;

export function spotOf(area: AreaId, place: number): Spot {
  // as: a line has three places
  return `${area}${place}` as Spot;
}

export function readSpot(spot: Spot): { readonly area: AreaId; readonly place: number } {
  // as: a spot is an area and a digit
  return { area: spot.slice(0, -1) as AreaId, place: Number(spot.slice(-1)) };
}

export function formatAction(action: Action): string {
  switch (action.type) {
    case 'place':
    case 'sail':
      return `${action.type} ${action.area}`;
    case 'track':
    case 'research':
      return `${action.type} ${action.track}`;
    case 'build':
      return action.using === undefined
        ? `build ${action.pile}`
        : `build ${action.pile} using ${action.using}`;
    case 'play':
      return action.card === 'icebreaker' ? `play icebreaker ${action.area}` : `play ${action.card}`;
    case 'discard':
      if (action.what === 'cube') return 'discard cube';
      return action.spot === undefined ? 'discard ship' : `discard ship ${action.spot}`;
    case 'move':
      return `move ${action.spot} ${action.area}`;
    case 'take':
      return `take ${action.card}`;
    case 'stay':
    case 'ship':
    case 'recruit':
    case 'skip':
    case 'end':
      return action.type;
  }
}

export function parseAction(text: string): Result<Action, RuleError> {
  const action = text.length <= 60 ? readWords(text.split(' ')) : undefined;
  // what would not be written so is not read so
  if (action === undefined || formatAction(action) !== text)
    return err({ code: 'E_SYNTAX', about: text.slice(0, 60) });
  return ok(action);
}

function readWords([verb, first, second, third]: readonly string[]): Action | undefined {
  const area = oneOf(AREAS, first);
  switch (verb) {
    case 'place':
    case 'sail':
      return area === undefined ? undefined : { type: verb, area };
    case 'track':
    case 'research':
      return first !== undefined && /^[a-z][a-z0-9]{0,11}$/.test(first)
        ? { type: verb, track: first }
        : undefined;
    case 'build':
      return readBuild(oneOf(PILES, first), oneOf(RESOURCE_CARDS, third));
    case 'play':
      return readPlay(first, oneOf(AREAS, second));
    case 'discard':
      return readDiscard(first, oneOf(SPOTS, second));
    case 'move':
      return readMove(oneOf(SPOTS, first), oneOf(AREAS, second));
    case 'take': {
      const card = oneOf(SHIPYARD_CARDS, first);
      return card === undefined ? undefined : { type: 'take', card };
    }
    case 'stay':
    case 'ship':
    case 'recruit':
    case 'skip':
    case 'end':
      return { type: verb };
    default:
      return undefined;
  }
}

function readBuild(pile: PileId | undefined, using: ResourceCard | undefined): Action | undefined {
  if (pile === undefined) return undefined;
  return using === undefined ? { type: 'build', pile } : { type: 'build', pile, using };
}

function readPlay(word: string | undefined, area: AreaId | undefined): Action | undefined {
  if (word === 'icebreaker') return area === undefined ? undefined : { type: 'play', card: word, area };
  const card = oneOf(QUICK_CARDS, word);
  return card === undefined ? undefined : { type: 'play', card };
}

function readDiscard(what: string | undefined, spot: Spot | undefined): Action | undefined {
  if (what === 'cube') return { type: 'discard', what };
  if (what !== 'ship') return undefined;
  return spot === undefined ? { type: 'discard', what } : { type: 'discard', what, spot };
}

function readMove(spot: Spot | undefined, area: AreaId | undefined): Action | undefined {
  return spot === undefined || area === undefined ? undefined : { type: 'move', spot, area };
}

function oneOf<T extends string>(words: readonly T[], word: string | undefined): T | undefined {
  return words.find((candidate) => candidate === word);
}

/** The verbs; the tracks are those of the component set. */
export function actionSpecs(tracks: readonly string[]): readonly ActionSpec[] {
  return [
    { name: 'sail', form: 'sail {area}', values: { area: AREAS } },
    { name: 'stay', form: 'stay', values: {} },
    { name: 'build', form: 'build {pile}[ using {card}]', values: { pile: PILES, card: RESOURCE_CARDS } },
    { name: 'ship', form: 'ship', values: {} },
    { name: 'recruit', form: 'recruit', values: {} },
    { name: 'research', form: 'research {track}', values: { track: tracks } },
    { name: 'play', form: 'play {card}', values: { card: QUICK_CARDS } },
    { name: 'icebreaker', form: 'play icebreaker {area}', values: { area: AREAS } },
    { name: 'discard-cube', form: 'discard cube', values: {} },
    { name: 'discard-ship', form: 'discard ship[ {spot}]', values: { spot: SPOTS } },
    { name: 'end', form: 'end', values: {} },
    { name: 'track', form: 'track {track}', values: { track: tracks } },
    { name: 'take', form: 'take {card}', values: { card: SHIPYARD_CARDS } },
    { name: 'move', form: 'move {spot} {area}', values: { spot: SPOTS, area: AREAS } },
    { name: 'skip', form: 'skip', values: {} },
    { name: 'place', form: 'place {area}', values: { area: AREAS } },
  ];
}
