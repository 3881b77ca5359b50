import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import type { VideoCheck } from '#domain/authenticity/video-check.ts';

import { CheckResult } from './check-result.tsx';
import { FileCheck } from './file-check.tsx';
import { LinkCheck } from './link-check.tsx';
import { checkVideoFile, checkVideoLink } from './verify.functions.ts';
import { checkFailure } from './verify.messages.ts';
import * as look from './verify.recipe.ts';

const nothing: FieldErrors = {};

/** Checks whether a video was delivered here: a file from the device, or the video behind a link. */
export function VerifyScreen() {
  const { t } = useLingui();
  const checking = useMutation({ mutationFn: (ask: () => Promise<VideoCheck>) => ask() });
  const { data, error, isPending } = checking;
  const isField = error instanceof AppError && Object.keys(error.fields).length > 0;
  const code = error instanceof AppError ? error.code : 'backend_failed';
  // Its outcome is shown; nothing waits for it.
  const check = (ask: () => Promise<VideoCheck>) =>
    checking.mutateAsync(ask).then(
      () => undefined,
      () => undefined,
    );
  return (
    <div className={page}>
      <div className={look.column}>
        <div>
          <h1 className={look.title}>
            <Trans>Is this video genuine?</Trans>
          </h1>
          <p className={look.lead}>
            <Trans>
              We sign a record of every video we deliver. Check here who recorded a video, and that
              no one has changed it since.
            </Trans>
          </p>
        </div>
        {isPending || !data ? null : <CheckResult key={checking.submittedAt} check={data} />}
        {error && !isField ? (
          <p role="alert" className={notice({ tone: 'bad' })}>
            <CircleAlert aria-hidden />
            {t(checkFailure(code))}
          </p>
        ) : null}
        <FileCheck
          isBusy={isPending}
          onFile={async (file, { onProgress, signal }) => {
            // Loaded with the first file: the page itself needs none of it.
            const { hashFile } = await import('./hash-file.ts');
            const fileHash = await hashFile(file, { onProgress, signal }).catch(
              (reason: unknown) => {
                if (signal.aborted) return null;
                throw reason;
              },
            );
            if (fileHash) await check(() => checkVideoFile({ data: { fileHash } }));
          }}
        />
        <LinkCheck
          refused={isField ? error.fields : nothing}
          onLink={(link) => check(() => checkVideoLink({ data: { link } }))}
        />
      </div>
    </div>
  );
}
