import { useSuspenseQuery } from '@tanstack/react-query';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { RefundDeskPage } from './refund-desk-page.tsx';
import { refundDeskQuery } from './refund-desk.queries.ts';
import { useRefundWork } from './use-refund-work.tsx';

/** The desk's refunds. */
export function RefundDeskScreen() {
  const locale = useLocale();
  const { data } = useSuspenseQuery(refundDeskQuery);
  const { isBusy, error, done, prepare, download, send, move } = useRefundWork(locale);
  return (
    <RefundDeskPage
      desk={data}
      locale={locale}
      isBusy={isBusy}
      error={error}
      done={done}
      onPrepare={prepare}
      onDownload={download}
      onSend={send}
      onMove={move}
    />
  );
}
