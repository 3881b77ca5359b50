import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { Order } from '#domain/order/order.ts';
import { calendarDayText } from '#domain/time/date-text.ts';

/** The footer of mails that can be switched off. */
export const byChoice = msg`You can choose in your profile which emails you get.`;

/** The button that leads to an order. */
export function orderAction(
  label: MessageDescriptor,
  { id }: Pick<Order, 'id'>,
): NonNullable<MailWords['action']> {
  return { label, path: `/my-orders/detail?orderId=${id}` };
}

/** The day its fan needs an order by. */
export function neededFacts({
  neededBy,
}: Pick<Order, 'neededBy'>): NonNullable<MailWords['facts']> {
  if (neededBy === null) return [];
  const { day } = neededBy;
  return [{ name: msg`Needed by`, value: (locale) => calendarDayText(day, locale) }];
}
