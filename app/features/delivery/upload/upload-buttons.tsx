import { useLingui } from '@lingui/react/macro';
import { Pause, Play, X } from 'lucide-react';
import { iconButton } from '#app/ui/button.recipe.ts';
import {
  cancelUpload,
  closeUpload,
  pauseUpload,
  resumeUpload,
  type UploadView,
} from './uploads.ts';

/** Pause, resume, cancel; or dismiss a finished upload. */
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
        // A video that its form has not accepted yet would be left on the server.
        onClick={() => (isDone && !isTakenOver ? closeUpload(key) : cancelUpload(key))}
      >
        <X size={20} aria-hidden />
      </button>
    </>
  );
}
