/** Finished pictures up to a number of bytes; the one unasked for longest goes first. */
export interface Remembered {
  find(key: string): Buffer | undefined;
  keep(key: string, picture: Buffer): void;
}

export function createRemembered(byteLimit: number): Remembered {
  const pictures = new Map<string, Buffer>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= pictures.get(key)?.byteLength ?? 0;
    pictures.delete(key);
  }

  return {
    find(key) {
      const picture = pictures.get(key);
      if (picture === undefined) return undefined;
      pictures.delete(key);
      pictures.set(key, picture);
      return picture;
    },
    keep(key, picture) {
      drop(key);
      pictures.set(key, picture);
      bytes += picture.byteLength;
      for (const oldest of pictures.keys()) {
        if (bytes <= byteLimit) break;
        drop(oldest);
      }
    },
  };
}
