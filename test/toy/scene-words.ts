import type { DescribedLine, DescribedSection, Description } from '../../src/render/game-scene.ts';
import type { FloeLook, Said } from './board-messages.ts';
import { handOf } from './scene-camp.ts';
import { standingOn } from './scene-map.ts';
import type { View } from './view.ts';

/* The text board: whatever the picture shows, in reading order. */

export const askedFact = ({ asks }: View): string => `asked=${asks?.kind ?? ''}:${asks?.seats.join() ?? ''}`;
export const stageOf = ({ round, rounds }: View): Said =>
  round === 0 ? { key: 'word.settingOut' } : { key: 'word.round', with: { round, rounds } };
export const askedWords = ({ asks }: View): Said =>
  asks === undefined ? { key: 'word.over' } : { key: 'word.asked', with: { seats: asks.seats } };

type Line = readonly [Said, ...facts: readonly string[]];

function linesOf(of: readonly Line[], look: FloeLook): DescribedLine[] {
  return of.map(([message, ...facts]) => ({ text: look.say(message), facts }));
}

function section(title: Said, lines: readonly DescribedLine[], look: FloeLook): DescribedSection[] {
  return lines.length === 0 ? [] : [{ title: look.say(title), lines }];
}

function handSection(view: View, look: FloeLook): DescribedSection[] {
  return section({ key: 'word.yourHand' }, linesOf(handLines(view), look), look);
}

/** The hand, and what a scout has seen. */
export function ownSections(view: View, look: FloeLook): DescribedSection[] {
  return [
    ...handSection(view, look),
    ...section({ key: 'word.map' }, linesOf(nextCoreLines(view), look), look),
  ];
}

export function describe(view: View, look: FloeLook): Description {
  const lines = (of: readonly Line[]): DescribedLine[] => linesOf(of, look);
  const asked = lines([[askedWords(view), askedFact(view), `round=${view.round}`]]);
  const expeditions = lines(expeditionLines(view));
  const map = lines([
    ...supplyLines(view),
    ...standingOn(view).map(({ what, seat, cell, fact }): Line => [
      { key: `line.${what}`, with: { seat, cell } },
      fact,
    ]),
  ]);
  return {
    alt: [...asked, ...expeditions, ...map].map(({ text }) => `${text}.`),
    sections: [
      ...section(stageOf(view), asked, look),
      ...handSection(view, look),
      ...section({ key: 'word.expeditions' }, expeditions, look),
      ...section({ key: 'word.map' }, map, look),
    ],
  };
}

/** The line, unless it has nothing to list. */
function listing(cards: readonly string[], line: Said, ...facts: readonly string[]): Line[] {
  return cards.length === 0 ? [] : [[line, ...facts]];
}

function handLines(view: View): Line[] {
  const cards = view.expeditions[view.viewer ?? -1]?.answered ?? [];
  return [
    ...(handOf(view) ?? []).map(({ id }): Line => [{ key: 'word.card', with: { card: id } }, `hand:${id}`]),
    ...listing(cards, { key: 'line.answered', with: { cards } }, ...cards.map((id) => `answered:${id}`)),
  ];
}

function expeditionLines({ expeditions, rivalCores = [] }: View): Line[] {
  return [
    ...expeditions.map(({ points, fuel, handCount: cards }, seat): Line => [
      { key: 'line.expedition', with: { seat, points, fuel, cards } },
      ...Object.entries({ score: points, fuel, cards }).map(([what, n]) => `${what}:${seat}=${n}`),
    ]),
    ...expeditions.flatMap(({ kit, cores }, seat): Line[] => {
      const laid = kit.map(({ id }) => id);
      return [
        ...listing(
          laid,
          { key: 'line.kit', with: { seat, cards: laid } },
          ...laid.map((id) => `kit:${seat}:${id}`),
        ),
        ...cores.map((points, nth): Line => [
          { key: 'line.drilled', with: { seat, points } },
          `core:${seat}:${nth}=${points}`,
        ]),
      ];
    }),
    ...rivalCores.map((points, nth): Line => [
      { key: 'line.rival', with: { points } },
      `core:rival:${nth}=${points}`,
    ]),
  ];
}

function nextCoreLines({ nextCore: points }: View): Line[] {
  return points === undefined ? [] : [[{ key: 'line.nextCore', with: { points } }, `next=${points}`]];
}

function supplyLines(view: View): Line[] {
  const { deck, cores } = view;
  return [
    [{ key: 'line.deck', with: { cards: deck } }, `deck=${deck}`],
    [{ key: 'line.cores', with: { cores } }, `cores=${cores}`],
    ...nextCoreLines(view),
  ];
}
