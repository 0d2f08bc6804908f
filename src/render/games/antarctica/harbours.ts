import type { AntarcticaView, AreaView } from './view.ts';

/** Whether the asked seat has a ship that lies in another area and isn't new: any of those may be moved (ANT-FX-5). */
function hasShipElsewhere({ asked, areas }: AntarcticaView, { id }: AreaView): boolean {
  return areas.some(
    (area) => area.id !== id && area.line.some(({ seat, isNew }) => seat === asked?.seat && !isNew),
  );
}

/** Whether a ship that is asked could go to this area if a berth there is free. */
function isElsewhere(view: AntarcticaView, area: AreaView): boolean {
  if (!area.open) return false;
  switch (view.asked?.kind) {
    case 'place':
      return true;
    case 'move':
      return hasShipElsewhere(view, area);
    case 'sail':
      return area.id !== view.sun.area;
    default:
      return false;
  }
}

/** Whether the asked ship may sail to this area. */
export function isHarbour(view: AntarcticaView, area: AreaView): boolean {
  return isElsewhere(view, area) && area.line.length < view.shipSpaces;
}

/** Whether the asked ship finds no berth there. */
export function isFull(view: AntarcticaView, area: AreaView): boolean {
  return isElsewhere(view, area) && area.line.length >= view.shipSpaces;
}
