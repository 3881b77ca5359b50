import { chunkCount, chunkRange } from './video.ts';

/**
 * Numbers of the chunks that have arrived whole.
 * @param received stretches of bytes, both ends included, in any order
 */
export function chunksWithin(
  received: readonly { readonly from: number; readonly to: number }[],
  total: number,
): number[] {
  return Array.from({ length: chunkCount(total) }, (_, index) => index).filter((index) => {
    const { start, end } = chunkRange(index, total);
    return received.some(({ from, to }) => from <= start && end <= to);
  });
}
