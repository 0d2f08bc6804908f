import type { Msg } from '../../../engine/core/contract.ts';
import type { Tokens } from '../../../engine/games/aquasphere/components.ts';
import type { View as AquaSphereView, PlayerView } from '../../../engine/games/aquasphere/view.ts';
import type { DescribedLine, Description, Look } from '../../game-scene.ts';
import { FACTS } from './facts.ts';
import { RESULT_KEYS, resultsOf } from './result.ts';
import { sectorAlt, sectorLines } from './sector-words.ts';
import { decisionOf, roundOf } from './words.ts';

/* The text board: whatever the picture shows, in reading order. */

type Fields = NonNullable<Msg['with']>;
export type Line = (key: string, fields: Fields, facts?: readonly string[]) => DescribedLine;

export function describe(view: AquaSphereView, look: Look): Description {
  const line: Line = (key, fields, facts = []) => ({ text: look.say({ key, with: fields }), facts });
  const title = (key: string): string => look.say({ key });
  const section = (key: string, lines: readonly DescribedLine[]): Description['sections'] =>
    lines.length === 0 ? [] : [{ title: title(key), lines }];
  return {
    alt: altParts(view, look),
    sections: [
      { title: roundOf(view, look), lines: tableLines(view, look, line) },
      ...section('board.result', resultLines(view, line)),
      ...section(
        'board.players',
        view.players.flatMap((player, seat) => playerLines(view, player, seat, line)),
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

function altParts(view: AquaSphereView, look: Look): string[] {
  const { round, rounds, tile, order, passed } = view;
  const say = (key: string, fields: Fields): string => look.say({ key, with: fields });
  return [
    `${say('board.title', { round, rounds, lamp: tile.lamp })}.`,
    `${decisionOf(view, look, 'whole')}.`,
    `${say('line.order', { seats: order })}.`,
    ...(passed.length === 0 ? [] : [`${say('line.passed', { seats: passed })}.`]),
    ...view.players.map((player, seat) => say('alt.player', playerAlt(player, seat))),
    ...view.ring.map((sector) => say('alt.sector', sectorAlt(view, sector))),
    say('alt.rooms', { tokens: tokenWords(view.hq.tokens, look) }),
    ...(view.hq.next === undefined ? [] : [say('alt.next', { tokens: tokenWords(view.hq.next, look) })]),
  ];
}

function playerAlt(player: PlayerView, seat: number): Fields {
  const { kp, time, crystals, capacity, supply, programmed, engineer, scientist } = player;
  return {
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
}

/** "R1 green": names of no category, so they are said as they are. */
function tokenWords(tokens: Tokens, look: Look): string[] {
  return Object.entries(tokens).map(
    ([room, colour]) => `${look.name('room', room)} ${look.name('colour', colour)}`,
  );
}

function tableLines(view: AquaSphereView, look: Look, line: Line): DescribedLine[] {
  const { order, passed, stock, lampsToCome, tile, hq, seats } = view;
  const [next] = lampsToCome;
  const { time, crystals, octopods, researchDeck: research, extensionDeck: extensions } = stock;
  return [
    { text: decisionOf(view, look, 'whole'), facts: [FACTS.asked(view), FACTS.round(view)] },
    line('line.lamp', { lamp: tile.lamp, ...(next !== undefined && { next }) }, [FACTS.lamp(view)]),
    line('line.order', { seats: order }, [FACTS.order(view)]),
    passed.length === 0
      ? line('line.nobodyPassed', {}, [FACTS.passed(view)])
      : line('line.passed', { seats: passed }, [FACTS.passed(view)]),
    line('line.stock', { time, crystals, octopods }, [
      FACTS.stock('time', time),
      FACTS.stock('crystals', crystals),
      FACTS.stock('octopods', octopods),
    ]),
    line('line.decks', { research, extensions, programs: hq.faceDown }, [
      FACTS.stock('research', research),
      FACTS.stock('extensions', extensions),
      FACTS.faceDown(hq.faceDown),
    ]),
    ...stock.neutralSubs.flatMap((count, owner) =>
      owner < seats || count === 0 ? [] : [line('line.neutralReserve', { neutral: String(owner), count })],
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
    line('line.score', { seat, kp, ...(steps !== undefined && { steps }) }, [
      FACTS.kp(seat, player),
      FACTS.toLine(seat, player),
    ]),
    line(
      'line.programmed',
      { seat, ...(programmed.length > 0 && { colours: programmed }) },
      programmed.map((colour) => FACTS.programmed(seat, colour)),
    ),
    line('line.places', { seat, room: engineer, sector: scientist.sector, zone: scientist.zone }, [
      FACTS.engineer(seat, player),
      FACTS.scientist(seat, player),
    ]),
    ...storeLines(player, seat, line),
    line('line.bots', { seat, supply, used: player.botsUsed, most: player.botsCap }, [
      FACTS.has(seat, 'bots', supply),
      FACTS.bots(seat, player),
    ]),
    line('line.submarines', { seat, reserve: submarines, placed: printed.submarinesEach - submarines }, [
      FACTS.has(seat, 'submarines', submarines),
    ]),
    ...labLines(player, seat, printed.extensionsMax, line),
  ];
}

function storeLines(player: PlayerView, seat: number, line: Line): DescribedLine[] {
  const { time, crystals, capacity, reminder } = player;
  return [
    line(
      'line.stores',
      {
        seat,
        time,
        timeMost: capacity.time,
        crystals,
        crystalsMost: capacity.crystals,
        octopodsMost: capacity.octopods,
      },
      [
        FACTS.holds(seat, 'time', time, capacity.time),
        FACTS.holds(seat, 'crystals', crystals, capacity.crystals),
        FACTS.has(seat, 'octopods', capacity.octopods),
      ],
    ),
    ...(reminder === 0 ? [] : [line('line.bought', { seat }, [FACTS.has(seat, 'reminder', reminder)])]),
  ];
}

function labLines(player: PlayerView, seat: number, extensionsMax: number, line: Line): DescribedLine[] {
  const { cards, capacity, extensions, letters } = player;
  return [
    line('line.cards', { seat, count: cards.length, most: capacity.cards }, [
      FACTS.holds(seat, 'cards', cards.length, capacity.cards),
    ]),
    ...cards.map(({ id, used }) =>
      line(used ? 'line.cardUsed' : 'line.card', { card: id }, [FACTS.card(seat, id, used)]),
    ),
    line('line.lab', { seat, letters, count: extensions.length, most: extensionsMax }, [
      FACTS.letters(seat, player),
    ]),
    ...extensions.map(({ id }) => line('line.extension', { extension: id }, [FACTS.extended(seat, id)])),
  ];
}

function headquartersLines({ hq }: AquaSphereView, look: Look, line: Line): DescribedLine[] {
  const { next } = hq;
  return [
    line('line.start', { rooms: hq.start }),
    ...hq.rooms.flatMap(({ id, arrows }) => {
      const colour = hq.tokens[id];
      if (colour === undefined) return [];
      const rooms = arrows.length > 0 && { rooms: arrows };
      return [line('line.room', { room: id, colour, action: colour, ...rooms }, [FACTS.token(id, colour)])];
    }),
    ...(next === undefined
      ? []
      : [
          line(
            'line.next',
            { tokens: tokenWords(next, look) },
            Object.entries(next).map(([room, colour]) => FACTS.next(room, colour)),
          ),
        ]),
  ];
}

function scoredLines({ lastScoring = [] }: AquaSphereView, line: Line): DescribedLine[] {
  return lastScoring.map(({ majority, bots, crystals, octopods, total, lost }, seat) =>
    line('line.scored', { seat, majority, bots, crystals, octopods, total, lost }),
  );
}

function resultLines(view: AquaSphereView, line: Line): DescribedLine[] {
  return resultsOf(view).flatMap(({ seat, rank, total, points, controlled, crystals }) => [
    line('line.result', { seat, rank, total, ...points }, [
      FACTS.result(seat, 'total', total),
      FACTS.result(seat, 'rank', rank),
      ...RESULT_KEYS.map((key) => FACTS.result(seat, key, points[key])),
    ]),
    line('line.tieBreaks', { seat, controlled, crystals }, [
      FACTS.result(seat, 'fact-controlled', controlled),
      FACTS.result(seat, 'fact-crystals', crystals),
    ]),
  ]);
}
