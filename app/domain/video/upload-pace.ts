/** Upload speed, smoothed over the last few seconds. */
export interface UploadPace {
  /** When this was measured, in milliseconds. */
  readonly at: number;
  /** Bytes sent by then. */
  readonly bytes: number;
  /** Null until there are two measurements. */
  readonly bytesPerSecond: number | null;
}

/** Roughly how long a change in connection speed takes to show fully. */
const memoryMs = 8_000;
/** Measurements closer together than this say more about the clock than about the connection. */
const shortestMs = 500;

/** The updated pace after this many bytes were sent; a retried chunk counts once. */
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

/** Seconds remaining at this pace; null while unknown. */
export function secondsLeft(pace: UploadPace | null, totalBytes: number): number | null {
  if (pace === null || pace.bytesPerSecond === null || pace.bytesPerSecond < 1) return null;
  return Math.ceil(Math.max(0, totalBytes - pace.bytes) / pace.bytesPerSecond);
}
