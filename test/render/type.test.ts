import { describe, expect, it } from 'vitest';
import { measureText } from '../../src/render/canvas.ts';
import { canDraw } from '../../src/render/letters.ts';
import { boxOf } from '../../src/render/shapes.ts';
import { drawableName, fit, shorten, textAt, textOn, wrap } from '../../src/render/type.ts';

const POLISH = 'Przeciwatomowa stacja badawcza na najzimniejszym kontynencie świata';

describe('words', () => {
  it('are wrapped whole, none left out, no line too wide', () => {
    const lines = wrap(POLISH, 400, 34);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(POLISH);
    for (const line of lines) expect(measureText(line, 34, 'regular')).toBeLessThanOrEqual(400);
  });

  it('are never cut, even where one is wider than its room', () => {
    expect(wrap('najzimniejszym', 40, 34)).toEqual(['najzimniejszym']);
    expect(fit('najzimniejszym', { width: 40, lines: 1, largest: 44 })).toEqual({
      size: 20,
      lines: ['najzimniejszym'],
    });
  });

  it('are set as large as the room allows, in sizes of the scale', () => {
    const roomy = fit(POLISH, { width: 1600, lines: 2, largest: 58 });
    const tight = fit(POLISH, { width: 420, lines: 3, largest: 58 });
    expect(roomy.size).toBe(58);
    expect(tight.size).toBeLessThan(58);
    expect(tight.lines.length).toBeLessThanOrEqual(3);
    expect(tight.lines.join(' ')).toBe(POLISH);
  });

  it('leave no word alone on the last line', () => {
    const { lines } = fit(
      'Aleksandra Wąsowska sails or buys a card',
      { width: 1100, lines: 2, largest: 58 },
      'bold',
    );
    const [first = '', second = ''] = lines;
    expect(lines).toHaveLength(2);
    expect(second.length).toBeGreaterThan(first.length / 2);
  });

  it('know the box they take: to the left of an end, around a middle', () => {
    const width = measureText('26', 44, 'bold');
    const end = boxOf(textAt('26', 500, 100, { size: 44, weight: 'bold', anchor: 'end' }));
    const middle = boxOf(textOn('26', 500, 100, { size: 44, weight: 'bold' }));
    // to a tenth of a pixel
    expect(Math.abs(end.x - (500 - width))).toBeLessThanOrEqual(0.1);
    expect(Math.abs(middle.x - (500 - width / 2))).toBeLessThanOrEqual(0.1);
    expect(middle.y).toBeLessThan(100 - 10);
    expect(middle.y + middle.height).toBeGreaterThan(100 + 10);
  });
});

describe('names', () => {
  it('that fit stay as they are', () => {
    expect(shorten('Ola', 300, 44)).toBe('Ola');
  });

  it('that are long lose their middle, not their beginning and end', () => {
    const short = shorten('Aleksandra Brzęczyszczykiewicz', 300, 44, 'bold');
    expect(short).toMatch(/^Alek.*….*icz$/);
    expect(measureText(short, 44, 'bold')).toBeLessThanOrEqual(300);
  });

  it('are cut between letters as people see them', () => {
    const name = 'ye\u0301ye\u0301ye\u0301ye\u0301ye\u0301ye\u0301ye\u0301ye\u0301'; // with combining accents
    expect(shorten(name, 150, 44)).toMatch(/^(y(e\u0301)?)+…(e\u0301|y)*$/u);
    expect(shorten(name, 150, 44)).not.toMatch(/e(?!\u0301)/u);
  });

  it('that read from the right stay whole', () => {
    const name = 'אברהם בן יצחק הכהן מירושלים';
    expect(shorten(name, 100, 44)).toBe(name);
  });

  it('lose the letters that the fonts lack, and keep the rest tidy', () => {
    expect(drawableName('  🐧 Ola   中村 Wąs 🐧', 'orange circle')).toBe('Ola Wąs');
    expect(drawableName('Zoe\u0308', 'orange circle')).toBe('Zoë');
    expect(drawableName('x_X', 'orange circle')).toBe('x_X');
    expect(drawableName('^_^', 'orange circle')).toBe('^_^');
  });

  it.each(['中村', '🦭🦭', 'אברהם', 'Аня.', '', '   ', '\u202e\u200b'])(
    'of which nothing is left (%j) become the word for the seat',
    (name) => {
      expect(drawableName(name, 'teal square')).toBe('teal square');
    },
  );
});

describe('the bundled fonts', () => {
  it('have every letter of Polish and French, and say truly what they lack', () => {
    for (const letter of 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżàâçéèêëîïôùûüÿœæ') {
      expect(canDraw(letter) && canDraw(letter.toUpperCase()), letter).toBe(true);
    }
    for (const letter of ['Ж', 'ש', '中', '🦭', '→', '\u{10FFFD}'])
      expect(canDraw(letter), letter).toBe(false);
  });
});
