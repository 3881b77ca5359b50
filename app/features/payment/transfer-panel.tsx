import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { notice, panel } from '#app/ui/form.recipe.ts';
import type { BankAccount } from '#domain/bank-account.ts';
import { creditorReference } from '#domain/creditor-reference.ts';
import { epcPayment } from '#domain/epc-payment.ts';
import { inGroupsOfFour } from '#domain/iban.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents, formatMoney, type Cents } from '#domain/money.ts';
import { css, cx } from '#styled/css/index.js';

import { CopyButton } from './copy-button.tsx';
import { TransferCode } from './transfer-code.tsx';

interface TransferPanelProps {
  account: BankAccount | null;
  orderNumber: string;
  amount: Cents;
  locale: Locale;
}

const columns = css({
  display: 'grid',
  gap: '24px',
  md: { gridTemplateColumns: 'minmax(0, 1fr) 208px', gap: '32px' },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingBlock: '10px',
  borderBottom: '1px solid token(colors.border)',
  '& dt': { textStyle: 'hint', color: 'text2' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});
const warning = cx(notice({ tone: 'warn' }), css({ marginTop: '20px' }));

/** Where to transfer the money to, each part with a button that copies it. */
export function TransferPanel({ account, orderNumber, amount, locale }: TransferPanelProps) {
  const { t } = useLingui();
  const reference = creditorReference(orderNumber);
  const rows = account
    ? [
        { label: t`Account holder`, shown: account.holder, copied: account.holder },
        { label: 'IBAN', shown: inGroupsOfFour(account.iban), copied: account.iban },
        { label: 'BIC', shown: account.bic, copied: account.bic },
        {
          label: t`Amount`,
          shown: formatMoney(amount, locale),
          copied: decimalFromCents(amount),
        },
        { label: t`Payment reference`, shown: inGroupsOfFour(reference), copied: reference },
      ]
    : [];
  return (
    <section className={panel}>
      <h2 className={css({ textStyle: 'h3', marginBottom: '8px' })}>
        <Trans>Transfer details</Trans>
      </h2>
      {account ? (
        <>
          <div className={columns}>
            <dl>
              {rows.map(({ label, shown, copied }) => (
                <div key={label} className={row}>
                  <div className={css({ minWidth: 0 })}>
                    <dt>{label}</dt>
                    <dd>{shown}</dd>
                  </div>
                  <CopyButton label={label} value={copied} />
                </div>
              ))}
            </dl>
            <TransferCode payment={epcPayment(account, amount, reference)} />
          </div>
          <p className={warning}>
            <TriangleAlert aria-hidden />
            <Trans>Keep the reference exactly as shown, so we can match your payment.</Trans>
          </p>
        </>
      ) : (
        <p className={css({ color: 'text2' })}>
          <Trans>
            We will send you the account details by e-mail. There is nothing to pay yet.
          </Trans>
        </p>
      )}
    </section>
  );
}
