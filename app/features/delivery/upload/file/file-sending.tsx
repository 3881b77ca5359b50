import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { fieldError } from '#app/ui/field/form.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { useShowsUpload } from '../shown-uploads.ts';
import { percent } from './sizes.ts';
import { TryAgainButton } from '../try-again-button.tsx';
import { UploadRow } from '../upload-row.tsx';
import { belowRow, notice } from '../upload.recipe.ts';
import { closeUpload, type UploadView } from '../uploads.ts';
import { uploadFailure } from '../video.messages.ts';

/** An upload on the page where it was started. */
export function FileSending(props: {
  upload: UploadView;
  /** Called once the upload is complete. */
  onArrived?: ((videoId: string) => void) | undefined;
  /** The actions available once it is complete. */
  next?: ReactNode;
}) {
  const { t } = useLingui();
  const { upload } = props;
  const { target, videoId, state } = upload;
  const isDone = state === 'completed';
  useShowsUpload(target.key);
  const arrived = useEffectEvent(() => {
    if (!props.onArrived) return;
    closeUpload(target.key);
    props.onArrived(videoId);
  });
  useEffect(() => {
    if (isDone) arrived();
  }, [isDone]);
  return (
    <>
      {upload.resumedAt > 0 && !isDone ? <WentOn at={upload.resumedAt} /> : null}
      <UploadRow upload={upload} isClosable={false} />
      <div className={belowRow}>
        {state === 'failed' ? (
          <>
            <p role="alert" className={fieldError}>
              {t(uploadFailure(upload.failure, target.refusals))}
            </p>
            <TryAgainButton upload={upload} />
          </>
        ) : null}
        {isDone ? props.next : null}
      </div>
    </>
  );
}

/** Says that the upload was resumed, not restarted. */
function WentOn({ at }: { at: number }) {
  const locale = useLocale();
  const share = percent(at, locale);
  return (
    <output className={cx(notice, css({ display: 'block' }))}>
      <Trans>Same file: resuming at {share}. Nothing is sent twice.</Trans>
    </output>
  );
}
