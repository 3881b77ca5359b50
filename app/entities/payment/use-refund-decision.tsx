import { Trans, useLingui } from '@lingui/react/macro';

import { useDecision } from '#app/ui/dialog/use-decision.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';
import { fullName } from '#domain/person/person-name.ts';
import { leftOf } from '#domain/refund/partial-refunds.ts';

/**
 * @returns confirms before an order is marked as refunded; resolves to whether to continue, which is always true for
 *   any other action
 */
export function useRefundDecision(order: Order, locale: Locale) {
  const { t } = useLingui();
  const decide = useDecision();
  const { number } = order;
  const amount = formatMoney(leftOf(order), locale);
  const fan = fullName(order.billing);
  return (action: PaymentAction): Promise<boolean> =>
    action === 'refund'
      ? decide({
          title: t`Mark order ${number} as refunded?`,
          consequence: (
            <Trans>
              This records that {amount} went back to {fan}, and we’ll tell them. It doesn’t move
              any money: send it first.
            </Trans>
          ),
          confirm: t`Mark as refunded`,
        })
      : Promise.resolve(true);
}
