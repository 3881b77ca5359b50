import { useLocale } from '#app/platform/browser/use-locale.ts';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Film } from 'lucide-react';
import type { ReactNode } from 'react';

import { bar, fileFacts, fileName, fileRow, hint } from '../upload.recipe.ts';
import { megabytes } from './sizes.ts';

interface FileRowProps {
  file: File;
  /** 0 to 100; omitted before anything is sent. */
  percentage?: number;
  isDone?: boolean;
  /** The text after the size. */
  children?: ReactNode;
  /** The text below the bar. */
  below?: ReactNode;
  /** The available actions. */
  buttons?: ReactNode;
}

/** A file with its name, size and upload progress. */
export function FileRow(props: FileRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { file, percentage, isDone = false } = props;
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
          {megabytes(file.size, locale)}
          {props.children}
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
        {props.below}
      </div>
      {props.buttons}
    </div>
  );
}
