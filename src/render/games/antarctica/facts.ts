import type { View as AntarcticaView } from '../../../engine/games/antarctica/view.ts';

/* Every fact that the picture shows and the text board says, written in one place so that both say the same. */

export const FIGURES = [
  'supply',
  'reserve',
  'availableShips',
  'availableCubes',
  'discardedShips',
  'discardedCubes',
  'basic',
  'expertise',
  'shipyardCards',
  'buildingCards',
  'asterisks',
] as const;
export type Figure = (typeof FIGURES)[number];

/** A player's numbers, by what they count. */
export function figuresOf(player: AntarcticaView['players'][number]): Readonly<Record<Figure, number>> {
  return {
    supply: player.supply,
    reserve: player.reserve,
    availableShips: player.available.ships,
    availableCubes: player.available.cubes,
    discardedShips: player.discarded.ships,
    discardedCubes: player.discarded.cubes,
    basic: player.resources.basic,
    expertise: player.resources.expertise,
    shipyardCards: player.shipyardCards,
    buildingCards: player.cards.length,
    asterisks: player.asterisks,
  };
}

export const SIGNS = ['acting', 'willAct', 'isNew', 'icebreaker'] as const;
export type Sign = (typeof SIGNS)[number];

export const fact = {
  asked: ({ asked, over, turn }: AntarcticaView): string =>
    over
      ? 'asked=over'
      : `asked=${asked?.kind ?? ''}:${asked?.seat ?? ''}:${turn?.icebreaker === true ? 'icebreaker' : ''}`,
  cardsToGo: ({ nearEnd }: AntarcticaView): string => `cards-to-go=${nearEnd.cardsLeft}`,
  scientistsToGo: ({ nearEnd }: AntarcticaView): string => `scientists-to-go=${nearEnd.fewestUnplaced}`,
  idle: ({ nearEnd }: AntarcticaView): string => `idle=${nearEnd.idleTurns}`,
  end: (reason: string): string => `end=${reason}`,
  sun: (area: string): string => `sun=${area}`,
  next: (area: string): string => `next=${area}`,
  target: (area: string): string => `target=${area}`,
  areaClosed: (area: string): string => `closed:${area}`,
  ship: (ship: number, area: string): string => `ship:${ship}=${area}`,
  sign: (sign: Sign, ship: number): string => `${sign}:${ship}`,
  building: (area: string, building: string): string => `building:${area}:${building}`,
  scientists: (area: string, seat: number, count: number): string => `scientists:${area}:${seat}=${count}`,
  trackClosed: (track: string): string => `closed-track:${track}`,
  cube: (track: string, seat: number, space: number): string => `cube:${track}:${seat}=${space}`,
  effect: (track: string, space: number, effect: string): string => `effect:${track}:${space}=${effect}`,
  used: (track: string, space: number): string => `used:${track}:${space}`,
  pile: (pile: string, top: string | undefined, count: number): string =>
    `pile:${pile}=${top ?? ''},${count}`,
  buildable: (pile: string): string => `buildable:${pile}`,
  shipyard: (count: number): string => `shipyard=${count}`,
  stock: (kind: string, count: number): string => `stock:${kind}=${count}`,
  figure: (figure: Figure, seat: number, count: number): string => `${figure}:${seat}=${count}`,
  boardShips: (seat: number, count: number): string => `board-ships:${seat}=${count}`,
  taken: (seat: number, card: string): string => `taken:${seat}:${card}`,
  score: (seat: number, total: number): string => `score:${seat}=${total}`,
  part: (key: string, seat: number, points: number): string => `points:${seat}:${key}=${points}`,
  prize: (key: string, points: readonly number[]): string => `prize:${key}=${points.join()}`,
  result: (seat: number, key: string, value: number): string => `result:${seat}:${key}=${value}`,
} as const;
