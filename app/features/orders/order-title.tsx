import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';
import type { User } from '#domain/account/user.ts';
import { hasGiftVideo } from '#domain/gift/gift.ts';
import type { Order } from '#domain/order/order.ts';
import { owedBy } from '#domain/order/promise/due-date.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';
import { isOccasion, type Occasion } from '#domain/request/occasion.ts';

interface OrderTitleProps {
  order: Order;
  viewer: Pick<User, 'id'>;
  names: ServiceNames;
}

/** What a video is called by the occasion that it is for. */
const videoFor: Partial<Record<Occasion, (name: string) => MessageDescriptor>> = {
  birthday: (celebrityName) => msg`Birthday video from ${celebrityName}`,
  nameDay: (celebrityName) => msg`Name day video from ${celebrityName}`,
  wedding: (celebrityName) => msg`Wedding video from ${celebrityName}`,
  anniversary: (celebrityName) => msg`Anniversary video from ${celebrityName}`,
  congratulations: (celebrityName) => msg`Congratulations from ${celebrityName}`,
  pepTalk: (celebrityName) => msg`Pep talk from ${celebrityName}`,
  getWell: (celebrityName) => msg`Get well video from ${celebrityName}`,
  roast: (celebrityName) => msg`Roast from ${celebrityName}`,
};

/** What the fan gets, as its fan thinks of it: a video by its occasion, a message; null for anything else. */
function titleForFan({ lines, celebrityName }: Order): MessageDescriptor | null {
  const [line] = lines;
  if (lines.length !== 1) return null;
  if (line?.service === 'sendMessage') return msg`Message from ${celebrityName}`;
  if (line?.service === 'sendVideo') return msg`Reply from ${celebrityName} to your video`;
  if (line?.service !== 'getVideo') return null;
  const occasion = line.answers['occasion'];
  const title = isOccasion(occasion) ? videoFor[occasion] : undefined;
  return title ? title(celebrityName) : msg`Video from ${celebrityName}`;
}

/** The title of an order: for its fan what it is for, for those who work on it its number. */
export function OrderTitle({ order, viewer, names }: OrderTitleProps) {
  const { t } = useLingui();
  const { celebrityName, number } = order;
  if (viewer.id !== order.customerId) return <Trans>Order {number}</Trans>;
  if (hasGiftVideo(order)) return <Trans>Your video from {celebrityName} is ready</Trans>;
  const own = titleForFan(order);
  if (own) return t(own);
  const [line] = order.lines;
  if (!line || order.lines.length > 1) return <Trans>Order {number}</Trans>;
  const title = lineTitle(line, names);
  return typeof title === 'string' ? title : t(title);
}

/** The day that matters most to the fan now: the next one, or that of the last change. */
export function OrderDay(props: { order: Order; format: (at: string) => string }) {
  const { order, format } = props;
  const due = owedBy(order);
  if (due) {
    const at = due.toISOString();
    const dueDay = format(at);
    return (
      <time dateTime={at}>
        <Trans>Here by {dueDay}</Trans>
      </time>
    );
  }
  if (order.payBy !== null && awaitsPayment(order)) {
    const payDay = format(order.payBy);
    return (
      <time dateTime={order.payBy}>
        <Trans>Pay by {payDay}</Trans>
      </time>
    );
  }
  const at = order.completedAt ?? order.events.at(-1)?.at ?? order.createdAt;
  const day = format(at);
  return (
    <time dateTime={at}>
      {order.status === 'completed' ? <Trans>Delivered {day}</Trans> : <Trans>Updated {day}</Trans>}
    </time>
  );
}
