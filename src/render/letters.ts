import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { FONT_FILES } from './fonts.ts';

/**
 * Which letters the bundled fonts have, read from their own tables. The canvas can't be asked: it draws a missing
 * letter from whatever fonts the host has, or as a box.
 */
let drawable: ReadonlySet<number> | undefined;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people take for one letter, accents and joined emoji included. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function canDraw(letter: string): boolean {
  drawable ??= new Set(FONT_FILES.flatMap(({ woff }) => codePointsOf(readFileSync(woff))));
  const known = drawable;
  return Array.from(letter).every((character) => known.has(character.codePointAt(0) ?? 0));
}

/** The table `cmap` of a WOFF 1.0 file (W3C, WOFF File Format 1.0, sections 3 and 4). */
function cmapOf(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  for (let at = 44; at < 44 + tables * 20; at += 20) {
    if (file.toString('latin1', at, at + 4) !== 'cmap') continue;
    const offset = file.readUInt32BE(at + 4);
    const packed = file.subarray(offset, offset + file.readUInt32BE(at + 8));
    return packed.length < file.readUInt32BE(at + 12) ? inflateSync(packed) : packed;
  }
  throw new Error('a font without cmap');
}

/** Characters of the basic plane (OpenType, cmap format 4), which is all that these fonts have. */
function codePointsOf(file: Buffer): number[] {
  const cmap = cmapOf(file);
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) === 4) return codePointsOfFormat4(table);
  }
  throw new Error('a font without a cmap of format 4');
}

function codePointsOfFormat4(table: Buffer): number[] {
  const doubled = table.readUInt16BE(6);
  const found: number[] = [];
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = table.readUInt16BE(14 + segment);
    const start = table.readUInt16BE(16 + doubled + segment);
    const delta = table.readUInt16BE(16 + 2 * doubled + segment);
    const rangeAt = 16 + 3 * doubled + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const direct = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (direct !== 0 && ((direct + delta) & 0xffff) !== 0) found.push(code);
    }
  }
  return found;
}
