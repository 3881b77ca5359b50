/** Limits of a video file and its chunks (spec §9). */
export const videoMaxBytes = 1_073_741_824;
export const chunkBytes = 5_242_880;
/** Attempts after the first one, and the pause before each. */
export const chunkRetries = 4;
export const chunkRetryDelayMs = 2_000;
/** Chunks of one person that may be on their way at the same moment. */
export const chunksInFlight = 2;

/** Videos of one fan that no order was made with yet; the oldest give way. */
export const unusedFanVideos = 5;

/** One chunk of a file: bytes `start` to `end`, both included, of `total`. */
export interface ChunkRange {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

/** How many chunks a file of `total` bytes has. */
export function chunkCount(total: number): number {
  return Math.ceil(total / chunkBytes);
}

/** The range of chunk `index` (from 0). */
export function chunkRange(index: number, total: number): ChunkRange {
  const start = index * chunkBytes;
  return { start, end: Math.min(start + chunkBytes, total) - 1, total };
}

/** True when these bytes are exactly one chunk of a file: chunks lie side by side, so none can overlap another. */
export function isChunk({ start, end, total }: ChunkRange): boolean {
  return (
    total >= 1 &&
    start >= 0 &&
    start < total &&
    start % chunkBytes === 0 &&
    end === chunkRange(start / chunkBytes, total).end
  );
}

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

/** `bytes start-end/total`, as the video host reads it (spec §7). */
export function contentRange({ start, end, total }: ChunkRange): string {
  return `bytes ${start}-${end}/${total}`;
}

/**
 * Per cent of a file that has arrived, to one decimal.
 * @param sentChunks chunks that were acknowledged
 * @param current progress of the running chunk, 0 to 1
 */
export function uploadPercentage(sentChunks: number, current: number, total: number): number {
  const chunks = chunkCount(total);
  if (chunks === 0) return 0;
  return Math.min(100, Math.round(((sentChunks + current) / chunks) * 1000) / 10);
}

export type VideoContainer = 'mp4' | 'webm' | 'avi' | 'mpeg-ts';

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Brands of MP4's box format that hold a still picture or only sound. */
const brandsOfNoVideo = new Set(['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'M4A ', 'M4B ']);

/**
 * Tells the container of a video by its first bytes, whatever its name or declared type say.
 * @param head at least the first 12 bytes of the file
 * @returns null when this is no video
 */
export function sniffVideo(head: Uint8Array): VideoContainer | null {
  if (head.length < 12) return null;
  if (ascii(head, 4, 8) === 'ftyp') return brandsOfNoVideo.has(ascii(head, 8, 12)) ? null : 'mp4';
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'AVI ') return 'avi';
  if (head[0] === 0x47 && head.length > 188 && head[188] === 0x47) return 'mpeg-ts';
  return null;
}

/** How many of a file's first bytes are enough for `sniffVideo`. */
export const sniffedBytes = 256;

export type VideoFileProblem = 'empty_file' | 'video_too_large' | 'not_a_video';

/**
 * Why a file cannot be an answer video, or null when it may.
 * @param file.type media type that the file is said to have; empty when no one knows
 * @param file.head its first `sniffedBytes` bytes
 */
export function problemOfVideoFile(file: {
  readonly bytes: number;
  readonly type: string;
  readonly head: Uint8Array;
}): VideoFileProblem | null {
  if (file.bytes === 0) return 'empty_file';
  if (file.bytes > videoMaxBytes) return 'video_too_large';
  const mayBeVideo = /^(video\/.*|application\/(mp4|octet-stream)|)$/.test(file.type);
  return mayBeVideo && sniffVideo(file.head) !== null ? null : 'not_a_video';
}
