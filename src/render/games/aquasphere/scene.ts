import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { ComposeOptions, Focus, GameScene } from '../../game-scene.ts';
import { headline, lastTurn, type HeadlinePlace } from '../../headline.ts';
import { partsOn } from '../../parts.ts';
import { boxOf, type Scene, type Shape } from '../../shapes.ts';
import { component } from './component.ts';
import { describe } from './describe.ts';
import { FACTS } from './facts.ts';
import { BOARD } from './ground.ts';
import { everyEngineer, headquarters, headquartersGround, programsToChoose } from './headquarters.ts';
import { changePills, engineerWay, litRoom, scientistLeft, scientistWay, shining, wakes } from './marks.ts';
import { BOARD as BOARD_WORDS, type AquaSphereLook, type Said } from './messages.ts';
import { boxAt, isEnlarged, WHOLE, type Place } from './place.ts';
import { legend } from './legend.ts';
import { plates, turnOrder } from './plates.ts';
import { playerBoard } from './player-board.ts';
import { resultBoard } from './result.ts';
import { hatches, rims, stationGround, stationPieces, type Showing } from './station.ts';
import { lastTurnWords } from './told-words.ts';
import { toldOf, turnFrom, type Told } from './turn.ts';
import { buoys, counters, litBuoys } from './water.ts';
import { decisionOf, roundOf } from './words.ts';

type Options = ComposeOptions<AquaSphereView>;

function ground(view: AquaSphereView, look: AquaSphereLook, place: Place): Shape[] {
  return [
    { kind: 'sprite', name: 'sea', ...boxAt(place, { x: 0, y: 0, ...BOARD }) },
    ...(isEnlarged(place) ? [] : [...buoys(view, place), ...turnOrder(view)]),
    ...headquartersGround(view, look, place),
    ...stationGround(view, place),
  ];
}

const HEADLINE: HeadlinePlace = {
  left: 28,
  right: 1572,
  question: 36,
  last: 88,
  largest: 58,
  token: 56,
};
const LAST: HeadlinePlace = {
  ...HEADLINE,
  left: 26,
  strip: { fill: { tint: '~bar', alpha: 0.6 }, ink: 'ink' },
};

function header(view: AquaSphereView, look: AquaSphereLook, told: Told | undefined): Shape[] {
  const value = worth(view, look);
  const right = Math.min(...value.map((shape) => boxOf(shape).x)) - 30;
  const winners = view.finalScoring?.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) ?? [];
  const { round, rounds } = view;
  return [
    ...headline(
      {
        deciders: view.over ? winners : (view.awaiting?.seats ?? []),
        question: decisionOf(view, look, 'brief'),
        questionFacts: [FACTS.asked(view)],
        stage: { words: roundOf(view, look), facts: [FACTS.round(view)], round: { now: round, of: rounds } },
      },
      HEADLINE,
    ),
    ...(told === undefined ? [] : lastTurn(lastTurnWords(view, told, look), right, LAST)),
    ...value,
  ];
}

/** What a submarine or a card brings this round. */
function worth(view: AquaSphereView, look: AquaSphereLook): Shape[] {
  const words = look.say({ key: 'board.worth', with: { points: view.tile.lamp } });
  const parts = [words, { sign: 'star' }] as const;
  const style = { size: 34, anchor: 'end', colour: 'ink' } as const;
  return partsOn(parts, HEADLINE.right, LAST.last, style, { id: 'lamp', facts: [FACTS.lamp(view)] });
}

type Draw = (
  view: AquaSphereView,
  told: Told | undefined,
  place: Place,
  showing: Showing & { readonly look: AquaSphereLook },
) => Shape[];

/** What changed lies between what moves: later shapes lie on earlier ones. */
function marked(
  draw: (view: AquaSphereView, told: Told, place: Place) => Shape[],
  view: AquaSphereView,
  told: Told | undefined,
  place: Place,
): Shape[] {
  return told === undefined ? [] : draw(view, told, place);
}

const headquartersPart: Draw = (view, told, place, { look, viewer }) => [
  ...marked(litRoom, view, told, place),
  ...shining(everyEngineer(view, told, place), view, told, place),
  ...marked(engineerWay, view, told, place),
  // no way lies on a word
  ...headquarters(view, look, viewer, place),
];

const stationPart: Draw = (view, told, place, showing) => [
  ...rims(view, place, showing),
  ...marked(scientistLeft, view, told, place),
  ...shining(stationPieces(view, place, showing), view, told, place),
  ...marked(scientistWay, view, told, place),
  ...hatches(view, place),
  // who is asked has the menu's numbers there
  ...(showing.viewer === undefined ? marked(changePills, view, told, place) : []),
];

function whole(view: AquaSphereView, look: AquaSphereLook, { viewer, last, forecast = [] }: Options): Scene {
  const told = last === undefined ? undefined : toldOf(view, last);
  return {
    ...BOARD,
    theme: 'aquasphere',
    ground: '~water-floor',
    still: ground(view, look, WHOLE),
    moving: [
      ...header(view, look, told),
      ...litBuoys(view, told, WHOLE),
      ...marked(wakes, view, told, WHOLE),
      ...counters(view, viewer, WHOLE),
      ...headquartersPart(view, told, WHOLE, { look, viewer, alone: false, told, forecast }),
      ...stationPart(view, told, WHOLE, { look, viewer, alone: false, told, forecast }),
      ...shining(plates({ view, look, told, viewer, forecast }), view, told, WHOLE),
      ...(viewer === undefined ? [] : programsToChoose(view, viewer, WHOLE)),
    ],
  };
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const STATION: Part = { x: 364, y: 176, width: 1236, height: 680 };
const HEADQUARTERS: Part = { x: 0, y: 176, width: 374, height: 682 };

/** A part of the board, enlarged. */
function enlarged(
  view: AquaSphereView,
  look: AquaSphereLook,
  { viewer, last, forecast = [] }: Options,
  part: Part,
): Scene {
  const told = last === undefined ? undefined : toldOf(view, last);
  const place: Place = { x: part.x, y: part.y, k: 1.6 };
  const size = { width: Math.round(part.width * place.k), height: Math.round(part.height * place.k) };
  const draw = part === STATION ? stationPart : headquartersPart;
  const { width, height } = size;
  return {
    ...size,
    theme: 'aquasphere',
    ground: '~water-floor',
    still: [
      {
        kind: 'group',
        clip: `M0 0H${width}V${height}H0Z`,
        box: { x: 0, y: 0, ...size },
        shapes: ground(view, look, place),
      },
    ],
    moving: [...draw(view, told, place, { look, viewer, alone: true, told, forecast })],
  };
}

/** The end, with the final board still to be had as a focus. */
function ending(view: AquaSphereView, look: AquaSphereLook, { course = [] }: Options): Scene {
  return {
    ...BOARD,
    theme: 'aquasphere',
    ground: '~sky-top',
    // the surface lies behind the table: above it there is only sky for the winner
    still: [
      {
        kind: 'group',
        clip: `M0 0H${BOARD.width}V${BOARD.height}H0Z`,
        box: { x: 0, y: 0, ...BOARD },
        shapes: [{ kind: 'sprite', name: 'sea', x: 0, y: 92, ...BOARD }],
      },
    ],
    moving: resultBoard(view, look, course),
  };
}

function focuses(view: AquaSphereView, look: AquaSphereLook): Focus[] {
  return [
    ...(view.over ? [{ id: 'board', label: look.say({ key: 'board.final' }) }] : []),
    { id: 'station', label: look.say({ key: 'board.station' }) },
    { id: 'hq', label: look.say({ key: 'board.headquarters' }) },
    ...view.players.map((_, seat) => ({ id: `player-${seat}`, label: look.seats[seat]?.name ?? '' })),
  ];
}

export const AQUASPHERE_SCENE: GameScene<AquaSphereView, Said> = {
  gameId: 'aquasphere',
  messages: BOARD_WORDS,
  focuses,
  turnFrom,
  compose(view, look, options) {
    const { focus } = options;
    if (focus === 'station') return enlarged(view, look, options, STATION);
    if (focus === 'hq') return enlarged(view, look, options, HEADQUARTERS);
    const seat = view.players.findIndex((_, nth) => focus === `player-${nth}`);
    if (seat >= 0) return playerBoard(view, look, seat);
    return view.over && focus !== 'board' ? ending(view, look, options) : whole(view, look, options);
  },
  describe: (view, look, _viewer, forecast) => describe(view, look, forecast),
  legend,
  component: (_view, look, key, printed) => component(look, key, printed),
};
