import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

import { isAdministrator } from '#domain/account/role.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { PayoutDeskPage } from './payout-desk-page.tsx';
import { payoutDeskQuery } from './payout-desk.queries.ts';
import { usePayoutWork } from './use-payout-work.tsx';

/** The desk's payouts. */
export function PayoutDeskScreen() {
  const locale = useLocale();
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/desk_/payouts' });
  const { data } = useSuspenseQuery(payoutDeskQuery);
  const { isBusy, error, done, prepare, download, send, undo } = usePayoutWork(locale);
  return (
    <PayoutDeskPage
      desk={data}
      locale={locale}
      maySet={isAdministrator(viewer)}
      isBusy={isBusy}
      error={error}
      done={done}
      onPrepare={prepare}
      onDownload={download}
      onSend={send}
      onUndo={undo}
    />
  );
}
