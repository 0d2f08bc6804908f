import { describe, expect, it } from 'vitest';
import { BOARD, framed, MARGIN, MIDDLE } from '../../src/render/frame.ts';
import { SILHOUETTES } from '../../src/render/pieces.ts';
import { plate, platesIn, type PlateWords } from '../../src/render/plates.ts';
import { resultTable } from '../../src/render/result-table.ts';
import type { ResultWords } from '../../src/render/result-table.ts';

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
const ROW: Box = { x: 32, y: 800, width: 1536, height: 140 };
const SILENT = { alt: ['A picture.'], sections: [] };

function sceneOf(moving: readonly Shape[]): Scene {
  return { ...BOARD, ground: 'ground', still: [], moving };
}

function player(seat: number, seats: number, score: string, lit: boolean): PlateWords {
  return {
    seat: seat === 4 ? undefined : seat,
    name: NAMES[seat] ?? '',
    colourWord: 'light brown diamond',
    score,
    scoreFacts: [],
    lit,
    facts: ['a', 'b', 'c', 'd'].map((id) => ({
      id: `${id}:${seat}`,
      sign: SILHOUETTES.coin,
      amount: seats > 2 ? '12' : '104',
      facts: [],
    })),
  };
}

function platesOf(seats: number, score: string, lit: number): Shape[] {
  return platesIn(ROW, seats, 16).flatMap((box, seat) =>
    plate(player(seat, seats, score, seat === lit), box),
  );
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

describe("the players' plates", () => {
  it('stand in seat order, with names and scores that can be read in the channel', () => {
    const shapes = texts(platesOf(4, '108', 1));
    const scores = shapes.filter(({ id }) => id?.startsWith('score:'));
    expect(scores.map(({ id }) => id)).toEqual(['score:0', 'score:1', 'score:2', 'score:3']);
    expect(scores.map(({ x }) => x)).toEqual(scores.map(({ x }) => x).sort((a, b) => a - b));
    for (const { size } of scores) expect(size).toBeGreaterThanOrEqual(58);
    for (const { size, id, text } of shapes)
      if (id === undefined && !text.startsWith('light')) expect(size).toBeGreaterThanOrEqual(34);
  });

  it('light up the seat that is asked, and no other', () => {
    const rims = platesOf(4, '9', 2).flatMap((shape) =>
      shape.kind === 'rect' && typeof shape.stroke === 'object' ? [shape.stroke.colour] : [],
    );
    expect(rims.map((colour) => colour === 'warm')).toEqual([false, false, true, false]);
  });

  it.each([1, 2, 3, 4])('keep %i players apart, with long names and scores of three digits', (seats) => {
    for (const lit of [0, seats - 1, -1]) expect(faults(platesOf(seats, '108', lit))).toEqual([]);
  });

  it('show two facts even beside a score of three digits at four seats', () => {
    const shown = texts(platesOf(4, '108', 0)).flatMap(({ id }) => id ?? []);
    for (const seat of [0, 1, 2, 3])
      expect(shown).toEqual(expect.arrayContaining([`a:${seat}`, `b:${seat}`]));
  });

  it('never cut the word for a seat, which stands for a name that can not be drawn', () => {
    expect(texts(platesOf(4, '9', 0)).map(({ text }) => text)).toContain('light brown diamond');
  });

  it('dim a seat that has left', () => {
    const [box, other] = platesIn(ROW, 2, 16);
    if (box === undefined || other === undefined) throw new Error('no boxes');
    const row = [
      ...plate({ ...player(0, 2, '3', false), gone: true }, box),
      ...plate(player(1, 2, '4', true), other),
    ];
    expect(row.find(({ id }) => id === 'score:0')?.dim).toBe(true);
    expect(row.find(({ id }) => id === 'score:1')?.dim).toBeUndefined();
  });
});

describe('the headline', () => {
  const stage = { words: 'Round 3 of 6', facts: [] };

  it.each([
    ['Ola drafts a card', 58],
    [`${boardName(NAMES[2] ?? '', '')} chooses which of the four buildings to take into hand`, 34],
  ])('says %s large enough for the channel', (question, least) => {
    const words = {
      deciders: [0],
      question,
      questionFacts: [],
      stage,
      phase: { words: 'Harvest', facts: [] },
    };
    const scene = framed({ headline: words, plates: [] }, { still: [], moving: [] });
    expect(faults(scene.moving)).toEqual([]);
    const said = texts(scene.moving).filter(({ anchor }) => anchor === 'start');
    expect(said.map(({ text }) => text).join(' ')).toBe(question);
    for (const { size } of said) expect(size).toBeGreaterThanOrEqual(least);
  });

  it('has a token for everybody who is asked', () => {
    const words = { deciders: [0, 1, 2, 3], question: 'Everybody chooses', questionFacts: [], stage };
    const scene = framed({ headline: words, plates: [] }, { still: [], moving: [] });
    expect(scene.moving.filter((shape) => shape.kind === 'sprite')).toHaveLength(4);
  });
});

describe('the table of results', () => {
  const box: Box = {
    x: MARGIN,
    y: MIDDLE.y,
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
