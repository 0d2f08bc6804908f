import type { Tokens } from '../../../engine/games/aquasphere/components.ts';
import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import type { Forecast } from '../../../engine/core/contract.ts';
import type { DescribedLine, Description } from '../../game-scene.ts';
import { FACTS } from './facts.ts';
import { RESULT_KEYS, resultsOf } from './result.ts';
import { sectorAlt, sectorLines } from './sector-words.ts';
import { decisionOf, pricesOf, roundOf } from './words.ts';
import type { AquaSphereLook, Said } from './messages.ts';

/* The text board: whatever the picture shows, in reading order. */

type Title = Extract<Said, { key: `board.${string}`; with?: never }>['key'];
export type Line = (message: Said, facts?: readonly string[]) => DescribedLine;

export function describe(
  view: AquaSphereView,
  look: AquaSphereLook,
  forecast: readonly Forecast[] = [],
): Description {
  const line: Line = (message, facts = []) => ({ text: look.say(message), facts });
  const section = (key: Title, lines: readonly DescribedLine[]): Description['sections'] =>
    lines.length === 0 ? [] : [{ title: look.say({ key }), lines }];
  return {
    alt: altParts(view, look, forecast),
    sections: [
      { title: roundOf(view, look), lines: tableLines(view, look, line) },
      ...section('board.result', resultLines(view, line)),
      ...section(
        'board.players',
        view.players.flatMap((player, seat) => [
          ...playerLines(view, player, seat, line),
          ...soonFor(seat, forecast).map((message) => line(message)),
        ]),
      ),
      ...section('board.headquarters', headquartersLines(view, look, line)),
      ...section(
        'board.station',
        view.ring.flatMap((_, position) => sectorLines(view, position, line)),
      ),
      ...section('board.scored', scoredLines(view, line)),
    ],
  };
}

function altParts(view: AquaSphereView, look: AquaSphereLook, forecast: readonly Forecast[]): string[] {
  const { round, rounds, tile, order, passed } = view;
  const say = (message: Said): string => look.say(message);
  return [
    `${say({ key: 'board.title', with: { round, rounds, lamp: tile.lamp } })}.`,
    sentence(decisionOf(view, look, 'whole')),
    ...severalPrices(view).map(({ price }) => say(price)),
    `${say({ key: 'line.order', with: { seats: order } })}.`,
    ...(passed.length === 0 ? [] : [`${say({ key: 'line.passed', with: { seats: passed } })}.`]),
    ...view.players.map((player, seat) => say(playerAlt(player, seat))),
    ...view.players.flatMap((_, seat) => soonFor(seat, forecast).map((message) => `${say(message)}.`)),
    ...view.ring.map((sector) => say(sectorAlt(view, sector))),
    say({ key: 'alt.rooms', with: { tokens: tokenWords(view.hq.tokens, look) } }),
    ...(view.hq.next === undefined
      ? []
      : [say({ key: 'alt.next', with: { tokens: tokenWords(view.hq.next, look) } })]),
  ];
}

/** Of one alone the question itself says it. */
function severalPrices(view: AquaSphereView): ReturnType<typeof pricesOf> {
  const prices = pricesOf(view);
  return prices.length > 1 ? prices : [];
}

function sentence(words: string): string {
  return words.endsWith('?') ? words : `${words}.`;
}

/** What will cost the seat points if it does nothing about it. */
function soonFor(seat: number, forecast: readonly Forecast[]): Said[] {
  const own = forecast.filter((one) => one.seat === seat);
  const octopods = own.filter(({ what }) => what === 'octopods');
  const sectors = octopods.flatMap(({ where }) => where ?? []);
  const points = octopods.reduce((sum, one) => sum + (one.points ?? 0), 0);
  return [
    ...(points > 0 ? [{ key: 'line.soonOctopods', with: { seat, sectors, points } } as const] : []),
    ...(own.some(({ what }) => what === 'line') ? [{ key: 'line.soonLine', with: { seat } } as const] : []),
  ];
}

function playerAlt(player: PlayerView, seat: number): Said {
  const { kp, time, crystals, capacity, supply, programmed, engineer, scientist } = player;
  const fields = {
    seat,
    kp,
    time,
    timeMost: capacity.time,
    crystals,
    crystalsMost: capacity.crystals,
    bots: supply,
    ...(programmed.length > 0 && { colours: programmed }),
    room: engineer,
    sector: scientist.sector,
  };
  return { key: 'alt.player', with: fields };
}

/** "R1 green": names of no category, so they are said as they are. */
function tokenWords(tokens: Tokens, look: AquaSphereLook): string[] {
  return Object.entries(tokens).map(
    ([room, colour]) => `${look.name('room', room)} ${look.name('colour', colour)}`,
  );
}

function tableLines(view: AquaSphereView, look: AquaSphereLook, line: Line): DescribedLine[] {
  const { order, passed, stock, lampsToCome, tile, hq, seats } = view;
  const [next] = lampsToCome;
  const several = severalPrices(view);
  const { time, crystals, octopods, researchDeck: research, extensionDeck: extensions } = stock;
  return [
    {
      text: decisionOf(view, look, 'whole'),
      facts: [
        FACTS.asked(view),
        FACTS.round(view),
        ...(several.length > 0 ? [] : pricesOf(view)).map(({ seat, points }) => FACTS.price(seat, points)),
      ],
    },
    ...several.map(({ seat, points, price }) => line(price, [FACTS.price(seat, points)])),
    line({ key: 'line.lamp', with: { lamp: tile.lamp, ...(next !== undefined && { next }) } }, [
      FACTS.lamp(view),
    ]),
    line({ key: 'line.order', with: { seats: order } }, [FACTS.order(view)]),
    passed.length === 0
      ? line({ key: 'line.nobodyPassed' }, [FACTS.passed(view)])
      : line({ key: 'line.passed', with: { seats: passed } }, [FACTS.passed(view)]),
    line({ key: 'line.stock', with: { time, crystals, octopods } }, [
      FACTS.stock('time', time),
      FACTS.stock('crystals', crystals),
      FACTS.stock('octopods', octopods),
    ]),
    line({ key: 'line.decks', with: { research, extensions, programs: hq.faceDown } }, [
      FACTS.stock('research', research),
      FACTS.stock('extensions', extensions),
      FACTS.faceDown(hq.faceDown),
    ]),
    ...stock.neutralSubs.flatMap((count, owner) =>
      owner < seats || count === 0
        ? []
        : [line({ key: 'line.neutralReserve', with: { neutral: String(owner), count } })],
    ),
  ];
}

function playerLines(
  { printed }: AquaSphereView,
  player: PlayerView,
  seat: number,
  line: Line,
): DescribedLine[] {
  const { kp, toNextLine: steps, programmed, engineer, scientist, supply, submarines } = player;
  return [
    line({ key: 'line.score', with: { seat, kp, ...(steps !== undefined && { steps }) } }, [
      FACTS.kp(seat, player),
      FACTS.toLine(seat, player),
    ]),
    line(
      { key: 'line.programmed', with: { seat, ...(programmed.length > 0 && { colours: programmed }) } },
      programmed.map((colour) => FACTS.programmed(seat, colour)),
    ),
    line(
      { key: 'line.places', with: { seat, room: engineer, sector: scientist.sector, zone: scientist.zone } },
      [FACTS.engineer(seat, player), FACTS.scientist(seat, player)],
    ),
    ...storeLines(player, seat, line),
    line({ key: 'line.bots', with: { seat, supply, used: player.botsUsed, most: player.botsCap } }, [
      FACTS.has(seat, 'bots', supply),
      FACTS.bots(seat, player),
    ]),
    line(
      {
        key: 'line.submarines',
        with: { seat, reserve: submarines, placed: printed.submarinesEach - submarines },
      },
      [FACTS.has(seat, 'submarines', submarines)],
    ),
    ...labLines(player, seat, printed.extensionsMax, line),
  ];
}

function storeLines(player: PlayerView, seat: number, line: Line): DescribedLine[] {
  const { time, crystals, capacity, reminder } = player;
  return [
    line(
      {
        key: 'line.stores',
        with: {
          seat,
          time,
          timeMost: capacity.time,
          crystals,
          crystalsMost: capacity.crystals,
          octopodsMost: capacity.octopods,
        },
      },
      [
        FACTS.holds(seat, 'time', time, capacity.time),
        FACTS.holds(seat, 'crystals', crystals, capacity.crystals),
        FACTS.has(seat, 'octopods', capacity.octopods),
      ],
    ),
    ...(reminder === 0
      ? []
      : [line({ key: 'line.bought', with: { seat } }, [FACTS.has(seat, 'reminder', reminder)])]),
  ];
}

function labLines(player: PlayerView, seat: number, extensionsMax: number, line: Line): DescribedLine[] {
  const { cards, capacity, extensions, letters } = player;
  return [
    line({ key: 'line.cards', with: { seat, count: cards.length, most: capacity.cards } }, [
      FACTS.holds(seat, 'cards', cards.length, capacity.cards),
    ]),
    ...cards.map(({ id, used }) =>
      line({ key: used ? 'line.cardUsed' : 'line.card', with: { card: id } }, [FACTS.card(seat, id, used)]),
    ),
    line({ key: 'line.lab', with: { seat, letters, count: extensions.length, most: extensionsMax } }, [
      FACTS.letters(seat, player),
    ]),
    ...extensions.map(({ id }) =>
      line({ key: 'line.extension', with: { extension: id } }, [FACTS.extended(seat, id)]),
    ),
  ];
}

function headquartersLines({ hq }: AquaSphereView, look: AquaSphereLook, line: Line): DescribedLine[] {
  const { next } = hq;
  return [
    line({ key: 'line.start', with: { rooms: hq.start } }),
    ...hq.rooms.flatMap(({ id, arrows }) => {
      const colour = hq.tokens[id];
      if (colour === undefined) return [];
      const rooms = arrows.length > 0 && { rooms: arrows };
      return [
        line({ key: 'line.room', with: { room: id, colour, action: colour, ...rooms } }, [
          FACTS.token(id, colour),
        ]),
      ];
    }),
    ...(next === undefined
      ? []
      : [
          line(
            { key: 'line.next', with: { tokens: tokenWords(next, look) } },
            Object.entries(next).map(([room, colour]) => FACTS.next(room, colour)),
          ),
        ]),
  ];
}

function scoredLines({ lastScoring = [] }: AquaSphereView, line: Line): DescribedLine[] {
  return lastScoring.map(({ majority, bots, crystals, octopods, total, lost }, seat) =>
    line({ key: 'line.scored', with: { seat, majority, bots, crystals, octopods, total, lost } }),
  );
}

function resultLines(view: AquaSphereView, line: Line): DescribedLine[] {
  return resultsOf(view).flatMap(({ seat, rank, total, points, controlled, crystals }) => [
    line({ key: 'line.result', with: { seat, rank, total, ...points } }, [
      FACTS.result(seat, 'total', total),
      FACTS.result(seat, 'rank', rank),
      ...RESULT_KEYS.map((key) => FACTS.result(seat, key, points[key])),
    ]),
    line({ key: 'line.tieBreaks', with: { seat, controlled, crystals } }, [
      FACTS.result(seat, 'fact-controlled', controlled),
      FACTS.result(seat, 'fact-crystals', crystals),
    ]),
  ]);
}
