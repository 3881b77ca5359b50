import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { Order } from '#domain/order/order.ts';
import { clockText } from '#domain/time/clock-text.ts';

/** To the fan: the receipt of a withdrawal, with its day and time (Directive 2011/83/EU, article 11a). */
export function withdrawalMail(
  { id, number, celebrityName }: Pick<Order, 'id' | 'number' | 'celebrityName'>,
  declared: { readonly at: Date; readonly reason: string; readonly returnsGoods: boolean },
): MailWords {
  const { at, reason, returnsGoods } = declared;
  return {
    subject: msg`You withdrew from order ${number}`,
    paragraphs: [
      msg`We’ve received your withdrawal from your order ${number} with ${celebrityName}. Please keep this email: it’s your receipt.`,
      returnsGoods
        ? msg`Please send the goods back within 14 days, to the address in our legal notice. Once they’re here, you’ll get your money back.`
        : msg`We’ll cancel the order now. If you’ve paid, you’ll get your money back.`,
    ],
    facts: [
      { name: msg`Order`, value: number },
      {
        name: msg`Received on`,
        value: (locale, zone) => clockText(at, locale, zone),
      },
      ...(reason === '' ? [] : [{ name: msg`Your reason`, value: reason }]),
    ],
    action: { label: msg`See the order`, path: `/my-orders/detail?orderId=${id}` },
    footer: msg`You’re getting this email because you placed an order at ${site}.`,
  };
}
