import * as v from 'valibot';

import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { placeOrdersSchema, type PlaceOrders } from '#domain/checkout/checkout.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

type Fetch = (request: Request) => Promise<Response>;

/** A part of a checkout: one of its orders alone. */
export const only = (all: PlaceOrders, index: number): PlaceOrders => ({
  ...all,
  orders: all.orders.slice(index, index + 1),
});

async function sellersIn(fixture: BackendFixture) {
  const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
  return v
    .parse(vendorListSchema, body)
    .flatMap(({ vendor_id: id, vendor_services: services }) => {
      const video = services?.find(({ service }) => service === 'getVideo');
      return video ? [{ id, price: Math.round(Number(video.price) * 100) }] : [];
    })
    .slice(0, 2);
}

/**
 * The small world for checkouts of one fan.
 * @param reach lets the gateway ask it
 */
export async function openCheckoutWorld(reach: (fetch: Fetch) => void) {
  const [first] = databases;
  if (!first) throw new Error('there is no database to test on');
  const fixture = await startBackend(first.open);
  const fetch: Fetch = (request) => fixture.backend.fetch(request);
  reach(fetch);

  async function buyerOf(name: string) {
    const token = await fixture.tokenOf(name);
    const me = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${token}`,
    });
    return { id: v.parse(userSchema, me.body).id, address: '', token };
  }

  const fan = await buyerOf('fan');
  const sellers = await sellersIn(fixture);
  return {
    ...{ fixture, fetch, fan, sellers, buyerOf },

    /** A video of each of two celebrities, as a checkout sends them. */
    command(changes: Record<string, unknown> = {}, byCard = false): PlaceOrders {
      const answers = { from: 'Olu', to: 'Ada', occasion: 'birthday', instructions: 'Sing.' };
      return v.parse(placeOrdersSchema, {
        address: null,
        paymentMethod: byCard ? 'card' : 'bankTransfer',
        beginsEarly: true,
        orders: sellers.map(({ id, price }, index) => ({
          celebrityId: id,
          key: crypto.randomUUID(),
          lines: [
            {
              kind: 'service',
              id: crypto.randomUUID(),
              price,
              request: { service: 'getVideo', answers },
            },
          ],
          ...(byCard ? { cardToken: `test_${index + 1}` } : {}),
        })),
        ...changes,
      });
    },

    orderOf: (id = 0) => getOrder(id, { id: fan.id, role: 'fan' }),

    async ownOrders() {
      const path = `/wp-json/wc/v3/orders?customer=${fan.id}&per_page=100`;
      const { body } = await fixture.ask('GET', path, { authorization: serviceAuthorization });
      return v.parse(orderListSchema, body);
    },
  };
}

export type CheckoutWorld = Awaited<ReturnType<typeof openCheckoutWorld>>;
