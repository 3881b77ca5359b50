import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';

import { percentageOf, uploadMachine } from '#app/machines/upload.machine.ts';
import { fieldError, primaryButton } from '#app/ui/form.recipe.ts';
import { css } from '#styled/css/index.js';

import { acknowledgedOf, type Begun } from './choose-file.ts';
import { FileRow } from './file-row.tsx';
import { forgetUpload } from './kept-upload.ts';
import { chunkSender } from './send-chunk.ts';
import { percent } from './sizes.ts';
import { belowRow } from './upload.recipe.ts';
import { uploadFailure } from './video.messages.ts';

const unseen = css({ srOnly: true });

interface FileSendingProps extends Begun {
  orderId: number;
  onUploaded: () => Promise<void>;
  onCancelled: () => void;
}

/** A file on its way: it starts at once, tries again by itself, and after a failure goes on where it stopped. */
export function FileSending(props: FileSendingProps) {
  const { i18n, t } = useLingui();
  const { file, videoId, orderId, acknowledged } = props;
  const [machine] = useState(() =>
    uploadMachine.provide({ actors: { sendChunk: chunkSender(orderId, videoId, file) } }),
  );
  const [state, send] = useMachine(machine, { input: { fileBytes: file.size, acknowledged } });
  const [isAsking, setAsking] = useState(false);
  const isDone = state.matches('completed');
  const isFailed = state.matches('failed');
  const isTryingAgain = state.matches('waiting') || (!isFailed && state.context.attempt > 0);
  const percentage = percentageOf(state.context);
  const tens = percent(Math.floor(percentage / 10) * 10, i18n.locale);

  useEffect(() => send({ type: 'START' }), [send]);
  useEffect(() => {
    if (isDone) forgetUpload(orderId);
  }, [isDone, orderId]);

  async function tryAgain() {
    setAsking(true);
    // The answer to a chunk may have been lost on its way; without one, what is known here is enough.
    const arrived = await acknowledgedOf(orderId, { file, videoId }).catch(() => []);
    setAsking(false);
    send({ type: 'RETRY', acknowledged: arrived });
  }

  function cancel() {
    send({ type: 'CANCEL' });
    forgetUpload(orderId);
    props.onCancelled();
  }

  return (
    <>
      <FileRow
        file={file}
        percentage={percentage}
        isDone={isDone}
        {...(isDone ? {} : { onCancel: cancel })}
      >
        {isDone ? (
          <span className={css({ color: 'good', fontWeight: 500 })}>
            {' · '}
            <Trans>Uploaded</Trans>
          </span>
        ) : (
          `, ${percent(percentage, i18n.locale)}`
        )}
      </FileRow>
      {/* Every ten per cent is news enough for a screen reader. */}
      <output className={unseen}>{isDone ? t`Uploaded` : t`Uploaded: ${tens}`}</output>
      <div className={belowRow}>
        {/* Always there: a screen reader hears what changes in it, not that it appears. */}
        <output>{isTryingAgain ? <Trans>Connection lost, trying again</Trans> : null}</output>
        {isFailed ? (
          <>
            <p role="alert" className={fieldError}>
              {t(uploadFailure(state.context.failure))}
            </p>
            <button
              type="button"
              className={primaryButton}
              disabled={isAsking}
              onClick={() => void tryAgain()}
            >
              <Trans>Try again</Trans>
            </button>
          </>
        ) : null}
        {isDone ? (
          <button type="button" className={primaryButton} onClick={() => void props.onUploaded()}>
            <Trans>Uploaded. Show the video</Trans>
          </button>
        ) : null}
      </div>
    </>
  );
}
