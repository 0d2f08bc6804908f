import type { Msg } from '../../../engine/core/contract.ts';
import type {
  AreaView,
  PlayerView,
  ShipView,
  TrackView,
  View as AntarcticaView,
} from '../../../engine/games/antarctica/view.ts';
import type { DescribedLine, Description, Look } from '../../game-scene.ts';
import { askedMessage } from './asked.ts';
import type { FIGURES } from './facts.ts';
import { fact, figuresOf, SIGNS } from './facts.ts';
import { PARTS } from './players.ts';
import { prizesOf } from './result.ts';

/* The text board: whatever the picture shows, in reading order; and its short form, the alt text. */

type Fields = NonNullable<Msg['with']>;
type Say = (key: string, fields?: Fields) => string;

function sayer(look: Look): Say {
  return (key, fields) => look.say(fields === undefined ? { key } : { key, with: fields });
}

function line(text: string, ...facts: readonly string[]): DescribedLine {
  return { text, facts };
}

/** The areas as the sun will light them. */
function fromSun({ areas, sun }: AntarcticaView): AreaView[] {
  const ring = [...areas].sort((a, b) => a.ring - b.ring);
  const lit = Math.max(
    0,
    ring.findIndex(({ id }) => id === sun.area),
  );
  return [...ring.slice(lit), ...ring.slice(0, lit)];
}

function turnLines(view: AntarcticaView, say: Say): DescribedLine[] {
  const { turn, nearEnd, sun, waiting, start, end } = view;
  const lines = [line(say(askedMessage(view).key, askedMessage(view).with), fact.asked(view))];
  if (end !== undefined) lines.push(line(say(`over.${end}`), fact.end(end)));
  lines.push(
    line(say('board.cardsToGo', { count: nearEnd.cardsLeft }), fact.cardsToGo(view)),
    line(say('board.scientistsToGo', { count: nearEnd.fewestUnplaced }), fact.scientistsToGo(view)),
    line(say('board.idle', { turns: nearEnd.idleTurns, limit: nearEnd.idleLimit }), fact.idle(view)),
    line(say('line.start', { seat: start })),
  );
  if (turn !== undefined) {
    const { seat, icebreaker, target, acted, discarded } = turn;
    const about = { seat, ...(target !== undefined && { target }) };
    const said = say(icebreaker ? 'line.icebreakerTurn' : 'line.turn', about);
    lines.push(line(said, ...(target === undefined ? [] : [fact.target(target)])));
    if (acted) lines.push(line(say('line.acted')));
    if (discarded) lines.push(line(say('line.discarded')));
  }
  if (sun.cardPlayedBy.length > 0) lines.push(line(say('line.cardsPlayed', { seats: sun.cardPlayedBy })));
  return [...lines, ...waiting.map(({ seat, effect }) => line(say('line.waiting', { seat, effect })))];
}

/** What only the viewer knows. */
function ownLines({ own }: AntarcticaView, say: Say): DescribedLine[] {
  if (own === undefined) return [];
  const { hand, choice, buildable } = own;
  const counted = (key: string, cards: Readonly<Record<string, number>>): DescribedLine[] =>
    Object.entries(cards).flatMap(([card, count]) => (count === 0 ? [] : [line(say(key, { card, count }))]));
  return [
    ...counted('line.ownCard', hand),
    ...(choice === undefined
      ? []
      : counted(choice.from === 'pile' ? 'line.choicePile' : 'line.choicePacket', choice.cards)),
    ...(buildable.length === 0
      ? []
      : [line(say('line.buildable', { piles: buildable }), ...buildable.map(fact.buildable))]),
  ];
}

function scoreLine(view: AntarcticaView, { seat }: PlayerView, say: Say): DescribedLine {
  const standing = view.standings.find((one) => one.seat === seat);
  const total = standing?.total ?? 0;
  const parts = PARTS.map((key): [(typeof PARTS)[number], number] => [
    key,
    standing?.lines.find((one) => one.key === key)?.points ?? 0,
  ]);
  return line(
    say(view.over ? 'line.finalScore' : 'line.score', { seat, total, ...Object.fromEntries(parts) }),
    fact.score(seat, total),
    ...parts.map(([key, points]) => fact.part(key, seat, points)),
  );
}

function scientistsLine({ seat, supply, reserve }: PlayerView, say: Say): string {
  return say('line.scientists', { seat, supply, reserve });
}

function playerLines(view: AntarcticaView, player: PlayerView, say: Say): DescribedLine[] {
  const { seat, available, discarded, resources, shipyardCards, cards, asterisks } = player;
  const figures = figuresOf(player);
  const ships = view.areas.flatMap(({ line: ships_ }) => ships_.filter((one) => one.seat === seat)).length;
  const said = (...names: readonly (typeof FIGURES)[number][]): string[] =>
    names.map((name) => fact.figure(name, seat, figures[name]));
  const { basic, expertise } = resources;
  const builds = cards.length === 0 ? {} : { cards: cards.map(({ id }) => id) };
  return [
    scoreLine(view, player, say),
    line(scientistsLine(player, say), ...said('supply', 'reserve')),
    line(say('line.onBoard', { seat, count: ships }), fact.boardShips(seat, ships)),
    line(say('line.available', { seat, ...available }), ...said('availableShips', 'availableCubes')),
    line(say('line.discards', { seat, ...discarded }), ...said('discardedShips', 'discardedCubes')),
    line(
      say('line.hand', { seat, basic, expertise, shipyard: shipyardCards }),
      ...said('basic', 'expertise', 'shipyardCards'),
    ),
    line(
      say('line.buildingCards', { seat, count: cards.length, asterisks, ...builds }),
      ...said('buildingCards', 'asterisks'),
      ...cards.map(({ id }) => fact.taken(seat, id)),
    ),
  ];
}

function cardLines(view: AntarcticaView, say: Say): DescribedLine[] {
  const { piles, shipyard, stock, buildings } = view;
  return [
    ...piles.map(({ id, top, count }) => {
      const said = fact.pile(id, top?.id, count);
      if (top === undefined) return line(say('line.pileEmpty', { pile: id }), said);
      const { requires, scientists, research, asterisk } = top;
      const needs = requires.length === 0 ? {} : { requires };
      const words = say('line.pile', { pile: id, card: top.id, scientists, research, count, ...needs });
      return line(asterisk ? `${words}; ${say('line.asterisk')}` : words, said);
    }),
    line(say('line.shipyard', { count: shipyard.count }), fact.shipyard(shipyard.count)),
    ...(shipyard.packet === 0 ? [] : [line(say('line.packet', { count: shipyard.packet }))]),
    ...(shipyard.boxedUnseen === 0 ? [] : [line(say('line.boxed', { count: shipyard.boxedUnseen }))]),
    ...shipyard.played.flatMap(({ card, count }) =>
      count === 0 ? [] : [line(say('line.played', { card, count }))],
    ),
    line(
      say('line.stock', { ...stock }),
      fact.stock('basic', stock.basic),
      fact.stock('expertise', stock.expertise),
    ),
    line(
      `${say('line.heading', { what: { key: 'line.leftBuildings' } })} ${buildings
        .map(({ id, supply }) => say('line.left', { building: id, count: supply }))
        .join(', ')}`,
    ),
  ];
}

function shipWords(ship: ShipView, nth: number, say: Say): string {
  const signs = SIGNS.filter((sign) => ship[sign]).map((sign) => say(`sign.${sign}`));
  const words = say('line.ship', { place: nth + 1, seat: ship.seat });
  return signs.length === 0 ? words : `${words} (${signs.join(', ')})`;
}

function areaLine(area: AreaView, say: Say): DescribedLine {
  const { id, open, line: ships, buildings, scientists } = area;
  if (!open) return line(say('line.areaClosed', { area: id }), fact.areaClosed(id));
  const counts = scientists.flatMap((count, seat) => (count === 0 ? [] : [{ seat, count }]));
  const words = [
    say('line.area', { area: id, ...(buildings.length > 0 && { buildings }) }),
    ...ships.map((ship, nth) => shipWords(ship, nth, say)),
    ...counts.map(({ seat, count }) => say('line.inArea', { seat, count })),
  ];
  return line(
    words.join('; '),
    ...buildings.map((building) => fact.building(id, building)),
    ...ships.flatMap((ship) => [
      fact.ship(ship.id, id),
      ...SIGNS.filter((sign) => ship[sign]).map((sign) => fact.sign(sign, ship.id)),
    ]),
    ...counts.map(({ seat, count }) => fact.scientists(id, seat, count)),
  );
}

function cubeWords({ cubes, spaces }: TrackView, say: Say): string[] {
  return cubes
    .map((space, seat) => ({ space, seat }))
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space)
    .map(({ space, seat }) =>
      say('line.cube', { seat, space, value: spaces.find(({ n }) => n === space)?.value ?? 0 }),
    );
}

function trackLine(track: TrackView, say: Say): DescribedLine {
  const { id, open, icons, cubes, spaces } = track;
  if (!open) return line(say('line.trackClosed', { track: id }), fact.trackClosed(id));
  const effects = spaces.flatMap(({ n, effect, colour, consumed }) => {
    if (effect === undefined) return [];
    const key = colour === 'red' ? 'line.red' : consumed ? 'line.blueUsed' : 'line.blue';
    return [{ words: say(key, { space: n, effect }), n, effect, consumed }];
  });
  return line(
    [
      say('line.track', { track: id, stations: icons }),
      ...cubeWords(track, say),
      ...effects.map(({ words }) => words),
    ].join('; '),
    ...cubes.flatMap((space, seat) => (space === 0 ? [] : [fact.cube(id, seat, space)])),
    ...effects.flatMap(({ n, effect, consumed }) => [
      fact.effect(id, n, effect),
      ...(consumed ? [fact.used(id, n)] : []),
    ]),
  );
}

function sunLine({ sun, over }: AntarcticaView, say: Say): DescribedLine {
  const next = over ? undefined : sun.next;
  return line(
    say('line.sun', { area: sun.area, ...(next !== undefined && { next }) }),
    fact.sun(sun.area),
    ...(next === undefined ? [] : [fact.next(next)]),
  );
}

/** Who got what for each area, track and so on, and by what a tie is broken. */
function resultLines(view: AntarcticaView, say: Say): DescribedLine[] {
  if (!view.over) return [];
  const prizes = prizesOf(view).map(({ key, label, points, firsts }) => {
    const scored = points.map((number, seat) => say('scored.points', { seat, points: number })).join(', ');
    const first = firsts.length === 0 ? '' : `; ${say('line.first', { seats: firsts })}`;
    return line(`${say('line.heading', { what: label })} ${scored}${first}`, fact.prize(key, points));
  });
  const ranks = [...view.standings]
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat = 0, rank, facts }) => {
      const value = (key: string): number => facts.find((one) => one.key === key)?.value ?? 0;
      const fields = { firstPlaces: value('firstPlaces'), buildingCards: value('buildingCards') };
      return line(
        say('line.rank', { seat, rank, ...fields }),
        fact.result(seat, 'rank', rank),
        ...Object.entries(fields).map(([key, number]) => fact.result(seat, key, number)),
      );
    });
  return [...ranks, ...prizes];
}

function altParts(view: AntarcticaView, say: Say): string[] {
  const [lit, ...others] = fromSun(view);
  const asked = askedMessage(view);
  const tops = view.piles.flatMap(({ id, top }) => {
    if (top === undefined) return [];
    const { requires } = top;
    return [say('line.top', { pile: id, card: top.id, ...(requires.length > 0 && { requires }) })];
  });
  const litShips = lit?.line.map((ship, nth) => shipWords(ship, nth, say)) ?? [];
  const tracks = view.tracks.flatMap((track) => {
    const cubes = track.open ? cubeWords(track, say) : [];
    return cubes.length === 0
      ? []
      : [
          `${say('line.heading', { what: { key: 'word.track', with: { track: track.id } } })} ${cubes.join(', ')}`,
        ];
  });
  return [
    say('board.title', { seats: view.seats }),
    say(asked.key, asked.with),
    [sunLine(view, say).text, ...litShips].join('; '),
    ...view.players.map((player) => scoreLine(view, player, say).text),
    ...view.players.map((player) => scientistsLine(player, say)),
    ...tops,
    // the line of the lit one is told with the sun
    ...[...(lit === undefined ? [] : [{ ...lit, line: [] }]), ...others].map(
      (area) => areaLine(area, say).text,
    ),
    ...tracks,
  ].map((part) => `${part}.`);
}

export function describeBoard(view: AntarcticaView, look: Look): Description {
  const say = sayer(look);
  const section = (key: string, lines: readonly DescribedLine[]): Description['sections'] =>
    lines.length === 0 ? [] : [{ title: say(key), lines }];
  const results = resultLines(view, say);
  return {
    alt: altParts(view, say),
    sections: [
      { title: say('board.title', { seats: view.seats }), lines: turnLines(view, say) },
      ...section('board.total', results),
      ...section('board.own', ownLines(view, say)),
      ...section(
        'board.players',
        view.players.flatMap((player) => playerLines(view, player, say)),
      ),
      ...section('board.cards', cardLines(view, say)),
      ...section('board.areas', [sunLine(view, say), ...fromSun(view).map((area) => areaLine(area, say))]),
      ...section(
        'board.tracks',
        view.tracks.map((track) => trackLine(track, say)),
      ),
    ],
  };
}
