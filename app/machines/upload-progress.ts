import { type ErrorCode } from '#domain/app-error.ts';
import { chunkCount, chunkRange, uploadPercentage } from '#domain/video/video.ts';

export interface UploadContext {
  readonly fileBytes: number;
  readonly isOnline: boolean;
  readonly acknowledged: ReadonlySet<number>;
  /** How many chunks the server has. */
  readonly sentChunks: number;
  /** Index of the chunk being sent, from 0; `chunkCount` when none is left. */
  readonly chunk: number;
  /** Progress of the current chunk, 0 to 1. */
  readonly progress: number;
  /** 0 for the first attempt at the current chunk. */
  readonly attempt: number;
  /** Whether it pauses as soon as the current chunk has been acknowledged. */
  readonly isPausing: boolean;
  /** Why the last attempt failed; null if it did not, or the connection was lost. */
  readonly failure: ErrorCode | null;
}

/** Bytes sent: the finished chunks plus what has been sent of the current one. */
export function bytesSentOf({ acknowledged, chunk, progress, fileBytes }: UploadContext): number {
  let bytes = 0;
  for (const done of acknowledged) bytes += chunkLength(done, fileBytes);
  const isLeft = chunk < chunkCount(fileBytes);
  return isLeft ? bytes + Math.round(progress * chunkLength(chunk, fileBytes)) : bytes;
}

function chunkLength(chunk: number, fileBytes: number): number {
  const { start, end } = chunkRange(chunk, fileBytes);
  return end - start + 1;
}

/** Percentage to display, to one decimal: finished chunks plus the current chunk's progress. */
export function percentageOf(context: UploadContext): number {
  return uploadPercentage(context.sentChunks, context.progress, context.fileBytes);
}
