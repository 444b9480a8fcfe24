/** What is used of gifenc, which has no types of its own. */
declare module 'gifenc' {
  type Colour = [red: number, green: number, blue: number];
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Colour[];
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: readonly Colour[]): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: { palette?: readonly Colour[]; delay?: number }): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
