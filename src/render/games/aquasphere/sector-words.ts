import type { View as AquaSphereView, EdgeView, SectorView } from '../../../engine/games/aquasphere/view.ts';
import type { DescribedLine } from '../../game-scene.ts';
import type { Line } from './describe.ts';
import { FACTS } from './facts.ts';
import type { Said } from './messages.ts';

/** One sector in words. */

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** A seat's name, or a neutral colour's. */
function ownerFields(owner: number, seats: number): { seat: number } | { neutral: string } {
  return owner < seats ? { seat: owner } : { neutral: String(owner) };
}

export function sectorLines(view: AquaSphereView, position: number, line: Line): DescribedLine[] {
  const sector = view.ring[position];
  const refill = view.tile.byPosition[position];
  const next = view.ring[(position + 1) % view.ring.length];
  if (sector === undefined || refill === undefined || next === undefined) return [];
  const { letter, programs, lockClockwise: lock, control } = sector;
  return [
    line({ key: 'line.sector', with: { sector: letter, colour: programs, next: next.letter, lock } }, [
      FACTS.programs(sector),
      FACTS.lock(sector),
    ]),
    control === undefined
      ? line({ key: 'line.noControl' }, [FACTS.control(sector)])
      : line({ key: 'line.control', with: { seat: control } }, [FACTS.control(sector)]),
    ...loadingLines(view, sector, line),
    ...goodsLines(sector, refill, line),
    ...submarineLines(view, sector, line),
    ...pileLines(sector, line),
  ];
}

function loadingLines({ seats }: AquaSphereView, sector: SectorView, line: Line): DescribedLine[] {
  const { loading, loadingLimit } = sector;
  return [
    line({ key: 'line.loading', with: { count: sum(loading), most: loadingLimit } }, [
      FACTS.loaded(sector, sum(loading)),
    ]),
    ...loading.flatMap((count, owner) =>
      count === 0
        ? []
        : [
            line(
              { key: 'line.loadingOf', with: { ...ownerFields(owner, seats), count } },
              Array.from({ length: count }, (_, nth) => FACTS.loading(sector, owner, nth)),
            ),
          ],
    ),
  ];
}

const GOODS = ['time', 'crystals', 'octopods'] as const;

function goodsLines(sector: SectorView, refill: EdgeView, line: Line): DescribedLine[] {
  const { time, crystals, octopods } = sector;
  return [
    line(
      { key: 'line.lying', with: { time, crystals, octopods } },
      GOODS.map((what) => FACTS.goods(sector, what, sector[what])),
    ),
    ...(sum(GOODS.map((what) => refill[what])) === 0
      ? []
      : [
          line(
            {
              key: 'line.refill',
              with: { time: refill.time, crystals: refill.crystals, octopods: refill.octopods },
            },
            GOODS.map((what) => FACTS.refill(sector, what, refill[what])),
          ),
        ]),
    ...(refill.neutralSub ? [line({ key: 'line.refillSubmarine' }, [FACTS.neutralSub(sector)])] : []),
  ];
}

function submarineLines({ seats }: AquaSphereView, sector: SectorView, line: Line): DescribedLine[] {
  const { submarines, submarineSpaces } = sector;
  return submarineSpaces.map((price, nth) => {
    const owner = submarines[nth];
    const space = nth + 1;
    return owner === undefined
      ? line({ key: 'line.freeSpace', with: { space, price } }, [FACTS.submarine(sector, nth)])
      : line({ key: 'line.submarine', with: { space, ...ownerFields(owner, seats) } }, [
          FACTS.submarine(sector, nth),
        ]);
  });
}

function pileLines(sector: SectorView, line: Line): DescribedLine[] {
  const [card] = sector.research;
  const [extension] = sector.extensions;
  return [
    ...(card === undefined
      ? []
      : [
          line({ key: 'line.topCard', with: { card: card.id, count: sector.research.length } }, [
            FACTS.research(sector),
          ]),
        ]),
    ...(extension === undefined
      ? []
      : [
          line(
            { key: 'line.topExtension', with: { extension: extension.id, count: sector.extensions.length } },
            [FACTS.extension(sector)],
          ),
        ]),
  ];
}

export function sectorAlt({ seats }: AquaSphereView, sector: SectorView): Said {
  const { letter, control, loading, submarines, octopods, crystals, time, lockClockwise } = sector;
  const [card] = sector.research;
  const [extension] = sector.extensions;
  const fields = {
    sector: letter,
    ...(control !== undefined && control < seats && { seat: control }),
    bots: sum(loading),
    submarines: submarines.length,
    octopods,
    crystals,
    time,
    ...(card !== undefined && { card: card.id }),
    ...(extension !== undefined && { extension: extension.id }),
    lock: lockClockwise,
  };
  return { key: 'alt.sector', with: fields };
}
