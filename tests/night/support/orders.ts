import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { newCheckout, videoCelebrityId } from '#tests/support/orders/new-checkout.ts';
import type { People } from './people.ts';

const placement = v.object({
  placed: v.array(v.looseObject({ orderId: v.number(), key: v.string() })),
  problems: v.array(v.unknown()),
});
const seen = v.looseObject({
  id: v.number(),
  status: v.string(),
  payment: v.string(),
  total: v.number(),
  lines: v.array(v.looseObject({ total: v.number() })),
  events: v.array(v.looseObject({ from: v.nullable(v.string()), to: v.string() })),
  paymentEvents: v.array(
    v.looseObject({ from: v.nullable(v.string()), to: v.string(), amount: v.number() }),
  ),
});
export type SeenOrder = v.InferOutput<typeof seen>;

/** Danae Vellis of the demo world, who signs in as `celebrity`. */
const celebrityId = 7;

/** The price of a video of a celebrity, in cents; of the one above unless another is named. */
export async function videoPrice(origin: string, id: number = celebrityId): Promise<number> {
  const answer = await fetch(`${origin}/wp-json/wcfmmp/v1/store-vendors/${id}`);
  const { vendor_services: services } = v.parse(
    v.object({ vendor_services: v.array(v.object({ service: v.string(), price: v.string() })) }),
    await answer.json(),
  );
  const own = services.find(({ service }) => service === 'getVideo');
  return Math.round(Number(own?.price) * 100);
}

/** A checkout of one request for a video, of the celebrity above unless another is named. */
export function requestCheckout(price: number, key: string = randomUUID(), seller = celebrityId) {
  const whole = newCheckout(0, price);
  const orders = whole.orders
    .filter((order) => order.celebrityId === videoCelebrityId)
    .map((order) => ({ ...order, key, celebrityId: seller }));
  return { ...whole, orders };
}

/** @returns the order's id @throws where it was not placed */
export async function place(
  people: People,
  checkout: ReturnType<typeof requestCheckout>,
  login = 'fan',
): Promise<number> {
  const answer = await people.call('placeOrders', checkout, login);
  if (answer.status !== 200) throw new Error(`placing answered ${answer.status}: ${answer.text}`);
  const { placed, problems } = v.parse(placement, answer.result);
  if (placed.length !== 1 || problems.length > 0)
    throw new Error(`placing: ${JSON.stringify(answer.result)}`);
  return placed[0]?.orderId ?? 0;
}

/** An order as a manager sees it. */
export async function see(people: People, orderId: number, login = 'manager'): Promise<SeenOrder> {
  const answer = await people.call('readOrder', { orderId }, login, 'GET');
  if (answer.status !== 200) throw new Error(`reading answered ${answer.status}: ${answer.text}`);
  return v.parse(seen, answer.result);
}
