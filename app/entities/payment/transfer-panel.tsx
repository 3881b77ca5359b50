import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Info, TriangleAlert } from 'lucide-react';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import { transferOf } from '#domain/payment/transfer/transfer.ts';
import { css, cx } from '#styled/css/index.js';
import { DownloadButton } from './download-button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TransferCode } from './transfer-code.tsx';
import { PaidOrders } from './paid-orders.tsx';

interface TransferPanelProps {
  account: BankAccount | null;
  /** The amount to transfer, and for which orders. */
  bill: TransferBill;
  locale: Locale;
}

const columns = css({
  display: 'grid',
  gap: '24px',
  md: { gridTemplateColumns: 'minmax(0, 1fr) 208px', gap: '32px' },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '12px',
  paddingBlock: '10px',
  borderBottom: '1px solid token(colors.border)',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** The button next to both, in the second column. */
const aside = css({ gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'center' });

const slip = css({ marginTop: '20px', sm: { maxWidth: '280px' } });

const warning = cx(notice({ tone: 'warn' }), css({ marginTop: '20px' }));

const abroad = cx(notice({ tone: 'info' }), css({ marginTop: '12px' }));

/** The payment deadline, and what happens when it passes. */
function PayBy({ at, orders }: { at: string; orders: number }) {
  return (
    <p className={warning}>
      <CalendarClock aria-hidden />
      {orders === 1 ? (
        <Trans>Pay by {at}. Otherwise we’ll cancel the order, and its goods go back on sale.</Trans>
      ) : (
        <Trans>
          Pay by {at}. Otherwise we’ll cancel the orders with goods, and the goods go back on sale.
        </Trans>
      )}
    </p>
  );
}

/** The account to transfer the money to, each part with a copy button. */
export function TransferPanel({ account, bill, locale }: TransferPanelProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { end } = bill;
  const [first] = bill.orders;
  const transfer = account && transferOf(account, bill);
  const rows = transfer
    ? [
        { label: t`Account holder`, shown: transfer.holder, copied: transfer.holder },
        { label: 'IBAN', shown: transfer.ibanShown, copied: transfer.iban },
        { label: 'BIC', shown: transfer.bic, copied: transfer.bic },
        { label: t`Bank`, shown: transfer.bankName, copied: transfer.bankName },
        {
          label: t`Amount`,
          shown: formatMoney(transfer.amount, locale),
          copied: transfer.decimalAmount,
        },
        {
          label: t`Payment reference`,
          shown: transfer.referenceShown,
          copied: transfer.reference,
        },
      ].filter(({ copied }) => copied !== '')
    : [];
  return (
    <section className={panel}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '8px' })}>
        <Trans>Transfer details</Trans>
      </h2>
      {transfer ? (
        <>
          <PaidOrders bill={bill} total={formatMoney(bill.total, locale)} />
          <div className={columns}>
            <dl>
              {rows.map(({ label, shown, copied }) => (
                <div key={label} className={row}>
                  <dt>{label}</dt>
                  <dd>{shown}</dd>
                  <dd className={aside}>
                    <CopyButton label={label} value={copied} />
                  </dd>
                </div>
              ))}
            </dl>
            {transfer.epc === null ? null : <TransferCode payment={transfer.epc} />}
          </div>
          {first ? (
            <div className={slip}>
              <DownloadButton
                address={`/api/orders/${first.id}/transfer?locale=${locale}`}
                name={`${transfer.reference}.pdf`}
                label={t`Payment slip (PDF)`}
              />
            </div>
          ) : null}
          {end === null ? null : (
            <PayBy at={date.time(end.toISOString())} orders={bill.orders.length} />
          )}
          <p className={warning}>
            <TriangleAlert aria-hidden />
            <Trans>Use the reference exactly as shown so we can match your payment.</Trans>
          </p>
          <p className={abroad}>
            <Info aria-hidden />
            <Trans>
              Paying from outside the SEPA area? Send the amount in euros using the IBAN and BIC.
              Enter our payment reference, and choose to pay all fees yourself.
            </Trans>
          </p>
        </>
      ) : (
        <p className={css({ color: 'text2' })}>
          <Trans>We’ll email you the bank details. There’s nothing to pay yet.</Trans>
        </p>
      )}
    </section>
  );
}
