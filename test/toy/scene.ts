import type { GameScene } from '../../src/render/game-scene.ts';
import { framed, MARGIN, MIDDLE } from '../../src/render/frame.ts';
import type { Headline } from '../../src/render/headline.ts';
import { SILHOUETTES, type Silhouette } from '../../src/render/pieces.ts';
import type { PlateWords } from '../../src/render/plates.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { BOARD, type FloeLook, type Said } from './board-messages.ts';
import { beside } from './scene-camp.ts';
import { mapGround, mapPieces, mapSize, type MapPlace } from './scene-map.ts';
import { askedFact, askedWords, describe, ownSections, stageOf } from './scene-words.ts';
import { PIECES } from './silhouettes.ts';
import type { View } from './view.ts';

const MAP: MapPlace = { x: MIDDLE.x - 8, y: MIDDLE.y - 8, cell: { width: 66, height: 58 } };
const BESIDE = MIDDLE.x + mapSize(MAP).width + 12;

function headlineOf(view: View, look: FloeLook): Headline {
  return {
    deciders: view.asks?.seats ?? [],
    question: look.say(askedWords(view)),
    questionFacts: [askedFact(view)],
    stage: { words: look.say(stageOf(view)), facts: [`round=${view.round}`] },
  };
}

function platesOf({ expeditions, asks }: View, look: FloeLook): PlateWords[] {
  return expeditions.map(({ points, fuel, handCount }, seat) => {
    const has = (what: string, amount: number, outline: Silhouette) => ({
      id: `${what}:${seat}`,
      amount: String(amount),
      facts: [`${what}:${seat}=${amount}`],
      sign: outline,
    });
    const { name = '', colourWord = '' } = look.seats[seat] ?? {};
    return {
      seat,
      name,
      colourWord,
      score: String(points),
      scoreFacts: [`score:${seat}=${points}`],
      lit: asks?.seats.includes(seat) === true,
      facts: [has('cards', handCount, SILHOUETTES.hand), has('fuel', fuel, PIECES.can)],
    };
  });
}

/** The map alone, twice as large. */
function mapFocus(view: View): Scene {
  const place: MapPlace = { x: MARGIN, y: MARGIN, cell: { width: 132, height: 116 } };
  const { width, height } = mapSize(place);
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    ground: 'ground',
    still: mapGround(view, place),
    moving: mapPieces(view, place),
  };
}

export const FLOE_SCENE: GameScene<View, Said> = {
  gameId: 'toy',
  messages: BOARD,
  focuses: (_view, look) => [{ id: 'map', label: look.say({ key: 'word.map' }) }],
  compose(view, look, { focus }) {
    if (focus === 'map') return mapFocus(view);
    const right = { ...MIDDLE, x: BESIDE, width: MIDDLE.x + MIDDLE.width - BESIDE };
    return framed(
      { headline: headlineOf(view, look), plates: platesOf(view, look) },
      { still: mapGround(view, MAP), moving: [...mapPieces(view, MAP), ...beside(view, look, right)] },
    );
  },
  describe: (view, look) => describe(view, look),
  own: (view, _open, look) => ownSections(view, look),
};
