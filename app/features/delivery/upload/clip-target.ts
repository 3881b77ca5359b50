import { msg } from '@lingui/core/macro';

import { beginClipUpload, cancelClipUpload, clipUploadProgress } from './clip.functions.ts';
import type { UploadTarget } from './upload-target.ts';

/** A celebrity's sample clip. */
export const clipTarget: UploadTarget = {
  key: 'clip',
  begin: (bytes) => beginClipUpload({ data: { bytes } }),
  arrived: (videoId) => clipUploadProgress({ data: { videoId } }),
  drop: (videoId) => cancelClipUpload({ data: { videoId } }),
  isTakenOver: true,
  fileHint: msg`MP4, MOV, WebM or AVI, up to 200 MB`,
  refusals: {
    not_allowed: msg`Only celebrities can add clips.`,
    too_many_clips: msg`You already have six clips. Delete one first.`,
    invalid_input: msg`This file is too large for a clip of 60 seconds. Choose one of up to 200 MB.`,
    video_too_large: msg`This file is too large for a clip of 60 seconds. Choose one of up to 200 MB.`,
  },
};
