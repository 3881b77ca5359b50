import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Film, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { bar, fileFacts, fileName, fileRow, hint, iconButton } from './upload.recipe.ts';
import { megabytes } from './sizes.ts';

interface FileRowProps {
  file: File;
  /** 0 to 100; left out before anything is sent. */
  percentage?: number;
  isDone?: boolean;
  /** What is said after the size. */
  children?: ReactNode;
  onCancel?: () => void;
}

/** A file with its name, its size and how far it has come. */
export function FileRow(props: FileRowProps) {
  const { i18n, t } = useLingui();
  const { file, percentage, isDone = false, children, onCancel } = props;
  const { name } = file;
  const Icon = isDone ? CircleCheck : Film;
  return (
    <div className={fileRow} data-done={isDone || undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className={fileFacts}>
        <span className={fileName} title={name}>
          {name}
        </span>
        <span className={hint}>
          {megabytes(file.size, i18n.locale)}
          {children}
        </span>
        {percentage === undefined ? null : (
          <progress
            className={bar}
            data-done={isDone || undefined}
            max={100}
            value={percentage}
            aria-label={t`Uploading ${name}`}
          />
        )}
      </div>
      {onCancel ? (
        <button
          type="button"
          className={iconButton}
          aria-label={percentage === undefined ? t`Remove ${name}` : t`Cancel upload`}
          onClick={onCancel}
        >
          <X size={20} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
