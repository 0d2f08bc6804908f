import type { CoreState, ScoreLine, Seat } from '../engine/core/contract.ts';
import { marginOf, type Outlook } from './outlook.ts';

/** What playouts led to, on average. */
export interface Expectation {
  readonly visits: number;
  /** the expected totals, in the order of the game's `scores` */
  readonly totals: readonly number[];
  /** the score lines where playouts ended, in the same order; empty if they were not asked for */
  readonly lines: readonly (readonly ScoreLine[])[];
}
/** An option of the seat that thinks, and what came of it. */
export interface Thought extends Expectation {
  readonly text: string;
  /** how good it is: 0 lost, 1 won */
  readonly value: number;
  /** expected points ahead of the best other */
  readonly margin: number;
}
/** What a search found: the position as a whole, and each option that was tried. */
export interface Findings {
  readonly all: Expectation;
  /** empty where there is only one option */
  readonly thoughts: readonly Thought[];
}

/** Sums over playouts. */
export interface Sums {
  visits: number;
  readonly totals: number[];
  readonly lines: Map<string, number>[];
}
export interface Ledger {
  readonly all: Sums;
  readonly byText: Map<string, Sums & { value: number }>;
}

export function newLedger(): Ledger {
  return { all: nothing(), byText: new Map() };
}

function nothing(): Sums {
  return { visits: 0, totals: [], lines: [] };
}

export type Lines = readonly (readonly ScoreLine[])[];

export function linesIn({ game }: Outlook, world: CoreState): Lines {
  return game.scores(world).map(({ lines }) => lines);
}

export interface Playout {
  readonly visits: number;
  readonly totals: readonly number[];
  readonly lines: Lines;
}
export interface ChosenPlayout extends Playout {
  readonly text: string;
  readonly value: number;
}

/** Enters one playout, or the means of many. */
export function enter(ledger: Ledger, playout: Playout | ChosenPlayout): void {
  add(ledger.all, playout);
  if ('text' in playout) enterThought(ledger, playout);
}

function enterThought({ byText }: Ledger, playout: ChosenPlayout): void {
  const sums = byText.get(playout.text) ?? { ...nothing(), value: 0 };
  byText.set(playout.text, sums);
  add(sums, playout);
  sums.value += playout.value * playout.visits;
}

function add(sums: Sums, { visits, totals, lines }: Playout): void {
  sums.visits += visits;
  for (const [index, total] of totals.entries())
    sums.totals[index] = (sums.totals[index] ?? 0) + total * visits;
  for (const [index, own] of lines.entries()) {
    const byKey = (sums.lines[index] ??= new Map<string, number>());
    for (const { key, points } of own) byKey.set(key, (byKey.get(key) ?? 0) + points * visits);
  }
}

export function findingsOf({ all, byText }: Ledger, seat: Seat): Findings {
  const thoughts = [...byText].map(([text, sums]) => {
    const means = meansOf(sums);
    return { text, ...means, value: sums.value / sums.visits, margin: marginOf(means.totals, seat) };
  });
  return { all: meansOf(all), thoughts };
}

function meansOf({ visits, totals, lines }: Sums): Expectation {
  const many = Math.max(1, visits);
  return {
    visits,
    totals: totals.map((total) => total / many),
    lines: lines.map((byKey) => [...byKey].map(([key, points]) => ({ key, points: points / many }))),
  };
}

/** What several searches of the same position found, taken together. */
export function together(several: readonly Findings[], seat: Seat): Findings {
  const ledger = newLedger();
  for (const { all, thoughts } of several) {
    add(ledger.all, all);
    for (const thought of thoughts) enterThought(ledger, thought);
  }
  return findingsOf(ledger, seat);
}
