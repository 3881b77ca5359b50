import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';

export const footer = msg`You’re getting this email because you placed an order at ${site}.`;

/** The page that asks for the account. */
export function pathOf(orderId: number): string {
  return `/my-orders/detail?orderId=${orderId}`;
}

/** To the fan: an account for the refund was set, or is another one now. */
export function refundAccountMail(
  { id, number }: Pick<Order, 'id' | 'number'>,
  change: { readonly holder: string; readonly end: string },
): MailWords {
  return {
    subject: msg`Where we send the refund for order ${number}`,
    paragraphs: [
      msg`We’ll send the money for your order ${number} to this account.`,
      msg`If you didn’t choose it, choose your account again, change your password and contact us at once.`,
    ],
    facts: [{ name: msg`Account`, value: `${change.holder}, … ${change.end}` }],
    action: { label: msg`See the order`, path: pathOf(id) },
    footer,
  };
}

/** To the fan: the bank gave the refund back. */
export function refundReturnedMail(refund: {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly cents: Cents;
  readonly end: string;
}): MailWords {
  const { orderId, orderNumber: number, cents, end } = refund;
  return {
    subject: msg`Your refund for order ${number} came back`,
    paragraphs: [
      msg`Your bank returned the refund. Your money is safe with us.`,
      msg`Please tell us on the order’s page where to send it. We’ll send it again.`,
    ],
    facts: [
      { name: msg`Amount`, value: (locale) => formatMoney(cents, locale) },
      { name: msg`Account`, value: `… ${end}` },
    ],
    action: { label: msg`Choose an account`, path: pathOf(orderId) },
    footer,
  };
}
