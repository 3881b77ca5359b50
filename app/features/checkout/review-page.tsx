import { Trans, useLingui } from '@lingui/react/macro';

import { fieldError, panel, primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { checkoutFailure, type CheckoutFailure } from './checkout.messages.ts';

interface ReviewPageProps {
  celebrityName: string;
  total: string;
  failure: CheckoutFailure | null;
  busy: boolean;
  onComplete: () => void;
}

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '20px',
  marginBottom: '12px',
});

/** What is ordered, what it costs, how it is paid; the button repeats the total. */
export function ReviewPage({ celebrityName, total, failure, busy, onComplete }: ReviewPageProps) {
  const { t } = useLingui();
  return (
    <div className={cx(page, css({ maxWidth: '680px' }))}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '24px' })}>
        <Trans>Review your order</Trans>
      </h1>
      <div className={panel}>
        <p className={line}>
          <span>
            <Trans>A video from {celebrityName}</Trans>
          </span>
          <strong>{total}</strong>
        </p>
        <p className={line}>
          <span>
            <Trans>Payment method</Trans>
          </span>
          <span>
            <Trans>Direct bank transfer</Trans>
          </span>
        </p>
        {failure ? (
          <p role="alert" className={fieldError}>
            {t(checkoutFailure[failure])}
          </p>
        ) : null}
        <button type="button" className={primaryButton} disabled={busy} onClick={onComplete}>
          <Trans>Place order, {total}</Trans>
        </button>
      </div>
    </div>
  );
}
