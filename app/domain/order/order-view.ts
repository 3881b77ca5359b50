import type { Order } from './order.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import { nameOnly } from './address-name.ts';

/**
 * The buyer sees what happened to the payment and when; who booked it from which statement line, and the state of a
 * store, stay internal.
 */
function withoutOfficeMatters(order: Order): Order {
  const paymentEvents = order.paymentEvents.map((event) => ({ ...event, name: '', reference: '' }));
  const refunds = order.refunds.map((refund) => ({ ...refund, reason: '' }));
  const release = order.release && { ...order.release, name: '' };
  return { ...order, paymentEvents, refunds, release, storeIsClosed: false };
}

/** The shop's rejection message to the fan is hidden from the celebrity; the celebrity's own is not. */
function withoutWordsOfOthers(events: Order['events']): Order['events'] {
  return events.map((event) => (event.by === 'celebrity' ? event : { ...event, rejection: null }));
}

function hasGoods({ lines }: Order): boolean {
  return lines.some(({ service }) => service === null);
}

/** True if any item is shipped and the order has an address. */
export function isDelivered(order: Order): boolean {
  return hasGoods(order) && order.shippingAddress.address1 !== '';
}

/**
 * An order as this user may see it. Its celebrity sees who ordered and where to send products; the fan's contact and
 * payment details, other items, and the shop's messages stay between the fan and the shop (row O8, docs/adr/0025).
 */
export function orderAsSeenBy(actor: Actor, whole: Order): Order {
  const order = actsAs(actor, 'manager') ? whole : withoutOfficeMatters(whole);
  const isCelebrity = actor.role === 'celebrity' && actor.id !== order.customerId;
  // A delivery in preparation is visible only to the celebrity until it is sent.
  if (order.customerId === actor.id && !actsAs(actor, 'manager')) {
    const isDone = order.status === 'completed' || order.status === 'refunded';
    const unseen = { answers: [], answerVideo: null };
    const inHand = { release: null, newVideo: null, openUpload: null, pendingFulfilment: null };
    return { ...order, ...inHand, ...(isDone ? {} : unseen) };
  }
  if (!isCelebrity) return order;
  return {
    ...order,
    checkout: null,
    transactionId: '',
    events: withoutWordsOfOthers(order.events),
    paymentEvents: [],
    billing: { ...nameOnly(order.billing), email: '', phone: '' },
    shippingAddress: hasGoods(order)
      ? order.shippingAddress
      : { ...nameOnly(order.shippingAddress), phone: '' },
  };
}
