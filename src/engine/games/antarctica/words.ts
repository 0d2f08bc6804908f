import type { Msg, OptionWords, Seat } from '../../core/contract.ts';
import { readSpot, type Action, type DiscardAction, type PlayAction } from './actions.ts';
import { scientistsFor } from './build.ts';
import { FAST_POINTS, PLUS_SCIENTISTS } from './cards.ts';
import type { AreaId } from './components.ts';
import { openTrack, topCard, type Kit } from './kit.ts';
import { shipsOf, strengthIn } from './line.ts';
import { msg, type MessageKey } from './messages.ts';
import { recruitsAt } from './recruit.ts';
import { playerOf, targetOf, type AntarcticaFrame, type AntarcticaState } from './state.ts';
import { JOINT_POINTS } from './track-choice.ts';
import { pathOf, triggersOn } from './tracks.ts';

type Group = Extract<MessageKey, `group.${string}`>;

function words(label: Msg, group: Group, detail?: Msg, target?: string): OptionWords {
  return {
    label,
    group,
    ...(detail === undefined ? {} : { detail }),
    ...(target === undefined ? {} : { target }),
  };
}

/** What a person reads of an option. */
export function wordOption(
  kit: Kit,
  state: AntarcticaState,
  frame: AntarcticaFrame,
  seat: Seat,
  action: Action,
): OptionWords {
  switch (action.type) {
    case 'place':
      return toArea(state, msg('do.place', { area: action.area }), 'group.setup', action.area);
    case 'sail':
      return toArea(state, msg('do.sail', { area: action.area }), 'group.sail', action.area);
    case 'move': {
      const { area: from, place } = readSpot(action.spot);
      return toArea(state, msg('do.move', { from, place, area: action.area }), 'group.move', action.area);
    }
    case 'track':
      return wordTrack(kit, state, frame, seat, action.track);
    case 'research':
      return wordResearch(kit, state, seat, action.track);
    case 'build':
      return wordBuild(kit, state, action);
    case 'play':
      return wordPlay(state, seat, action);
    case 'discard':
      return wordDiscard(kit, state, seat, action);
    case 'take':
      return wordTake(state, frame, action.card);
    case 'ship':
      return words(
        msg('do.ship', { area: state.sun.area }),
        'group.act',
        msg('detail.ship', { left: playerOf(state, seat).available.ships }),
        `area:${state.sun.area}`,
      );
    case 'recruit':
      return words(msg('do.recruit', { count: recruitsAt(state, seat) }), 'group.act');
    case 'stay':
      return words(msg('do.stay'), 'group.sail', msg('detail.stay'));
    case 'skip':
      return words(msg('do.skip'), 'group.end');
    case 'end':
      return words(msg('do.end'), 'group.end');
  }
}

/** Which place in line the ship gets there, and what stands there. */
function toArea(state: AntarcticaState, label: Msg, group: Group, area: AreaId): OptionWords {
  const { line, buildings } = state.areas[area];
  const place = line.length + 1;
  const detail = msg('detail.area', { place, ...(buildings.length === 0 ? {} : { buildings }) });
  return words(label, group, detail, `area:${area}`);
}

/** From where to where, and what that triggers. */
function wordAdvance(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  id: string,
  points: number,
): Msg | undefined {
  const track = openTrack(kit, state, id);
  if (track === undefined) return undefined;
  const path = pathOf(state, track, seat, points);
  const effects = triggersOn(kit, state, seat, track, path).map(({ effect }) => effect);
  const { from, to } = path;
  return msg('detail.advance', { from, to, ...(effects.length === 0 ? {} : { effects }) });
}

function wordTrack(
  kit: Kit,
  state: AntarcticaState,
  frame: AntarcticaFrame,
  seat: Seat,
  track: string,
): OptionWords {
  const points = frame.kind === 'track' ? frame.points : JOINT_POINTS;
  const label = msg('do.track', { track });
  if (frame.kind === 'startCube') return words(label, 'group.setup', undefined, `track:${track}`);
  return words(label, 'group.research', wordAdvance(kit, state, seat, track, points), `track:${track}`);
}

function wordResearch(kit: Kit, state: AntarcticaState, seat: Seat, track: string): OptionWords {
  const points = strengthIn(state, seat, targetOf(state));
  return words(
    msg('do.research', { track, points }),
    'group.research',
    wordAdvance(kit, state, seat, track, points),
    `track:${track}`,
  );
}

function wordBuild(
  kit: Kit,
  state: AntarcticaState,
  { pile, using }: Extract<Action, { type: 'build' }>,
): OptionWords {
  const top = topCard(kit, state, pile);
  const card = top?.id ?? '';
  const label =
    using === undefined ? msg('do.build', { card, pile }) : msg('do.buildUsing', { card, pile, using });
  if (top === undefined) return words(label, 'group.build');
  const scientists = scientistsFor(kit, state, top);
  const detail = msg('detail.build', { area: targetOf(state), scientists, research: top.research });
  return words(label, 'group.build', detail, `pile:${pile}`);
}

function wordPlay(state: AntarcticaState, seat: Seat, action: PlayAction): OptionWords {
  const { card } = action;
  if (action.card === 'icebreaker')
    return words(
      msg('do.playIcebreaker', { card, area: action.area }),
      'group.play',
      msg('detail.play.icebreaker'),
      `area:${action.area}`,
    );
  const count = Math.min(PLUS_SCIENTISTS, playerOf(state, seat).reserve);
  const details = {
    scientist: msg('detail.play.scientist', { area: targetOf(state) }),
    plus2: msg('detail.play.plus2', { count }),
    fast: msg('detail.play.fast', { points: FAST_POINTS }),
  };
  return words(msg('do.play', { card }), 'group.play', details[action.card]);
}

/** The last ship on the board is given up with open eyes: the detail says so. */
function wordDiscard(kit: Kit, state: AntarcticaState, seat: Seat, action: DiscardAction): OptionWords {
  const recruited = Math.min(1, playerOf(state, seat).reserve);
  if (action.what === 'cube')
    return words(msg('do.discardCube'), 'group.discard', msg('detail.discard', { recruited }));
  if (action.spot === undefined)
    return words(msg('do.discardShip'), 'group.discard', msg('detail.discard', { recruited }));
  const last = shipsOf(kit, state, seat).length === 1;
  const said = words(
    msg('do.discardShipAt', readSpot(action.spot)),
    'group.discard',
    msg(last ? 'detail.lastShip' : 'detail.discard', { recruited }),
    `ship:${action.spot}`,
  );
  return last ? { ...said, askTwice: true } : said;
}

function wordTake(
  state: AntarcticaState,
  frame: AntarcticaFrame,
  card: Extract<Action, { type: 'take' }>['card'],
): OptionWords {
  const left = (frame.kind === 'draft' ? frame.packet : state.shipyard)[card];
  return words(msg('do.take', { card }), 'group.take', msg(`detail.take.${card}`, { left }));
}

/** What autocomplete calls a word of an action text. */
export function wordFor(kit: Kit, parameter: string, word: string): Msg | undefined {
  const { names } = kit.set;
  if (parameter === 'spot') {
    // as: the words of this parameter are the spots
    return msg('word.spot', readSpot(word as Parameters<typeof readSpot>[0]));
  }
  if (parameter !== 'card') {
    if (names[`${parameter}:${word}`] === undefined) return undefined;
    return { key: `word.${parameter}`, with: { [parameter]: word } };
  }
  const category = names[`shipyardCard:${word}`] === undefined ? 'resourceCard' : 'shipyardCard';
  return { key: `word.${category}`, with: { card: word } };
}
