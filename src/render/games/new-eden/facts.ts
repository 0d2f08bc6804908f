import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { Shape } from '../../shapes.ts';

/* Every fact that the picture shows and the text board says, written in one place so that both say the same. */

type Module = StationView['outside']['crab'][number];
type Row = View['rows'][number];

export const FACTS = {
  asked: ({ over, question, asked }: View): string =>
    over ? 'over' : `asked=${question ?? ''}:${asked.join()}`,
  round: ({ round }: View): string => `round=${round}`,
  phase: ({ phase }: View): string => `phase=${phase}`,
  bonus: (at: number, id: string): string => `bonus:${at}=${id}`,
  deck: (deck: string, count: number): string => `deck:${deck}=${count}`,
  box: (count: number): string => `box=${count}`,
  price: (row: number, coins: number, damage: number): string => `price:${row}=${coins},${damage}`,
  space: (row: number, column: number, card: string): string => `space:${row}-${column}=${card}`,
  offered: (card: string): string => `offered=${card}`,
  row: ({ row, status, count, cards = [], owner, actions }: Row): string =>
    `row:${row}=${status},${count},${cards.join()},${owner ?? ''},${actions ?? ''}`,
  sold: ({ row, winner, price }: Row): string => `sold:${row}=${winner ?? ''},${price ?? ''}`,
  rowCard: (row: number, card: string): string => `row-card:${row}=${card}`,
  high: (row: number, high: number, bidder: number | undefined): string =>
    `bid:${row}=${high},${bidder ?? ''}`,
  in: (seats: readonly number[]): string => `in=${seats.join()}`,
  maximum: (coins: number): string => `maximum=${coins}`,
  building: (card: string): string => `building=${card}`,
  hand: (card: string): string => `hand=${card}`,
  picked: (card: string): string => `picked=${card}`,
  market: (count: number, coins: number, damage: number): string => `market:${count}=${coins},${damage}`,

  nautilus: (station: number): string => `nautilus=${station}`,
  score: (station: number, { score }: StationView): string => `score:${station}=${score}`,
  value: (station: number, { value }: StationView): string => `value:${station}=${value}`,
  damage: (station: number, { damage, stable }: StationView): string =>
    `damage:${station}=${damage},${String(stable)}`,
  marker: (station: number, { marker }: StationView): string => `marker:${station}=${marker}`,
  coins: (station: number, { coins }: StationView): string => `coins:${station}=${coins ?? 'hidden'}`,
  dome: (station: number, { dome }: StationView): string => `dome:${station}=${dome}`,
  spent: (station: number, { spent }: StationView): string => `spent:${station}=${spent}`,
  module: (station: number, position: number, { id, lying, seated, activated }: Module): string =>
    `module:${station}=${position},${id},${lying},${seated},${String(activated)}`,
  card: (station: number, id: string): string => `card:${station}=${id}`,
  tank: (station: number, id: string, used: boolean): string => `tank:${station}=${id},${String(used)}`,
  extension: (station: number, extension: string, built: boolean): string =>
    `extension:${station}=${extension},${String(built)}`,
  plant: (station: number, { plantUses, nextPlantDamage }: StationView): string =>
    `plant:${station}=${plantUses},${nextPlantDamage ?? ''}`,
  passed: (station: number, { passed }: StationView): string => `passed:${station}=${passed}`,
  chosen: (station: number, { hasChosen }: StationView): string =>
    `chosen:${station}=${String(hasChosen ?? '')}`,
  droppedAll: (station: number): string => `dropped-all:${station}`,
  result: (at: number, key: string, value: number): string => `result:${at}:${key}=${value}`,
} as const;

/** Shapes that state a fact and are no piece. */
export function stating(fact: string, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape, at) => (at === 0 ? { ...shape, facts: [fact] } : shape));
}
