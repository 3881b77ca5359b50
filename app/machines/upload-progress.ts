import { type ErrorCode } from '#domain/app-error.ts';
import { chunkCount, chunkRange, uploadPercentage } from '#domain/video/video.ts';

export interface UploadContext {
  readonly fileBytes: number;
  readonly isOnline: boolean;
  readonly acknowledged: ReadonlySet<number>;
  /** How many chunks the server has. */
  readonly sentChunks: number;
  /** Number of the chunk that is being sent, from 0; `chunkCount` when none is left. */
  readonly chunk: number;
  /** Progress of that chunk, 0 to 1. */
  readonly progress: number;
  /** 0 for the first attempt at this chunk. */
  readonly attempt: number;
  /** Whether it pauses as soon as the chunk that is being sent has arrived. */
  readonly isPausing: boolean;
  /** Why the last attempt failed; null while there is no such reason, and for a lost connection. */
  readonly failure: ErrorCode | null;
}

/** Bytes that have left: those of the chunks done and what the running chunk has sent. */
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

/** Per cent to show, to one decimal: chunks done plus the running chunk's progress. */
export function percentageOf(context: UploadContext): number {
  return uploadPercentage(context.sentChunks, context.progress, context.fileBytes);
}
