import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createOrder } from '#app/gateway/order/order-placing.server.ts';
import { getOrder } from '#app/gateway/order/orders.server.ts';
import { authenticateAnswerSchema } from '#backend/contract/auth.ts';
import { customerSchema } from '#backend/contract/customer.ts';

import { backends } from '../support/tested-backends.ts';
import { serviceAuthorization } from './backend-fixture.ts';
import { openPaymentWorld, type PaymentWorld } from './payment-world.ts';

/** The gateway asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/gateway/transport.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

let world: PaymentWorld;
describe.each([...backends.slice(0, 1), ...backends.filter(({ isOurs }) => !isOurs)])(
  'on $name',
  ({ start }) => {
    beforeAll(async () => {
      world = await openPaymentWorld(start);
      reached.fetch = world.fixture.backend.fetch;
    });
    afterAll(() => world.fixture.close());

    async function namesOnOrderOf(account: Record<string, string>) {
      const { body } = await world.fixture.ask('POST', '/wp-json/wc/v3/customers', {
        authorization: serviceAuthorization,
        body: {
          email: `${account['username']}@example.test`,
          password: 'tangerine boat',
          ...account,
        },
      });
      const { id } = v.parse(customerSchema, body);
      const signIn = await world.fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
        body: { username: account['username'], password: 'tangerine boat', issueJWT: true },
      });
      const key = randomUUID();
      const line = { id: key, productId: world.productId, quantity: 1, price: 6500 };
      const { orderId } = await createOrder({
        customerId: id,
        token: v.parse(authenticateAnswerSchema, signIn.body).jwt?.token ?? '',
        lines: [{ ...line, answers: {}, fanVideo: null }],
        delivery: null,
        paymentMethod: 'bankTransfer',
        key,
      });
      const { billing } = await getOrder(orderId, { id: 0, role: 'manager' });
      return [billing.firstName, billing.lastName];
    }

    it('an order of a fan who only registered carries the user name, never nobody’s', async () => {
      expect(await namesOnOrderOf({ username: 'nina' })).toEqual(['nina', '']);
    });

    it('an order carries the names of the profile, one alone too', async () => {
      expect(
        await namesOnOrderOf({ username: 'olga', first_name: 'Olga', last_name: 'Petrou' }),
      ).toEqual(['Olga', 'Petrou']);
      expect(await namesOnOrderOf({ username: 'pavle', last_name: 'Jović' })).toEqual([
        '',
        'Jović',
      ]);
    });
  },
);
