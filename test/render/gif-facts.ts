interface GifFacts {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** how long it plays */
  readonly ms: number;
  readonly repeats: boolean;
}

/** What a GIF says of itself, read block by block (GIF89a, section 15 on). */
export function gifFacts(gif: Buffer | undefined): GifFacts {
  if (gif?.subarray(0, 6).toString() !== 'GIF89a') throw new Error('this is no GIF');
  const packed = gif.readUInt8(10);
  let at = 13 + ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));
  let [frames, ms, repeats] = [0, 0, false];
  const skipBlocks = (): void => {
    while (gif.readUInt8(at) !== 0) at += gif.readUInt8(at) + 1;
    at += 1;
  };
  while (gif.readUInt8(at) !== 0x3b) {
    if (gif.readUInt8(at) === 0x21) {
      if (gif.readUInt8(at + 1) === 0xf9) ms += gif.readUInt16LE(at + 4) * 10;
      if (gif.subarray(at + 3, at + 14).toString() === 'NETSCAPE2.0') repeats = true;
      at += 2;
    } else {
      frames += 1;
      const local = gif.readUInt8(at + 9);
      at += 10 + ((local & 0x80) === 0 ? 0 : 3 * 2 ** ((local & 7) + 1)) + 1;
    }
    skipBlocks();
  }
  return { width: gif.readUInt16LE(6), height: gif.readUInt16LE(8), frames, ms, repeats };
}
