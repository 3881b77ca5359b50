import type { APIRequestContext } from 'playwright/test';
import * as v from 'valibot';

const made = v.object({ id: v.number() });

/**
 * Orders of the demo world's `fan`, made as another client of the back end makes them: without a walk through the shop.
 */
export interface OrderMaker {
  /**
   * A request of a message to Danae Vellis, or of another service of hers.
   * @returns the order's id, which is its number
   */
  readonly place: (
    firstName: string,
    status?: string,
    isPaid?: boolean,
    kind?: string,
  ) => Promise<number>;
  /** What a manager does elsewhere. */
  readonly move: (orderId: number, status: string) => Promise<void>;
}

async function tokenOf(request: APIRequestContext, username: string): Promise<string> {
  const answer = await request.post('/wp-json/aam/v2/authenticate', {
    data: { username, password: 'astera-demo', issueJWT: true, includeRoles: true },
  });
  return v.parse(v.object({ jwt: v.object({ token: v.string() }) }), await answer.json()).jwt.token;
}

async function idOf(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const me = await request.get('/wp-json/wp/v2/users/me', { headers });
  return v.parse(made, await me.json()).id;
}

export async function orderMaker(request: APIRequestContext): Promise<OrderMaker> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'manager')}` };
  const fanId = await idOf(request, await tokenOf(request, 'fan'));
  const celebrityId = await idOf(request, await tokenOf(request, 'celebrity'));
  const store = await request.get(`/wp-json/wcfmmp/v1/store-vendors/${celebrityId}`);
  const services = v.parse(
    v.object({ vendor_services: v.array(v.object({ id: v.number(), service: v.string() })) }),
    await store.json(),
  ).vendor_services;
  return {
    async place(firstName, status = 'admin-approval', isPaid = false, kind = 'sendMessage') {
      const ordered = services.find(({ service }) => service === kind);
      const answer = await request.post('/wp-json/wc/v3/orders', {
        headers,
        data: {
          status,
          set_paid: isPaid,
          customer_id: fanId,
          billing: { first_name: firstName, last_name: 'Palmyra' },
          payment_method: 'bacs',
          line_items: [
            {
              product_id: ordered?.id ?? 0,
              meta_data: [{ key: 'message', value: `Greetings from ${firstName}.` }],
            },
          ],
        },
      });
      return v.parse(made, await answer.json()).id;
    },
    async move(orderId, status) {
      await request.patch(`/wp-json/wc/v3/orders/${orderId}`, { headers, data: { status } });
    },
  };
}
