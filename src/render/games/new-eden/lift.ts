import type { View } from '../../../engine/games/new-eden/view.ts';
import { centredBox, piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { lit } from '../../volume.ts';
import { auctions } from './auction-rows.ts';
import { INNER, strip } from './deck.ts';
import { display } from './display.ts';
import { FACTS } from './facts.ts';
import { LIFT } from './ground.ts';
import { market } from './market.ts';
import { PIECE_BY_CATEGORY, PIECES } from './pieces.ts';
import { sprite } from './signs.ts';
import { categoryColour } from './solid.ts';
import { CANOPY } from './stall.ts';
import type { EdenLook } from './messages.ts';
import type { Told } from './turn.ts';

/* The lift at the left: the round's two bonus cards, and on its four decks what is on offer. */

/** Of the last turn: what it took off the display stays there as a shade, and what it won stands in its row. */
export function liftBoard(view: View, look: EdenLook, told: Told | undefined): Shape[] {
  return [...bonusCards(view, look), ...offer(view, look, told)];
}

function offer(view: View, look: EdenLook, told: Told | undefined): Shape[] {
  switch (view.phase) {
    case 'A':
      return display(view, look, told);
    case 'B':
      return market(view, look);
    case 'C':
    case 'D':
      return auctions(view, look, told);
  }
}

/** The sign of a category on its colour, and what each of these brings. */
function bonusCards(view: View, look: EdenLook): Shape[] {
  const says = look.say({ key: 'short.endOfRound' });
  const { size } = fit(says, { width: INNER.width - 8, lines: 1, largest: 30 }, 'bold');
  const title = textOn(says, LIFT.x + LIFT.width / 2, LIFT.y + CANOPY.words, {
    size,
    weight: 'bold',
    colour: '~on-awning',
  });
  const cards = view.bonus.flatMap((bonus, at): Shape[] => {
    const box = { x: INNER.x + at * 182, y: 189, width: 178, height: 52 };
    const { category, reward } = bonus;
    const y = box.y + box.height / 2;
    const ink = category === 'shipyard' || category === 'shell' ? '~outline' : '~rim';
    const words = textOn(`+${reward.n}`, box.x + 98, y, { size: 44, weight: 'bold', colour: '~on-board' });
    return piece({ id: `bonus:${at}`, facts: [FACTS.bonus(at, bonus.id)] }, [
      ...strip(box, box.height),
      {
        kind: 'rect',
        ...centredBox({ x: box.x + 36, y }, 56, 42),
        corner: 10,
        fill: lit(categoryColour(category), 0.15, 0.2),
        stroke: { colour: '~outline', weight: 3 },
      },
      {
        kind: 'path',
        d: PIECES[PIECE_BY_CATEGORY[category]].d,
        x: box.x + 17,
        y: y - 19,
        size: 38,
        fill: ink,
      },
      words,
      sprite(reward.type === 'coins' ? 'coin' : 'star', box.x + 150, y, 42),
    ]);
  });
  return [title, ...cards];
}
