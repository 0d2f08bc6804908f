import type { InteractionContext } from './interaction-context.ts';
import type { CustomId, PressVerb } from './custom-id.ts';
import { showHint } from './advice.ts';
import { takeBackup } from './backup.ts';
import { pressAnalysis, showAnalysis, showTurningPoint } from './show-analysis.ts';
import { showHelp } from './help.ts';
import { howToPlay, turnCard } from './how-to.ts';
import { addAi, askLevel, removeAi } from './ai-seats.ts';
import { textsFor, type CommandContext, type Outcome } from './command-context.ts';
import {
  abandonTable,
  askAbandon,
  askCancel,
  lobbyStep,
  openTable,
  putTableAway,
  wishIn,
} from './lobby-commands.ts';
import { askUndo, playTyped, playVerb, pressInPanel, showPanel, whereOf } from './moves.ts';
import { castVote, hushReminders, showPace, wishPause } from './pace-commands.ts';
import { setServer, showServer } from './server-settings.ts';
import { setMine, showMine, turnMine } from './person-settings.ts';
import { setOption, showOptions } from './options-panel.ts';
import { exportGame, importGame } from './game-files.ts';
import { showRecap, watch } from './recap.ts';
import { askRematch, openRematch } from './rematch.ts';
import { playOn, postFilm, showReplay, stepInReplay } from './replay.ts';
import { showLeaderboard, showStats } from './standings.ts';
import { addToPlan, clearPlan, showPlan } from './plan.ts';
import type { Request } from './request.ts';
import { chooseTopic, openRules, showRules, turnLeaf, whyRule } from './rules.ts';
import { showAbout, showBoardTo, showGames, showHand, showLog, showScores, showState } from './views.ts';
import { showWhy } from './why.ts';
import {
  answerInvitation,
  askAiForSeat,
  askReplace,
  askResign,
  askTake,
  handToAi,
  invite,
  resign,
  takeSeat,
} from './seats.ts';
import { answerVote, askOthersToUndo } from './votes.ts';

type Answerable = Exclude<Request, { kind: 'typing' }>;

/** The answer to anything but autocomplete: the list of what this bot can be asked. */
export async function answerTo(
  context: CommandContext,
  interaction: InteractionContext,
  request: Answerable,
): Promise<Outcome> {
  switch (request.kind) {
    case 'command':
      return commanded(context, interaction, request);
    case 'verb':
      return playVerb(context, interaction, request);
    case 'press':
      return BY_VERB[request.id.verb](context, interaction, request.id, request.value);
    case 'unknown':
      return unknown(interaction);
  }
}

function unknown(interaction: InteractionContext): Outcome {
  return { page: { content: textsFor(interaction).bot.unknown } };
}

async function commanded(
  context: CommandContext,
  interaction: InteractionContext,
  { command, options, file }: Extract<Request, { kind: 'command' }>,
): Promise<Outcome> {
  const text = (name: string): string | undefined => {
    const value = options[name];
    return typeof value === 'string' ? value : undefined;
  };
  switch (command) {
    case 'game.new':
      return openTable(context, interaction, {
        gameId: text('game'),
        opponents: text('ai'),
        pace: text('pace'),
      });
    case 'game.join':
      return lobbyStep(context, interaction, 'join');
    case 'game.leave':
      return lobbyStep(context, interaction, 'leave');
    case 'game.start':
      return lobbyStep(context, interaction, 'start');
    case 'game.cancel':
      return askCancel(context, interaction);
    case 'game.abandon':
      return askAbandon(context, interaction);
    case 'game.pace':
      return showPace(context, interaction, text('to'));
    case 'settings.me':
      return showMine(context, interaction, text('zone'));
    case 'settings.server':
      return showServer(context, interaction);
    case 'game.resign':
      return askResign(context, interaction);
    case 'game.replace':
      return askReplace(context, interaction, text('user'));
    case 'plan.add':
      return addToPlan(context, interaction, text('action') ?? '');
    case 'plan.show':
      return showPlan(context, interaction);
    case 'plan.clear':
      return clearPlan(context, interaction);
    case 'play':
      return showPanel(context, interaction, whereOf(interaction));
    case 'move':
      return playTyped(context, interaction, text('action') ?? '');
    case 'board':
      return showBoardTo(context, interaction, options);
    case 'hand':
      return showHand(context, interaction);
    case 'hint':
      return showHint(context, interaction);
    case 'state':
      return showState(context, interaction);
    case 'undo':
      return askUndo(context, interaction);
    case 'log':
      return showLog(context, interaction);
    case 'recap':
      return showRecap(context, interaction);
    case 'replay':
      return showReplay(context, interaction, text('table'), text('at'));
    case 'analysis':
      return showAnalysis(context, interaction, text('table'));
    case 'export':
      return exportGame(context, interaction, text('table'));
    case 'import':
      return importGame(context, interaction, file);
    case 'stats':
      return showStats(context, interaction, text('player'));
    case 'leaderboard':
      return showLeaderboard(context, interaction, text('game'));
    case 'scores':
      return showScores(context, interaction);
    case 'games':
      return showGames(context, interaction);
    case 'help':
      return showHelp(context, interaction);
    case 'rules':
      return showRules(context, interaction, text('topic'));
    case 'why':
      return showWhy(context, interaction, text('action') ?? '');
    case 'about':
      return showAbout(context, interaction);
    default:
      return unknown(interaction);
  }
}

type Press = (
  context: CommandContext,
  interaction: InteractionContext,
  id: CustomId,
  value: string | undefined,
) => Outcome | Promise<Outcome>;

const BY_VERB: Readonly<Record<PressVerb, Press>> = {
  open: (context, interaction, id, value) => openTable(context, interaction, wishIn(value ?? id.argument)),
  how: howToPlay,
  card: turnCard,
  rulebook: openRules,
  leaf: turnLeaf,
  topic: chooseTopic,
  why: whyRule,
  help: showHelp,
  join: (context, interaction, id) => lobbyStep(context, interaction, 'join', id),
  leave: (context, interaction, id) => lobbyStep(context, interaction, 'leave', id),
  start: (context, interaction, id) => lobbyStep(context, interaction, 'start', id),
  cancel: askCancel,
  'cancel-yes': (context, interaction, id) => lobbyStep(context, interaction, 'cancel', id),
  options: (context, interaction, id) => showOptions(context, interaction, id),
  optpage: (context, interaction, id) => showOptions(context, interaction, id, Number(id.argument)),
  option: setOption,
  ai: askLevel,
  'ai-add': addAi,
  'ai-remove': removeAi,
  take: askTake,
  'take-yes': takeSeat,
  'seat-ai': askAiForSeat,
  'seat-level': handToAi,
  'seat-yes': answerInvitation,
  'seat-no': answerInvitation,
  invite,
  'resign-yes': resign,
  'undo-ask': askOthersToUndo,
  'vote-yes': answerVote,
  'vote-no': answerVote,
  'vote-sure': answerVote,
  plan: showPlan,
  'plan-add': (context, interaction, id, value) => addToPlan(context, interaction, value ?? '', id),
  'plan-clear': clearPlan,
  'abandon-yes': abandonTable,
  'abandon-no': (_context, interaction) => ({ page: { content: textsFor(interaction).bot.kept } }),
  'away-yes': putTableAway,
  hush: hushReminders,
  vote: castVote,
  'pause-wish': wishPause,
  'pause-yes': wishPause,
  'pause-no': wishPause,
  mine: setMine,
  'mine-page': turnMine,
  server: setServer,
  backup: takeBackup,
  // the board is everybody's: whoever presses Play sees their own question as it is now
  play: (context, interaction, id) =>
    showPanel(context, interaction, { channelId: interaction.channelId, tableId: id.tableId }),
  board: (context, interaction, id) => showBoardTo(context, interaction, {}, id),
  log: (context, interaction, id) => showLog(context, interaction, { ...id, argument: '' }),
  story: showLog,
  state: showState,
  scores: showScores,
  score: showScores,
  tables: showGames,
  watch,
  hint: showHint,
  replay: stepInReplay,
  analysis: pressAnalysis,
  turning: showTurningPoint,
  film: postFilm,
  'play-on': playOn,
  rematch: askRematch,
  'rematch-yes': openRematch,
  act: pressInPanel,
  pick: pressInPanel,
  'pick-both': pressInPanel,
  group: pressInPanel,
  show: pressInPanel,
  fresh: pressInPanel,
  undo: pressInPanel,
  'act-yes': pressInPanel,
  'undo-yes': pressInPanel,
  'coach-off': pressInPanel,
};
