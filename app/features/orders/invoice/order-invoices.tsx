import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { saveFile, type DownloadFailure } from '#app/platform/browser/save-file.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { css, cx } from '#styled/css/index.js';

import { orderDocumentsQuery } from './order-documents.queries.ts';

const failures = {
  'signed-out': msg`You’re no longer logged in. Log in again, then download it here.`,
  refused: msg`Your account can’t open this file.`,
  missing: msg`It isn’t ready yet. Try again in a minute.`,
  failed: msg`The download failed. Try again in a moment.`,
} as const satisfies Record<DownloadFailure, MessageDescriptor>;

const list = css({ display: 'grid', gap: '16px', listStyle: 'none' });
const facts = css({ textStyle: 'hint', color: 'text2', marginTop: '4px' });
const full = css({ width: '100%' });
const words = css({ color: 'text2' });

/** A button that downloads one document, and what went wrong. @param number null for the invoice that is due */
function Download(props: {
  orderId: number;
  number: string | null;
  label: string;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const { orderId, number } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DownloadFailure | null>(null);
  async function download(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const query = number === null ? '' : `?document=${encodeURIComponent(number)}`;
    const name = `${number ?? t`Invoice`}.pdf`;
    const failed = await saveFile(`/api/orders/${orderId}/invoice${query}`, name);
    setFailure(failed);
    setBusy(false);
    if (failed === null) props.onSaved();
  }
  return (
    <>
      <button
        type="button"
        className={cx(button({ variant: 'outline' }), full)}
        {...busyButtonProps(isBusy, () => void download())}
      >
        <FileDown aria-hidden size={18} />
        {props.label}
      </button>
      {failure === null ? null : (
        <p role="alert" className={cx(notice({ tone: 'bad' }), css({ marginTop: '8px' }))}>
          <TriangleAlert aria-hidden />
          {t(failures[failure])}
        </p>
      )}
    </>
  );
}

/** The invoices and credit notes of an order, to be downloaded by its fan and those who run the shop. */
export function OrderInvoices({ orderId, locale }: { orderId: number; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const queryClient = useQueryClient();
  const query = orderDocumentsQuery(orderId);
  const { data, isError, refetch } = useQuery(query);
  if (!data && !isError) return null;
  if (data && data.documents.length === 0 && data.next === null) return null;
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
        <Download orderId={orderId} number={null} label={t`Invoice (PDF)`} onSaved={onSaved} />
      ) : null}
      {data ? (
        <ul className={list}>
          {data.documents.map(({ kind, number, issuedAt, total }) => (
            <li key={number}>
              <Download
                orderId={orderId}
                number={number}
                label={kind === 'invoice' ? t`Invoice (PDF)` : t`Credit note (PDF)`}
                onSaved={onSaved}
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
