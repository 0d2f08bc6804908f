import { crc32, deflateSync } from 'node:zlib';

/** A picture of plain rows. */
export function png(
  width: number,
  height: number,
  colourOf: (row: number) => readonly [number, number, number],
): Buffer {
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.from(colourOf(row)))]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
