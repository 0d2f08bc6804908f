import type { Seat } from '../engine/core/contract.ts';

/** A choice that was offered in some world, and how it went. */
export interface Branch {
  readonly text: string;
  readonly weight: number;
  /** worlds in which it could be chosen */
  offered: number;
  visits: number;
  /** sum of the chooser's utilities */
  total: number;
  node?: Node;
}

/** What a seat knows when it chooses: the choices that led here. */
export interface Node {
  visits: number;
  total: number;
  readonly branches: Map<string, Branch>;
  /** those who are asked at the same time as the searching seat go their own ways from here: nobody sees another's answer */
  aside?: Map<Seat, Node>;
}

export function newNode(): Node {
  return { visits: 0, total: 0, branches: new Map() };
}
