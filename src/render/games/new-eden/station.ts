import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { boardName, fit, shorten, textOn } from '../../type.ts';
import { lyingCards, NARROW, outsideArm, oxygenArm, WIDE } from './arm.ts';
import type { StationPlace, Tiles } from './arm.ts';
import { personOf } from './asked.ts';
import { FACTS, seasonOf, stating } from './facts.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { PIECES } from './pieces.ts';

/* One station: name and score, the damage track, then the dome with its arms. */

const PAD = 12;
const HEAD = 60;
const TRACK = 42;
const DOME = 84;
/** A panel from this width on has the inside arms beside the outside ones. */
const WIDE_FROM = 800;

/** Figures and signs of the heading, from the right: score, then what can be said in a sign. */
function heading(place: StationPlace, look: Look, box: Box): Shape[] {
  const { view, station, of } = place;
  const { seat, name, colourWord } = personOf(view, look, station);
  const y = box.y + HEAD / 2;
  const right = box.x + box.width;
  const score = textOn(
    String(of.score),
    right,
    y,
    { size: 76, weight: 'bold', anchor: 'end' },
    { id: `score:${station}`, facts: [FACTS.score(station, of)] },
  );
  const signs = headingSigns(place, right - score.width - 40, y);
  const left = box.x + 56 + 12;
  const width = signs.left - left - 10;
  const whole = boardName(name, colourWord);
  const { size } = fit(whole, { width, lines: 1, largest: 44, smallest: 34 }, 'bold');
  return [
    seatToken(seat, box.x + 28, y, 56),
    textOn(shorten(whole, width, size, 'bold'), left, y, { size, weight: 'bold', anchor: 'start' }),
    ...signs.shapes,
    score,
  ];
}

/** The Nautilus, whether and as which the station has passed, whether it has chosen. */
export function headingSigns(
  { view, station, of }: StationPlace,
  right: number,
  y: number,
): { shapes: Shape[]; left: number } {
  const shapes: Shape[] = [];
  let x = right;
  if (view.holder === station && !view.over) {
    shapes.push({
      ...silhouette(PIECES.nautilus, x, y, 46, 'cold'),
      id: 'nautilus',
      facts: [FACTS.nautilus(station)],
      winding: true,
    });
    x -= 56;
  }
  if (of.passed > 0 && view.phase === 'A') {
    shapes.push(
      ...stating(FACTS.passed(station, of), [
        silhouette(PIECES.passed, x, y, 42, 'faint'),
        textOn(String(of.passed), x - 34, y, { size: 34, weight: 'bold', colour: 'faint' }),
      ]),
    );
    x -= 76;
  }
  if (of.hasChosen !== undefined) {
    const sign = of.hasChosen ? PIECES.ready : PIECES.choosing;
    shapes.push({
      ...silhouette(sign, x, y, 44, of.hasChosen ? 'warm' : 'faint'),
      facts: [FACTS.chosen(station, of)],
    });
    x -= 54;
  }
  return { shapes, left: x + 26 };
}

/** Damage as a filled bar, the red marker where the station still stands; beyond it is hatched. */
export function damageTrack({ view, station, of }: StationPlace, box: Box): Shape[] {
  const { damageMost } = view.printed;
  const y = box.y + box.height / 2;
  const from = box.x + 104;
  const step = (box.x + box.width - from - 6) / damageMost;
  const height = 24;
  const cells = Array.from({ length: damageMost }, (_, at): Shape => {
    const filled = at < of.damage;
    const safe = at < of.marker;
    return {
      kind: 'rect',
      x: from + at * step + 1.5,
      y: y - height / 2,
      width: step - 3,
      height,
      corner: 5,
      fill: filled
        ? of.stable
          ? 'colour-green'
          : 'colour-red'
        : safe
          ? 'raised'
          : { pattern: 'hatch', of: 'edge', over: 'ground', gap: 9 },
      stroke: { colour: 'edge', weight: 'fine' },
    };
  });
  const marker = from + of.marker * step;
  return [
    ...cells,
    ...piece({ id: `damage:${station}`, facts: [FACTS.damage(station, of)] }, [
      silhouette(of.stable ? PIECES.shield : PIECES.broken, box.x + 24, y, 42, of.stable ? 'cold' : 'warm'),
      textOn(String(of.damage), box.x + 74, y, { size: 44, weight: 'bold' }),
    ]),
    ...piece({ id: `marker:${station}`, facts: [FACTS.marker(station, of)] }, [
      {
        kind: 'line',
        points: [
          { x: marker, y: y - 20 },
          { x: marker, y: y + 20 },
        ],
        stroke: { colour: 'ink', weight: 'bold' },
      },
      {
        kind: 'line',
        points: [
          { x: marker, y: y - 19 },
          { x: marker, y: y + 19 },
        ],
        stroke: { colour: 'colour-red', weight: 'line' },
      },
    ]),
  ];
}

export function coins({ station, of }: StationPlace, at: Point): Shape[] {
  const meaning = { id: `coins:${station}`, facts: [FACTS.coins(station, of)] };
  if (of.coins === undefined) return [{ ...silhouette(PIECES.screen, at.x, at.y, 38, 'edge'), ...meaning }];
  return piece(meaning, [
    silhouette(PIECES.coin, at.x - 20, at.y, 36, 'warm'),
    textOn(String(of.coins), at.x + 2, at.y, { size: 34, weight: 'bold', anchor: 'start' }),
  ]);
}

/** The main dome and the deeples in it, from which the arms go out. */
export function dome({ view, station, of }: StationPlace, at: Point, r: number): Shape[] {
  const season = seasonOf(view);
  return [
    ...piece({ id: `dome:${station}`, facts: [FACTS.dome(station, of)], season }, [
      { kind: 'circle', ...at, r, fill: 'raised', stroke: { colour: 'cold', weight: 'line' } },
      ...(of.dome === 0
        ? [silhouette(PIECES.lying, at.x, at.y, r, 'edge')]
        : [
            silhouette(PIECES.lying, at.x, at.y - r * 0.38, r * 0.95, 'ink'),
            textOn(String(of.dome), at.x, at.y + r * 0.42, { size: r > 50 ? 44 : 34, weight: 'bold' }),
          ]),
    ]),
    ...(of.spent === 0
      ? []
      : piece({ id: `spent:${station}`, facts: [FACTS.spent(station, of)], season, deal: season }, [
          silhouette(PIECES.seated, at.x - 10, at.y + r + 18, 24, 'faint'),
          textOn(String(of.spent), at.x + 14, at.y + r + 18, { size: 20, weight: 'bold', colour: 'faint' }),
        ])),
  ];
}

/** The plant: a bolt, the uses of the round, and the damage that the next one does. */
export function plant({ view, station, of }: StationPlace, box: Box): Shape[] {
  const { plantUses } = view.printed;
  const x = box.x + box.width / 2;
  const usable = of.nextPlantDamage !== undefined;
  const target: Shape = { kind: 'rect', ...box, corner: 14, fill: 'ground', target: `plant:${station}` };
  const y = box.y + 27;
  const meaning = { id: `plant:${station}`, facts: [FACTS.plant(station, of)], season: seasonOf(view) };
  const shapes: Shape[] = [
    silhouette(PIECES.plant, x - (usable ? 24 : 0), y, 38, usable ? 'ink' : 'edge'),
    ...(usable
      ? [
          textOn(String(of.nextPlantDamage), x + 3, y, { size: 34, weight: 'bold' }),
          silhouette(PIECES.damage, x + 26, y, 24, 'faint'),
        ]
      : []),
    ...Array.from({ length: plantUses }, (_, at): Shape => ({
      kind: 'circle',
      x: x + (at - (plantUses - 1) / 2) * 22,
      y: box.y + box.height - 16,
      r: 7,
      ...(at < of.plantUses && { fill: 'ink' }),
      stroke: { colour: usable ? 'ink' : 'edge', weight: 'fine' },
    })),
  ];
  return [target, ...piece(meaning, shapes)];
}

/** Lines from the dome to the heads of the arms. */
export function spokes(from: Point, to: readonly Point[]): Shape[] {
  return to.map((end) => ({ kind: 'line', points: [from, end], stroke: { colour: 'edge', weight: 'line' } }));
}

interface Arms {
  readonly tiles: Tiles;
  readonly outside: readonly Box[];
  readonly oxygen: Box;
  readonly shipyard: Box;
  readonly research: Box;
  readonly dome: Point;
}

/** How much of the last row shipyards get beside research: as many tiles as they have. */
function shareOf({ shipyard, research }: StationView, width: number): number {
  const { head, inside } = NARROW;
  const free = width - 2 * (head + 10);
  const wanted = (cards: number): number => Math.max(2, cards) * (inside.narrowest + 5);
  const [first, second] = [wanted(shipyard.length), wanted(research.length)];
  return head + 10 + (first + second <= free ? first : (free * first) / (first + second));
}

function narrowArms(of: StationView, box: Box): Arms {
  const left = box.x + DOME + 12;
  const width = box.width - DOME - 12;
  const outside = OUTSIDE_ARMS.map((_, at) => ({ x: left, y: box.y + at * 61, width, height: 61 }));
  const oxygen = { x: left, y: box.y + 183, width, height: 46 };
  const last = { ...oxygen, y: box.y + 230 };
  const half = shareOf(of, width - 12);
  return {
    tiles: NARROW,
    outside,
    oxygen,
    shipyard: { ...last, width: half },
    research: { ...last, x: left + half + 12, width: width - half - 12 },
    dome: { x: box.x + DOME / 2, y: box.y + 92 },
  };
}

function wideArms(box: Box): Arms {
  const left = box.x + DOME + 16;
  const width = (box.width - DOME - 16) * 0.6 - 12;
  const step = box.height / 3;
  const row = (at: number): Box => ({ x: left, y: box.y + at * step, width, height: step });
  const beside = (at: number): Box => ({
    ...row(at),
    x: left + width + 24,
    width: box.x + box.width - left - width - 24,
  });
  return {
    tiles: WIDE,
    outside: [row(0), row(1), row(2)],
    oxygen: beside(0),
    shipyard: beside(1),
    research: beside(2),
    dome: { x: box.x + DOME / 2, y: box.y + box.height / 2 - 22 },
  };
}

function arms(place: StationPlace, box: Box): Shape[] {
  const wide = box.width >= WIDE_FROM;
  const {
    tiles,
    outside,
    oxygen,
    shipyard,
    research,
    dome: middle,
  } = wide ? wideArms(box) : narrowArms(place.of, box);
  const ends = [...outside, ...(wide ? [] : [oxygen, shipyard])].map(({ x, y, height }) => ({
    x: x + 4,
    y: y + height / 2,
  }));
  const plantBox = { x: box.x, y: box.y + box.height - 88, width: DOME, height: 84 };
  return [
    ...spokes(middle, ends),
    ...coins(place, { x: box.x + DOME / 2, y: box.y + 22 }),
    ...plant(place, plantBox),
    ...dome(place, middle, 40),
    ...OUTSIDE_ARMS.flatMap((arm, at) => {
      const row = outside[at];
      return row === undefined ? [] : outsideArm(place, arm, row, tiles);
    }),
    ...oxygenArm(place, oxygen, tiles),
    ...lyingCards(place, 'shipyard', shipyard, tiles),
    ...lyingCards(place, 'research', research, tiles),
  ];
}

function ground({ view, station, of }: StationPlace, box: Box): Shape[] {
  const active = view.asked.includes(station) && !of.deepThought;
  return [
    {
      kind: 'rect',
      ...box,
      corner: 22,
      fill: 'panel',
      ...(active && { stroke: { colour: 'warm' as const, weight: 'line' as const } }),
    },
    ...(active
      ? [
          {
            kind: 'rect',
            x: box.x + 22,
            y: box.y - 1,
            width: box.width - 44,
            height: 9,
            corner: 5,
            fill: 'warm',
          } as const,
        ]
      : []),
  ];
}

function stationOf({ stations }: View, station: number): StationView | undefined {
  return stations[station];
}

export function stationPanel(view: View, look: Look, station: number, box: Box): Shape[] {
  const of = stationOf(view, station);
  if (of === undefined) return [];
  const place = { view, station, of };
  const inner = { x: box.x + PAD, y: box.y + PAD, width: box.width - 2 * PAD, height: box.height - 2 * PAD };
  const below = HEAD + TRACK + 4;
  return [
    ...ground(place, box),
    ...heading(place, look, inner),
    ...damageTrack(place, { ...inner, y: inner.y + HEAD, height: TRACK }),
    ...arms(place, { ...inner, y: inner.y + below, height: inner.height - below }),
  ];
}
