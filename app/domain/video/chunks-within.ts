import { chunkCount, chunkRange } from './video.ts';

/**
 * The indexes of chunks that have arrived completely.
 * @param received byte ranges, both ends included, in any order
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
