import { msg } from '@lingui/core/macro';

import type { MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { Locale } from '#domain/locale.ts';
import type { NewsTopic } from '#domain/order/notifications/order-notifications.ts';
import { cancelledAt, dueAt } from '#domain/order/promise/due-date.ts';
import { calledBy } from '#domain/person/person-name.ts';
import { dayText } from '#domain/time/date-text.ts';
import { byChoice, orderAction } from './order-mail-parts.server.ts';
import type { MailedOrder } from './order-mails.server.ts';

/** A day in the reader's language and time zone. */
function dayOf(at: Date | null, locale: Locale, zone: string): string {
  return at === null ? '' : dayText(at, locale, zone);
}

function halfTime({ order }: MailedOrder): MailWords {
  const { number } = order;
  const fan = calledBy(order.billing);
  return {
    subject: msg`Half the time for order ${number} is over`,
    paragraphs: [
      (locale, zone) => {
        const day = dayOf(dueAt(order), locale, zone);
        return msg`${fan} is waiting for order ${number}. You promised it by ${day}.`;
      },
    ],
    action: orderAction(msg`See the request`, order),
    footer: byChoice,
  };
}

function dueTomorrow({ order }: MailedOrder): MailWords {
  const { number } = order;
  const fan = calledBy(order.billing);
  return {
    subject: msg`Order ${number} is due tomorrow`,
    paragraphs: [
      (locale, zone) => {
        const day = dayOf(dueAt(order), locale, zone);
        return msg`You promised ${fan} order ${number} by ${day}. Please send it in time.`;
      },
    ],
    action: orderAction(msg`See the request`, order),
    footer: byChoice,
  };
}

function overdue({ order }: MailedOrder): MailWords {
  const { number } = order;
  return {
    subject: msg`Order ${number} is overdue`,
    paragraphs: [
      (locale, zone) => {
        const day = dayOf(cancelledAt(order), locale, zone);
        return msg`You can still send it. Otherwise we’ll cancel it on ${day}, and the fan gets the money back.`;
      },
    ],
    action: orderAction(msg`See the request`, order),
    footer: msg`You’re getting this email because a fan has paid for this order.`,
  };
}

function late({ order }: MailedOrder): MailWords {
  const { number, celebrityName, extension } = order;
  return {
    subject: msg`Your order ${number} is late`,
    paragraphs: [
      msg`We’re sorry: ${celebrityName} hasn’t sent your order yet. We’ve told them.`,
      (locale, zone) => {
        const day = dayOf(cancelledAt(order), locale, zone);
        return extension === null
          ? msg`If it isn’t here by ${day}, we’ll cancel it and give you your money back. You can also give ${celebrityName} another week.`
          : msg`If it isn’t here by ${day}, we’ll cancel it and give you your money back.`;
      },
    ],
    action: orderAction(extension === null ? msg`Wait or cancel` : msg`See the order`, order),
    footer: msg`You’re getting this email because you paid for this order.`,
  };
}

function extended({ order }: MailedOrder): MailWords {
  const { number } = order;
  const fan = calledBy(order.billing);
  return {
    subject: msg`You have more time for order ${number}`,
    paragraphs: [
      (locale, zone) => {
        const day = dayOf(dueAt(order), locale, zone);
        return msg`${fan} can wait a week longer. The order is now due by ${day}.`;
      },
    ],
    action: orderAction(msg`See the request`, order),
    footer: byChoice,
  };
}

function nudged({ order }: MailedOrder): MailWords {
  const { number } = order;
  const fan = calledBy(order.billing);
  return {
    subject: msg`${fan} is looking forward to order ${number}`,
    paragraphs: [
      (locale, zone) => {
        const day = dayOf(dueAt(order), locale, zone);
        return msg`${fan} asked us to remind you. The order is due by ${day}.`;
      },
    ],
    action: orderAction(msg`See the request`, order),
    footer: byChoice,
  };
}

/** The mails about the due date of an order. */
export const dueMail = {
  halfTime,
  dueTomorrow,
  overdue,
  late,
  extended,
  nudged,
} as const satisfies Partial<Record<NewsTopic, (mailed: MailedOrder) => MailWords>>;
