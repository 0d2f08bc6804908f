import type { Asking } from './asking.ts';
import type { CustomId } from './custom-id.ts';
import { textsFor, type Desk, type Outcome } from './desk.ts';
import { abandonTable, askAbandon, askCancel, lobbyStep, openTable } from './lobby-commands.ts';
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
      return pressed(desk, asking, request.id, request.value);
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

async function pressed(
  desk: Desk,
  asking: Asking,
  id: CustomId,
  value: string | undefined,
): Promise<Outcome> {
  switch (id.verb) {
    case 'open':
      return openTable(desk, asking, id.argument);
    case 'join':
    case 'leave':
    case 'start':
      return lobbyStep(desk, asking, id.verb, id);
    case 'cancel':
      return askCancel(desk, asking, id);
    case 'cancel-yes':
      return lobbyStep(desk, asking, 'cancel', id);
    case 'options':
      return showOptions(desk, asking, id);
    case 'optpage':
      return showOptions(desk, asking, id, Number(id.argument));
    case 'option':
      return setOption(desk, asking, id, value);
    case 'abandon-yes':
      return abandonTable(desk, asking, id);
    case 'abandon-no':
      return { page: { content: textsFor(asking).house.kept } };
    case 'play':
      // the public board is everybody's: who presses it sees his own question as it is now
      return showPanel(desk, asking, { channelId: asking.channelId, tableId: id.tableId });
    case 'board':
      return showBoardTo(desk, asking, {}, id);
    case 'log':
      return showLog(desk, asking, { ...id, argument: '' });
    case 'story':
      return showLog(desk, asking, id);
    case 'state':
      return showState(desk, asking, id);
    case 'scores':
    case 'score':
      return showScores(desk, asking, id);
    case 'tables':
      return showGames(desk, asking, id);
    case 'act':
    case 'pick':
    case 'group':
    case 'show':
    case 'fresh':
    case 'undo':
    case 'undo-yes':
      return pressInPanel(desk, asking, id, value);
  }
}
