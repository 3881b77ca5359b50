import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const idSchema = v.looseObject({ id: v.number() });

describe.each(databases)('a shop that began without a demo world, on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
    // `SEED=none` makes no categories, not even the one that holds the services, and so no goods.
    await fixture.database.execute(sql`truncate backend.categories cascade`);
  });
  afterAll(() => fixture.close());

  const asService = (path: string, body: unknown) =>
    fixture.ask('POST', path, { authorization: serviceAuthorization, body });

  it('has services as soon as a celebrity offers one', async () => {
    const star = {
      ...{ username: 'nova', email: 'nova@example.test', password: 'tangerine boat' },
      ...{ locale: 'en', shop_name: 'Nova Vantar' },
    };
    const { id: vendor } = v.parse(
      idSchema,
      (await asService('/wp-json/astera/v1/vendors', star)).body,
    );
    await asService(`/wp-json/astera/v1/vendors/${vendor}/confirm`, {});
    await asService(`/wp-json/astera/v1/vendors/${vendor}/approval`, { is_approved: true });
    const service = (kind: string) => ({
      ...{ name: kind, vendor, virtual: true, status: 'publish', regular_price: '50.00' },
      ...{ catalog_visibility: 'hidden', meta_data: [{ key: '_service', value: kind }] },
    });
    for (const kind of ['getVideo', 'sendMessage']) {
      expect((await asService('/wp-json/wc/v3/products', service(kind))).status).toBe(201);
    }
    const { body } = await fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors/${vendor}`);
    expect(body).toMatchObject({
      vendor_services: [{ service: 'getVideo' }, { service: 'sendMessage' }],
    });
  });
});
