import { follow } from '../../core/frames.ts';
import { rowOf } from './box.ts';
import { gainTime } from './goods.ts';
import { refuse, say } from './messages.ts';
import { capacityOf, playerOf, visibleTile, type Play } from './position.ts';
import { putOnColour } from './programming.ts';
import { returnBot } from './returning.ts';
import type { StationAction } from './station-action.ts';
import type { FrameOf } from './state.ts';

/** Red: the top card, then the lamp's points, then an `instant` card is carried out (AQS-RED-1). */
export const RESEARCHING: StationAction = {
  hindrance({ box, state }, seat, { sector }) {
    const player = playerOf(state, seat);
    const most = capacityOf(box, player).cards;
    if (player.cards.length >= most) return refuse('AQS-CAP-1', 'why-cards-full', { most });
    if (sector.research.length === 0) return refuse('AQS-RED-1', 'why-no-card', { sector: sector.letter });
    return undefined;
  },

  label(at, _seat, { sector, price }) {
    const { lamp } = visibleTile(at).tile;
    return say('act-red', { sector: sector.letter, price, card: sector.research[0] ?? '', kp: lamp });
  },

  perform(play, seat, sector) {
    const id = sector.research.shift();
    if (id === undefined) return;
    const instant = rowOf(play.box.cards, id).type === 'instant';
    playerOf(play.draft, seat).cards.push({ id, used: false });
    play.emit({ type: 'cardTaken', seat, sector: sector.letter, card: id });
    follow(
      play.draft,
      { kind: 'knowledge', seat, left: visibleTile(play).tile.lamp },
      ...(instant ? [{ kind: 'instant' as const, seat, card: id }] : []),
    );
  },
};

/** Two time, and a bot on the colour; one that is there is returned for it (AQS-CARD-10, AQS-CARD-11). */
export function carryOutInstant(play: Play, { seat, card }: FrameOf<'instant'>): void {
  const player = playerOf(play.draft, seat);
  const { colour } = rowOf(play.box.cards, card);
  const held = player.cards.find(({ id }) => id === card);
  if (held !== undefined) held.used = true;
  play.emit({ type: 'cardUsed', seat, card });
  gainTime(play, seat, play.box.limits.instantTime);
  if (colour === undefined) return;
  if (player.programmed.includes(colour)) returnBot(play, seat, colour, 'pays');
  if (player.supply > 0) putOnColour(play, seat, colour, 'instant');
}
