import type { ComponentSet, Game, Msg, Rulebook } from '../../core/contract.ts';
import { playFrames } from '../../core/frames.ts';
import { resolveOptions } from '../../core/options.ts';
import { err, ok } from '../../core/result.ts';
import { seedRng } from '../../core/rng.ts';
import { actionParser, actionSpecs, formatAction, type AquaSphereAction } from './actions.ts';
import type { Box } from './box.ts';
import { checkSet, loadingLimit } from './component-set.ts';
import { redrawHidden } from './determinize.ts';
import { reveals, type AquaSphereEvent } from './events.ts';
import { explain } from './explain.ts';
import { standings } from './final-scoring.ts';
import { frameTable } from './frames.ts';
import { harmlessAmong } from './harmless.ts';
import { brokenInvariants } from './invariants.ts';
import { MESSAGES } from './messages.ts';
import { OPTION_SPECS, chosen } from './options.ts';
import type { Position } from './position.ts';
import { checkSaved } from './saved-state.ts';
import { draw, layOut, openGame } from './setup.ts';
import type { AquaSphereFrame, AquaSphereState } from './state.ts';
import { viewOf, type AquaSphereView } from './view.ts';
import { weighAction } from './weigh.ts';

export type AquaSphere = Game<AquaSphereState, AquaSphereAction, AquaSphereEvent, AquaSphereView>;

const SEATS = { min: 2, max: 4 };
/** Section 8 of the rules counts fewer than 820 answers of a seat. */
const MOST_ANSWERS_EACH = 1000;

/** AquaSphere by Stefan Feld (Hall Games and Pegasus Spiele, 2014), as docs/rules/aquasphere.md tells it. */
export const AQUASPHERE: Rulebook<Box, AquaSphereState, AquaSphereAction, AquaSphereEvent, AquaSphereView> = {
  id: 'aquasphere',
  credits: { designer: 'Stefan Feld', publisher: 'Hall Games, Pegasus Spiele', year: 2014 },
  defaultSet: 'aquasphere-house',
  messages: MESSAGES,
  checkSet,
  using: gameWith,
};

function gameWith(componentSet: ComponentSet<Box>): AquaSphere {
  const { id, version, hash, components: box } = componentSet;
  const set = { id, version, hash };
  const at = (state: AquaSphereState): Position => ({ box, state });
  const played = playFrames<AquaSphereState, AquaSphereFrame, AquaSphereAction, AquaSphereEvent>(
    frameTable(box),
    {
      formatAction,
      explain: (state, seat, action) => explain(at(state), seat, action),
    },
  );
  const { begin, ...fromFrames } = played;
  return {
    id: AQUASPHERE.id,
    rulesVersion: 1,
    componentSet: set,
    names: box.names,
    seats: SEATS,
    options: OPTION_SPECS,
    actions: actionSpecs(box),
    wordFor,
    ...fromFrames,

    setup(seed, seats, options) {
      if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return err({ code: 'E_SEATS' });
      const resolved = resolveOptions(OPTION_SPECS, seats, options);
      if (!resolved.ok) return resolved;
      const rng = seedRng(seed);
      const draft = layOut(box, draw(box, seats, rng), { seats, options: chosen(resolved.value), set, rng });
      const opening: AquaSphereEvent[] = [];
      openGame({ box, state: draft, draft, emit: (event) => opening.push(event) });
      const { state, events } = begin(draft);
      return ok({ state, events: [...opening, ...events] });
    },

    view: (state) => viewOf(at(state), played.activeSeats(state), loadingLimit(box, state.players.length)),
    viewEvent: (event) => event,
    reveals,
    determinize: (state, _viewer, rng) => redrawHidden(state, rng),
    scores: (state) => standings(at(state)),
    explain: (state, seat, action) => explain(at(state), seat, action),
    formatAction,
    parseAction: actionParser(box),
    harmless: (state, seat) => harmlessAmong(played.legalActions(state, seat)),
    weigh: (state, seat, action) => weighAction(at(state), seat, action),
    invariants: (state) => brokenInvariants(at(state)),
    bound: (seats) => MOST_ANSWERS_EACH * seats,
    checkState: checkSaved(box, set, played.activeSeats),
    migrations: new Map(),
  };
}

/** What a parameter's word is called in offers: a card by its name, a colour with the action it stands for. */
function wordFor(parameter: string, word: string): Msg | undefined {
  switch (parameter) {
    case 'room':
      return { key: 'word-room', with: { room: word } };
    case 'colour':
    case 'returned':
      return { key: 'word-colour', with: { colour: word, action: word } };
    case 'sector':
      return { key: 'word-sector', with: { sector: word.toUpperCase() } };
    case 'card':
      return { key: 'word-card', with: { card: word } };
    default:
      return undefined;
  }
}
