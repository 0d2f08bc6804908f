import type {
  View as AquaSphereView,
  ExtensionView,
  HeldCardView,
  PlayerView,
} from '../../../engine/games/aquasphere/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { plateName } from '../../plates.ts';
import { piece, type Box, type Scene, type Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { goodsOf } from './cards.ts';
import { FACTS } from './facts.ts';
import { WHOLE } from './place.ts';
import { seaPanel } from '../../sea-panel.ts';
import { moduleFace } from './sector.ts';
import { cardSprite } from './sprites.ts';
import type { AquaSphereLook } from './messages.ts';

/** One player's board alone: everything that the plates have no room for. */

const SIZE = { width: 1200, height: 986 } as const;

interface BoardParts {
  readonly view: AquaSphereView;
  readonly player: PlayerView;
  readonly seat: number;
  readonly look: AquaSphereLook;
}

const PROGRAMS: Box = { x: 30, y: 150, width: 1140, height: 138 };
const BOTS: Box = { x: 30, y: 306, width: 1140, height: 196 };
const STORES: Box = { x: 30, y: 520, width: 640, height: 250 };
const LAB: Box = { x: 30, y: 788, width: 640, height: 168 };
const CARDS: Box = { x: 688, y: 520, width: 482, height: 436 };

export function playerBoard(view: AquaSphereView, look: AquaSphereLook, seat: number): Scene {
  const player = view.players[seat];
  const parts = player === undefined ? undefined : { view, player, seat, look };
  return {
    ...SIZE,
    theme: 'aquasphere',
    ground: '~water-floor',
    still: [
      {
        kind: 'group',
        clip: `M0 0H${SIZE.width}V${SIZE.height}H0Z`,
        box: { x: 0, y: 0, ...SIZE },
        shapes: [{ kind: 'sprite', name: 'sea', x: -500, y: -170, width: 1888, height: 1204 }],
      },
      ...[PROGRAMS, BOTS, STORES, LAB, CARDS].map((box) => seaPanel(box, 26)),
    ],
    moving:
      parts === undefined
        ? []
        : [
            ...head(parts),
            ...programmed(parts),
            ...bots(parts),
            ...stores(parts),
            ...lab(parts),
            ...cards(parts),
          ],
  };
}

/** Who it is, how many points, and how far the next red line is. */
function head({ player, seat, look }: BoardParts): Shape[] {
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const style = { size: 88, weight: 'bold', anchor: 'end' } as const;
  const score = textOn(String(player.kp), 1140, 84, style, {
    id: `score:${seat}`,
    facts: [FACTS.kp(seat, player)],
  });
  const steps = player.toNextLine;
  const line = look.say(
    steps === undefined ? { key: 'board.noMoreLines' } : { key: 'board.toLine', with: { steps } },
  );
  const words = fit(line, { width: 300, lines: 2, largest: 30 }, 'bold');
  const left = 1140 - score.width - 28;
  const widest = Math.max(
    ...words.lines.map((text) => textOn(text, 0, 0, { size: words.size, weight: 'bold' }).width),
  );
  return [
    { kind: 'sprite', name: tokenName(seat), x: 46, y: 38, width: 92, height: 92 },
    plateName({ name, colourWord }, { x: 160, width: left - widest - 200 }, 84, 68),
    { kind: 'rect', x: left - 6, y: 56, width: 10, height: 58, corner: 5, fill: '~on-red-line' },
    { kind: 'rect', x: left - 4, y: 58, width: 6, height: 54, corner: 3, fill: '~red-line' },
    ...words.lines.map((text, nth) =>
      textOn(
        text,
        left - 22,
        84 + (nth - (words.lines.length - 1) / 2) * words.size * 1.1,
        { size: words.size, weight: 'bold', anchor: 'end', colour: 'ink' },
        nth === 0 ? { facts: [FACTS.toLine(seat, player)] } : {},
      ),
    ),
    score,
  ];
}

/** The seven actions; those with a bot on them are lit. */
function programmed({ view, player, seat }: BoardParts): Shape[] {
  const { colours } = view.printed;
  const step = PROGRAMS.width / colours.length;
  return colours.map((colour, nth): Shape => {
    const lit = player.programmed.includes(colour);
    const size = lit ? 100 : 76;
    return {
      kind: 'sprite',
      name: `program:${colour}`,
      x: PROGRAMS.x + (nth + 0.5) * step - size / 2,
      y: PROGRAMS.y + PROGRAMS.height / 2 - size / 2,
      width: size,
      height: size,
      ...(lit
        ? { id: `programmed:${seat}:${colour}`, facts: [FACTS.programmed(seat, colour)] }
        : { opacity: 0.3 }),
    };
  });
}

/**
 * Bots and submarines leave the board from the left and uncover numbers. The highest uncovered number in a column
 * without a submarine scores: it is the one in the warm colour.
 */
function bots({ view, player, seat }: BoardParts): Shape[] {
  const { botSpaces, botCaps, submarinesEach } = view.printed;
  const { supply, submarines, botsUsed } = player;
  const step = (BOTS.width - 56) / botSpaces;
  const y = BOTS.y + 142;
  const middle = (number: number): number => BOTS.x + 28 + (number - 0.5) * step;
  const uncovered = Math.max(0, botSpaces - supply);
  const spaces = Array.from({ length: botSpaces }, (_, nth): Shape[] => {
    const number = nth + 1;
    const x = middle(number);
    if (number > uncovered) return [square(`bot:${seat}`, x, y, step - 8)];
    const scores = number === botsUsed;
    return [
      { kind: 'circle', x, y, r: step * 0.4, fill: scores ? 'warm' : '~name-low' },
      textOn(String(number), x, y, { size: 34, weight: 'bold', colour: scores ? 'on-warm' : 'faint' }),
    ];
  }).flat();
  const boats = Array.from({ length: submarines }, (_, nth): Shape => {
    const column = submarinesEach - nth;
    const from = (botCaps[column - 1] ?? 0) + 1;
    const to = botCaps[column] ?? from;
    return square(
      `submarine:${seat}`,
      (middle(from) + middle(to)) / 2,
      BOTS.y + 54,
      Math.min(96, step * 1.3),
    );
  });
  return [
    ...piece(
      { id: `bots-of:${seat}`, facts: [FACTS.has(seat, 'bots', supply), FACTS.bots(seat, player)] },
      spaces,
    ),
    ...(boats.length === 0
      ? []
      : piece({ id: `submarines-of:${seat}`, facts: [FACTS.has(seat, 'submarines', submarines)] }, boats)),
  ];
}

function square(name: string, x: number, y: number, size: number): Shape {
  return { kind: 'sprite', name, x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Time, crystals and how many octopods one catch takes: what is there, and faintly what still fits. */
function stores({ player, seat }: BoardParts): Shape[] {
  const { time, crystals, capacity, reminder } = player;
  const row = (nth: number): number => STORES.y + 44 + nth * 81;
  const marker = { x: STORES.x + STORES.width - 46, y: row(0) };
  return [
    ...store(row(0), 'clock', time, capacity.time, true, {
      id: `time-of:${seat}`,
      facts: [FACTS.holds(seat, 'time', time, capacity.time)],
    }),
    ...(reminder === 0
      ? []
      : piece({ id: `reminder-of:${seat}`, facts: [FACTS.has(seat, 'reminder', reminder)] }, [
          { kind: 'circle', ...marker, r: 34, fill: '~name-low' },
          square('clock', marker.x, marker.y, 48),
          square(tokenName(seat), marker.x + 22, marker.y + 20, 30),
        ])),
    ...store(row(1), 'crystals', crystals, capacity.crystals, true, {
      id: `crystals-of:${seat}`,
      facts: [FACTS.holds(seat, 'crystals', crystals, capacity.crystals)],
    }),
    ...store(row(2), 'octopod', capacity.octopods, capacity.octopods, false, {
      id: `octopods-of:${seat}`,
      facts: [FACTS.has(seat, 'octopods', capacity.octopods)],
    }),
  ];
}

function store(
  y: number,
  sprite: string,
  amount: number,
  most: number,
  limited: boolean,
  meaning: { readonly id: string; readonly facts: readonly string[] },
): Shape[] {
  const figure = textOn(
    String(amount),
    STORES.x + 34,
    y,
    { size: 58, weight: 'bold', anchor: 'start' },
    meaning,
  );
  const step = Math.min(76, (STORES.width - 240) / Math.max(1, most));
  return [
    figure,
    ...(limited
      ? [
          textOn(`/${most}`, STORES.x + 36 + figure.width, y + 8, {
            size: 34,
            weight: 'bold',
            anchor: 'start',
            colour: 'faint',
          }),
        ]
      : []),
    ...Array.from({ length: most }, (_, nth): Shape => ({
      ...square(sprite, STORES.x + 170 + nth * step, y, Math.min(62, step - 4)),
      ...(nth < amount ? {} : { opacity: 0.22 }),
    })),
  ];
}

/** Letters of the lab, and its modules in the order of taking. */
function lab({ view, player, seat }: BoardParts): Shape[] {
  const most = Math.max(view.printed.extensionsMax, player.extensions.length);
  const step = (LAB.width - 60) / most;
  const y = LAB.y + 112;
  return [
    textOn(
      player.letters.join(' '),
      LAB.x + 34,
      LAB.y + 38,
      { size: 50, weight: 'bold', anchor: 'start', colour: 'cold' },
      { id: `letters-of:${seat}`, facts: [FACTS.letters(seat, player)] },
    ),
    ...Array.from({ length: most }, (_, nth): Shape[] => {
      const x = LAB.x + 30 + (nth + 0.5) * step;
      const module = player.extensions[nth];
      if (module !== undefined) return moduleTile(module, seat, x, y);
      const box = { x: x - 42, y: y - 42, width: 84, height: 84, corner: 14 };
      return [{ kind: 'rect', ...box, stroke: { colour: '~quiet', weight: 3, dashed: true } }];
    }).flat(),
  ];
}

function moduleTile(module: ExtensionView, seat: number, x: number, y: number): Shape[] {
  const [added] = goodsOf(module.adds);
  const meaning = { id: `extension-of:${seat}:${module.id}`, facts: [FACTS.extended(seat, module.id)] };
  const both = module.letters.length > 0 && added !== undefined;
  return piece(meaning, [
    square('module', both ? x - 18 : x, y, 84),
    ...moduleFace(module, { x: both ? x - 18 : x, y }, 84, WHOLE),
    ...(both
      ? [
          textOn(`+${added.amount}`, x + 46, y - 18, { size: 26, weight: 'bold', colour: 'faint' }),
          { kind: 'path' as const, d: added.sign.d, x: x + 30, y: y + 4, size: 32, fill: 'faint' as const },
        ]
      : []),
  ]);
}

/** Research cards with their names; used ones are dimmed and struck. */
function cards({ player, seat, look }: BoardParts): Shape[] {
  const { cards: held, capacity } = player;
  const rows = Math.max(3, held.length);
  const height = (CARDS.height - 68) / rows;
  const count = textOn(
    `${held.length}/${capacity.cards}`,
    CARDS.x + CARDS.width - 28,
    CARDS.y + 36,
    { size: 38, weight: 'bold', anchor: 'end', colour: 'faint' },
    { id: `cards-of:${seat}`, facts: [FACTS.holds(seat, 'cards', held.length, capacity.cards)] },
  );
  const title = look.say({ key: 'board.cards' });
  const room = { width: CARDS.width - count.width - 80, lines: 1, largest: 34 } as const;
  const { size } = fit(title, room, 'bold');
  return [
    textOn(title, CARDS.x + 28, CARDS.y + 36, { size, weight: 'bold', anchor: 'start', colour: 'faint' }),
    count,
    ...held.flatMap((card, nth) =>
      cardLine(card, seat, look, {
        x: CARDS.x + 24,
        y: CARDS.y + 62 + nth * height,
        width: CARDS.width - 48,
        height,
      }),
    ),
  ];
}

function cardLine(card: HeldCardView, seat: number, look: AquaSphereLook, box: Box): Shape[] {
  const middle = box.y + box.height / 2;
  const height = Math.min(92, box.height - 8);
  const width = height * 0.78;
  const left = box.x + width + 20;
  const words = fit(look.name('card', card.id), {
    width: box.x + box.width - left,
    lines: 2,
    largest: box.height >= 72 ? 30 : 20,
  });
  const dim = card.used ? ({ dim: true } as const) : {};
  const shapes: Shape[] = [
    { kind: 'sprite', name: cardSprite(card), x: box.x, y: middle - height / 2, width, height, ...dim },
    ...words.lines.map((text, nth) =>
      textOn(text, left, middle + (nth - (words.lines.length - 1) / 2) * words.size * 1.12, {
        size: words.size,
        anchor: 'start',
        colour: card.used ? 'faint' : 'ink',
      }),
    ),
    ...(card.used
      ? [
          {
            kind: 'line' as const,
            points: [
              { x: box.x - 4, y: middle + height / 2 },
              { x: box.x + width + 4, y: middle - height / 2 },
            ],
            stroke: { colour: '~red-line' as const, weight: 6 },
          },
        ]
      : []),
  ];
  return piece({ id: `card-of:${seat}:${card.id}`, facts: [FACTS.card(seat, card.id, card.used)] }, shapes);
}
