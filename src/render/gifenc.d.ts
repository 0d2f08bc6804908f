/** What is used of gifenc, which has no types of its own. */
declare module 'gifenc' {
  type Rgb = [red: number, green: number, blue: number];
  interface FrameOptions {
    readonly palette?: Rgb[];
    readonly delay?: number;
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array | Uint8ClampedArray, maxColours: number, options?: { format: 'rgb565' }): Rgb[];
    applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Rgb[], format: 'rgb565'): Uint8Array;
  };
  export = gifenc;
}
