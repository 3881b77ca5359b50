import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const rowsSchema = v.array(v.looseObject({ id: v.number() }));
/** What neither database stores: NUL, and half a character. */
const odd = 'a\0b\uD800c';

describe.each(databases)('values that no database takes, on $name', ({ open }) => {
  let fixture: BackendFixture;
  let product = 0;
  beforeAll(async () => {
    fixture = await startBackend(open);
    const { body } = await ask('GET', '/wp-json/wc/v3/products?virtual=false&per_page=1');
    product = v.parse(rowsSchema, body)[0]?.id ?? 0;
  });
  afterAll(() => fixture.close());

  const ask = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });

  it('are left out of the names and the values that a product keeps', async () => {
    const meta_data = [{ key: 'note', value: { [odd]: [odd] } }];
    const { status, body } = await ask('PUT', `/wp-json/wc/v3/products/${product}`, { meta_data });
    expect([status, JSON.stringify(body)]).toEqual([
      200,
      expect.stringContaining('{"ab\uFFFDc":["ab\uFFFDc"]}'),
    ]);
  });

  it.each([
    ['/wp-json/wc/v3/orders?idempotency_key=a%00b', 200],
    ['/wp-json/wc/v3/orders?search=a%00b', 200],
    ['/wp-json/wc/v3/products?search=a%00b&sku=%00', 200],
    ['/wp-json/wc/v3/orders?after=-271821-04-20T00:00:00Z', 400],
    ['/wp-json/wc/v3/orders?before=%2B275760-09-13T00:00:00Z', 400],
    ['/wp-json/wc/v3/products?modified_after=-000001-01-01T00:00:00Z', 400],
  ])('do no harm in an address: %s', async (path, status) => {
    expect((await ask('GET', path)).status).toBe(status);
  });

  it('more pieces than a database counts are refused by their name', async () => {
    const path = `/wp-json/wc/v3/products/${product}`;
    const most = { manage_stock: true, stock_quantity: 2_147_483_647 };
    expect((await ask('PUT', path, most)).status).toBe(200);
    const refused = await ask('PUT', path, { ...most, stock_quantity: 2_147_483_648 });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: 'rest_invalid_param' }),
    ]);
  });
});
