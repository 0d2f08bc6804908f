import type { CoreState, Seat } from '../engine/core/contract.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { seedRng, type Rng } from '../engine/core/rng.ts';
import { asideOf } from './aside.ts';
import { enter, findingsOf, linesIn, newLedger, type Findings, type Sums } from './ledger.ts';
import { ignore, marginOf, playOn, type Outlook } from './outlook.ts';
import { newNode, type Branch, type Node } from './tree.ts';

/*
 * Monte Carlo tree search over information sets, one tree for the seat that thinks. Each iteration plays in another world
 * that this seat cannot tell from the given one, follows the tree as far as it goes, grows it by one node, plays on at
 * random for a while and estimates the rest. The tree knows choices by their texts, so all worlds share it.
 */

export interface SearchWish {
  /** a world that the seat cannot tell from the true one: never the true one itself */
  readonly world: CoreState;
  readonly seat: Seat;
  readonly seed: string;
  readonly iterations: number;
  /** asked now and then: true ends the search early */
  readonly stop?: () => boolean;
  /** keep the score lines that each option leads to, for hints */
  readonly lines?: boolean;
  /** only the most tried option is wanted: the search ends as soon as no other can still be tried as often */
  readonly mostTried?: boolean;
}

/** How much is tried what has been tried little, against what has gone well. */
const CURIOSITY = 0.5;
/** What was never tried is thought to be a little worse than what was. */
const CAUTION = 0.03;
/** The tree grows no further: some 100 MB. */
const MOST_NODES = 40_000;
const ITERATIONS_BETWEEN_LOOKS = 8;
/** Of what is tried, so much is spread evenly, whatever the weights. */
const FLOOR = 0.3;
const LEAST_WEIGHT = 0.001;
/** However deep the tree is, so much is played on from its end. */
const LEAST_PLAYOUT = 2;

interface Step {
  readonly seat: Seat;
  readonly node: Node;
  readonly branch: Branch;
}

export function search(outlook: Outlook, wish: SearchWish): Findings {
  const root = newNode();
  const ledger = newLedger();
  const walk: Walk = { outlook, seat: wish.seat, rng: seedRng(wish.seed), nodes: 1 };
  const cut = outlook.cut(wish.world);
  for (let at = 0; at < wish.iterations; at += 1) {
    if (at > 0 && at % ITERATIONS_BETWEEN_LOOKS === 0) {
      if (wish.stop?.() === true) break;
      if (wish.mostTried === true && leadOf(root) > wish.iterations - at) break;
    }
    const world = outlook.game.determinize(wish.world, wish.seat, walk.rng);
    const path = descend(walk, root, world);
    playOn(outlook, world, walk.rng, Math.max(LEAST_PLAYOUT, cut - path.length));
    const totals = outlook.totals(world);
    const playout = { visits: 1, totals, lines: wish.lines === true ? linesIn(outlook, world) : [] };
    const text = path[0]?.branch.text;
    const value = outlook.utility(marginOf(totals, wish.seat));
    enter(ledger, text === undefined ? playout : { ...playout, text, value });
    learn(outlook, path, totals, ledger.all);
  }
  return findingsOf(ledger, wish.seat);
}

/** How much oftener the most tried option was tried than any other. */
function leadOf({ branches }: Node): number {
  let most = 0;
  let second = 0;
  for (const { visits } of branches.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second;
}

interface Walk {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly rng: Rng;
  nodes: number;
}

/** Follows the tree in this world down to a node that was never visited, and plays what it chooses on the way. */
function descend(walk: Walk, root: Node, world: CoreState): readonly Step[] {
  const { game } = walk.outlook;
  const path: Step[] = [];
  const aside = asideOf(walk.seat);
  let own = root;
  while (!game.isOver(world)) {
    const active = game.activeSeats(world);
    const seat = active.includes(walk.seat) ? walk.seat : (active[0] ?? walk.seat);
    aside.look(world, active, own);
    const legal = game.legalActions(world, seat);
    if (legal.length === 1) {
      game.advance(world, seat, legal[0], ignore);
      continue;
    }
    const node = aside.nodeOf(seat) ?? own;
    const { branch, action } = choose(walk, node, world, seat, legal);
    path.push({ seat, node, branch });
    game.advance(world, seat, action, ignore);
    if (branch.node === undefined) {
      if (walk.nodes < MOST_NODES) {
        branch.node = newNode();
        walk.nodes += 1;
      }
      return path;
    }
    if (!aside.moveOn(seat, branch.node)) own = branch.node;
  }
  return path;
}

interface Choice {
  readonly branch: Branch;
  readonly action: unknown;
}

/** By what was learnt and by the weights: a little-tried option of some weight comes before a well-tried one that is hardly better. */
function choose(walk: Walk, node: Node, world: CoreState, seat: Seat, legal: readonly unknown[]): Choice {
  const choices = legal.map((action) => ({
    action,
    branch: branchFor(walk.outlook, node, world, seat, action),
  }));
  const weights = choices.reduce((sum, { branch }) => sum + branch.weight, 0);
  const untried = node.visits === 0 ? 0.5 : node.total / node.visits - CAUTION;
  let best: Choice | undefined;
  let most = -Infinity;
  for (const choice of choices) {
    const { branch } = choice;
    branch.offered += 1;
    const mean = branch.visits === 0 ? untried : branch.total / branch.visits;
    const share = FLOOR / choices.length + (1 - FLOOR) * (branch.weight / weights);
    const score = mean + (CURIOSITY * share * Math.sqrt(branch.offered)) / (1 + branch.visits);
    if (score > most) {
      most = score;
      best = choice;
    }
  }
  if (best === undefined)
    throw new InvariantError('a seat is asked and has no option', { state: world, seat });
  return best;
}

function branchFor(
  { game, weigh }: Outlook,
  { branches }: Node,
  world: CoreState,
  seat: Seat,
  action: unknown,
): Branch {
  const text = game.formatAction(action);
  const known = branches.get(text);
  if (known !== undefined) return known;
  const weight = Math.max(weigh(world, seat, action), LEAST_WEIGHT);
  const branch = { text, weight, offered: 0, visits: 0, total: 0 };
  branches.set(text, branch);
  return branch;
}

/**
 * What counts is by how much a seat does better than in the playouts so far: who is far ahead or behind, where more
 * points hardly change who wins, plays on as well as ever.
 */
function learn(
  outlook: Outlook,
  path: readonly Step[],
  totals: readonly number[],
  { totals: sums, visits: playouts }: Sums,
): void {
  const usual = sums.map((sum) => sum / playouts);
  for (const { seat, node, branch } of path) {
    const utility = outlook.utility(marginOf(totals, seat) - marginOf(usual, seat));
    branch.visits += 1;
    branch.total += utility;
    node.visits += 1;
    node.total += utility;
  }
}
