/** How fast something is sent, evened out over the last seconds. */
export interface UploadPace {
  /** When this was measured, in milliseconds. */
  readonly at: number;
  /** Bytes that had left by then. */
  readonly bytes: number;
  /** Null until there are two measurements. */
  readonly bytesPerSecond: number | null;
}

/** Within about this time a change of the line shows fully. */
const memoryMs = 8_000;
/** Closer together, two measurements say more about the clock than about the line. */
const shortestMs = 500;

/** The pace once so many bytes have left at that moment; a chunk that is sent again counts once. */
export function paceAfter(pace: UploadPace | null, at: number, bytes: number): UploadPace {
  if (pace === null) return { at, bytes, bytesPerSecond: null };
  const elapsed = at - pace.at;
  if (elapsed < shortestMs) return pace;
  const now = (Math.max(0, bytes - pace.bytes) / elapsed) * 1_000;
  const { bytesPerSecond: before } = pace;
  const weight = 1 - Math.exp(-elapsed / memoryMs);
  const bytesPerSecond = before === null ? now : before + (now - before) * weight;
  return { at, bytes, bytesPerSecond };
}

/** Seconds until the rest has left at this pace; null while no one can say. */
export function secondsLeft(pace: UploadPace | null, totalBytes: number): number | null {
  if (pace === null || pace.bytesPerSecond === null || pace.bytesPerSecond < 1) return null;
  return Math.ceil(Math.max(0, totalBytes - pace.bytes) / pace.bytesPerSecond);
}
