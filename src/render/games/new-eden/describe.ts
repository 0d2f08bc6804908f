import type { View } from '../../../engine/games/new-eden/view.ts';
import type { DescribedLine, DescribedSection, Description } from '../../game-scene.ts';
import { askedMessage, personOf, phaseMessage, whose } from './asked.ts';
import { FACTS } from './facts.ts';
import { altRows, offerLines, ownLines } from './offer-words.ts';
import { altDetails, altStation, coinsLine, stationLines } from './station-words.ts';
import type { EdenLook, Said } from './messages.ts';

/* The text board: whatever the picture shows, in reading order, and its short form. */

function title(view: View, look: EdenLook): string {
  return look.say({ key: 'board.title', with: { round: view.round, phase: phaseMessage(view) } });
}

function bonusMessage({ category, reward }: View['bonus'][number]): Said {
  return { key: `bonus.${reward.type}`, with: { category, n: reward.n } };
}

function bonusLine(view: View, look: EdenLook): DescribedLine[] {
  const [first, second] = view.bonus;
  if (first === undefined || second === undefined) return [];
  return [
    {
      text: look.say({
        key: 'state.bonus',
        with: { first: bonusMessage(first), second: bonusMessage(second) },
      }),
      facts: [FACTS.bonus(0, first.id), FACTS.bonus(1, second.id)],
    },
  ];
}

function nautilusLine(view: View, look: EdenLook): DescribedLine {
  return {
    text: look.say({ key: 'state.nautilus', with: whose(view, view.holder) }),
    facts: [FACTS.nautilus(view.holder)],
  };
}

/** What goes on right now inside a turn. */
function happening(view: View, look: EdenLook): DescribedLine[] {
  const { moving, building } = view;
  const line = (message: Said): DescribedLine => ({ text: look.say(message), facts: [] });
  return [
    ...(moving === undefined
      ? []
      : [
          line({ key: 'state.moving', with: { seat: moving.seat, card: moving.card, bottle: moving.reach } }),
        ]),
    ...(moving?.arm === undefined || moving.from === undefined
      ? []
      : [line({ key: 'state.lifted', with: { seat: moving.seat, arm: moving.arm, from: moving.from } })]),
    ...(building === undefined
      ? []
      : [
          {
            ...line({
              key: 'state.building',
              with: { ...whose(view, building.station), cards: building.cards },
            }),
            facts: building.cards.map(FACTS.building),
          },
        ]),
  ];
}

function piles(view: View, look: EdenLook): DescribedLine[] {
  const { deckCounts, openBox, pastBonus, unseenBox = [] } = view;
  return [
    ...pastBonus.map((bonus) => ({
      text: look.say({ key: 'state.pastBonus', with: { bonus: bonusMessage(bonus) } }),
      facts: [],
    })),
    ...Object.entries(deckCounts).map(([deck, count]) => ({
      text: look.say({ key: 'state.deck', with: { deck, count } }),
      facts: [FACTS.deck(deck, count)],
    })),
    {
      text: look.say({
        key: 'state.box',
        with: { count: openBox.length, ...(openBox.length > 0 && { cards: openBox }) },
      }),
      facts: [FACTS.box(openBox.length)],
    },
    ...(unseenBox.length === 0
      ? []
      : [{ text: look.say({ key: 'state.unseenBox', with: { cards: unseenBox } }), facts: [] }]),
  ];
}

function handSection(view: View, look: EdenLook): readonly DescribedSection[] {
  const lines = ownLines(view, look);
  return lines.length === 0 ? [] : [{ title: look.say({ key: 'board.own' }), lines }];
}

/** The hand, and what lies behind the screen. */
export function ownSections(view: View, open: View, look: EdenLook): readonly DescribedSection[] {
  return [
    ...handSection(view, look),
    ...view.stations.flatMap((of, station) =>
      of.coins === open.stations[station]?.coins
        ? []
        : [{ title: personOf(view, look, station).name, lines: [coinsLine(look, station, of)] }],
    ),
  ];
}

export function describe(view: View, look: EdenLook): Description {
  const asked = look.say(askedMessage(view));
  const stations = view.stations.map((_, station) => station);
  const offer = view.over ? [] : offerLines(view, look);
  return {
    alt: [
      `${title(view, look)}.`,
      `${asked}.`,
      ...(view.over
        ? []
        : [`${nautilusLine(view, look).text}.`, ...bonusLine(view, look).map(({ text }) => `${text}.`)]),
      ...(view.over ? [] : altRows(view, look)),
      ...stations.map((station) => altStation(view, look, station)),
      ...stations.map((station) => altDetails(view, look, station)),
    ],
    sections: [
      {
        title: title(view, look),
        lines: [
          { text: asked, facts: [FACTS.asked(view), FACTS.round(view), FACTS.phase(view)] },
          ...happening(view, look),
          nautilusLine(view, look),
          ...bonusLine(view, look),
        ],
      },
      ...handSection(view, look),
      ...(offer.length === 0 ? [] : [{ title: look.say({ key: 'board.offer' }), lines: offer }]),
      ...stations.map((station) => ({
        title: personOf(view, look, station).name,
        lines: stationLines(view, look, station),
      })),
      { title: look.say({ key: 'board.piles' }), lines: piles(view, look) },
    ],
  };
}
