import type { AntarcticaView, AreaView } from './view.ts';

/** Whether a ship is asked to sail, and this isn't where it lies; or one is to be placed. */
function isElsewhere({ asked, sun }: AntarcticaView, { open, id }: AreaView): boolean {
  return open && (asked?.kind === 'place' || (asked?.kind === 'sail' && id !== sun.area));
}

/** Whether the asked ship may sail to this area. */
export function isHarbour(view: AntarcticaView, area: AreaView): boolean {
  return isElsewhere(view, area) && area.line.length < view.shipSpaces;
}

/** Whether the asked ship finds no berth there. */
export function isFull(view: AntarcticaView, area: AreaView): boolean {
  return isElsewhere(view, area) && area.line.length >= view.shipSpaces;
}
