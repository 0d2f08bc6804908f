import { describe, expect, it } from 'vitest';
import { BOARD, framed, MARGIN } from '../../src/render/frame.ts';
import { HEADER } from '../../src/render/header.ts';
import { SILHOUETTES } from '../../src/render/pieces.ts';
import type { PlayerWords } from '../../src/render/players-row.ts';
import { fromActive, playersRow } from '../../src/render/players-row.ts';
import { resultTable } from '../../src/render/result-table.ts';
import type { ResultWords } from '../../src/render/result-table.ts';
import { boxOf } from '../../src/render/shapes.ts';
import type { Box, Scene, Shape, TextShape } from '../../src/render/shapes.ts';
import { boardName } from '../../src/render/type.ts';
import { sceneFaults } from './scene-laws.ts';

const NAMES = [
  'Ola',
  'Wielkopolskoniepodległościowa',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '🐧🐧🐧',
  'Deep Thought',
];
const ROW: Box = { x: 32, y: 800, width: 1536, height: 184 };
const SILENT = { alt: ['A picture.'], sections: [] };

function sceneOf(moving: readonly Shape[]): Scene {
  return { ...BOARD, ground: 'ground', still: [], moving };
}

function player(seat: number, seats: number, score: string, active: boolean): PlayerWords {
  const holding = (id: string, amount: string): PlayerWords['holdings'][number] => ({
    id: `${id}:${seat}`,
    silhouette: SILHOUETTES.coin,
    amount,
    facts: [],
  });
  return {
    seat: seat === 4 ? undefined : seat,
    name: NAMES[seat] ?? '',
    colourWord: 'light brown diamond',
    score,
    scoreFacts: [],
    active,
    holdings: ['a', 'b', 'c', 'd'].map((id) => holding(id, seats > 2 ? '12' : '104')),
  };
}

function texts(shapes: readonly Shape[]): TextShape[] {
  return shapes.filter((shape) => shape.kind === 'text');
}

/** Faults of geometry and letters; what shapes mean is the games' matter. */
function faults(shapes: readonly Shape[]): string[] {
  return sceneFaults({ scene: sceneOf(shapes), description: SILENT }).filter(
    (fault) => !fault.startsWith('states no fact'),
  );
}

describe("the players' row", () => {
  it('starts with the seat that is asked and goes on in turn order', () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat, 4, '9', seat === 2));
    expect(fromActive(players).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    const scores = texts(playersRow(players, ROW)).filter(({ id }) => id?.startsWith('score:'));
    expect(scores.map(({ id }) => id)).toEqual(['score:2', 'score:3', 'score:0', 'score:1']);
    expect(scores.map(({ x }) => x)).toEqual(scores.map(({ x }) => x).sort((a, b) => a - b));
  });

  it('gives the seat that is asked more room, and has names and scores that can be read in the channel', () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat, 4, '108', seat === 1));
    const row = playersRow(players, ROW);
    const slots = row.filter((shape) => shape.kind === 'rect' && shape.height === ROW.height).map(boxOf);
    expect(slots[0]?.width).toBeGreaterThan((slots[1]?.width ?? 0) * 1.2);
    for (const name of texts(row).filter(
      ({ id, text }) => id === undefined && text !== 'light brown diamond',
    ))
      expect(name.size).toBeGreaterThanOrEqual(44);
    for (const score of texts(row).filter(({ id }) => id?.startsWith('score:'))) expect(score.size).toBe(76);
  });

  it.each([1, 2, 3, 4, 5])('keeps %i players apart, with long names and scores of three digits', (seats) => {
    for (const active of [0, seats - 1, -1]) {
      const players = Array.from({ length: seats }, (_, seat) =>
        player(seat, seats, '−108', seat === active),
      );
      expect(faults(playersRow(players, ROW))).toEqual([]);
    }
  });

  it('shows two holdings even beside a score of three digits at four seats', () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat, 4, '108', seat === 0));
    const shown = texts(playersRow(players, ROW)).flatMap(({ id }) => id ?? []);
    for (const seat of [0, 1, 2, 3])
      expect(shown).toEqual(expect.arrayContaining([`a:${seat}`, `b:${seat}`]));
  });

  it('never cuts the word for a seat, which stands for a name that can not be drawn', () => {
    const players = [0, 1, 2, 3].map((seat) => player(seat, 4, '9', seat === 0));
    const words = texts(playersRow(players, ROW)).map(({ text }) => text);
    expect(words).toContain('light brown diamond');
  });

  it('shows holdings large where there is room', () => {
    const players = [player(0, 2, '9', true), player(1, 2, '9', false)];
    const row = playersRow(
      players.map((each) => ({ ...each, holdings: each.holdings.slice(0, 2) })),
      ROW,
    );
    expect(texts(row)).toHaveLength(8);
    for (const text of texts(row)) expect(text.size).toBeGreaterThanOrEqual(44);
  });

  it('dims a seat that has left', () => {
    const row = playersRow([{ ...player(0, 2, '3', false), gone: true }, player(1, 2, '4', true)], ROW);
    expect(row.find(({ id }) => id === 'score:0')?.dim).toBe(true);
    expect(row.find(({ id }) => id === 'score:1')?.dim).toBeUndefined();
  });
});

describe('the header', () => {
  it.each([
    ['Ola drafts a card', 58],
    [`${boardName(NAMES[2] ?? '', '')} chooses which of the four buildings to take into hand`, 44],
  ])('says %s large enough for the channel', (decision, least) => {
    const words = {
      deciders: [0],
      decision,
      decisionFacts: [],
      stage: 'Round 3 of 6',
      stageFacts: [],
      phase: 'Harvest',
    };
    const scene = framed({ header: words, players: [] }, { still: [], moving: [] });
    expect(faults(scene.moving)).toEqual([]);
    const said = texts(scene.moving).filter(({ anchor }) => anchor === 'start');
    expect(said.map(({ text }) => text).join(' ')).toBe(decision);
    for (const { size } of said) expect(size).toBeGreaterThanOrEqual(least);
  });

  it('has a token for everybody who is asked', () => {
    const words = {
      deciders: [0, 1, 2, 3],
      decision: 'Everybody chooses',
      decisionFacts: [],
      stage: 'Round 3',
      stageFacts: [],
    };
    const scene = framed({ header: words, players: [] }, { still: [], moving: [] });
    expect(scene.moving.filter((shape) => shape.kind === 'path')).toHaveLength(4);
  });
});

describe('the table of results', () => {
  const box: Box = {
    x: MARGIN,
    y: HEADER.top + HEADER.height + 16,
    width: BOARD.width - 2 * MARGIN,
    height: 816,
  };

  function results(columns: number, rows: number): ResultWords {
    return {
      columns: Array.from({ length: columns }, (_, seat) => ({
        seat: seat === 4 ? undefined : seat,
        name: NAMES[seat] ?? '',
        colourWord: 'pink triangle',
        total: '108',
        rank: seat + 1,
        facts: [],
      })),
      rows: Array.from({ length: rows }, (_, at) => ({
        label: at % 2 === 0 ? 'Punkty za przewagę w czterech sektorach' : 'Coins',
        points: Array.from({ length: columns }, (_unused, seat) => (seat === at ? undefined : `${at * 7}`)),
        facts: [],
      })),
      total: 'Łącznie',
    };
  }

  it.each([1, 2, 3, 4, 5])('holds %i columns and up to sixteen rows without overlap', (columns) => {
    for (const rows of [1, 8, 16]) expect(faults(resultTable(results(columns, rows), box))).toEqual([]);
  });

  it('says the place of each, the same for those who share it', () => {
    const tied = results(4, 6);
    const columns = tied.columns.map((column, at) => ({ ...column, rank: [1, 1, 3, 4][at] ?? 0 }));
    const places = texts(resultTable({ ...tied, columns }, box)).filter(({ text }) => /^\d\.$/u.test(text));
    expect(places.map(({ text }) => text)).toEqual(['1.', '1.', '3.', '4.']);
  });

  it('sets who is not first in a row fainter', () => {
    const plain = results(3, 1);
    const rows = plain.rows.map((row) => ({
      ...row,
      points: ['12', '5', '12'],
      first: [true, false, true],
    }));
    const figures = texts(resultTable({ ...plain, rows }, box)).filter(({ text }) => /^(5|12)$/u.test(text));
    expect(figures.map(({ colour }) => colour === 'faint')).toEqual([false, true, false]);
  });

  it('sets units under units', () => {
    const shapes = texts(resultTable(results(3, 6), box)).filter(({ tabular, size }) => tabular && size < 76);
    expect(new Set(shapes.map(({ x }) => x)).size).toBe(3);
    expect(shapes.every(({ anchor }) => anchor === 'end')).toBe(true);
  });
});
