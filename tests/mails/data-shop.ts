import * as v from 'valibot';

import type { DataDesk } from '#app/server/my-data/sweep-exports.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import {
  serviceAuthorization,
  type BackendFixture,
} from '#tests/support/databases/backend-fixture.ts';

/** The small world as the work on someone's data needs it. */
export function dataShop(fixture: BackendFixture) {
  const asService = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });
  return {
    asService,
    async idOf(name: string): Promise<number> {
      const authorization = `Bearer ${await fixture.tokenOf(name)}`;
      const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
      return v.parse(userSchema, body).id;
    },
    async placeOrder(customer: number, words: string, more: object = {}): Promise<number> {
      const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
      const service = v.parse(vendorListSchema, vendors.body)[0]?.vendor_services?.[0];
      const { body } = await asService('POST', '/wp-json/wc/v3/orders', {
        customer_id: customer,
        billing: { first_name: 'Iris', last_name: 'Test', email: 'fan@example.test' },
        payment_method: 'bacs',
        line_items: [{ product_id: service?.id, meta_data: [{ key: 'message', value: words }] }],
        ...more,
      });
      return v.parse(orderSchema, body).id;
    },
  };
}

/** A desk whose mails are kept in a list. */
export function dataDesk(
  put: Mail[],
  parts: Pick<DataDesk, 'database' | 'now' | 'folder'>,
): DataDesk {
  return {
    ...parts,
    queue: {
      put: (mail) => {
        put.push(mail);
        return Promise.resolve();
      },
    },
    site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astéra' }),
    mediaFolder: parts.folder,
    isStopped: () => false,
  };
}
