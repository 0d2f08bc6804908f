import type { ComponentSet, Game, Rulebook } from '../../core/contract.ts';
import { resolveOptions } from '../../core/options.ts';
import { err, ok } from '../../core/result.ts';
import { actionSpecs, formatAction, parseAction, type Action } from './actions.ts';
import { offerEnd } from './and-end.ts';
import { mostDecisions } from './bound.ts';
import { checkSet } from './check-set.ts';
import { checkState } from './check-state.ts';
import type { AntarcticaSet } from './components.ts';
import { determinize } from './determinize.ts';
import { reveals, viewEvent, type AntarcticaEvent } from './events.ts';
import { harmlessOf } from './harmless.ts';
import { brokenInvariants } from './invariants.ts';
import { isSeatCount, unpack } from './kit.ts';
import { MESSAGES } from './messages.ts';
import { playWith } from './play.ts';
import { standings } from './scoring.ts';
import { layOut, OPTIONS } from './setup.ts';
import type { AntarcticaState } from './state.ts';
import { viewState, type AntarcticaView } from './view.ts';
import { weigh } from './weigh.ts';
import { wordFor } from './words.ts';

export type AntarcticaGame = Game<AntarcticaState, Action, AntarcticaEvent, AntarcticaView>;

function using(set: ComponentSet<AntarcticaSet>): AntarcticaGame {
  const kit = unpack(set);
  const play = playWith(kit);
  return {
    id: 'antarctica',
    rulesVersion: 1,
    componentSet: kit.setId,
    names: set.components.names,
    seats: { min: 2, max: 4 },
    options: OPTIONS,
    actions: actionSpecs(set.components.tracks.map(({ id }) => id)),
    wordFor: (parameter, word) => wordFor(kit, parameter, word),
    setup: (seed, seats, given) => {
      if (!isSeatCount(seats)) return err({ code: 'E_SEATS' });
      const options = resolveOptions(OPTIONS, seats, given);
      if (!options.ok) return options;
      const { state: draft, events } = layOut(kit, seed, seats, options.value);
      const begun = play.begin(draft);
      return ok({ state: begun.state, events: [...events, ...begun.events] });
    },
    activeSeats: play.activeSeats,
    legalActions: play.legalActions,
    prompt: (state, seat) => {
      const prompt = play.prompt(state, seat);
      return prompt && offerEnd(play, state, seat, prompt);
    },
    apply: play.apply,
    advance: play.advance,
    isOver: play.isOver,
    view: (state, viewer) => viewState(kit, state, viewer, play.activeSeats(state)),
    viewEvent,
    reveals,
    determinize: (state, viewer, rng) => determinize(state, viewer, rng, play.activeSeats(state)),
    scores: (state) => standings(kit, state),
    explain: play.explain,
    formatAction,
    parseAction,
    harmless: (state, seat) => harmlessOf(play.legalActions(state, seat)),
    weigh: (state, seat, action) => weigh(kit, state, seat, action),
    invariants: (state) => brokenInvariants(kit, state),
    bound: (seats) => mostDecisions(kit, seats),
    checkState: (json) => checkState(kit, json),
    migrations: new Map(),
  };
}

export const antarctica: Rulebook<AntarcticaSet, AntarcticaState, Action, AntarcticaEvent, AntarcticaView> = {
  id: 'antarctica',
  credits: { designer: 'Charles Chevallier', publisher: 'Argentum Verlag', year: 2015 },
  defaultSet: 'fan-reconstruction',
  messages: MESSAGES,
  checkSet,
  using,
};
