import type { DescribedLine, Description } from '../../src/render/game-scene.ts';
import type { FloeLook, Said } from './board-messages.ts';
import { handOf } from './scene-camp.ts';
import type { View } from './view.ts';

/* The text board: whatever the picture shows, in reading order. */

export function askedFact({ asks }: View): string {
  return `asked=${asks === undefined ? '' : `${asks.kind}:${asks.seats.join()}`}`;
}

export function stageOf({ round, rounds }: View, look: FloeLook): string {
  return look.say(round === 0 ? { key: 'word.settingOut' } : { key: 'word.round', with: { round, rounds } });
}

/** "On turn: Ola" */
export function askedWords({ asks }: View, look: FloeLook, names: readonly string[]): string {
  if (asks === undefined) return look.say({ key: 'word.over' });
  const who = new Intl.ListFormat(look.locale).format(names);
  return `${look.say({ key: `asked.${asks.kind}` })} ${who}`.trim();
}

type Line = readonly [Said, ...facts: readonly string[]];

export function describe(view: View, look: FloeLook): Description {
  const names = (view.asks?.seats ?? []).map((seat) => look.seats[seat]?.name ?? '');
  const asked = askedWords(view, look, names);
  const say = ([message, ...facts]: Line): DescribedLine => ({ text: look.say(message), facts });
  const said = {
    hand: handLines(view).map(say),
    figures: figureLines(view).map(say),
    details: detailLines(view).map(say),
    supplies: supplyLines(view).map(say),
    map: mapLines(view).map(say),
  };
  const section = (title: Said, lines: readonly DescribedLine[]): Description['sections'] =>
    lines.length === 0 ? [] : [{ title: look.say(title), lines }];
  const first = [{ text: asked, facts: [askedFact(view), `round=${view.round}`] }];
  return {
    alt: [
      `${asked}.`,
      `${stageOf(view, look)}.`,
      ...[...said.figures, ...said.supplies, ...said.map].map(({ text }) => `${text}.`),
    ],
    sections: [
      { title: stageOf(view, look), lines: first },
      ...section({ key: 'word.yourHand' }, said.hand),
      ...section({ key: 'word.expeditions' }, [...said.figures, ...said.details]),
      ...section({ key: 'word.supplies' }, said.supplies),
      ...section({ key: 'word.map' }, said.map),
    ],
  };
}

/** The line, unless there is nothing to say. */
function unless(nothing: boolean, ...line: Line): Line[] {
  return nothing ? [] : [line];
}

function handLines(view: View): Line[] {
  const cards = view.expeditions[view.viewer ?? -1]?.answered ?? [];
  const facts = cards.map((id) => `answered:${id}`);
  return [
    ...(handOf(view) ?? []).map(({ id }): Line => [{ key: 'line.card', with: { card: id } }, `hand:${id}`]),
    ...unless(cards.length === 0, { key: 'line.answered', with: { cards } }, ...facts),
  ];
}

function figureLines({ expeditions }: View): Line[] {
  return expeditions.map(({ points, fuel, handCount: cards, flagsLeft: flags }, seat): Line => [
    { key: 'line.expedition', with: { seat, points, fuel, cards, flags } },
    `score:${seat}=${points}`,
    `fuel:${seat}=${fuel}`,
    `cards:${seat}=${cards}`,
    `flags:${seat}=${flags}`,
  ]);
}

function detailLines({ expeditions, plans, rivalCores = [], ended }: View): Line[] {
  return [
    ...plans.map(({ seat, card }): Line => [{ key: 'line.plan', with: { seat, card: card.id } }]),
    ...expeditions.flatMap(({ kit, cores, marched, courtesy, hand = [] }, seat) => {
      const ids = kit.map(({ id }) => id);
      const shown = ended === undefined ? [] : hand.map(({ id }) => id);
      return [
        ...unless(
          kit.length === 0,
          { key: 'line.kit', with: { seat, cards: ids } },
          ...ids.map((id) => `kit:${seat}:${id}`),
        ),
        ...cores.map((points, nth): Line => [
          { key: 'line.drilled', with: { seat, points } },
          `core:${seat}:${nth}=${points}`,
        ]),
        ...unless(marched === 0, { key: 'line.marched', with: { seat, fuel: marched } }),
        ...unless(courtesy === 0, { key: 'line.courtesy', with: { seat, points: courtesy } }),
        ...unless(shown.length === 0, { key: 'line.hand', with: { seat, cards: shown } }),
      ];
    }),
    ...rivalCores.map((points, nth): Line => [
      { key: 'line.rival', with: { points } },
      `core:rival:${nth}=${points}`,
    ]),
  ];
}

function supplyLines({ weather, deck, dropped, cores, nextCore }: View): Line[] {
  const { kind = 'calm', steps = 0 } = weather ?? {};
  const fact = `weather=${kind}${steps}`;
  return [
    ...unless(weather === undefined, { key: 'line.weather', with: { weather: kind, steps } }, fact),
    [{ key: 'line.deck', with: { cards: deck } }, `deck=${deck}`],
    ...unless(dropped.length === 0, { key: 'line.dropped', with: { cards: dropped } }),
    [{ key: 'line.cores', with: { cores } }, `cores=${cores}`],
    ...(nextCore === undefined
      ? []
      : [[{ key: 'line.nextCore', with: { points: nextCore } }, `next=${nextCore}`] as const]),
  ];
}

function mapLines({ expeditions, flags }: View): Line[] {
  return [
    ...expeditions.flatMap(({ sledge = '', camp = '' }, seat) => [
      ...unless(
        sledge === '',
        { key: 'line.sledge', with: { seat, cell: sledge } },
        `sledge:${seat}=${sledge}`,
      ),
      ...unless(camp === '', { key: 'line.camp', with: { seat, cell: camp } }, `camp:${seat}=${camp}`),
    ]),
    ...flags.map(({ seat, cell }): Line => [
      { key: 'line.flag', with: { seat, cell } },
      `flag:${cell}=${seat}`,
    ]),
  ];
}
