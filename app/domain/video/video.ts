/** Limits of a video file and its chunks (spec §9). */
export const videoMaxBytes = 1_073_741_824;

export const chunkBytes = 5_242_880;

/** Retries after the first attempt, and the delay before each. */
export const chunkRetries = 4;

export const chunkRetryDelayMs = 2_000;

/** Maximum number of one user's chunks in flight at once. */
export const chunksInFlight = 2;

/** Timeout of a chunk upload: a phone on a train needs a while for 5 MiB. */
export const uploadTimeoutMs = 300_000;

/** Media type of a relayed chunk: the raw bytes of the file, with no envelope. */
export const chunkContentType = 'application/octet-stream';

/** The request header that carries the chunk's upload ticket. */
export const uploadTicketHeader = 'upload-ticket';

/** Maximum number of a fan's videos not used in an order yet; the oldest are removed first. */
export const unusedFanVideos = 5;

/** One chunk of a file: bytes `start` to `end`, both included, of `total`. */
export interface ChunkRange {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

/** The number of chunks in a file of `total` bytes. */
export function chunkCount(total: number): number {
  return Math.ceil(total / chunkBytes);
}

/** The range of chunk `index` (from 0). */
export function chunkRange(index: number, total: number): ChunkRange {
  const start = index * chunkBytes;
  return { start, end: Math.min(start + chunkBytes, total) - 1, total };
}

/**
 * True when these bytes (whole numbers) are exactly one chunk of a file: chunks are aligned, so they can never overlap.
 */
export function isChunk({ start, end, total }: ChunkRange): boolean {
  return (
    start >= 0 &&
    start < total &&
    start % chunkBytes === 0 &&
    end === chunkRange(start / chunkBytes, total).end
  );
}

/** `bytes start-end/total`, as the video host reads it (spec §7). */
export function contentRange({ start, end, total }: ChunkRange): string {
  return `bytes ${start}-${end}/${total}`;
}

/** Parses what `contentRange` writes; null for anything else. */
export function readContentRange(text: string): ChunkRange | null {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(text);
  if (match === null) return null;
  const [, start, end, total] = match;
  return { start: Number(start), end: Number(end), total: Number(total) };
}

/**
 * The percentage of a file that has arrived, to one decimal.
 * @param sentChunks chunks that were acknowledged
 * @param current progress of the current chunk, 0 to 1
 */
export function uploadPercentage(sentChunks: number, current: number, total: number): number {
  const chunks = chunkCount(total);
  if (chunks === 0) return 0;
  return Math.min(100, Math.round(((sentChunks + current) / chunks) * 1000) / 10);
}
