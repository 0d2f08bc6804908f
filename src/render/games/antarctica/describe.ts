import type { DescribedLine, DescribedSection, Description } from '../../game-scene.ts';
import { askedMessage } from './asked.ts';
import type { FIGURES } from './facts.ts';
import { fact, figuresOf, SIGNS } from './facts.ts';
import { PARTS } from './players.ts';
import { prizesOf } from './result.ts';
import type { AntarcticaView, AreaView, PlayerView, ShipView, TrackView } from './view.ts';
import type { AntarcticaLook, Said } from './messages.ts';

/* The text board: whatever the picture shows, in reading order; and its short form, the alt text. */

type Say = (message: Said) => string;

function sayer(look: AntarcticaLook): Say {
  return (message) => look.say(message);
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
  const lines = [line(say(askedMessage(view, 'words')), fact.asked(view))];
  if (end !== undefined) lines.push(line(say({ key: `over.${end}` }), fact.end(end)));
  lines.push(
    line(say({ key: 'board.cardsToGo', with: { count: nearEnd.cardsLeft } }), fact.cardsToGo(view)),
    line(
      say({ key: 'board.scientistsToGo', with: { count: nearEnd.fewestUnplaced } }),
      fact.scientistsToGo(view),
    ),
    line(
      say({ key: 'board.idle', with: { turns: nearEnd.idleTurns, limit: nearEnd.idleLimit } }),
      fact.idle(view),
    ),
    line(say({ key: 'line.start', with: { seat: start } })),
  );
  if (turn !== undefined) {
    const { seat, icebreaker, target, acted, discarded } = turn;
    const about = { seat, ...(target !== undefined && { target }) };
    const said = say({ key: icebreaker ? 'line.icebreakerTurn' : 'line.turn', with: about });
    lines.push(line(said, ...(target === undefined ? [] : [fact.target(target)])));
    if (acted) lines.push(line(say({ key: 'line.acted' })));
    if (discarded) lines.push(line(say({ key: 'line.discarded' })));
  }
  if (sun.cardPlayedBy.length > 0)
    lines.push(line(say({ key: 'line.cardsPlayed', with: { seats: sun.cardPlayedBy } })));
  return [
    ...lines,
    ...waiting.map(({ seat, effect }) => line(say({ key: 'line.waiting', with: { seat, effect } }))),
  ];
}

function ownLines({ own }: AntarcticaView, say: Say): DescribedLine[] {
  if (own === undefined) return [];
  const { hand, choice, buildable } = own;
  const counted = (
    key: `line.${'ownCard' | 'choicePile' | 'choicePacket'}`,
    cards: Readonly<Record<string, number>>,
  ): DescribedLine[] =>
    Object.entries(cards).flatMap(([card, count]) =>
      count === 0 ? [] : [line(say({ key, with: { card, count } }))],
    );
  return [
    ...counted('line.ownCard', hand),
    ...(choice === undefined
      ? []
      : counted(choice.from === 'pile' ? 'line.choicePile' : 'line.choicePacket', choice.cards)),
    ...(buildable.length === 0
      ? []
      : [line(say({ key: 'line.buildable', with: { piles: buildable } }), ...buildable.map(fact.buildable))]),
  ];
}

function scoreLine(view: AntarcticaView, { seat }: PlayerView, say: Say): DescribedLine {
  const standing = view.standings.find((one) => one.seat === seat);
  const total = standing?.total ?? 0;
  const of = (key: (typeof PARTS)[number]): number =>
    standing?.lines.find((one) => one.key === key)?.points ?? 0;
  return line(
    say({
      key: view.over ? 'line.finalScore' : 'line.score',
      with: {
        seat,
        total,
        areas: of('areas'),
        tracks: of('tracks'),
        cards: of('cards'),
        resources: of('resources'),
      },
    }),
    fact.score(seat, total),
    ...PARTS.map((key) => fact.part(key, seat, of(key))),
  );
}

function scientistsLine({ seat, supply, reserve }: PlayerView, say: Say): string {
  return say({ key: 'line.scientists', with: { seat, supply, reserve } });
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
    line(say({ key: 'line.onBoard', with: { seat, count: ships } }), fact.boardShips(seat, ships)),
    line(
      say({ key: 'line.available', with: { seat, ...available } }),
      ...said('availableShips', 'availableCubes'),
    ),
    line(
      say({ key: 'line.discards', with: { seat, ...discarded } }),
      ...said('discardedShips', 'discardedCubes'),
    ),
    line(
      say({ key: 'line.hand', with: { seat, basic, expertise, shipyard: shipyardCards } }),
      ...said('basic', 'expertise', 'shipyardCards'),
    ),
    line(
      say({ key: 'line.buildingCards', with: { seat, count: cards.length, asterisks, ...builds } }),
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
      if (top === undefined) return line(say({ key: 'line.pileEmpty', with: { pile: id } }), said);
      const { requires, scientists, research, asterisk } = top;
      const needs = requires.length === 0 ? {} : { requires };
      const words = say({
        key: 'line.pile',
        with: { pile: id, card: top.id, scientists, research, count, ...needs },
      });
      return line(asterisk ? `${words}; ${say({ key: 'line.asterisk' })}` : words, said);
    }),
    line(say({ key: 'line.shipyard', with: { count: shipyard.count } }), fact.shipyard(shipyard.count)),
    ...(shipyard.packet === 0 ? [] : [line(say({ key: 'line.packet', with: { count: shipyard.packet } }))]),
    ...(shipyard.boxedUnseen === 0
      ? []
      : [line(say({ key: 'line.boxed', with: { count: shipyard.boxedUnseen } }))]),
    ...shipyard.played.flatMap(({ card, count }) =>
      count === 0 ? [] : [line(say({ key: 'line.played', with: { card, count } }))],
    ),
    line(
      say({ key: 'line.stock', with: { ...stock } }),
      fact.stock('basic', stock.basic),
      fact.stock('expertise', stock.expertise),
    ),
    line(
      `${say({ key: 'line.heading', with: { what: { key: 'line.leftBuildings' } } })} ${buildings
        .map(({ id, supply }) => say({ key: 'line.left', with: { building: id, count: supply } }))
        .join(', ')}`,
    ),
  ];
}

function shipWords(ship: ShipView, nth: number, say: Say): string {
  const signs = SIGNS.filter((sign) => ship[sign]).map((sign) => say({ key: `sign.${sign}` }));
  const words = say({ key: 'line.ship', with: { place: nth + 1, seat: ship.seat } });
  return signs.length === 0 ? words : `${words} (${signs.join(', ')})`;
}

function areaLine(area: AreaView, say: Say): DescribedLine {
  const { id, open, line: ships, buildings, scientists } = area;
  if (!open) return line(say({ key: 'line.areaClosed', with: { area: id } }), fact.areaClosed(id));
  const counts = scientists.flatMap((count, seat) => (count === 0 ? [] : [{ seat, count }]));
  const words = [
    say({ key: 'line.area', with: { area: id, ...(buildings.length > 0 && { buildings }) } }),
    ...ships.map((ship, nth) => shipWords(ship, nth, say)),
    ...counts.map(({ seat, count }) => say({ key: 'line.inArea', with: { seat, count } })),
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
      say({
        key: 'line.cube',
        with: { seat, space, value: spaces.find(({ n }) => n === space)?.value ?? 0 },
      }),
    );
}

function trackLine(track: TrackView, say: Say): DescribedLine {
  const { id, open, icons, cubes, spaces } = track;
  if (!open) return line(say({ key: 'line.trackClosed', with: { track: id } }), fact.trackClosed(id));
  const effects = spaces.flatMap(({ n, effect, colour, consumed }) => {
    if (effect === undefined) return [];
    const key = colour === 'red' ? 'line.red' : consumed ? 'line.blueUsed' : 'line.blue';
    return [{ words: say({ key, with: { space: n, effect } }), n, effect, consumed }];
  });
  return line(
    [
      say({ key: 'line.track', with: { track: id, stations: icons } }),
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
    say({ key: 'line.sun', with: { area: sun.area, ...(next !== undefined && { next }) } }),
    fact.sun(sun.area),
    ...(next === undefined ? [] : [fact.next(next)]),
  );
}

/** Who got what for each area, track and so on, and by what a tie is broken. */
function resultLines(view: AntarcticaView, say: Say): DescribedLine[] {
  if (!view.over) return [];
  const prizes = prizesOf(view).map(({ key, label, points, firsts }) => {
    const scored = points
      .map((number, seat) => say({ key: 'scored.points', with: { seat, points: number } }))
      .join(', ');
    const first = firsts.length === 0 ? '' : `; ${say({ key: 'line.first', with: { seats: firsts } })}`;
    return line(
      `${say({ key: 'line.heading', with: { what: label } })} ${scored}${first}`,
      fact.prize(key, points),
    );
  });
  const ranks = [...view.standings]
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat = 0, rank, facts }) => {
      const value = (key: string): number => facts.find((one) => one.key === key)?.value ?? 0;
      const fields = { firstPlaces: value('firstPlaces'), buildingCards: value('buildingCards') };
      return line(
        say({ key: 'line.rank', with: { seat, rank, ...fields } }),
        fact.result(seat, 'rank', rank),
        ...Object.entries(fields).map(([key, number]) => fact.result(seat, key, number)),
      );
    });
  return [...ranks, ...prizes];
}

function altParts(view: AntarcticaView, say: Say): string[] {
  const [lit, ...others] = fromSun(view);
  const asked = askedMessage(view, 'words');
  const tops = view.piles.flatMap(({ id, top }) => {
    if (top === undefined) return [];
    const { requires } = top;
    return [
      say({ key: 'line.top', with: { pile: id, card: top.id, ...(requires.length > 0 && { requires }) } }),
    ];
  });
  const litShips = lit?.line.map((ship, nth) => shipWords(ship, nth, say)) ?? [];
  const tracks = view.tracks.flatMap((track) => {
    const cubes = track.open ? cubeWords(track, say) : [];
    return cubes.length === 0
      ? []
      : [
          `${say({ key: 'line.heading', with: { what: { key: 'word.track', with: { track: track.id } } } })} ${cubes.join(', ')}`,
        ];
  });
  return [
    say({ key: 'board.title', with: { seats: view.seats } }),
    say(asked),
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

/** What only the viewer knows, with its title. */
export function ownSections(view: AntarcticaView, look: AntarcticaLook): readonly DescribedSection[] {
  const say = sayer(look);
  const lines = ownLines(view, say);
  return lines.length === 0 ? [] : [{ title: say({ key: 'board.own' }), lines }];
}

export function describeBoard(view: AntarcticaView, look: AntarcticaLook): Description {
  const say = sayer(look);
  const section = (title: Said, lines: readonly DescribedLine[]): readonly DescribedSection[] =>
    lines.length === 0 ? [] : [{ title: say(title), lines }];
  const results = resultLines(view, say);
  return {
    alt: altParts(view, say),
    sections: [
      { title: say({ key: 'board.title', with: { seats: view.seats } }), lines: turnLines(view, say) },
      ...section({ key: 'board.total' }, results),
      ...ownSections(view, look),
      ...section(
        { key: 'board.players' },
        view.players.flatMap((player) => playerLines(view, player, say)),
      ),
      ...section({ key: 'board.cards' }, cardLines(view, say)),
      ...section({ key: 'board.areas' }, [
        sunLine(view, say),
        ...fromSun(view).map((area) => areaLine(area, say)),
      ]),
      ...section(
        { key: 'board.tracks' },
        view.tracks.map((track) => trackLine(track, say)),
      ),
    ],
  };
}
