import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Trans, useLingui } from '@lingui/react/macro';

import { css, cx } from '#styled/css/index.js';

import { FileRow } from './file/file-row.tsx';
import { percent } from './file/sizes.ts';
import { UploadButtons } from './upload-buttons.tsx';
import { UploadState } from './upload-state.tsx';
import { hint } from './upload.recipe.ts';
import type { UploadView } from './uploads.ts';

const unseen = css({ srOnly: true });
/** Keeps its height while it is empty, so that nothing jumps. */
const stateLine = cx(hint, css({ display: 'block', minHeight: '20px', marginTop: '4px' }));

/** A file being uploaded, with the available actions. Screen readers announce every ten per cent. */
export function UploadRow({ upload, isClosable }: { upload: UploadView; isClosable: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { percentage } = upload;
  const isDone = upload.state === 'completed';
  const tens = percent(Math.floor(percentage / 10) * 10, locale);
  return (
    <>
      <FileRow
        file={upload.file}
        percentage={percentage}
        isDone={isDone}
        below={
          isDone ? null : (
            <span className={stateLine}>
              <UploadState upload={upload} />
            </span>
          )
        }
        buttons={isDone && !isClosable ? null : <UploadButtons upload={upload} />}
      >
        {isDone ? (
          <span className={css({ color: 'good', fontWeight: 500 })}>
            {' · '}
            <Trans>Uploaded</Trans>
          </span>
        ) : (
          `, ${percent(percentage, locale)}`
        )}
      </FileRow>
      <output className={unseen}>{isDone ? t`Uploaded` : t`Uploaded: ${tens}`}</output>
    </>
  );
}
