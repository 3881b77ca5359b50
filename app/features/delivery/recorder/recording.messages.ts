import { msg } from '@lingui/core/macro';

import type { CameraProblem, TakeDoubt } from '#domain/video/recording.ts';

/** Why nothing can be recorded, and what to do about it. */
export const cameraSentence = {
  denied: {
    title: msg`The camera is not allowed`,
    text: msg`Allow camera and microphone for this site in the address bar of your browser, then try again. Or choose a video that you have already.`,
  },
  missing: {
    title: msg`No camera found`,
    text: msg`Connect a camera and a microphone and try again, or choose a video that you have already.`,
  },
  busy: {
    title: msg`The camera is in use`,
    text: msg`Another program has the camera or the microphone. Close it and try again.`,
  },
  failed: {
    title: msg`Recording does not work here`,
    text: msg`This browser could not record. Try again, or choose a video that you have already.`,
  },
} as const satisfies Record<CameraProblem, unknown>;

/** What to look at before a recording is sent. */
export const doubtSentence = {
  too_short: msg`The video is very short. Is everything in it?`,
  silent: msg`Hardly anything can be heard. Is the microphone on?`,
} as const satisfies Record<TakeDoubt, unknown>;
