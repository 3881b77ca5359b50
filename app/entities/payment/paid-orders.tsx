import { Plural, Trans } from '@lingui/react/macro';
import type { TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import { css } from '#styled/css/index.js';

/** The orders paid by one transfer, if there is more than one. */
export function PaidOrders({ bill, total }: { bill: TransferBill; total: string }) {
  const count = bill.orders.length;
  if (count === 1) return null;
  return (
    <>
      <p className={css({ fontWeight: 600 })}>
        <Plural
          value={count}
          one={`This transfer pays for # order, ${total} in total.`}
          other={`This transfer pays for # orders, ${total} in total.`}
        />
      </p>
      <ul className={css({ listStyle: 'none', color: 'text2', marginBottom: '12px' })}>
        {bill.orders.map(({ id, number, celebrityName }) => (
          <li key={id}>
            <Trans>
              Order {number}, {celebrityName}
            </Trans>
          </li>
        ))}
      </ul>
    </>
  );
}
