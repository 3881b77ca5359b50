import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  createOrder,
  type NewOrder,
} from '#app/server/backend/orders/placing/order-placing.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { readSavedAddress } from '#app/server/backend/people/saved-address.server.ts';
import { authenticateAnswerSchema } from '#backend/contract/people/auth.ts';
import { customerSchema } from '#backend/contract/people/customer.ts';
import { goodCheckout } from '#domain/checkout/bad-checkouts.fixture.ts';
import { placeOrdersSchema } from '#domain/checkout/checkout.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
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

    async function orderOf(account: Record<string, string>, delivery: NewOrder['delivery'] = null) {
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
        delivery,
        paymentMethod: 'bankTransfer',
        key,
      });
      return getOrder(orderId, { id: 0, role: 'manager' });
    }
    async function namesOnOrderOf(account: Record<string, string>) {
      const { billing } = await orderOf(account);
      return [billing.firstName, billing.lastName];
    }
    const addressee = { firstName: 'Μάνος', lastName: 'Μάνου', phone: '+30 210 555 0148' };
    const { address } = v.parse(placeOrdersSchema, goodCheckout);
    const delivery = address && { address: { ...address, ...addressee }, shippingLines: [] };

    it('an order of a fan who only registered carries the user name, never no one’s', async () => {
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

    it('a parcel goes to whom it was addressed, no matter who pays, with a number to call', async () => {
      const rada = { username: 'rada', first_name: 'Rada', last_name: 'Marić' };
      const order = await orderOf(rada, delivery);
      expect(order).toMatchObject({
        shippingAddress: { ...addressee, address1: 'Ερμού 48' },
        billing: { firstName: 'Rada', lastName: 'Marić', phone: addressee.phone },
      });
      expect((await orderOf({ username: 'sava' }, delivery)).billing).toMatchObject(addressee);
      expect((await orderOf({ username: 'tasa' })).shippingAddress).toMatchObject({
        ...{ address1: '', phone: '' },
      });
    });

    it('anyone who sends again begins with the names and the number of the account', async () => {
      const { customerId } = await orderOf({
        ...{ username: 'uros', first_name: 'Uroš', last_name: 'Ilić' },
      });
      expect(await readSavedAddress(customerId)).toMatchObject({
        ...{ firstName: 'Uroš', lastName: 'Ilić', phone: '', address1: '' },
      });
      await world.fixture.ask('PUT', `/wp-json/wc/v3/customers/${customerId}`, {
        authorization: serviceAuthorization,
        body: {
          billing: { phone: '0148' },
          shipping: { first_name: 'Vera', last_name: 'Ilić', address_1: 'Ерму 1' },
        },
      });
      expect(await readSavedAddress(customerId)).toMatchObject({
        ...{ firstName: 'Vera', lastName: 'Ilić', phone: '0148', address1: 'Ерму 1' },
      });
    });
  },
);
