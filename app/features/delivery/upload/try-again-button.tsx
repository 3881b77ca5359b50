import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { button } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { retryUpload, type UploadView } from './uploads.ts';

/** Retries a failed upload, continuing from what the server has. */
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
