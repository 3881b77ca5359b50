import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FileDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { saveFile, type DownloadFailure } from '#app/platform/browser/save-file.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { css, cx } from '#styled/css/index.js';

/** Why a file was not saved, in words. */
export const downloadFailures = {
  'signed-out': msg`You’re no longer logged in. Log in again, then download it here.`,
  refused: msg`Your account can’t open this file.`,
  missing: msg`It isn’t ready yet. Try again in a minute.`,
  'too-many': msg`That’s a lot of files in a short time. Try again in a few minutes.`,
  failed: msg`The download failed. Try again in a moment.`,
} as const satisfies Record<DownloadFailure, MessageDescriptor>;

const full = css({ width: '100%' });

interface DownloadButtonProps {
  /** An address of this site. */
  address: string;
  /** What the file is called on the device. */
  name: string;
  label: string;
  onSaved?: () => void;
}

/** A button that saves a file on the device, and says what went wrong. */
export function DownloadButton({ address, name, label, onSaved }: DownloadButtonProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DownloadFailure | null>(null);
  async function download(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const failed = await saveFile(address, name);
    setFailure(failed);
    setBusy(false);
    if (failed === null) onSaved?.();
  }
  return (
    <>
      <button
        type="button"
        className={cx(button({ variant: 'outline' }), full)}
        {...busyButtonProps(isBusy, () => void download())}
      >
        <FileDown aria-hidden size={18} />
        {label}
      </button>
      {failure === null ? null : (
        <p role="alert" className={cx(notice({ tone: 'bad' }), css({ marginTop: '8px' }))}>
          <TriangleAlert aria-hidden />
          {t(downloadFailures[failure])}
        </p>
      )}
    </>
  );
}
