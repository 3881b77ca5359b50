import { useSuspenseQuery } from '@tanstack/react-query';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { PayoutDeskPage } from './payout-desk-page.tsx';
import { payoutDeskQuery } from './payout-desk.queries.ts';
import { usePayoutWork } from './use-payout-work.tsx';

/** The desk's payouts. */
export function PayoutDeskScreen() {
  const locale = useLocale();
  const { data } = useSuspenseQuery(payoutDeskQuery);
  const { isBusy, error, done, prepare, send, undo } = usePayoutWork(locale);
  return (
    <PayoutDeskPage
      desk={data}
      locale={locale}
      isBusy={isBusy}
      error={error}
      done={done}
      onPrepare={prepare}
      onSend={send}
      onUndo={undo}
    />
  );
}
