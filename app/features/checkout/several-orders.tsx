import { Plural, Trans } from '@lingui/react/macro';
import { Files } from 'lucide-react';

import type { PaymentMethod } from '#domain/payment/payment.ts';

interface SeveralOrdersProps {
  /** The number of orders, one per celebrity; more than one. */
  orders: number;
  method: PaymentMethod;
  className: string;
}

/** Explains beforehand that several orders will be placed, and how they are paid together. */
export function SeveralOrders({ orders, method, className }: SeveralOrdersProps) {
  return (
    <p className={className}>
      <Files aria-hidden />
      <span>
        <Plural
          value={orders}
          one="This will be # order, one for each celebrity."
          other="This will be # orders, one for each celebrity."
        />{' '}
        {method === 'card' ? (
          <Trans>
            You enter your card details once. Your statement shows one charge for each order.
          </Trans>
        ) : (
          <Trans>Pay for all of them with one transfer and one reference.</Trans>
        )}
      </span>
    </p>
  );
}
