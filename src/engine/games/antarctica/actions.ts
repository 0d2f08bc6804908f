import type { Msg } from '../../core/contract.ts';
import { actionTable, words, wordsOf, type ActionIn, type ParameterIn } from '../../core/action-table.ts';
import { AREAS, PILES, RESOURCE_CARDS, SHIPYARD_CARDS, type AreaId, type Components } from './components.ts';
import { say } from './messages.ts';

const PLACES = [1, 2, 3] as const;
/** An area and the position in its line at this moment, 1 nearest the sun. */
export type Spot = `${AreaId}${(typeof PLACES)[number]}`;
const SPOTS: readonly Spot[] = AREAS.flatMap((area) => PLACES.map((place): Spot => `${area}${place}`));

/** Shipyard cards that are played without naming an area. */
export const QUICK_CARDS = ['scientist', 'plus2', 'fast'] as const;
export type QuickCard = (typeof QUICK_CARDS)[number];

export const ACTIONS = actionTable(
  {
    sail: 'sail {area}',
    stay: 'stay',
    build: 'build {pile}[ using {card}]',
    ship: 'ship',
    recruit: 'recruit',
    research: 'research {track}',
    play: 'play {card}',
    icebreaker: 'play icebreaker {area}',
    'discard-cube': 'discard cube',
    'discard-ship': 'discard ship[ {spot}]',
    end: 'end',
    track: 'track {track}',
    take: 'take {card}',
    move: 'move {spot} {area}',
    skip: 'skip',
    place: 'place {area}',
  },
  {
    area: words(AREAS),
    pile: words(PILES),
    card: words(SHIPYARD_CARDS),
    'build.card': words(RESOURCE_CARDS),
    'play.card': words(QUICK_CARDS),
    track: wordsOf(({ tracks }: Components) => tracks.map(({ id }) => id)),
    spot: words(SPOTS),
  },
);
export type Action = ActionIn<typeof ACTIONS>;
export type Verb = Action['verb'];
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>;
export type Parameter = ParameterIn<typeof ACTIONS>;

export function spotOf(area: AreaId, place: number): Spot {
  // as: a line has three places
  return `${area}${place}` as Spot;
}

export function readSpot(spot: Spot): { readonly area: AreaId; readonly place: number } {
  // as: a spot is an area and a digit
  return { area: spot.slice(0, -1) as AreaId, place: Number(spot.slice(-1)) };
}

/** What autocomplete calls a word of an action text. */
export function wordFor({ names }: Components, parameter: string, word: string): Msg | undefined {
  // as: the words of this parameter are the spots
  if (parameter === 'spot') return say('word.spot', readSpot(word as Spot));
  const categories = parameter === 'card' ? ['shipyardCard', 'resourceCard'] : [parameter];
  const category = categories.find((known) => names[`${known}:${word}`] !== undefined);
  return category === undefined ? undefined : { key: `word.${category}`, with: { [parameter]: word } };
}
