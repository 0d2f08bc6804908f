import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import type { ColourToken } from '../../palettes.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Point, Scene, Shape } from '../../shapes.ts';
import { boardName, fit, shorten, textOn } from '../../type.ts';
import { armHead, swimmers } from './arm.ts';
import type { StationPlace } from './arm.ts';
import { personOf } from './asked.ts';
import { band, cardShapes, endPoints, signRow } from './card.ts';
import { FACTS, seasonOf } from './facts.ts';
import { panel } from './offer.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { LOOK_BY_CATEGORY, PIECES, signsOf } from './pieces.ts';
import { coins, damageTrack, dome, headingSigns, plant, spokes } from './station.ts';

/* One station alone and large: everything that belongs to it. */

const WIDTH = 1600;
const HEAD = 104;
const TRACK = 110;
const ARM = 216;
const TANKS = 176;
const FIXTURES = 108;
const RESEARCH = 84;
const GAP = 12;
const SYMBOL = 92;
const DOME = 150;
const WIDEST = 152;

const INNER: Box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 0 };

function heading(place: StationPlace, look: Look): Shape[] {
  const { view, station, of } = place;
  const { seat, name, colourWord } = personOf(view, look, station);
  const y = INNER.y + HEAD / 2;
  const right = INNER.x + INNER.width - 16;
  const score = textOn(
    String(of.score),
    right,
    y,
    { size: 76, weight: 'bold', anchor: 'end' },
    { id: `score:${station}`, facts: [FACTS.score(station, of)] },
  );
  const value = textOn(
    `+${of.value}`,
    right - score.width - 20,
    y,
    { size: 44, anchor: 'end', colour: 'faint' },
    { id: `value:${station}`, facts: [FACTS.value(station, of)] },
  );
  const flag = right - score.width - 20 - value.width - 26;
  const signs = headingSigns(place, flag - 200, y);
  const left = INNER.x + 110;
  const width = signs.left - left - 20;
  const whole = boardName(name, colourWord);
  const { size } = fit(whole, { width, lines: 1, largest: 76, smallest: 44 }, 'bold');
  return [
    seatToken(seat, INNER.x + 48, y, 84),
    textOn(shorten(whole, width, size, 'bold'), left, y, { size, weight: 'bold', anchor: 'start' }),
    ...signs.shapes,
    ...coins(place, { x: flag - 90, y }),
    silhouette(PIECES.flag, flag, y, 40, 'faint'),
    value,
    score,
  ];
}

/** The track with its numbers. */
function track(place: StationPlace, y: number): Shape[] {
  const box = { x: INNER.x + 8, y, width: INNER.width - 16, height: TRACK - 40 };
  const most = place.view.printed.damageMost;
  const from = box.x + 104;
  const step = (box.x + box.width - from - 6) / most;
  return [
    ...damageTrack(place, box),
    ...Array.from({ length: most + 1 }, (_, at) =>
      textOn(String(at), from + at * step - (at === most ? 8 : 0), y + TRACK - 36, {
        size: 20,
        colour: 'faint',
        anchor: at === most ? 'end' : 'middle',
      }),
    ),
  ];
}

type Module = StationView['outside']['crab'][number];

/** The sites of a module: rings, and who is at work there. */
function sitesOf(sites: number, seated: number, { x, y }: Point, size: number): Shape[] {
  return Array.from({ length: sites }, (_, at): Shape => {
    const middle = x + (at - (sites - 1) / 2) * (size + 2);
    return at < seated
      ? silhouette(PIECES.seated, middle, y, size - 4, 'warm')
      : { kind: 'circle', x: middle, y, r: size * 0.36, stroke: { colour: 'faint', weight: 'fine' } };
  });
}

/** What the module does to the red marker. */
function markerSign(marker: number, { x, y }: Point, colour: ColourToken): Shape[] {
  if (marker === 0) return [];
  const text = marker < 0 ? `−${0 - marker}` : `+${marker}`;
  return [
    silhouette(PIECES.marker, x - 18, y, 22, colour),
    textOn(text, x + 8, y, { size: 20, weight: 'bold', colour }),
  ];
}

/** Cards from this width on have room for everything. */
const ROOMY = 140;

function moduleCard(
  { view, station }: StationPlace,
  arm: OutsideArm,
  position: number,
  module: Module,
  box: Box,
): Shape[] {
  const { id, lying, seated, activated } = module;
  const part = view.printed.parts[id];
  if (part === undefined) return [];
  const { colour, on } = LOOK_BY_CATEGORY[arm];
  const x = box.x + box.width / 2;
  const foot = box.y + box.height - 22;
  const roomy = box.width >= ROOMY;
  const facts = [FACTS.module(station, position, module)];
  const target = `module:${station}:${arm}:${position}`;
  const room = { width: box.width - 20, height: 44 };
  return piece({ id: `module:${station}:${id}`, facts, target, season: seasonOf(view) }, [
    {
      kind: 'rect',
      ...box,
      corner: 16,
      fill: activated ? 'ground' : 'raised',
      stroke: { colour: activated ? colour : 'edge', weight: activated ? 'line' : 'fine' },
    },
    ...band({ id, part, corner: String(position) }, box, 44),
    ...(roomy ? markerSign(part.marker, { x, y: box.y + 27 }, on) : []),
    ...signRow(signsOf(part.effect, part.marker), { x, y: box.y + 76 }, room),
    ...sitesOf(part.sites, seated, { x, y: box.y + 122 }, roomy ? 40 : 32),
    textOn(id, box.x + 10, foot, { size: 20, anchor: 'start', colour: 'faint' }),
    ...endPoints(part, box.x + box.width - 8, foot - (box.width < 118 ? 26 : 0), 20),
    ...(lying === 0 ? [] : swimmers(lying, { ...box, x: x - 44, width: 88, y: box.y - 14 }, { swimmer: 46 })),
  ]);
}

/** Cards side by side, narrower where there are many. */
function side(count: number, box: Box, widest = WIDEST): Box[] {
  const width = Math.min(widest, (box.width - (count - 1) * 6) / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => ({ ...box, x: box.x + at * (width + 6), width }));
}

function outsideRow(place: StationPlace, arm: OutsideArm, y: number): Shape[] {
  const left = INNER.x + DOME;
  const head = { x: left, y: y + 46, width: SYMBOL, height: ARM - 78 };
  const modules = place.of.outside[arm];
  const room = {
    x: left + SYMBOL + GAP,
    y: y + 26,
    width: INNER.width - DOME - SYMBOL - GAP - 8,
    height: ARM - 34,
  };
  const boxes = side(modules.length, room);
  return [
    ...armHead(place, arm, head),
    ...modules.flatMap((module, at) => {
      const box = boxes[at];
      return box === undefined ? [] : moduleCard(place, arm, at + 1, module, box);
    }),
  ];
}

function tankRow(place: StationPlace, y: number): Shape[] {
  const { view, station, of } = place;
  const head = { x: INNER.x + 8, y: y + 24, width: SYMBOL, height: TANKS - 48 };
  const shipyards = of.shipyard.length;
  const all = INNER.width - 2 * (SYMBOL + GAP) - 48;
  const share = (all * Math.max(1, of.oxygen.length)) / Math.max(2, of.oxygen.length + shipyards);
  const tanks = side(
    of.oxygen.length,
    { x: head.x + SYMBOL + GAP, y: y + 12, width: share, height: TANKS - 24 },
    124,
  );
  const second = head.x + SYMBOL + GAP + share + 24;
  const yards = side(
    shipyards,
    { x: second + SYMBOL + GAP, y: y + 12, width: all - share, height: TANKS - 24 },
    124,
  );
  const card = (id: string, box: Box | undefined): Shape[] => {
    const part = view.printed.parts[id];
    return part === undefined || box === undefined ? [] : cardShapes({ id, part }, box);
  };
  return [
    ...armHead(place, 'oxygen', head),
    ...of.oxygen.flatMap(({ id, used }, at) => {
      const shapes = card(id, tanks[at]);
      return piece(
        {
          id: `tank:${station}:${id}`,
          facts: [FACTS.tank(station, id, used)],
          target: `oxygen:${station}:${id}`,
          season: seasonOf(view),
        },
        used ? shapes.map((shape) => ({ ...shape, dim: true })) : shapes,
      );
    }),
    ...armHead(place, 'shipyard', { ...head, x: second }),
    ...of.shipyard.flatMap((id, at) =>
      piece({ id: `built:${station}:${id}`, facts: [FACTS.card(station, id)] }, card(id, yards[at])),
    ),
  ];
}

/** Research by name, with its effect in words. */
function researchRows(place: StationPlace, look: Look, y: number): Shape[] {
  const { view, station, of } = place;
  const left = INNER.x + 8 + SYMBOL + GAP;
  const width = (INNER.x + INNER.width - left - GAP - 8) / 2;
  return [
    ...armHead(place, 'research', { x: INNER.x + 8, y: y + 6, width: SYMBOL, height: RESEARCH - 4 }),
    ...of.research.flatMap((id, at) => {
      const box = {
        x: left + (at % 2) * (width + GAP),
        y: y + Math.floor(at / 2) * RESEARCH,
        width,
        height: RESEARCH - 8,
      };
      const part = view.printed.parts[id];
      if (part === undefined) return [];
      const says = fit(look.say(part.words), { width: width - 40, lines: 1, largest: 26, smallest: 20 });
      return piece({ id: `built:${station}:${id}`, facts: [FACTS.card(station, id)] }, [
        { kind: 'rect', ...box, corner: 14, fill: 'raised' },
        textOn(look.name('card', id), box.x + 20, box.y + 24, { size: 26, weight: 'bold', anchor: 'start' }),
        ...says.lines
          .slice(0, 1)
          .map((line) =>
            textOn(line, box.x + 20, box.y + 55, { size: says.size, anchor: 'start', colour: 'faint' }),
          ),
        textOn(id, box.x + box.width - 90, box.y + 24, { size: 20, anchor: 'end', colour: 'faint' }),
        ...endPoints(part, box.x + box.width - 16, box.y + 24, 26),
      ]);
    }),
  ];
}

/** The four extensions by name. */
function extensions(place: StationPlace, look: Look, y: number): Shape[] {
  const width = (INNER.width - 16 - 3 * GAP) / 4;
  return EXTENSIONS.flatMap((extension, at) => {
    const box = { x: INNER.x + 8 + at * (width + GAP), y, width, height: FIXTURES - 12 };
    const built = place.of.extensions.includes(extension);
    const words = fit(look.name('extension', extension), {
      width: width - 100,
      lines: 3,
      largest: 26,
      smallest: 20,
    });
    const top = box.y + box.height / 2 - ((words.lines.length - 1) * words.size * 1.1) / 2;
    return [
      {
        kind: 'rect',
        ...box,
        corner: 16,
        ...(built ? { fill: 'raised' as const } : {}),
        stroke: { colour: built ? 'warm' : 'edge', weight: 'fine', ...(!built && { dashed: true as const }) },
      },
      silhouette(PIECES[extension], box.x + 44, box.y + box.height / 2, 52, built ? 'ink' : 'edge'),
      ...words.lines.map((line, nth) =>
        textOn(line, box.x + 82, top + nth * words.size * 1.1, {
          size: words.size,
          anchor: 'start',
          colour: built ? 'ink' : 'faint',
        }),
      ),
    ];
  });
}

export function stationFocus(view: View, look: Look, station: number): Scene {
  const of = view.stations[station];
  const research = Math.max(1, Math.ceil((of?.research.length ?? 0) / 2)) * RESEARCH;
  const arms = INNER.y + HEAD + TRACK;
  const tanks = arms + 3 * ARM;
  const cards = tanks + TANKS;
  const fixtures = cards + research + GAP;
  const scene = { width: WIDTH, height: fixtures + FIXTURES + MARGIN, ground: 'ground', still: [] } as const;
  if (of === undefined) return { ...scene, moving: [] };
  const place = { view, station, of };
  const middle = { x: INNER.x + 74, y: arms + 1.5 * ARM - 30 };
  return {
    ...scene,
    moving: [
      panel({ ...INNER, x: 12, y: 12, width: WIDTH - 24, height: scene.height - 24 }),
      ...heading(place, look),
      ...track(place, INNER.y + HEAD),
      ...spokes(
        middle,
        OUTSIDE_ARMS.map((_, at) => ({ x: INNER.x + DOME + 4, y: arms + (at + 0.5) * ARM })),
      ),
      ...dome(place, middle, 62),
      ...plant(place, { x: INNER.x + 22, y: arms + 3 * ARM - 130, width: 104, height: 96 }),
      ...OUTSIDE_ARMS.flatMap((arm, at) => outsideRow(place, arm, arms + at * ARM)),
      ...tankRow(place, tanks),
      ...researchRows(place, look, cards),
      ...extensions(place, look, fixtures),
    ],
  };
}
