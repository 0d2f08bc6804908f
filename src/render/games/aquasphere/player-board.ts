import type {
  View as AquaSphereView,
  ExtensionView,
  HeldCardView,
  PlayerView,
} from '../../../engine/games/aquasphere/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatFill, seatPiece, seatToken } from '../../glyphs.ts';
import { silhouette, type Silhouette } from '../../pieces.ts';
import { piece, type Box, type Shape } from '../../shapes.ts';
import { drawableName, fit, shorten, textOn } from '../../type.ts';
import { botRow } from './bot-row.ts';
import { cardFace, goodsOf, strike } from './cards.ts';
import { chip } from './chips.ts';
import { FACTS } from './facts.ts';
import { PIECES } from './pieces.ts';
import type { Place } from './place.ts';

/** One player's board alone, large: everything that the players' row has no room for. */
export const PLAYER = { width: 1000, height: 1216 } as const;

const PAD = 36;
const INNER = PLAYER.width - 2 * PAD;

export interface BoardParts {
  readonly view: AquaSphereView;
  readonly player: PlayerView;
  readonly seat: number;
  readonly look: Look;
}

export function playerBoard(view: AquaSphereView, look: Look, seat: number, { x, y }: Place): Shape[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const parts: BoardParts = { view, player, seat, look };
  const row = (top: number, height: number): Box => ({ x: x + PAD, y: y + top, width: INNER, height });
  return [
    { kind: 'rect', x, y, width: PLAYER.width, height: PLAYER.height, corner: 28, fill: 'panel' },
    ...head(parts, row(28, 108)),
    ...programmed(parts, row(156, 112)),
    ...botRow(parts, row(292, 164)),
    ...stores(parts, row(484, 232)),
    ...lab(parts, row(740, 150)),
    ...cards(parts, row(914, 274)),
  ];
}

/** Who it is, the points, and how far the next red line is. */
function head({ player, seat, look }: BoardParts, box: Box): Shape[] {
  const { name = '', colourWord = '' } = look.seats[seat] ?? {};
  const text = drawableName(name, colourWord);
  const middle = box.y + box.height / 2;
  const score = textOn(
    String(player.kp),
    box.x + box.width,
    middle - 18,
    { size: 76, weight: 'bold', anchor: 'end' },
    { id: `score:${seat}`, facts: [FACTS.kp(seat, player)] },
  );
  const steps = player.toNextLine;
  const line = look.say(
    steps === undefined ? { key: 'board.noMoreLines' } : { key: 'board.toLine', with: { steps } },
  );
  const left = box.x + 112;
  const room = box.x + box.width - score.width - 40 - left;
  const { size } = fit(text, { width: room, lines: 1, largest: 58, smallest: 44 }, 'bold');
  return [
    seatToken(seat, box.x + 44, middle, 88),
    textOn(shorten(text, room, size, 'bold'), left, middle - 18, { size, weight: 'bold', anchor: 'start' }),
    score,
    textOn(
      line,
      box.x + box.width,
      middle + 44,
      { size: fit(line, { width: 560, lines: 1, largest: 34 }).size, anchor: 'end', colour: 'faint' },
      { facts: [FACTS.toLine(seat, player)] },
    ),
  ];
}

/** The seven actions; those with a bot on them are lit. */
function programmed({ view, player, seat }: BoardParts, box: Box): Shape[] {
  const { colours } = view.printed;
  const step = box.width / colours.length;
  return colours.flatMap((colour, nth) => {
    const x = box.x + (nth + 0.5) * step;
    const y = box.y + box.height / 2;
    const target = { target: `symbol:${colour}` };
    if (!player.programmed.includes(colour)) {
      return chip(colour, x, y, 84).map((shape, at) => ({
        ...shape,
        dim: true as const,
        ...(at === 0 && target),
      }));
    }
    return piece({ id: `programmed:${seat}:${colour}`, facts: [FACTS.programmed(seat, colour)], ...target }, [
      ...chip(colour, x, y, 104),
      ...seatPiece(PIECES.bot, seat, x + 44, y + 30, 56),
    ]);
  });
}

/** Time, crystals and how many octopods one catch takes: what is there is filled, what fits is outlined. */
function stores({ player, seat }: BoardParts, box: Box): Shape[] {
  const { time, crystals, capacity, reminder } = player;
  const height = box.height / 3;
  const middle = (nth: number): number => box.y + (nth + 0.5) * height;
  return [
    ...store(box, middle(0), PIECES.clock, time, capacity.time, {
      id: `time-of:${seat}`,
      facts: [FACTS.holds(seat, 'time', time, capacity.time)],
    }),
    ...(reminder === 0
      ? []
      : piece({ id: `reminder-of:${seat}`, facts: [FACTS.has(seat, 'reminder', reminder)] }, [
          { kind: 'circle', x: box.x + box.width - 34, y: middle(0), r: 33, fill: 'raised' },
          silhouette(PIECES.clock, box.x + box.width - 34, middle(0), 44, seatFill(seat, 44)),
        ])),
    ...store(box, middle(1), PIECES.crystal, crystals, capacity.crystals, {
      id: `crystals-of:${seat}`,
      facts: [FACTS.holds(seat, 'crystals', crystals, capacity.crystals)],
    }),
    ...store(box, middle(2), PIECES.octopod, 0, capacity.octopods, {
      id: `octopods-of:${seat}`,
      facts: [FACTS.has(seat, 'octopods', capacity.octopods)],
    }),
  ];
}

function store(
  box: Box,
  y: number,
  sign: Silhouette,
  amount: number,
  most: number,
  meaning: { readonly id: string; readonly facts: readonly string[] },
): Shape[] {
  const words = amount === 0 && sign === PIECES.octopod ? String(most) : `${amount}/${most}`;
  const figure = textOn(words, box.x + 118, y, { size: 58, weight: 'bold', anchor: 'end' }, meaning);
  const step = Math.min(66, (box.width - 220) / Math.max(1, most));
  return [
    figure,
    ...Array.from({ length: most }, (_, nth) =>
      silhouette(sign, box.x + 176 + nth * step, y, Math.min(52, step - 6), nth < amount ? 'ink' : 'edge'),
    ),
  ];
}

/** Letters of the lab, and its extensions in the order of taking. */
function lab({ view, player, seat }: BoardParts, box: Box): Shape[] {
  const { extensionsMax } = view.printed;
  const letters = textOn(
    player.letters.join(' '),
    box.x,
    box.y + 30,
    { size: 58, weight: 'bold', anchor: 'start' },
    { id: `letters-of:${seat}`, facts: [FACTS.letters(seat, player)] },
  );
  const gap = 14;
  const count = Math.max(extensionsMax, player.extensions.length);
  const width = (box.width - gap * (count - 1)) / count;
  return [
    silhouette(PIECES.flask, box.x + box.width - 32, box.y + 28, 56, 'faint'),
    letters,
    ...Array.from({ length: count }, (_, nth) => {
      const slot = { x: box.x + nth * (width + gap), y: box.y + 72, width, height: 78 };
      const extension = player.extensions[nth];
      return extension === undefined ? emptySlot(slot) : extensionTile(extension, seat, slot);
    }).flat(),
  ];
}

function emptySlot(slot: Box): Shape[] {
  return [{ kind: 'rect', ...slot, corner: 16, stroke: { colour: 'edge', weight: 'fine', dashed: true } }];
}

function extensionTile(extension: ExtensionView, seat: number, slot: Box): Shape[] {
  const y = slot.y + slot.height / 2;
  const letters = extension.letters.join('');
  const word =
    letters === '' ? [] : [textOn(letters, slot.x + 16, y, { size: 44, weight: 'bold', anchor: 'start' })];
  let x = slot.x + 16 + (word[0] === undefined ? 0 : word[0].width + 10);
  const brought = goodsOf(extension.adds).flatMap(({ sign, amount }) => {
    const number = textOn(`+${amount}`, x, y, { size: 26, anchor: 'start' });
    const icon = silhouette(sign, x + number.width + 20, y, 34, 'ink');
    x += number.width + 44;
    return [number, icon];
  });
  return piece({ id: `extension-of:${seat}:${extension.id}`, facts: [FACTS.extended(seat, extension.id)] }, [
    { kind: 'rect', ...slot, corner: 16, fill: 'raised' },
    ...word,
    ...brought,
  ]);
}

/** Research cards with their names, two beside one another; used ones are dimmed and struck. */
function cards({ player, seat, look }: BoardParts, box: Box): Shape[] {
  const { cards: held, capacity } = player;
  const rows = Math.max(2, Math.ceil(held.length / 2));
  const height = (box.height - 64) / rows;
  return [
    silhouette(PIECES.research, box.x + box.width - 32, box.y + 26, 52, 'faint'),
    textOn(
      `${held.length}/${capacity.cards}`,
      box.x,
      box.y + 28,
      { size: 58, weight: 'bold', anchor: 'start' },
      { id: `cards-of:${seat}`, facts: [FACTS.holds(seat, 'cards', held.length, capacity.cards)] },
    ),
    ...held.flatMap((card, nth) =>
      cardLine(card, seat, look, {
        x: box.x + (nth % 2) * (box.width / 2 + 10),
        y: box.y + 64 + Math.floor(nth / 2) * height,
        width: box.width / 2 - 10,
        height,
      }),
    ),
  ];
}

function cardLine(card: HeldCardView, seat: number, look: Look, box: Box): Shape[] {
  const middle = box.y + box.height / 2;
  const size = Math.min(60, box.height - 8);
  const left = box.x + size + (card.reward === undefined ? 16 : size * 0.55 + 16);
  const width = box.x + box.width - left;
  const largest = box.height >= 84 ? 34 : box.height >= 64 ? 26 : 20;
  const words = fit(look.name('card', card.id), { width, lines: 2, largest });
  const step = words.size * 1.12;
  const shapes = [
    ...cardFace(card, box.x + size / 2, middle, size),
    ...words.lines.map((text, nth) =>
      textOn(text, left, middle + (nth - (words.lines.length - 1) / 2) * step, {
        size: words.size,
        anchor: 'start',
      }),
    ),
  ];
  const meaning = { id: `card-of:${seat}:${card.id}`, facts: [FACTS.card(seat, card.id, card.used)] };
  if (!card.used) return piece(meaning, shapes);
  return piece(
    meaning,
    [...shapes, strike(box.x, middle, size)].map((shape) => ({ ...shape, dim: true as const })),
  );
}
