/** The width and height of a picture, in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The offsets of a WebP file's first chunk and of its payload. */
const chunkAt = 12;
const dataAt = 20;

/** Reads the size from the first thirty bytes of a WebP file; null for anything else. */
export function webpSize(bytes: Uint8Array): PixelSize | null {
  if (bytes.byteLength < dataAt + 10) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return null;
  const kind = name(chunkAt);
  if (kind === 'VP8 ') {
    const side = (at: number) => view.getUint16(at, true) % 0x4000;
    return { width: side(dataAt + 6), height: side(dataAt + 8) };
  }
  if (kind === 'VP8L') {
    // Two 14-bit numbers after a signature byte.
    const both = view.getUint32(dataAt + 1, true) % 2 ** 28;
    return { width: (both % 2 ** 14) + 1, height: Math.floor(both / 2 ** 14) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00 + 1;
  return { width: side(dataAt + 4), height: side(dataAt + 7) };
}
