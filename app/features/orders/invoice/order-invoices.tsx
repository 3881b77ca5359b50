import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { DownloadButton } from '#app/entities/payment/download-button.tsx';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { css, cx } from '#styled/css/index.js';

import { orderDocumentsQuery } from './order-documents.queries.ts';

const list = css({ display: 'grid', gap: '16px', listStyle: 'none' });
const facts = css({ textStyle: 'hint', color: 'text2', marginTop: '4px' });
const words = css({ color: 'text2' });

/** The invoices and credit notes of an order, to be downloaded by its fan and those who run the shop. */
export function OrderInvoices({ orderId, locale }: { orderId: number; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const query = orderDocumentsQuery(orderId);
  const { data, isError, refetch } = useQuery(query);
  if (!data && !isError) return null;
  if (data && data.documents.length === 0 && data.next === null) return null;
  const address = `/api/orders/${orderId}/invoice`;
  const onSaved = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>Invoice</Trans>
      </h2>
      {data?.next === 'when-paid' ? (
        <p className={words}>
          <Trans>You’ll find the invoice here once the order is paid.</Trans>
        </p>
      ) : null}
      {data?.next === 'now' ? (
        <DownloadButton
          address={address}
          name={t`Invoice` + '.pdf'}
          label={t`Invoice (PDF)`}
          onSaved={onSaved}
        />
      ) : null}
      {data ? (
        <ul className={list}>
          {data.documents.map(({ kind, number, issuedAt, total }) => (
            <li key={number}>
              <DownloadButton
                address={`${address}?document=${number}`}
                name={`${number}.pdf`}
                label={kind === 'invoice' ? t`Invoice (PDF)` : t`Credit note (PDF)`}
              />
              <p className={facts}>
                {number} · {date.day(issuedAt)} · {formatMoney(total, locale)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p role="alert" className={cx(words, css({ marginBottom: '12px' }))}>
            <Trans>We couldn’t look for the invoice. Your order is safe.</Trans>
          </p>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={() => void refetch()}
          >
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </section>
  );
}
