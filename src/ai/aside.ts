import type { CoreState, Seat } from '../engine/core/contract.ts';
import { newNode, type Node } from './tree.ts';

/**
 * A question that several seats are asked at once, during one walk down the tree. The others' choices grow trees of
 * their own beside the searching seat's, so that nobody answers what still lies face down.
 */
export interface Aside {
  /** notices where such a question begins and ends */
  look(world: CoreState, active: readonly Seat[], at: Node): void;
  /** where the seat's own tree stands; nothing outside of such questions, and for the searching seat */
  nodeOf(seat: Seat): Node | undefined;
  /** whether the seat went on in a tree of its own */
  moveOn(seat: Seat, to: Node): boolean;
}

export function asideOf(searching: Seat): Aside {
  /** the frame that asks them, by its place on the stack and its kind, and the node at which it was first met */
  let asking: { readonly depth: number; readonly kind: string; readonly at: Node } | undefined;
  const nodes = new Map<Seat, Node>();

  return {
    look(world, active, at) {
      if (asking !== undefined && world.frames[asking.depth]?.kind !== asking.kind) {
        asking = undefined;
        nodes.clear();
      }
      const depth = world.frames.length - 1;
      const kind = world.frames[depth]?.kind;
      if (asking === undefined && active.length > 1 && kind !== undefined) asking = { depth, kind, at };
    },
    nodeOf(seat) {
      if (asking === undefined || seat === searching) return undefined;
      const node = nodes.get(seat) ?? rootFor(asking.at, seat);
      nodes.set(seat, node);
      return node;
    },
    moveOn(seat, to) {
      if (!nodes.has(seat)) return false;
      nodes.set(seat, to);
      return true;
    },
  };
}

function rootFor(at: Node, seat: Seat): Node {
  at.aside ??= new Map<Seat, Node>();
  const root = at.aside.get(seat) ?? newNode();
  at.aside.set(seat, root);
  return root;
}
