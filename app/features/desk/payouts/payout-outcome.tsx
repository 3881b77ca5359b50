import { Trans } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import { AppError } from '#domain/app-error.ts';

import type { Done } from './use-payout-work.tsx';

/** What became of the last step. */
export function PayoutOutcome({ error, done }: { error: Error | null; done: Done }) {
  if (error)
    return (
      <p role="alert" className={notice({ tone: 'bad' })}>
        <TriangleAlert aria-hidden />
        <span>
          <Refusal error={error} />
        </span>
      </p>
    );
  if (!done) return null;
  return (
    <output className={notice({ tone: 'good' })}>
      <CircleCheck aria-hidden />
      {done === 'prepared' ? (
        <Trans>The payouts are prepared. Download the file and give it to the bank.</Trans>
      ) : null}
      {done === 'filed' ? (
        <Trans>The file is downloaded. Mark the run as sent once the bank has it.</Trans>
      ) : null}
      {done === 'sent' ? <Trans>The run is sent, and the celebrities know.</Trans> : null}
      {done === 'undone' ? <Trans>The money is in the balance again.</Trans> : null}
    </output>
  );
}

function Refusal({ error }: { error: Error }) {
  const { code, fields } = error instanceof AppError ? error : new AppError('backend_failed');
  if (code === 'payout_moved_on')
    return (
      <Trans>
        Something changed in the meantime, so nothing was done. The page shows how it stands now.
      </Trans>
    );
  if (code === 'payout_filed')
    return (
      <Trans>
        The file of this run was downloaded, so the bank may have it. Mark the run as sent; if the
        bank returns a payout, book it then.
      </Trans>
    );
  if (code !== 'payout_unsendable') return <Trans>An error occurred. Please try later</Trans>;
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
