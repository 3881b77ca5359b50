import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useState } from 'react';

import { css } from '#styled/css/index.js';

import { dropInput, dropTitle, dropZone, hint } from '../upload.recipe.ts';

/** Where a video is selected or dropped: the label of a native file input that covers all of it. */
export function FileDrop(props: {
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Which files are taken, in a line. */
  hint: MessageDescriptor;
  onPick: (file: File) => void;
}) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  return (
    <label className={dropZone} data-over={isOver || undefined}>
      <input
        type="file"
        accept="video/*"
        className={dropInput}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Lets the same file be selected again.
          currentTarget.value = '';
          if (file) props.onPick(file);
        }}
      />
      <Upload size={28} aria-hidden="true" />
      <span className={css({ srOnly: true })}>
        <Trans>Video file</Trans>
      </span>
      <span className={dropTitle}>
        <Trans>Choose a video or drop it here</Trans>
      </span>
      <span className={hint}>{t(props.hint)}</span>
    </label>
  );
}
