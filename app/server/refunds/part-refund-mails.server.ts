import { msg } from '@lingui/core/macro';

import { site, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';

import { footer, pathOf } from './refund-mails.server.ts';

interface PartOfOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly cents: Cents;
}

/** To the fan: a part of the money goes back, and why. */
export function partRefundMail(
  { orderId, orderNumber: number, cents, reason }: PartOfOrder & { readonly reason: string },
  asksForAccount: boolean,
): MailWords {
  return {
    subject: msg`We’re refunding a part of order ${number}`,
    paragraphs: [
      msg`You’re getting some of your money back. Your order stays as it is.`,
      asksForAccount
        ? msg`Please tell us on the order’s page which account to send it to.`
        : msg`We send it to the account that you paid from. You can choose another on the order’s page.`,
    ],
    facts: [
      { name: msg`Amount`, value: (locale) => formatMoney(cents, locale) },
      { name: msg`Reason`, value: reason },
    ],
    action: asksForAccount
      ? { label: msg`Choose an account`, path: pathOf(orderId) }
      : { label: msg`See the order`, path: pathOf(orderId) },
    footer,
  };
}

/** To the fan: there is no refund of a part after all. */
export function partRefundDroppedMail({
  orderId,
  orderNumber: number,
  cents,
}: PartOfOrder): MailWords {
  return {
    subject: msg`No partial refund for order ${number}`,
    paragraphs: [
      msg`We told you that we’d refund a part of this order. Our team has taken that back.`,
      msg`If you think that’s wrong, please contact us at ${site}.`,
    ],
    facts: [{ name: msg`Amount`, value: (locale) => formatMoney(cents, locale) }],
    action: { label: msg`See the order`, path: pathOf(orderId) },
    footer,
  };
}

/** To the fan: the money has left our account. */
export function partRefundSentMail({
  orderId,
  orderNumber: number,
  cents,
}: PartOfOrder): MailWords {
  return {
    subject: msg`We sent you money for order ${number}`,
    paragraphs: [
      msg`We’ve sent the partial refund to your bank. It should arrive within a few days.`,
    ],
    facts: [{ name: msg`Amount`, value: (locale) => formatMoney(cents, locale) }],
    action: { label: msg`See the order`, path: pathOf(orderId) },
    footer,
  };
}
