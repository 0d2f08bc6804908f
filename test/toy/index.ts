import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame, AnyRulebook, ComponentSet, Game } from '../../src/engine/core/contract.ts';
import { defineGame } from '../../src/engine/core/define-game.ts';
import { gamePackage } from '../../src/games/game-package.ts';
import { inFrenchTypography } from '../../src/i18n/french-typography.ts';
import { ACTIONS, type Action } from './actions.ts';
import { checkSet, type Components } from './components.ts';
import { invariants } from './invariants.ts';
import { MESSAGES, refuse, say, type Event } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';
import { PREVIEW } from './preview.ts';
import { beginRound, endRound, plan, prepare } from './round.ts';
import { FLOE_SCENE } from './scene.ts';
import { held, scores } from './scoring.ts';
import { keep, OPTIONS, placeCamp, setup } from './setup.ts';
import { STATE, type Floe, type State } from './state.ts';
import { EN } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { PL } from './texts/pl.ts';
import { NOT_ASKED, toll, turn } from './turn.ts';
import { determinize, reveals, view, viewEvent, type View } from './view.ts';
import { bound, harmless, role, weigh } from './weigh.ts';

/** Floe: expeditions on the drift ice, the game that shows everything the contract offers. */
const FLOE = defineGame<Floe, View>({
  id: 'toy',
  rulesVersion: 2,
  migrations: MIGRATIONS,
  defaultSet: 'floe-standard',
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  checkSet,
  names: ({ names }) => names,
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  wordFor: ({ kit }, parameter, word) =>
    parameter === 'card' && kit.has(word) ? say('word.card', { card: word }) : undefined,
  setup,
  questions: {
    keep,
    'place-camp': placeCamp,
    round: beginRound,
    prepare,
    plan,
    turn,
    toll,
    'round-end': endRound,
  },
  over: refuse('TOY-END-3', 'why.over'),
  whyNotAsked: () => NOT_ASKED,
  preview: PREVIEW,
  view,
  viewEvent,
  reveals,
  determinize,
  scores,
  held,
  invariants,
  role,
  harmless,
  weigh,
  bound,
});

export type ToyGame = Game<State, Action, Event, View>;

/** The file of the standard set, and the folder that holds it. */
export const TOY_SET_FILE = fileURLToPath(new URL('./components/floe-standard-1.json', import.meta.url));
export const TOY_SET_FOLDER = dirname(TOY_SET_FILE);
export const TOY_SET_JSON: unknown = JSON.parse(readFileSync(TOY_SET_FILE, 'utf8'));
export const TOY_TEXTS = { en: EN, fr: inFrenchTypography(FR), pl: PL };
export const FLOE_PACKAGE = gamePackage({
  rulebook: FLOE,
  scene: FLOE_SCENE,
  texts: TOY_TEXTS,
  setFolder: TOY_SET_FOLDER,
});
export const TOY: AnyRulebook = FLOE_PACKAGE.rulebook;

/** The standard set as the loader gives it (src/component-sets.ts). */
export function standardSet(): ComponentSet<Components> {
  const checked = checkSet(TOY_SET_JSON);
  if (!checked.ok) throw new Error(checked.error.join('; '));
  const hash = createHash('sha256').update(readFileSync(TOY_SET_FILE, 'utf8')).digest('hex');
  return { id: 'floe-standard', version: 1, hash, components: checked.value };
}

/** Floe with the standard set; `toyGame` is for those who must not know what game it is. */
export function floe(): ToyGame {
  return FLOE.using(standardSet());
}
export function toyGame(): AnyGame {
  return floe();
}
