import type { Focus } from '../../game-scene.ts';
import { tokenName } from '../../house-sprites.ts';
import { BOARD } from '../../frame.ts';
import type { Box, Scene, Shape } from '../../shapes.ts';
import { drawableName, fit, shorten, textOn, wrap } from '../../type.ts';
import { buildings, golden, pawns } from './areas.ts';
import { blockPieces } from './block.ts';
import { blockIce } from './block-ice.ts';
import { COLUMN } from './block-grid.ts';
import type { BlockPlace } from './block-grid.ts';
import { THEME } from './board.ts';
import { areaOutline, ringPoint, sunPlace } from './coast.ts';
import { boxOfPoints, pathOf } from '../../paths.ts';
import { enlarged } from './enlarge.ts';
import { panel } from './panel.ts';
import { stamp } from './place.ts';
import { playerAlone } from './player-focus.ts';
import { reckoning } from './result.ts';
import { sign } from './signs.ts';
import { light, openHarbours, ships, sunlitBasin, theSun } from './ships.ts';
import type { AntarcticaView, AreaView } from './view.ts';
import type { AntarcticaLook } from './messages.ts';

/* Parts of the board alone, larger and with words. */

export const WHOLE_BOARD = 'board';
const TRACK_FOCUS = 'tracks';
const RECKONING = 'reckoning';

export function focusesOf(view: AntarcticaView, look: AntarcticaLook): Focus[] {
  return [
    ...view.areas
      .filter(({ open }) => open)
      .map(({ id }) => ({ id: `area-${id}`, label: look.name('area', id) })),
    { id: TRACK_FOCUS, label: look.say({ key: 'board.tracks' }) },
    ...view.players.map(({ seat }) => ({ id: `seat-${seat}`, label: look.seats[seat]?.name ?? '' })),
    ...(view.over
      ? [
          { id: WHOLE_BOARD, label: look.say({ key: 'board.wholeBoard' }) },
          { id: RECKONING, label: look.say({ key: 'board.reckoning' }) },
        ]
      : []),
  ];
}

/** The part of that id, if it is a part. */
export function focusScene(view: AntarcticaView, look: AntarcticaLook, focus: string): Scene | undefined {
  if (focus === TRACK_FOCUS) return tracksAlone(view, look);
  if (focus === RECKONING && view.over) return reckoning(view, look);
  const area = view.areas.find(({ id }) => focus === `area-${id}`);
  if (area !== undefined) return areaAlone(view, area, look);
  const player = view.players.find(({ seat }) => focus === `seat-${seat}`);
  return player === undefined ? undefined : playerAlone(view, player, look);
}

const PAGE = { width: 1400, height: 900 };
const PANEL: Box = { x: 864, y: 28, width: 508, height: 844 };
const LARGER = 1.95;

/** What the area's ring, buildings and scientists take up on the board. */
function whereIs({ ring }: AreaView): Box {
  const berths = [-1.5, -0.5, 0.5, 1.5].map((off) => ringPoint(ring * 4 + off, 64));
  return boxOfPoints([...areaOutline(ring), ...berths]);
}

/** The names of its buildings, then the seats by the points that the area gives now. */
function areaPanel(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Shape[] {
  const { x, y, width, height } = PANEL;
  const seats = area.scientists.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const scored = view.scoring.areas.find((one) => one.area === area.id)?.points ?? [];
  const ranked = [...seats].sort((a, b) => (scored[b] ?? 0) - (scored[a] ?? 0));
  const below = 40 + ranked.length * 66;
  const step = Math.min(72, (height - below - 60) / Math.max(1, area.buildings.length));
  const icon = Math.min(62, step - 4);
  const names = area.buildings.flatMap((id, nth) => {
    const middle = y + 40 + nth * step;
    const { size, lines } = fit(
      look.name('building', id),
      { width: width - 130, lines: 1, largest: 30 },
      'bold',
    );
    return [
      stamp(`building:${id}`, { x: x + 52, y: middle }, icon),
      ...lines.map((line) => textOn(line, x + 96, middle, { size, weight: 'bold', anchor: 'start' })),
    ];
  });
  const top = y + height - below + 24;
  const rows = ranked.flatMap((seat, nth) => {
    const middle = top + 30 + nth * 66;
    const { name = '', colourWord = '' } = look.seats[seat] ?? {};
    const shown = shorten(drawableName(name, colourWord), 210, 30, 'bold');
    return [
      stamp(tokenName(seat), { x: x + 52, y: middle }, 40),
      textOn(shown, x + 96, middle, { size: 30, weight: 'bold', anchor: 'start' }),
      stamp('reserve', { x: x + width - 166, y: middle }, 30),
      textOn(String(area.scientists[seat] ?? 0), x + width - 142, middle, {
        size: 30,
        anchor: 'start',
        colour: 'faint',
      }),
      textOn(String(scored[seat] ?? 0), x + width - 34, middle, {
        size: 44,
        weight: 'bold',
        anchor: 'end',
        colour: nth === 0 ? 'warm' : 'ink',
      }),
    ];
  });
  const rule: Shape = {
    kind: 'line',
    points: [
      { x: x + 28, y: top - 16 },
      { x: x + width - 28, y: top - 16 },
    ],
    stroke: { colour: 'plate-rim', weight: 2.5 },
  };
  return [panel(PANEL), ...names, ...(ranked.length === 0 ? [] : [rule]), ...rows];
}

function areaAlone(view: AntarcticaView, area: AreaView, look: AntarcticaLook): Scene {
  const box = whereIs(area);
  const k = Math.min(LARGER, 800 / box.width, 740 / box.height);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const lens = {
    k,
    from,
    // the map covers the whole page
    to: {
      x: Math.min(430, from.x * k),
      y: Math.max(PAGE.height - (BOARD.height - from.y) * k, Math.min(500, from.y * k)),
    },
  };
  const lit = view.areas.find(({ id }) => id === view.sun.area);
  const isLit = lit?.id === area.id;
  const outline = pathOf(areaOutline(area.ring));
  const veil: Shape = {
    kind: 'curve',
    d: `M0 0L1600 0L1600 1020L0 1020Z${outline}`,
    box: { x: 0, y: 0, width: 1600, height: 1020 },
    fill: { tint: '~dark', alpha: 0.42 },
  };
  const own = { ...view, areas: view.areas.map((one) => (one.id === area.id ? one : { ...one, line: [] })) };
  const whole = { x: 0, y: 0, ...BOARD };
  const under = [
    ...light(sunPlace(lit?.ring ?? 0), BOARD.width, BOARD.height),
    ...(isLit && view.asked?.kind === 'sail' ? [golden(area.ring)] : []),
    veil,
    ...(isLit ? sunlitBasin(view) : []),
    ...openHarbours(view, [area]),
  ];
  return {
    ...PAGE,
    theme: THEME,
    ground: '~sea-1',
    still: [
      {
        kind: 'group',
        clip: `M0 0H${PAGE.width}V${PAGE.height}H0Z`,
        box: { x: 0, y: 0, ...PAGE },
        shapes: enlarged([{ kind: 'sprite', name: 'map', ...whole }, ...under], lens),
      },
    ],
    moving: [
      ...enlarged(
        [
          ...buildings(view, area, undefined),
          ...pawns(view, area, undefined),
          ...(isLit ? theSun(view) : []),
          ...ships(own, look, undefined),
          ...sign(view, area, look),
        ],
        lens,
      ),
      textOn(look.name('area', area.id), 38, 62, {
        size: 68,
        weight: 'bold',
        anchor: 'start',
        halo: { colour: '~dark', width: 6 },
      }),
      ...areaPanel(view, area, look),
    ],
  };
}

const BLOCK: BlockPlace = {
  box: { x: 30, y: 20, width: 2 * COLUMN.width, height: 1232 },
  k: 2,
};
const WORDS = { x: 998, width: 520, step: 116 };

/** The block at twice its size, and what each effect in it is. */
function tracksAlone(view: AntarcticaView, look: AntarcticaLook): Scene {
  const seen = new Map<string, 'red' | 'blue'>();
  for (const { open, spaces } of view.tracks)
    for (const { effect, colour } of spaces)
      if (open && effect !== undefined && colour !== undefined) seen.set(effect, colour);
  const effects = [...seen].flatMap(([effect, colour], nth) => {
    const y = 230 + nth * WORDS.step;
    const lines = wrap(look.name('effect', effect), WORDS.width - 110, 30);
    return [
      stamp(`${colour}:${effect}`, { x: WORDS.x + 50, y }, 76),
      ...lines.map((line, at) =>
        textOn(line, WORDS.x + 112, y + (at - (lines.length - 1) / 2) * 34, { size: 30, anchor: 'start' }),
      ),
    ];
  });
  return {
    width: 1548,
    height: BLOCK.box.height + 44,
    theme: THEME,
    ground: '~sea-2',
    still: blockIce(BLOCK),
    moving: [
      textOn(look.say({ key: 'board.tracks' }), WORDS.x, 90, { size: 58, weight: 'bold', anchor: 'start' }),
      ...effects,
      ...blockPieces(view, look, undefined, BLOCK),
    ],
  };
}
