import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';

import { RunRefusal } from '../runs/run-refusal.tsx';
import type { Done } from './use-payout-work.tsx';

/** What became of the last step. */
export function PayoutOutcome({ error, done }: { error: Error | null; done: Done }) {
  if (error) return <RunRefusal error={error} />;
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
