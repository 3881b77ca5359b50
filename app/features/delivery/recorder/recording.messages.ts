import { msg } from '@lingui/core/macro';

import type { CameraProblem, TakeDoubt } from '#domain/video/recording.ts';

/** Why recording is not possible, and what to do about it. */
export const cameraSentence = {
  denied: {
    title: msg`The camera isn’t allowed`,
    text: msg`Allow the camera and microphone for this site in your browser’s address bar, then try again. Or choose a video you already have.`,
  },
  missing: {
    title: msg`No camera found`,
    text: msg`Connect a camera and microphone, then try again. Or choose a video you already have.`,
  },
  busy: {
    title: msg`The camera is in use`,
    text: msg`Another app is using the camera or microphone. Close it and try again.`,
  },
  failed: {
    title: msg`Recording doesn’t work here`,
    text: msg`This browser couldn’t record. Try again, or choose a video you already have.`,
  },
} as const satisfies Record<CameraProblem, unknown>;

/** What to check before a recording is sent. */
export const doubtSentence = {
  too_short: msg`That’s a very short video. Did you get everything in?`,
  silent: msg`We can hardly hear anything. Is your microphone on?`,
} as const satisfies Record<TakeDoubt, unknown>;
