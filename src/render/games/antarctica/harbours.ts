import type { AntarcticaView, AreaView } from './view.ts';

/** Whether the asked ship may sail to this area. */
export function isHarbour({ asked, sun, shipSpaces }: AntarcticaView, { open, line, id }: AreaView): boolean {
  return asked?.kind === 'sail' && open && line.length < shipSpaces && id !== sun.area;
}
