import type { Box } from '../../shapes.ts';

/* Where the stations stand: of two each has the whole width, of three and four each a quarter. */

const LEFT = 450;
const TOPS = [132, 578] as const;
const HEIGHT = 434;

export function stationBoxes(stations: number): Box[] {
  const wide = stations < 3;
  const columns = wide ? [LEFT] : [LEFT, 1025];
  const width = wide ? 1138 : 563;
  return TOPS.flatMap((y) => columns.map((x) => ({ x, y, width, height: HEIGHT }))).slice(0, stations);
}
