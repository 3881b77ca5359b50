import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { billedOrder, type BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '../order-reading.server.ts';

/**
 * The orders of one checkout, oldest first. Only for the buyer and the people who run the shop.
 * @param reference our own part of their shared reference; an invalid one yields no orders
 */
export async function listCheckoutOrders(reference: string): Promise<readonly BilledOrder[]> {
  const customer = customerOfCheckout(reference);
  if (customer === null) return [];
  const found = await ask(paths.orders, {
    as: 'service',
    query: { customer, match: creditorReference(reference), per_page: maxPerPage },
    schema: orderListSchema,
  });
  // A back end that does not support this filter returns all orders of the customer.
  return found
    .map(orderFrom)
    .filter(({ checkout, customerId }) => {
      return checkout?.reference === reference && customerId === customer;
    })
    .map(billedOrder)
    .toSorted((one, other) => one.id - other.id);
}
