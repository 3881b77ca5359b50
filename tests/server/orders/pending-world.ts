import * as v from 'valibot';

import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import type { FulfilCommand } from '#app/server/backend/orders/fulfilment/fulfilled-order.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import type { PendingId } from '#app/server/backend/orders/fulfilment/pending-fulfilment.server.ts';
import { holdFulfilment } from '#app/server/backend/orders/fulfilment/hold-fulfilment.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';

import type { ShopFixture, TestedBackend } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { shopOf } from './order-moves-shop.ts';

/** For how long what was pressed can be undone. */
export const seconds = 10;
/** Promises nothing: the tests say when its time is over. */
export const unscheduled = () => Promise.resolve();

/**
 * The shop of a `describe`, in which a celebrity replies to messages.
 * @param reach lets the gateway ask it
 */
export function pendingShopOf(
  backend: TestedBackend,
  reach: (fetch: ShopFixture['backend']['fetch']) => void,
) {
  const shop = shopOf(backend, reach);
  const { fixture, actorOf, orderIn } = shop;
  const celebrity = () => actorOf('celebrity');

  async function messageId(): Promise<number> {
    const { body } = await fixture().ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const store = v
      .parse(vendorListSchema, body)
      .find(({ vendor_id }) => vendor_id === celebrity().id);
    return store?.vendor_services?.find(({ service }) => service === 'sendMessage')?.id ?? 0;
  }

  async function lineOf(orderId: number): Promise<number> {
    return (await getOrder(orderId, celebrity())).lines[0]?.id ?? 0;
  }

  /** What is pressed to send a reply. */
  async function command(orderId: number, text: string): Promise<FulfilCommand> {
    return {
      ...({ orderId, from: 'processing', action: 'fulfil' } as const),
      ...{ trackingNumber: '', untracked: false },
      answers: [{ lineId: await lineOf(orderId), text }],
    };
  }

  return {
    ...shop,
    celebrity,
    lineOf,
    command,
    /** A paid request of a message that was accepted. */
    begun: async () => orderIn('processing', false, await messageId()),
    /** Presses "send" on a reply. */
    async hold(orderId: number, text: string): Promise<PendingId> {
      const how = { seconds, schedule: unscheduled };
      const held = await holdFulfilment(await command(orderId, text), celebrity(), how);
      return { orderId, pendingId: held.pendingFulfilment?.id ?? '' };
    },
    statusOf: async (id: number) => (await getOrder(id, celebrity())).status,
    /** The orders that the celebrity earned something with. */
    async earned(): Promise<number[]> {
      const { orders } = await readEarningsOf(celebrity(), 1, [], Date.now());
      return orders.rows.map(({ orderId }) => orderId);
    },
    async wireOf(id: number) {
      const { body } = await fixture().ask('GET', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
      });
      return v.parse(orderSchema, body);
    },
    /** A change over the wire, by the app unless someone else is named. */
    patch: (id: number, body: object, authorization = serviceAuthorization) =>
      fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, { authorization, body }),
  };
}
