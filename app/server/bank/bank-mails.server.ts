import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { accountMoney } from '#domain/money/foreign-money.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { Transfer } from '#domain/payment/transfer/transfer.ts';

type MailedOrder = Pick<Order, 'id' | 'number'>;

const footer = msg`You’re getting this email because you placed an order at ${site}.`;

function action({ id }: MailedOrder): NonNullable<MailWords['action']> {
  return { label: msg`See the order`, path: `/my-orders/detail?orderId=${id}` };
}

/** What the fan enters for the rest; nothing while the shop has no account. */
function transferFacts(transfer: Transfer | null): NonNullable<MailWords['facts']> {
  if (!transfer) return [];
  const { amount } = transfer;
  return [
    { name: msg`Account holder`, value: transfer.holder },
    { name: msg`IBAN`, value: transfer.ibanShown },
    { name: msg`BIC`, value: transfer.bic },
    { name: msg`Amount`, value: (locale) => formatMoney(amount, locale) },
    { name: msg`Payment reference`, value: transfer.referenceShown },
  ];
}

/** To the fan, when a part of what an order costs came in. @param missing what is still to be paid */
export function partialPaymentMail(
  order: MailedOrder,
  received: Cents,
  missing: Cents,
  transfer: Transfer | null,
): MailWords {
  const { number } = order;
  return {
    subject: msg`A part of your payment for order ${number} is in`,
    paragraphs: [
      (locale) => {
        const came = formatMoney(received, locale);
        const rest = formatMoney(missing, locale);
        return msg`We’ve received ${came} for your order ${number}. ${rest} is still missing.`;
      },
      msg`Please send the rest with this payment reference. We’ll continue as soon as it’s here.`,
    ],
    facts: transferFacts(transfer),
    action: action(order),
    footer,
  };
}

/** To the fan, when money came in that is not in euros and goes back. */
export function foreignPaymentMail(
  order: MailedOrder,
  { cents, currency }: { readonly cents: number; readonly currency: string },
  transfer: Transfer | null,
): MailWords {
  const { number } = order;
  return {
    subject: msg`Your payment for order ${number} isn’t in euros`,
    paragraphs: [
      (locale) => {
        const came = accountMoney(cents, currency, locale);
        return msg`We’ve received ${came} for your order ${number}. We can only take euros, so we’ll send it back.`;
      },
      msg`Please pay the order in euros with this payment reference.`,
    ],
    facts: transferFacts(transfer),
    action: action(order),
    footer,
  };
}
