import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CloudOff, RotateCcw } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { useLazy } from '#app/platform/page/lazy.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';
import { AppError } from '#domain/app-error.ts';
import { css, cx } from '#styled/css/index.js';

import { lazyCopyButton } from './lazy-copy-button.ts';
import { LocaleLink } from '../locale-link.tsx';

const layout = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '20px',
  minHeight: '480px',
  textAlign: 'center',
});

const ways = css({
  display: 'grid',
  gap: '12px',
  width: '100%',
  sm: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
});

/** The number to report to us, so that the failure can be found in the log. */
function RequestNumber({ id }: { id: string }) {
  const { t } = useLingui();
  const { part: CopyButton } = useLazy(lazyCopyButton);
  return (
    <p className={css({ textStyle: 'hint', color: 'text2', maxWidth: '100%' })}>
      <Trans>If you contact us, please mention this number:</Trans>{' '}
      <code className={css({ userSelect: 'all', overflowWrap: 'anywhere' })}>{id}</code>
      {CopyButton ? <CopyButton label={t`number`} value={id} /> : null}
    </p>
  );
}

/** An error page: the text from spec §8, a retry that refetches everything, a link home, and the request number. */
export function ErrorScreen({ reset, error }: { reset: () => void; error: unknown }) {
  const router = useRouter();
  const { reset: forgetQueryErrors } = useQueryErrorResetBoundary();
  return (
    <div className={cx(page, layout)} role="alert">
      <CloudOff aria-hidden size={48} strokeWidth={1.4} className={css({ color: 'brandInk' })} />
      <h1 {...useFocusedHeading()} className={css({ textStyle: 'h1' })}>
        <Trans>An error occurred. Please try later</Trans>
      </h1>
      <div className={ways}>
        <button
          type="button"
          className={button()}
          onClick={() => {
            forgetQueryErrors();
            reset();
            void router.invalidate();
          }}
        >
          <RotateCcw aria-hidden size={20} />
          <Trans>Try again</Trans>
        </button>
        <LocaleLink path="/" className={button({ variant: 'outline' })}>
          <Trans>Back to the home page</Trans>
        </LocaleLink>
      </div>
      {error instanceof AppError && error.requestId !== undefined ? (
        <RequestNumber id={error.requestId} />
      ) : null}
    </div>
  );
}
