import type { Order } from './order.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import { nameOnly } from './address-name.ts';

/**
 * The buyer learns what became of the money and when; who booked it by which line, and how a store stands, stays in the
 * shop.
 */
function withoutOfficeMatters(order: Order): Order {
  const paymentEvents = order.paymentEvents.map((event) => ({ ...event, name: '', reference: '' }));
  const release = order.release && { ...order.release, name: '' };
  return { ...order, paymentEvents, release, storeIsClosed: false };
}

/** What the shop wrote to the fan when it rejected an order is not for the celebrity; the own words are. */
function withoutWordsOfOthers(events: Order['events']): Order['events'] {
  return events.map((event) => (event.by === 'celebrity' ? event : { ...event, rejection: null }));
}

function hasGoods({ lines }: Order): boolean {
  return lines.some(({ service }) => service === null);
}

/** True when something of it is sent by post, and the order says where to. */
export function isDelivered(order: Order): boolean {
  return hasGoods(order) && order.shippingAddress.address1 !== '';
}

/**
 * An order as this person may see it. Its celebrity learns who asked, and where to send goods to; how the fan is
 * reached and pays, what else was ordered, and what the shop wrote, is between the fan and the shop (row O8,
 * docs/adr/0025).
 */
export function orderAsSeenBy(actor: Actor, whole: Order): Order {
  const order = actsAs(actor, 'manager') ? whole : withoutOfficeMatters(whole);
  const isCelebrity = actor.role === 'celebrity' && actor.id !== order.customerId;
  // What is being made ready is the celebrity's until it is delivered.
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
