import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { site, type MailParagraph, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { fanNoticeOf } from '#domain/order/notifications/fan-notice.ts';
import { rejectionOf } from '#domain/order/order-history.ts';
import type { NewsTopic } from '#domain/order/notifications/order-notifications.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { clockText } from '#domain/time/clock-text.ts';
import { calledBy, fullName } from '#domain/person/person-name.ts';
import type { TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import { fanNotice } from '#app/entities/order/fan-notice.messages.ts';
import { reasonTold } from '#app/entities/order/rejection.messages.ts';
import { retakeTold } from '#app/entities/order/retake.messages.ts';
import { dueMail } from './due-mail.server.ts';
import { byChoice, neededFacts, orderAction as action } from './order-mail-parts.server.ts';
import type { MailedOrder } from './order-mails.server.ts';

const outsideSepa = msg`Paying from outside the SEPA area? Send the amount in euros using the IBAN and BIC. Enter our payment reference, and choose to pay all fees yourself.`;

/** The rejection reason as shown to the fan. */
function rejectionWords(order: Order): readonly MessageDescriptor[] {
  const rejection = rejectionOf(order);
  if (!rejection) return [];
  const { words } = rejection;
  const told = reasonTold[rejection.reason];
  return [...(told ? [told] : []), ...(words === '' ? [] : [msg`They wrote: ${words}`])];
}

/** What a fan enters in the bank transfer form, while the order awaits a transfer. */
function transferFacts({ transfer }: MailedOrder): NonNullable<MailWords['facts']> {
  if (!transfer) return [];
  const { amount, bankName } = transfer;
  return [
    { name: msg`Account holder`, value: transfer.holder },
    { name: msg`IBAN`, value: transfer.ibanShown },
    { name: msg`BIC`, value: transfer.bic },
    ...(bankName === '' ? [] : [{ name: msg`Bank`, value: bankName }]),
    { name: msg`Amount`, value: (locale) => formatMoney(amount, locale) },
    { name: msg`Payment reference`, value: transfer.referenceShown },
  ];
}

/** The payment deadline. */
function payByWords({ end, orders }: TransferBill): readonly MailParagraph[] {
  if (end === null) return [];
  return [
    (locale, zone) => {
      const at = clockText(end, locale, zone);
      return orders.length === 1
        ? msg`Pay by ${at}. Otherwise we’ll cancel the order, and its goods go back on sale.`
        : msg`Pay by ${at}. Otherwise we’ll cancel the orders with goods, and the goods go back on sale.`;
    },
  ];
}

/** The orders paid by one transfer, if there are several: each has its own mail. */
function togetherWords({ orders }: TransferBill): readonly MessageDescriptor[] {
  if (orders.length === 1) return [];
  const numbers = orders.map(({ number }) => number).join(', ');
  return [msg`One transfer pays for your orders ${numbers} together. Please send it only once.`];
}

/** Confirms what the fan agreed to about the right of withdrawal, word for word: this mail is the durable medium. */
function consentWords({ consent }: MailedOrder): readonly MailParagraph[] {
  if (!consent) return [];
  const words = consent.sentences.join(' ');
  return [
    (locale, zone) => {
      const at = clockText(consent.at, locale, zone);
      return msg`On ${at} you agreed: ${words}`;
    },
  ];
}

function placed(mailed: MailedOrder): MailWords {
  const { order, transfer, bill } = mailed;
  const { number, celebrityName } = order;
  return {
    subject: msg`Your order ${number}`,
    paragraphs: [
      msg`Thank you. Your order with ${celebrityName} is in. Our team will check it and pass it on.`,
      ...(transfer && bill
        ? [
            ...togetherWords(bill),
            ...payByWords(bill),
            msg`Use the reference exactly as shown so we can match your payment.`,
            outsideSepa,
          ]
        : []),
      ...consentWords(mailed),
    ],
    facts: [...neededFacts(order), ...transferFacts(mailed)],
    action: action(msg`See the order`, order),
    footer: msg`You’re getting this email because you placed an order at ${site}.`,
  };
}

/** Asks where to send the money back to, if no statement says it. */
function accountWords({ asksForAccount }: MailedOrder): readonly MessageDescriptor[] {
  return asksForAccount
    ? [msg`Please tell us on the order’s page where to send your money: we need an account.`]
    : [];
}

function moved(mailed: MailedOrder): MailWords {
  const { order } = mailed;
  const { number, celebrityName, trackingId } = order;
  const notice = fanNoticeOf(order);
  const done = [
    msg`${celebrityName} has fulfilled your request.`,
    ...(order.answers.some(({ kind }) => kind === 'reply')
      ? [msg`Your reply is waiting on the order page.`]
      : []),
    ...(trackingId ? [msg`Track your parcel with ${trackingId}.`] : []),
  ];
  return {
    subject: msg`An update on your order ${number}`,
    paragraphs: [
      ...(notice ? [fanNotice(notice, celebrityName)] : done),
      ...rejectionWords(order),
      ...accountWords(mailed),
    ],
    action: action(msg`See the order`, order),
    footer: byChoice,
  };
}

function newRequest({ order }: MailedOrder): MailWords {
  const { number } = order;
  const fan = calledBy(order.billing);
  return {
    subject: msg`A new request for you`,
    paragraphs: [
      msg`${fan} has a request for you. Our team has approved order ${number}; now it’s up to you.`,
    ],
    facts: neededFacts(order),
    action: action(msg`See the request`, order),
    footer: byChoice,
  };
}

function newUnpaidRequest({ order }: MailedOrder): MailWords {
  const { number } = order;
  const fan = calledBy(order.billing);
  return {
    subject: msg`A new request for you`,
    paragraphs: [
      msg`${fan} has a request for you in order ${number}. Our team has approved it.`,
      msg`The fan hasn’t paid yet. We’ll email you when you can accept it.`,
    ],
    facts: neededFacts(order),
    action: action(msg`See the request`, order),
    footer: byChoice,
  };
}

function readyToStart({ order }: MailedOrder): MailWords {
  const { number } = order;
  return {
    subject: msg`Order ${number} is paid`,
    paragraphs: [msg`The payment is in. You can accept the request now.`],
    facts: neededFacts(order),
    action: action(msg`See the request`, order),
    footer: byChoice,
  };
}

function released({ order }: MailedOrder): MailWords {
  const { number } = order;
  const words = order.release?.reason ?? '';
  return {
    subject: msg`You can start order ${number}`,
    paragraphs: [
      msg`You can accept this request before it’s paid. Our team has cleared it.`,
      ...(words === '' ? [] : [msg`They wrote: ${words}`]),
    ],
    action: action(msg`See the request`, order),
    footer: byChoice,
  };
}

function retakeAsked({ order }: MailedOrder): MailWords {
  const { number, retake } = order;
  const fan = calledBy(order.billing);
  const words = retake?.words ?? '';
  return {
    subject: msg`${fan} has asked for a retake of your video`,
    paragraphs: [
      msg`It’s about order ${number}. You can send one new video. Until then, ${fan} keeps the first one.`,
      ...(retake ? [retakeTold[retake.reason]] : []),
      ...(words === '' ? [] : [msg`They wrote: ${words}`]),
    ],
    action: action(msg`See the order`, order),
    footer: byChoice,
  };
}

function newVideo({ order }: MailedOrder): MailWords {
  const { number, celebrityName } = order;
  return {
    subject: msg`A new video for your order ${number}`,
    paragraphs: [msg`${celebrityName} sent you a new video. It replaces the first one.`],
    action: action(msg`See the order`, order),
    footer: byChoice,
  };
}

/** Why an order was cancelled, as told to its celebrity. */
function withdrawnWords(order: Order): MessageDescriptor {
  const { reason } = rejectionOf(order) ?? {};
  if (reason === 'not-paid') {
    return msg`This order wasn’t paid in time, so it’s cancelled. There’s nothing more you need to do.`;
  }
  if (reason === 'not-delivered') {
    return msg`This order wasn’t delivered in time, so it’s cancelled and the fan gets the money back.`;
  }
  if (reason === 'withdrawn') {
    return msg`The fan has withdrawn from this order. There’s nothing more you need to do.`;
  }
  return order.events.at(-1)?.by === 'fan'
    ? msg`The fan has cancelled this order. There’s nothing more you need to do.`
    : msg`Our team has cancelled this order. There’s nothing more you need to do.`;
}

function withdrawn({ order }: MailedOrder): MailWords {
  const { number } = order;
  return {
    subject: msg`Order ${number} was cancelled`,
    paragraphs: [withdrawnWords(order)],
    action: action(msg`See the order`, order),
    footer: byChoice,
  };
}

function awaitsApproval({ order }: MailedOrder): MailWords {
  const { number, celebrityName } = order;
  const fan = fullName(order.billing);
  return {
    subject: msg`Order ${number} is waiting for approval`,
    paragraphs: [msg`${fan} has ordered from ${celebrityName}.`],
    facts: neededFacts(order),
    action: action(msg`See the order`, order),
    footer: byChoice,
  };
}

/** What happened to the money, worded as on the order's own page. */
function ofMoney(paragraph: MessageDescriptor) {
  return (mailed: MailedOrder): MailWords => {
    const { order } = mailed;
    const { number, total } = order;
    const toPay = transferFacts(mailed);
    const together = toPay.length > 0 && mailed.bill ? togetherWords(mailed.bill) : [];
    return {
      subject: msg`The payment for your order ${number}`,
      paragraphs: [paragraph, ...together, ...accountWords(mailed)],
      facts:
        toPay.length > 0
          ? toPay
          : [{ name: msg`Amount`, value: (locale) => formatMoney(total, locale) }],
      action: action(msg`See the order`, order),
      footer: byChoice,
    };
  };
}

/** The mails about an order. */
export const orderMail: Readonly<Record<NewsTopic, (mailed: MailedOrder) => MailWords>> = {
  placed,
  moved,
  newRequest,
  newUnpaidRequest,
  readyToStart,
  released,
  retakeAsked,
  newVideo,
  withdrawn,
  awaitsApproval,
  paid: ofMoney(msg`We’ve received your payment. Thank you.`),
  unpaid: ofMoney(
    msg`We marked your order as paid by mistake. We’re still waiting for your payment.`,
  ),
  refundDue: ofMoney(msg`You’ll get a refund soon.`),
  refunded: ofMoney(msg`We’ve sent your refund.`),
  ...dueMail,
};
