import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { AppError } from '#domain/app-error.ts';

/** Why the last step with a run of payouts or refunds was refused, and what to do. */
export function RunRefusal({ error }: { error: Error }) {
  return (
    <p role="alert" className={notice({ tone: 'bad' })}>
      <TriangleAlert aria-hidden />
      <span>
        <Sentences error={error} />
      </span>
    </p>
  );
}

function Sentences({ error }: { error: Error }) {
  const { code, fields } = error instanceof AppError ? error : new AppError('backend_failed');
  if (code === 'payout_moved_on' || code === 'refund_moved_on')
    return (
      <Trans>
        Something changed in the meantime, so nothing was done. The page shows how it stands now.
      </Trans>
    );
  if (code === 'run_filed')
    return (
      <Trans>
        The file of this run was downloaded, so the bank may have it. Mark the run as sent; if the
        bank returns a payment, book it then.
      </Trans>
    );
  if (code !== 'run_unsendable') return <Trans>An error occurred. Please try later</Trans>;
  const { name } = fields;
  return name === undefined ? (
    <Trans>
      The bank can’t send SEPA transfers from the site’s own account, so nothing was done. An
      administrator corrects the bank account in the settings.
    </Trans>
  ) : (
    <Trans>
      The bank would refuse the account of {name}, so nothing was done. Ask them to save it again,
      or leave them out.
    </Trans>
  );
}
