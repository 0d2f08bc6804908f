import type { Msg, RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Effects } from '../../core/preview.ts';
import { stillProgrammed, type Outlook } from './outlook.ts';
import { pointsFor, rowOf, type ByColour } from './components.ts';
import { placementIn } from './control.ts';
import { gainTime, rewardFrames } from './goods.ts';
import { refuse, say } from './messages.ts';
import type { Effect } from './preview.ts';
import { putOnColour, returnBot, whyNotOnColour } from './programming.ts';
import {
  capacityOf,
  cardsOf,
  playerOf,
  sectorOf,
  visibleTile,
  type FrameOf,
  type Play,
  type Position,
  type Sector,
} from './state.ts';

/** One of the seven actions of a sector: step 3. */
interface StationAction {
  /** why step 3 would do nothing, for which the whole act is not possible */
  whyNot(at: Position, seat: Seat, outlook: Outlook): RefusalReason | undefined;
  /** time that is paid first makes room for what is taken */
  readonly payingMakesRoom?: true;
  /** the label of the option: price and expected result */
  label(at: Position, seat: Seat, outlook: Outlook, effects: Effects<Effect>): Msg;
  /** does what can be done and pushes what follows */
  perform(play: Play, seat: Seat, sector: Sector): void;
}

/** Green: take the top extension; its letters may bring bots (AQS-GREEN). */
const expand: StationAction = {
  whyNot({ components, state }, seat, { sector }) {
    const most = components.limits.extensionsMax;
    if (playerOf(state, seat).extensions.length >= most) {
      return refuse('AQS-GREEN-3', 'why.labComplete', { most });
    }
    if (sector.extensions.length > 0) return undefined;
    return refuse('AQS-GREEN-1', 'why.noExtension', { sector: sector.letter });
  },

  label: (_at, _seat, { sector, price }) =>
    say('do.actGreen', { sector: sector.letter, price, extension: sector.extensions[0] ?? '' }),

  perform({ components, draft, emit }, seat, sector) {
    const extension = sector.extensions.shift();
    if (extension === undefined) return;
    playerOf(draft, seat).extensions.push(extension);
    emit({ type: 'extensionTaken', seat, sector: sector.letter, extension });
    const { letters } = rowOf(components.extensions, extension);
    if (letters.length > 0) follow(draft, { kind: 'letters', seat, left: [...letters] });
  },
};

/** Yellow: take the sector's time, from the general supply up to two markers (AQS-YELLOW). */
function timeYield(
  { components, state }: Position,
  seat: Seat,
  { sector, time, stockTime }: Pick<Outlook, 'sector' | 'time' | 'stockTime'>,
): { readonly fromSector: number; readonly fromSupply: number } {
  const room = Math.max(0, capacityOf(components, playerOf(state, seat)).time - time);
  const fromSector = Math.min(sector.time, room);
  const missing = Math.max(0, components.limits.yellowMinimum - fromSector);
  return { fromSector, fromSupply: Math.min(missing, room - fromSector, stockTime) };
}

const takeTimeThere: StationAction = {
  payingMakesRoom: true,
  whyNot(at, seat, outlook) {
    const { components, state } = at;
    if (state.options.emptyActions) return undefined;
    const { fromSector, fromSupply } = timeYield(at, seat, outlook);
    if (fromSector + fromSupply > 0) return undefined;
    const most = capacityOf(components, playerOf(state, seat)).time;
    return outlook.time >= most
      ? refuse('AQS-ACT-2', 'why.timeFull', { most })
      : refuse('AQS-ACT-2', 'why.noTimeLeft', { sector: outlook.sector.letter });
  },

  label: (_at, _seat, { sector, price }, { time }) =>
    say('do.actYellow', { sector: sector.letter, price, time }),

  perform(play, seat, sector) {
    const player = playerOf(play.draft, seat);
    const { stock } = play.draft;
    const { time } = player;
    const { fromSector, fromSupply } = timeYield(play, seat, { sector, time, stockTime: stock.time });
    const asked = Math.max(sector.time, play.components.limits.yellowMinimum);
    sector.time -= fromSector;
    stock.time -= fromSupply;
    player.time += fromSector + fromSupply;
    play.emit({ type: 'timeGained', seat, asked, got: fromSector + fromSupply });
  },
};

/** Black: take as many of the sector's crystals as fit (AQS-BLACK-1). */
function crystalYield({ components, state }: Position, seat: Seat, sector: Sector): number {
  const player = playerOf(state, seat);
  return Math.min(sector.crystals, Math.max(0, capacityOf(components, player).crystals - player.crystals));
}

const takeCrystals: StationAction = {
  whyNot(at, seat, { sector }) {
    const { components, state } = at;
    if (state.options.emptyActions || crystalYield(at, seat, sector) > 0) return undefined;
    if (sector.crystals === 0) return refuse('AQS-ACT-2', 'why.noCrystal', { sector: sector.letter });
    const most = capacityOf(components, playerOf(state, seat)).crystals;
    return refuse('AQS-ACT-2', 'why.crystalsFull', { most });
  },

  label: (_at, _seat, { sector, price }, { crystals }) =>
    say('do.actBlack', { sector: sector.letter, price, crystals }),

  perform(play, seat, sector) {
    if (sector.crystals === 0) return;
    const got = crystalYield(play, seat, sector);
    play.emit({ type: 'crystalsGained', seat, asked: sector.crystals, got });
    sector.crystals -= got;
    playerOf(play.draft, seat).crystals += got;
  },
};

/** Purple: catch as many octopods as the lab can, for points and the rewards of `catch` cards (AQS-PURPLE). */
function catchable({ components, state }: Position, seat: Seat, sector: Sector): number {
  return Math.min(sector.octopods, capacityOf(components, playerOf(state, seat)).octopods);
}

const catchOctopods: StationAction = {
  whyNot({ state }, _seat, { sector }) {
    if (state.options.emptyActions || sector.octopods > 0) return undefined;
    return refuse('AQS-ACT-2', 'why.noOctopod', { sector: sector.letter });
  },

  label: (at, seat, { sector, price }, { points: kp }) =>
    say('do.actPurple', { sector: sector.letter, price, number: catchable(at, seat, sector), kp }),

  perform(play, seat, sector) {
    const { components, draft, emit } = play;
    const number = catchable(play, seat, sector);
    if (number === 0) return;
    sector.octopods -= number;
    draft.stock.octopods += number;
    emit({ type: 'octopodsCaught', seat, sector: sector.letter, number });
    const cards = cardsOf(components, playerOf(draft, seat), 'catch');
    follow(draft, ...rewardFrames(play, seat, 'catch', cards, pointsFor(components, 'caught', number)));
  },
};

/** Blue: the next submarine on the first free space, paid for in step 1 (AQS-BLUE). */
const launch: StationAction = {
  whyNot({ components, state }, seat, { sector: { letter, submarines } }) {
    if (submarines.includes(seat)) return refuse('AQS-BLUE-1', 'why.submarineThere', { sector: letter });
    if (playerOf(state, seat).submarines === 0) return refuse('AQS-BLUE-1', 'why.noSubmarine');
    if (submarines.length < components.submarineSpaces.length) return undefined;
    return refuse('AQS-BLUE-1', 'why.noSpace', { sector: letter });
  },

  label: (_at, _seat, { sector, price }, { points: kp }) =>
    say('do.actBlue', { sector: sector.letter, price, kp }),

  perform(play, seat, sector) {
    playerOf(play.draft, seat).submarines -= 1;
    sector.submarines.push(seat);
    const space = sector.submarines.length;
    play.emit({ type: 'submarinePlaced', seat, sector: sector.letter, space });
    follow(play.draft, { kind: 'knowledge', seat, left: visibleTile(play).tile.lamp });
  },
};

/** Red: the top card, then the lamp's points, then an `instant` card is carried out (AQS-RED-1). */
const research: StationAction = {
  whyNot({ components, state }, seat, { sector }) {
    const player = playerOf(state, seat);
    const most = capacityOf(components, player).cards;
    if (player.cards.length >= most) return refuse('AQS-CAP-1', 'why.cardsFull', { most });
    if (sector.research.length > 0) return undefined;
    return refuse('AQS-RED-1', 'why.noCard', { sector: sector.letter });
  },

  label: (_at, _seat, { sector, price }, { points: kp }) =>
    say('do.actRed', { sector: sector.letter, price, card: sector.research[0] ?? '', kp }),

  perform(play, seat, sector) {
    const id = sector.research.shift();
    if (id === undefined) return;
    const instant = rowOf(play.components.cards, id).type === 'instant';
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
  const { colour } = rowOf(play.components.cards, card);
  const held = player.cards.find(({ id }) => id === card);
  if (held !== undefined) held.used = true;
  play.emit({ type: 'cardUsed', seat, card });
  gainTime(play, seat, play.components.limits.instantTime);
  if (colour === undefined) return;
  if (player.programmed.includes(colour)) returnBot(play, seat, colour, 'pays');
  if (player.supply > 0) putOnColour(play, seat, colour, 'by-instant');
}

/** White: program the colour of the sector (AQS-WHITE-1). */
const programThere: StationAction = {
  whyNot(at, seat, outlook) {
    const { sector, supply } = outlook;
    const { programs } = rowOf(at.components.sectors, sector.letter);
    // placing the bot may clean the station and bring own bots home
    const cleaned = supply > 0 ? 0 : (placementIn(at, sector).removed[seat] ?? 0);
    return whyNotOnColour(
      { programmed: stillProgrammed(at, seat, outlook), supply: supply + cleaned },
      programs,
    );
  },

  label({ components }, _seat, { sector: { letter }, price }) {
    return say('do.actWhite', { sector: letter, price, colour: rowOf(components.sectors, letter).programs });
  },

  perform(play, seat, { letter }) {
    putOnColour(play, seat, rowOf(play.components.sectors, letter).programs, 'by-sector');
  },
};

export const STATION_ACTIONS: ByColour<StationAction> = {
  green: expand,
  yellow: takeTimeThere,
  black: takeCrystals,
  purple: catchOctopods,
  blue: launch,
  red: research,
  white: programThere,
};

export function perform(play: Play, { seat, sector, colour }: FrameOf<'perform'>): void {
  STATION_ACTIONS[colour].perform(play, seat, sectorOf(play.draft, sector));
}
