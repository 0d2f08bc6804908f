import { describe, expect, it } from 'vitest';
import { compared, type Done } from '../../scripts/chaos/players.ts';
import { misTold } from '../../scripts/chaos/witness.ts';
import { TEXTS } from '../../src/i18n/texts.ts';

const sure = (text: string): Done => ({ userId: 'ann', text, sure: true });
const unsure = (text: string): Done => ({ userId: 'ann', text, sure: false });
const journal = (...texts: readonly string[]) => texts.map((text) => ({ userId: 'ann', text }));

describe('what players were told, held against the journal', () => {
  it.each([
    ['all there', [sure('a'), sure('b')], journal('a', 'b'), 0, 0],
    ['unsure ones there or not', [unsure('a'), sure('b'), unsure('c')], journal('b', 'c'), 0, 0],
    ['one that was not heard, and then was', [sure('a'), unsure('b'), sure('b')], journal('a', 'b'), 0, 0],
    ['a sure one missing', [sure('a'), sure('b'), sure('c')], journal('a', 'c'), 1, 0],
    ['one twice', [sure('a'), sure('b')], journal('a', 'b', 'b'), 0, 1],
    ['an unsure one twice', [unsure('a'), sure('b')], journal('a', 'a', 'b'), 0, 1],
    ['another’s', [sure('a')], [{ userId: 'bob', text: 'a' }], 1, 1],
  ])('%s', (_name, told, played, lost, doubled) => {
    expect(compared(told, played)).toEqual({ lost, doubled });
  });
});

describe('what a channel shows, held against the log', () => {
  const log = ['a', 'b', 'c', 'c'];
  const leftOut = TEXTS.en.board.earlierLines(2);

  it.each([
    ['all there', log, [], 0, 0],
    ['some in a message that was deleted', ['a', 'c'], ['b', 'c'], 0, 0],
    ['some left out by a message that says so', ['c', 'c', leftOut], [], 0, 0],
    ['some left out by a message that was deleted later', ['c'], ['c', leftOut], 0, 0],
    ['one that was never shown', ['a', 'c', 'c'], [], 1, 0],
    ['more missing than was left out', ['c', leftOut], [], 1, 0],
    ['one twice', ['a', 'a', 'b', 'c', 'c'], [], 0, 1],
  ])('%s', (_name, there, deleted, missing, twice) => {
    expect(misTold(log, { there, deleted })).toMatchObject({ missing, twice });
  });
});
