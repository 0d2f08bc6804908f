import { each } from '../../core/frames.ts';
import { changeDamage, takeDamage } from './damage.ts';
import { causedBy, gainCoins } from './purse.ts';
import type { Frame } from './frame.ts';
import type { Runs } from './asked.ts';
import { countCards } from './station.ts';
import { othersOf, stationOf, type Play, type StationIndex } from './state.ts';

/** What a research card does when it is built; the lasting ones are read where they count: plant, red marker, final scoring. */
export function runResearch(play: Play, builder: StationIndex, card: string): void {
  const { effect } = play.box.part(card);
  const cause = causedBy(card);
  switch (effect.type) {
    case 'gainCoins':
      gainCoins(play, builder, effect.n, cause);
      return;
    case 'takeDamage':
      takeDamage(play, builder, effect.n, cause);
      return;
    case 'repairNow':
      changeDamage(play, builder, -effect.n, cause);
      return;
    case 'othersGainCoins':
      for (const other of othersOf(play.draft, builder)) gainCoins(play, other, effect.n, cause);
      return;
    case 'hitOthers':
      // NED-R68: clockwise, each settles a loss before the next is hit
      each(play.draft, othersOf(play.draft, builder), (station): Frame => ({ kind: 'hit', station, card }));
      return;
    default:
      return;
  }
}

/** NED-R67: the victim's own cards count. */
export const hit: Runs<'hit'> = (play, { station, card }) => {
  const { effect } = play.box.part(card);
  if (effect.type !== 'hitOthers') throw new Error(`${card} hits nobody`);
  const cards = countCards(play.box, stationOf(play.draft, station), effect.per);
  takeDamage(play, station, cards * effect.n, causedBy(card));
};
