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

/** Between the awning and what is on offer. */
const BONUS = { first: 189, height: 46, step: 50 } as const;

/** A line each: what is counted, as it stands in a station and in the word of the plates, and what each of these brings. */
function bonusCards(view: View, look: EdenLook): Shape[] {
  const says = look.say({ key: 'short.endOfRound' });
  const { size } = fit(says, { width: INNER.width - 8, lines: 1, largest: 30 }, 'bold');
  const title = textOn(says, LIFT.x + LIFT.width / 2, LIFT.y + CANOPY.words, {
    size,
    weight: 'bold',
    colour: '~on-awning',
  });
  const cards = view.bonus.flatMap((bonus, at): Shape[] => {
    const box = { x: INNER.x, y: BONUS.first + at * BONUS.step, width: INNER.width, height: BONUS.height };
    const { category, reward } = bonus;
    const y = box.y + box.height / 2 - 3;
    const { name, width, height } = PICTURES[category];
    const word = look.say({ key: LABELS[category] });
    const label = { x: box.x + 76, width: 162, height: LABEL.height - 4 } as const;
    const style = fit(word, { width: label.width - 8, lines: 1, largest: 30 }, 'bold');
    const ink = category === 'octopus' || category === 'crab' ? '~rim' : '~outline';
    const middle = label.x + label.width / 2;
    return piece({ id: `bonus:${at}`, facts: [FACTS.bonus(at, bonus.id)] }, [
      ...strip(box, box.height),
      sprite(name, box.x + 40, y, width, height),
      sprite(`label:${category}`, middle, y, label.width, label.height),
      textOn(word, middle, y, { size: style.size, weight: 'bold', colour: ink }),
      textOn(`+${reward.n}`, box.x + 288, y + 1, { size: 44, weight: 'bold', colour: '~on-board' }),
      sprite(reward.type === 'coins' ? 'coin' : 'star', box.x + 334, y, 36),
    ]);
  });
  return [title, ...cards];
}

const PICTURES = {
  crab: { name: 'hull:crab:dark', width: 46, height: 42 },
  shell: { name: 'hull:shell:dark', width: 46, height: 42 },
  octopus: { name: 'hull:octopus:dark', width: 46, height: 42 },
  shipyard: { name: 'yard', width: 46, height: 38 },
  oxygen: { name: 'tank', width: 18, height: 40 },
  research: { name: 'lab', width: 34, height: 40 },
} as const satisfies Readonly<Record<Category, { name: string; width: number; height: number }>>;

const LABELS = {
  crab: 'short.crabs',
  shell: 'short.shells',
  octopus: 'short.octopuses',
  shipyard: 'short.yards',
  oxygen: 'short.oxygen',
  research: 'short.labs',
} as const satisfies Readonly<Record<Category, Said['key']>>;
