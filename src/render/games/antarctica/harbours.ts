import type { AntarcticaView, AreaView } from './view.ts';

/** Whether a ship is asked to sail, and this isn't where it lies; or any ship is to be placed or moved. */
function isElsewhere({ asked, sun }: AntarcticaView, { open, id }: AreaView): boolean {
  if (asked?.kind === 'place' || asked?.kind === 'move') return open;
  return open && asked?.kind === 'sail' && id !== sun.area;
}

/** Whether the asked ship may sail to this area. */
export function isHarbour(view: AntarcticaView, area: AreaView): boolean {
  return isElsewhere(view, area) && area.line.length < view.shipSpaces;
}

/** Whether the asked ship finds no berth there. */
export function isFull(view: AntarcticaView, area: AreaView): boolean {
  return isElsewhere(view, area) && area.line.length >= view.shipSpaces;
}
