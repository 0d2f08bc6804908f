import type { Asking } from './asking.ts';
import type { CustomId, PressVerb } from './custom-id.ts';
import { textsFor, type Desk, type Outcome } from './desk.ts';
import { abandonTable, askAbandon, askCancel, lobbyStep, openTable, putTableAway } from './lobby-commands.ts';
import { askUndo, playTyped, playVerb, pressInPanel, showPanel, whereOf } from './moves.ts';
import { setOption, showOptions } from './options-panel.ts';
import type { Request } from './request.ts';
import { showAbout, showBoardTo, showGames, showHand, showLog, showScores, showState } from './seeing.ts';

type Answerable = Exclude<Request, { kind: 'typing' }>;

/** The answer to anything but autocomplete: the list of what this bot can be asked. */
export async function answerTo(desk: Desk, asking: Asking, request: Answerable): Promise<Outcome> {
  switch (request.kind) {
    case 'command':
      return commanded(desk, asking, request);
    case 'verb':
      return playVerb(desk, asking, request);
    case 'press':
      return BY_VERB[request.id.verb](desk, asking, request.id, request.value);
    case 'unknown':
      return unknown(asking);
  }
}

function unknown(asking: Asking): Outcome {
  return { page: { content: textsFor(asking).house.unknown } };
}

async function commanded(
  desk: Desk,
  asking: Asking,
  { command, options }: Extract<Request, { kind: 'command' }>,
): Promise<Outcome> {
  const text = (name: string): string | undefined => {
    const value = options[name];
    return typeof value === 'string' ? value : undefined;
  };
  switch (command) {
    case 'game.new':
      return openTable(desk, asking, text('game'));
    case 'game.join':
      return lobbyStep(desk, asking, 'join');
    case 'game.leave':
      return lobbyStep(desk, asking, 'leave');
    case 'game.start':
      return lobbyStep(desk, asking, 'start');
    case 'game.cancel':
      return askCancel(desk, asking);
    case 'game.abandon':
      return askAbandon(desk, asking);
    case 'play':
      return showPanel(desk, asking, whereOf(asking));
    case 'move':
      return playTyped(desk, asking, text('action') ?? '');
    case 'board':
      return showBoardTo(desk, asking, options);
    case 'hand':
      return showHand(desk, asking);
    case 'state':
      return showState(desk, asking);
    case 'undo':
      return askUndo(desk, asking);
    case 'log':
      return showLog(desk, asking);
    case 'scores':
      return showScores(desk, asking);
    case 'games':
      return showGames(desk, asking);
    case 'about':
      return showAbout(desk, asking);
    default:
      return unknown(asking);
  }
}

type Press = (
  desk: Desk,
  asking: Asking,
  id: CustomId,
  value: string | undefined,
) => Outcome | Promise<Outcome>;

const BY_VERB: Readonly<Record<PressVerb, Press>> = {
  open: (desk, asking, id) => openTable(desk, asking, id.argument),
  join: (desk, asking, id) => lobbyStep(desk, asking, 'join', id),
  leave: (desk, asking, id) => lobbyStep(desk, asking, 'leave', id),
  start: (desk, asking, id) => lobbyStep(desk, asking, 'start', id),
  cancel: askCancel,
  'cancel-yes': (desk, asking, id) => lobbyStep(desk, asking, 'cancel', id),
  options: (desk, asking, id) => showOptions(desk, asking, id),
  optpage: (desk, asking, id) => showOptions(desk, asking, id, Number(id.argument)),
  option: setOption,
  'abandon-yes': abandonTable,
  'abandon-no': (_desk, asking) => ({ page: { content: textsFor(asking).house.kept } }),
  'away-yes': putTableAway,
  // the public board is everybody's: who presses it sees his own question as it is now
  play: (desk, asking, id) => showPanel(desk, asking, { channelId: asking.channelId, tableId: id.tableId }),
  board: (desk, asking, id) => showBoardTo(desk, asking, {}, id),
  log: (desk, asking, id) => showLog(desk, asking, { ...id, argument: '' }),
  story: showLog,
  state: showState,
  scores: showScores,
  score: showScores,
  tables: showGames,
  act: pressInPanel,
  pick: pressInPanel,
  'pick-both': pressInPanel,
  group: pressInPanel,
  show: pressInPanel,
  fresh: pressInPanel,
  undo: pressInPanel,
  'act-yes': pressInPanel,
  'undo-yes': pressInPanel,
};
