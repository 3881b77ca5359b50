/**
 * Reads a stretch of a file.
 * @returns the bytes from `start` on, at most `length` of them, fewer at the end of the file
 */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>;

/** How much of the end of a file is looked through for its last moment, in bytes. */
export const tailBytes = 8 * 1_048_576;

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
