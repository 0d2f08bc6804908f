import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { piece } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { auctions } from './auction-rows.ts';
import { LABEL } from './card-art.ts';
import { INNER, strip } from './deck.ts';
import { display } from './display.ts';
import { FACTS } from './facts.ts';
import { LIFT } from './ground.ts';
import { market } from './market.ts';
import { sprite } from './signs.ts';
import { CANOPY } from './stall.ts';
import type { EdenLook, Said } from './messages.ts';
import type { Told } from './turn.ts';

/* The stall at the left: the round's two bonus cards, and on its boards what is on offer. */

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

/** The word for a category on its colour, as in the towers, and what each of these brings. */
function bonusCards(view: View, look: EdenLook): Shape[] {
  const says = look.say({ key: 'short.endOfRound' });
  const { size } = fit(says, { width: INNER.width - 8, lines: 1, largest: 30 }, 'bold');
  const title = textOn(says, LIFT.x + LIFT.width / 2, LIFT.y + CANOPY.words, {
    size,
    weight: 'bold',
    colour: '~on-awning',
  });
  const cards = view.bonus.flatMap((bonus, at): Shape[] => {
    const box = { x: INNER.x + at * 181, y: 189, width: 179, height: 52 };
    const { category, reward } = bonus;
    const y = box.y + box.height / 2;
    const word = look.say({ key: LABELS[category] });
    const label = { x: box.x + 2, width: 105, height: LABEL.height } as const;
    const style = fit(word, { width: label.width - 8, lines: 1, largest: 26 }, 'bold');
    const ink = category === 'octopus' || category === 'crab' ? '~rim' : '~outline';
    const middle = label.x + label.width / 2;
    return piece({ id: `bonus:${at}`, facts: [FACTS.bonus(at, bonus.id)] }, [
      ...strip(box, box.height),
      sprite(`label:${category}`, middle, y, label.width, label.height),
      textOn(word, middle, y, { size: style.size, weight: 'bold', colour: ink }),
      textOn(`+${reward.n}`, box.x + 126, y, { size: 34, weight: 'bold', colour: '~on-board' }),
      sprite(reward.type === 'coins' ? 'coin' : 'star', box.x + 161, y, 30),
    ]);
  });
  return [title, ...cards];
}

const LABELS = {
  crab: 'short.crabs',
  shell: 'short.shells',
  octopus: 'short.octopuses',
  shipyard: 'short.yards',
  oxygen: 'short.oxygen',
  research: 'short.labs',
} as const satisfies Readonly<Record<Category, Said['key']>>;
