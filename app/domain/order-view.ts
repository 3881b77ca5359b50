import type { Address, Order } from './order.ts';
import type { Actor } from './role.ts';

/** Of an address no more than whose it is. */
function nameOnly({ firstName, lastName }: Address): Address {
  return {
    firstName,
    lastName,
    company: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postcode: '',
    country: '',
  };
}

/**
 * An order as this person may see it. Its celebrity learns who asked, and where to send goods to; how the fan is
 * reached and pays is between the fan and the shop (row O8).
 */
export function orderAsSeenBy(actor: Actor, order: Order): Order {
  const isCelebrity = actor.role === 'celebrity' && actor.id !== order.customerId;
  if (!isCelebrity) return order;
  const hasGoods = order.lines.some(({ service }) => service === null);
  return {
    ...order,
    transactionId: '',
    billing: { ...nameOnly(order.billing), email: '', phone: '' },
    shippingAddress: hasGoods ? order.shippingAddress : nameOnly(order.shippingAddress),
  };
}
