/* One outline for each kind of piece of Floe, in a square of 100; `heart` is where an owner's glyph goes. */

export const PIECES = {
  sledge: {
    d: 'M30 16H84Q92 16 92 24V50H24V22Q24 16 30 16ZM4 40Q0 40 0 46Q0 52 6 52Q12 54 14 62L16 70Q18 84 34 84H90Q98 84 98 77Q98 70 90 70H82V58H70V70H44V58H32V70Q28 70 27 66L24 56Q20 40 4 40Z',
    heart: { x: 58, y: 33, size: 28 },
  },
  flag: {
    d: 'M16 4H27V10H88Q94 10 91 16L80 33L91 50Q94 56 88 56H27V96H16Z',
    heart: { x: 52, y: 33, size: 34 },
  },
  core: {
    d: 'M28 16Q28 6 50 6Q72 6 72 16V84Q72 94 50 94Q28 94 28 84ZM28 34Q50 46 72 34V42Q50 54 28 42ZM28 62Q50 74 72 62V70Q50 82 28 70Z',
    heart: { x: 50, y: 50, size: 30 },
  },
  can: {
    d: 'M28 22V10Q28 6 32 6H50Q54 6 54 10V22H68L84 38V86Q84 94 76 94H24Q16 94 16 86V30Q16 22 24 22ZM32 48H68V56H32ZM32 66H68V74H32Z',
    heart: { x: 50, y: 50, size: 30 },
  },
};
