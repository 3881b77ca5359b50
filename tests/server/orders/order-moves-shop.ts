import * as v from 'valibot';
import { afterAll, beforeAll } from 'vitest';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import type { OrderAction } from '#domain/order/transitions/order-moves.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Rejection } from '#domain/order/transitions/rejection.ts';
import type { Actor, Role } from '#domain/account/role.ts';

import type { ShopFixture, TestedBackend } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';

/** Everyone who tries to move an order. */
export const people = [
  ['fan', 'fan'],
  ['fan2', 'fan'],
  ['celebrity', 'celebrity'],
  ['priya', 'celebrity'],
  ['manager', 'manager'],
  ['admin', 'administrator'],
] as const satisfies readonly (readonly [string, Role])[];

export const note = 'Please ring twice.';
export const rejection: Rejection = { reason: 'unclear', words: 'Which Theo?' };

function commandOf(orderId: number, action: OrderAction, from: OrderStatus): OrderCommand {
  if (action === 'accept') return { orderId, from, action };
  return action === 'reject'
    ? { orderId, from, action, rejection }
    : { orderId, from, action, trackingNumber: '', untracked: true, answers: [] };
}

/** Of an order that another program makes ours writes one event down, WooCommerce none. */
export const eventsOfMade = ({ isOurs }: TestedBackend) => (isOurs ? 1 : 0);

/**
 * The shop of a `describe`, a new one, with everyone who moves orders.
 * @param reach lets the gateway ask it
 */
export function shopOf(
  { start }: TestedBackend,
  reach: (fetch: ShopFixture['backend']['fetch']) => void,
) {
  let fixture: ShopFixture;
  let productId = 0;
  let goodsId = 0;
  const actors = new Map<string, Actor>();
  beforeAll(async () => {
    fixture = await start();
    reach(fixture.backend.fetch);
    for (const [name, role] of people) {
      const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
        authorization: `Bearer ${await fixture.tokenOf(name)}`,
      });
      actors.set(name, { id: v.parse(v.looseObject({ id: v.number() }), body).id, role });
    }
    const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const ava = v
      .parse(vendorListSchema, vendors.body)
      .find(({ vendor_id }) => vendor_id === actorOf('celebrity').id);
    productId = ava?.vendor_services?.find(({ service }) => service === 'getVideo')?.id ?? 0;
    const goods = await fixture.ask('GET', '/wp-json/wc/v3/products', {
      authorization: serviceAuthorization,
    });
    goodsId =
      v.parse(productListSchema, goods.body).find(({ slug }) => slug === 'signed-photo')?.id ?? 0;
  });
  afterAll(() => fixture.close());

  function actorOf(name: string): Actor {
    const actor = actors.get(name);
    if (!actor) throw new Error(`${name} is no one of the small world`);
    return actor;
  }

  async function orderIn(
    status: OrderStatus,
    hasVideo = true,
    product = productId,
    isPaid = true,
  ): Promise<number> {
    const { body } = await fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status,
        set_paid: isPaid,
        customer_id: actorOf('fan').id,
        customer_note: note,
        line_items: [{ product_id: product, quantity: 1 }],
        meta_data: [
          // What a WordPress keeps of a payment is our own word.
          ...(isPaid ? [{ key: orderMeta.payment, value: 'received' }] : []),
          ...(hasVideo
            ? [{ key: orderMeta.answerVideo, value: JSON.stringify({ videoId: 'vi1', bytes: 1 }) }]
            : []),
        ],
      },
    });
    return v.parse(orderSchema, body).id;
  }

  async function outcomeOf(orderId: number, action: OrderAction, from: OrderStatus, name: string) {
    try {
      return (await moveOrder(commandOf(orderId, action, from), actorOf(name))).status;
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
  }

  return {
    fixture: () => fixture,
    goodsId: () => goodsId,
    productId: () => productId,
    actorOf,
    orderIn,
    outcomeOf,
  };
}
