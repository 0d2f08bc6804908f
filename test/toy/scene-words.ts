import type { Msg } from '../../src/engine/core/contract.ts';
import type { DescribedLine, Description, Look } from '../../src/render/game-scene.ts';
import { handOf } from './scene-camp.ts';
import type { View } from './view.ts';

/* The text board: whatever the picture shows, in reading order. */

type Fields = NonNullable<Msg['with']>;

export function askedFact({ asks }: View): string {
  return `asked=${asks === undefined ? '' : `${asks.kind}:${asks.seats.join()}`}`;
}

export function stageOf({ round, rounds }: View, look: Look): string {
  return round === 0
    ? look.say({ key: 'word.settingOut' })
    : look.say({ key: 'word.round', with: { round, rounds } });
}

/** "On turn: Ola" */
export function askedWords({ asks }: View, look: Look, names: readonly string[]): string {
  if (asks === undefined) return look.say({ key: 'word.over' });
  const who = new Intl.ListFormat(look.locale).format(names);
  return `${look.say({ key: `asked.${asks.kind}` })} ${who}`.trim();
}

export function describe(view: View, look: Look): Description {
  const nameOf = (seat: number): string => look.seats[seat]?.name ?? '';
  const asked = askedWords(view, look, (view.asks?.seats ?? []).map(nameOf));
  const line = (key: string, fields: Fields, facts: readonly string[]): DescribedLine => ({
    text: look.say({ key, with: fields }),
    facts,
  });
  const section = (key: string, lines: readonly DescribedLine[]): Description['sections'] =>
    lines.length === 0 ? [] : [{ title: look.say({ key }), lines }];
  const expeditions = expeditionLines(view, line);
  return {
    alt: [
      `${asked}.`,
      `${stageOf(view, look)}.`,
      ...expeditions.slice(0, view.expeditions.length).map(({ text }) => `${text}.`),
      ...supplyLines(view, line).map(({ text }) => `${text}.`),
      ...mapLines(view, line).map(({ text }) => `${text}.`),
    ],
    sections: [
      {
        title: stageOf(view, look),
        lines: [{ text: asked, facts: [askedFact(view), `round=${view.round}`] }],
      },
      ...section('word.yourHand', handLines(view, line)),
      ...section('word.expeditions', expeditions),
      ...section('word.supplies', supplyLines(view, line)),
      ...section('word.map', mapLines(view, line)),
    ],
  };
}

type Line = (key: string, fields: Fields, facts: readonly string[]) => DescribedLine;

function handLines(view: View, line: Line): DescribedLine[] {
  const answered = view.expeditions[view.viewer ?? -1]?.answered ?? [];
  return [
    ...(handOf(view) ?? []).map(({ id }) => line('line.card', { card: id }, [`hand:${id}`])),
    ...(answered.length === 0
      ? []
      : [
          line(
            'line.answered',
            { cards: answered },
            answered.map((id) => `answered:${id}`),
          ),
        ]),
  ];
}

function expeditionLines({ expeditions, plans, rivalCores = [], ended }: View, line: Line): DescribedLine[] {
  const figures = expeditions.map(({ points, fuel, handCount, flagsLeft }, seat) =>
    line('line.expedition', { seat, points, fuel, cards: handCount, flags: flagsLeft }, [
      `score:${seat}=${points}`,
      `fuel:${seat}=${fuel}`,
      `cards:${seat}=${handCount}`,
      `flags:${seat}=${flagsLeft}`,
    ]),
  );
  const details = expeditions.flatMap(({ kit, cores, marched, courtesy, hand = [] }, seat) => [
    ...(kit.length === 0
      ? []
      : [
          line(
            'line.kit',
            { seat, cards: kit.map(({ id }) => id) },
            kit.map(({ id }) => `kit:${seat}:${id}`),
          ),
        ]),
    ...cores.map((points, nth) => line('line.drilled', { seat, points }, [`core:${seat}:${nth}=${points}`])),
    ...(marched === 0 ? [] : [line('line.marched', { seat, fuel: marched }, [])]),
    ...(courtesy === 0 ? [] : [line('line.courtesy', { seat, points: courtesy }, [])]),
    ...(ended === undefined || hand.length === 0
      ? []
      : [line('line.hand', { seat, cards: hand.map(({ id }) => id) }, [])]),
  ]);
  return [
    ...figures,
    ...plans.map(({ seat, card }) => line('line.plan', { seat, card: card.id }, [])),
    ...details,
    ...rivalCores.map((points, nth) => line('line.rival', { points }, [`core:rival:${nth}=${points}`])),
  ];
}

function supplyLines({ weather, deck, dropped, cores, nextCore }: View, line: Line): DescribedLine[] {
  return [
    ...(weather === undefined
      ? []
      : [
          line('line.weather', { weather: weather.kind, steps: weather.steps }, [
            `weather=${weather.kind}${weather.steps}`,
          ]),
        ]),
    line('line.deck', { cards: deck }, [`deck=${deck}`]),
    ...(dropped.length === 0 ? [] : [line('line.dropped', { cards: dropped }, [])]),
    line('line.cores', { cores }, [`cores=${cores}`]),
    ...(nextCore === undefined ? [] : [line('line.nextCore', { points: nextCore }, [`next=${nextCore}`])]),
  ];
}

function mapLines({ expeditions, flags }: View, line: Line): DescribedLine[] {
  return [
    ...expeditions.flatMap(({ sledge, camp }, seat) => [
      ...(sledge === undefined
        ? []
        : [line('line.sledge', { seat, cell: sledge }, [`sledge:${seat}=${sledge}`])]),
      ...(camp === undefined ? [] : [line('line.camp', { seat, cell: camp }, [`camp:${seat}=${camp}`])]),
    ]),
    ...flags.map(({ seat, cell }) => line('line.flag', { seat, cell }, [`flag:${cell}=${seat}`])),
  ];
}
