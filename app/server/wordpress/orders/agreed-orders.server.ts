import * as v from 'valibot';

import { totalChangedCode } from '#backend/contract/error.ts';
import { orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { paths } from '#backend/contract/paths.ts';

import { isRefusedByTotal } from '#app/server/backend/orders/placing/agreed-total.ts';
import type { OrderIndex } from './order-index.server.ts';
import { quoteOfOrder } from './quote-of-order.server.ts';
import { json, type WordpressSite } from '../site.server.ts';

interface Side {
  readonly site: WordpressSite;
  readonly index: OrderIndex;
}

/**
 * Cancels an order that came to another total than was agreed to, and says to which. Where it cannot be cancelled it
 * counts as cancelled all the same.
 */
export async function refuseTotal({ site, index }: Side, order: WireOrder): Promise<Response> {
  if (order.status !== 'cancelled') {
    try {
      const options = { method: 'PATCH', body: { status: 'cancelled' } } as const;
      await index.note(await site.ask(paths.order(order.id), orderSchema, options));
    } catch (error) {
      console.error(error);
    }
  }
  const message = 'The total is another one than was agreed to.';
  const data = { status: 409, quote: quoteOfOrder(order) };
  return json({ code: totalChangedCode, message, data }, 409);
}

/** The answer to a new order, unless it came to another total. */
export async function withAgreedTotal(side: Side, answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const order = v.parse(orderSchema, await answer.json());
  return isRefusedByTotal(order) ? refuseTotal(side, order) : json(order, answer.status);
}
