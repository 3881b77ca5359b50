import * as v from 'valibot';
import { orderSchema } from '#backend/contract/orders/order.ts';
import type { WireOrderCounts } from '#backend/contract/orders/order-counts.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';
import type { OrderIndex } from './order-index.server.ts';
import type { OrderFacts } from './order-facts.server.ts';
import type { OrderSide } from './order-writes.server.ts';
import { json } from '#app/server/wordpress/site.server.ts';
import { withStanding } from '../people/store-standing.server.ts';

/** Statuses in which an order still wants something. */
const open: readonly string[] = ['pending', 'admin-approval', 'on-hold', 'processing'];

export function isOpenShopOrder({ isOfShop, status }: OrderFacts): boolean {
  return isOfShop && open.includes(status);
}

/** Whether a vendor sees an order: it was ordered here or adopted, and approved. */
export function isTheirs({ vendorId, isApproved, isOfShop }: OrderFacts, vendor: number): boolean {
  return vendorId === vendor && isApproved && !isOfShop;
}

/** One order. */
export async function answerOrder(side: OrderSide, request: Request): Promise<Response> {
  const answer = await side.site.pass(request);
  if (!answer.ok) return answer;
  const order = v.parse(orderSchema, await answer.json());
  const [standing] = await withStanding(side, [order]);
  return json(standing);
}

/** How many orders stand where; a vendor's as far as they were approved. */
export async function answerOrderCounts(index: OrderIndex, url: URL): Promise<Response> {
  const vendor = url.searchParams.get('vendor');
  const instants = (url.searchParams.get('before') ?? '').split(',').filter(Boolean);
  const asked = (url.searchParams.get('status') ?? '').split(',').filter(Boolean);
  const all = await index.read();
  const orders = all.filter((order) =>
    vendor === null ? !order.isOfShop : isTheirs(order, Number(vendor)),
  );
  const statuses = Map.groupBy(
    orders.filter(({ status }) => asked.length === 0 || asked.includes(status)),
    ({ status }) => status,
  );
  const payments = Map.groupBy(
    orders.filter((order) => order.payment !== 'awaiting' || awaitsPayment(order)),
    ({ payment }) => payment,
  );
  const counts: WireOrderCounts = {
    ...(vendor === null ? { of_shop: all.filter(isOpenShopOrder).length } : {}),
    statuses: [...statuses].map(([status, rows]) => ({
      status,
      count: rows.length,
      before: instants.map(
        (at) => rows.filter(({ createdAt }) => Date.parse(createdAt) <= Date.parse(at)).length,
      ),
    })),
    payments: [...payments].map(([payment, rows]) => ({ payment, count: rows.length })),
  };
  return json(counts);
}
