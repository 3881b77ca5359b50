import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, X } from 'lucide-react';
import { useState } from 'react';

import { button, iconButton } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';

import {
  cancelUpload,
  closeUpload,
  pauseUpload,
  resumeUpload,
  retryUpload,
  type UploadView,
} from './uploads.ts';

/** Pause, go on, cancel; or away with what is done. */
export function UploadButtons({ upload }: { upload: UploadView }) {
  const { t } = useLingui();
  const { state } = upload;
  const { key, isTakenOver } = upload.target;
  const { name } = upload.file;
  const isDone = state === 'completed';
  const isPaused = state === 'paused' || upload.isPausing;
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      {isDone || state === 'failed' ? null : (
        <button
          type="button"
          className={iconButton()}
          aria-label={isPaused ? t`Resume upload` : t`Pause upload`}
          onClick={() => (isPaused ? resumeUpload(key) : pauseUpload(key))}
        >
          <Icon size={20} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={iconButton()}
        aria-label={isDone ? (isTakenOver ? t`Remove ${name}` : t`Close`) : t`Cancel upload`}
        // A video that its form has not taken over yet would be left on the server.
        onClick={() => (isDone && !isTakenOver ? closeUpload(key) : cancelUpload(key))}
      >
        <X size={20} aria-hidden />
      </button>
    </>
  );
}

/** Tries a failed upload again, from what the server has. */
export function TryAgainButton({ upload, size }: { upload: UploadView; size?: 'small' }) {
  const [isAsking, setAsking] = useState(false);
  async function tryAgain() {
    setAsking(true);
    await retryUpload(upload.target.key);
    setAsking(false);
  }
  return (
    <button
      type="button"
      className={button({ size: size ?? 'normal' })}
      {...busyButtonProps(isAsking, () => void tryAgain())}
    >
      <Trans>Try again</Trans>
    </button>
  );
}
