import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { useAccountWords } from '#app/platform/browser/use-account-words.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { css } from '#styled/css/index.js';

import { useShownUploads } from './shown-uploads.ts';
import { TryAgainButton } from './try-again-button.tsx';
import { UploadRow } from './upload-row.tsx';
import { stopUploadsOfOthers, useUploads, type UploadView } from './uploads.ts';
import { uploadFailure } from './video.messages.ts';

/** Above the bars at the bottom of some pages on phones. */
const tray = css({
  position: 'fixed',
  right: { base: '16px', md: '24px' },
  bottom: { base: '88px', md: '24px' },
  zIndex: 60,
  display: 'grid',
  // A long file name is truncated instead of widening the tray.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  width: 'min(420px, calc(100vw - 32px))',
  maxHeight: '60vh',
  padding: '12px',
  overflowY: 'auto',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  boxShadow: 'float',
});
const below = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

/** The uploads that continue while their page is not on the screen. */
export function UploadTray() {
  const { t } = useLingui();
  const hasWords = useAccountWords();
  const shown = useShownUploads();
  const uploads = useUploads().filter(({ target }) => !shown.has(target.key));
  useOwner();
  if (!hasWords || uploads.length === 0) return null;
  return (
    <section className={tray} aria-label={t`Uploads`}>
      {uploads.map((upload) => (
        <TrayEntry key={upload.target.key} upload={upload} />
      ))}
    </section>
  );
}

/** Uploads belong to the user who started them. */
function useOwner(): void {
  const { data: viewer } = useQuery(viewerQuery);
  const owner = useRef<number | null>(null);
  const id = viewer?.id ?? null;
  useEffect(() => {
    if (owner.current !== null && owner.current !== id) stopUploadsOfOthers(id !== null);
    owner.current = id ?? owner.current;
  }, [id]);
}

function TrayEntry({ upload }: { upload: UploadView }) {
  const { t } = useLingui();
  const router = useRouter();
  const { state, target, page } = upload;
  return (
    <div>
      <UploadRow upload={upload} isClosable />
      <div className={below}>
        {state === 'failed' ? (
          <>
            <p role="alert" className={fieldError}>
              {t(uploadFailure(upload.failure, target.refusals))}
            </p>
            <TryAgainButton upload={upload} size="small" />
          </>
        ) : null}
        {/* Client-side navigation: loading a new document would end the upload. */}
        <a
          href={page}
          className={button({ variant: 'quiet', size: 'small' })}
          onClick={(event) => {
            event.preventDefault();
            router.history.push(page);
          }}
        >
          <Trans>Back to the upload page</Trans>
        </a>
      </div>
    </div>
  );
}
