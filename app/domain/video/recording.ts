/** Limits for videos recorded in the browser. */
export const recordingMaxMs = 600_000;

/** Anything shorter is probably a mistake. */
export const recordingMinMs = 3_000;

/** Peak level (0 to 1) below which the recording counts as silent. */
export const silentBelow = 0.02;

/** The countdown before recording starts. */
export const countdownSeconds = 3;

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'failed';

/** Why a camera cannot be used, by the name of the browser's error. */
export function cameraProblem(errorName: string): CameraProblem {
  if (['NotAllowedError', 'SecurityError'].includes(errorName)) return 'denied';
  if (['NotFoundError', 'OverconstrainedError'].includes(errorName)) return 'missing';
  return ['NotReadableError', 'AbortError'].includes(errorName) ? 'busy' : 'failed';
}

/** A recording as it came from the camera. */
export interface Take {
  readonly file: File;
  readonly lengthMs: number;
  /** Its peak level, 0 to 1. */
  readonly loudest: number;
}

export type TakeDoubt = 'too_short' | 'silent';

/** Issues to confirm with the user before sending. */
export function doubtsOf({ lengthMs, loudest }: Omit<Take, 'file'>): TakeDoubt[] {
  const doubts: TakeDoubt[] = [];
  if (lengthMs < recordingMinMs) doubts.push('too_short');
  if (loudest < silentBelow) doubts.push('silent');
  return doubts;
}

/** A file name for a recording of this type: `recording-2026-11-21-15-04.mp4`. @param at UTC instant */
export function recordingName(type: string, at: Date): string {
  const minute = at.toISOString().slice(0, 16).replace(/[T:]/g, '-');
  return `recording-${minute}.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`;
}
