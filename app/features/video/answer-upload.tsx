import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { fieldError, panel, primaryButton, quietButton } from '#app/ui/form.recipe.ts';
import type { ErrorCode } from '#domain/app-error.ts';
import { css, cx } from '#styled/css/index.js';

import { beginWith, chooseFile, type Choice } from './choose-file.ts';
import { FileDrop } from './file-drop.tsx';
import { FileRow } from './file-row.tsx';
import { FileSending } from './file-sending.tsx';
import { forgetUpload, useKeptUpload, type KeptUpload } from './kept-upload.ts';
import { megabytes } from './sizes.ts';
import { belowRow, notice } from './upload.recipe.ts';
import { codeOf, fileProblem, uploadFailure } from './video.messages.ts';

interface AnswerUploadProps {
  orderId: number;
  onUploaded: () => Promise<void>;
}

/** The celebrity's answer: a video file is picked, sent chunk by chunk, and goes on after a reload. */
export function AnswerUpload({ orderId, onUploaded }: AnswerUploadProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice | null>(null);
  const kept = useKeptUpload(orderId);
  const [failure, setFailure] = useState<{ code: ErrorCode | null } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<Choice>) {
    setFailure(null);
    setBusy(true);
    try {
      setChoice(await work());
    } catch (error) {
      setFailure({ code: codeOf(error) });
    }
    setBusy(false);
  }

  function startOver() {
    forgetUpload(orderId);
    setChoice(null);
  }

  return (
    <section className={cx(panel, css({ marginBottom: '20px', borderColor: 'brandInk' }))}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '16px' })}>
        <Trans>Deliver your video</Trans>
      </h2>
      {choice?.kind === 'known' ? (
        <FileSending
          key={choice.videoId}
          {...choice}
          orderId={orderId}
          onUploaded={onUploaded}
          onCancelled={startOver}
        />
      ) : null}
      {choice?.kind === 'new' ? (
        <>
          {choice.insteadOf === null ? null : <AnotherFile name={choice.insteadOf} />}
          <FileRow file={choice.file} onCancel={() => setChoice(null)} />
          <div className={belowRow}>
            <button
              type="button"
              className={primaryButton}
              disabled={isBusy}
              onClick={() =>
                void attempt(async () => ({ kind: 'known', ...(await beginWith(orderId, choice)) }))
              }
            >
              <Trans>Upload</Trans>
            </button>
          </div>
        </>
      ) : null}
      {choice === null || choice.kind === 'refused' ? (
        <>
          {kept ? <BrokenOff kept={kept} onStartOver={startOver} /> : null}
          <FileDrop onPick={(file) => void attempt(() => chooseFile(orderId, file))} />
        </>
      ) : null}
      {choice?.kind === 'refused' ? (
        <p role="alert" className={cx(fieldError, belowRow)}>
          {t(fileProblem[choice.problem])}
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className={cx(fieldError, belowRow)}>
          {t(uploadFailure(failure.code))}
        </p>
      ) : null}
    </section>
  );
}

function BrokenOff({ kept, onStartOver }: { kept: KeptUpload; onStartOver: () => void }) {
  const { i18n } = useLingui();
  const { name } = kept;
  const size = megabytes(kept.bytes, i18n.locale);
  return (
    <div className={notice}>
      <p>
        <Trans>
          The upload of {name} ({size}) was interrupted. Pick the same file again, and it goes on
          where it stopped.
        </Trans>
      </p>
      <button type="button" className={quietButton} onClick={onStartOver}>
        <Trans>Forget it</Trans>
      </button>
    </div>
  );
}

function AnotherFile({ name }: { name: string }) {
  return (
    <output className={cx(notice, css({ display: 'block' }))}>
      <Trans>This is another file than {name}. It is sent from the beginning.</Trans>
    </output>
  );
}
