import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { WooCommerceWorld } from './woocommerce-world.ts';

describe.each(databases)('a SKU that several want at once on $name', ({ open }) => {
  let world: WooCommerceWorld;
  beforeAll(async () => {
    world = await WooCommerceWorld.start(open);
  });
  afterAll(() => world.close());

  const send = (method: string, path: string, body: object) =>
    world.fixture.ask(method, `/wp-json/wc/v3/${path}`, {
      authorization: serviceAuthorization,
      body,
    });
  const product = (sku: string, name = 'Setlist') => ({
    ...{ name, sku, regular_price: '12.50', vendor: world.vendor },
    categories: [{ id: world.category }],
  });
  const taken = {
    status: 400,
    body: { code: 'product_invalid_sku', data: { status: 400, resource_id: expect.any(Number) } },
  };

  it('goes to one of the products that are made with it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('POST', 'products', product('RACE-1'))),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(7);
    for (const answer of refused) expect(answer).toMatchObject(taken);
  });

  it('goes to a product or to a variation, never to both', async () => {
    const { path, medium } = await world.shirt();
    const answers = await Promise.all([
      send('POST', 'products', product('RACE-2')),
      send('PUT', `${path}/${medium.id}`, { sku: 'RACE-2' }),
      send('POST', 'products', product('RACE-2', 'Poster')),
    ]);
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(answer).toMatchObject(taken);
  });

  it('is offered with a number where it is taken, as WooCommerce does', async () => {
    await send('POST', 'products', product('RACE-3'));
    expect(await send('POST', 'products', product('RACE-3'))).toMatchObject({
      body: { data: { unique_sku: 'RACE-3-1' } },
    });
    await send('POST', 'products', product('RACE-3-1'));
    expect(await send('POST', 'products', product('RACE-3'))).toMatchObject({
      body: { data: { unique_sku: 'RACE-3-2' } },
    });
  });

  it('is no one’s in two batches that want the same two the other way round', async () => {
    const batch = (...skus: string[]) =>
      send('POST', 'products/batch', { create: skus.map((sku) => product(sku)) });
    const answers = await Promise.all([batch('PAIR-A', 'PAIR-B'), batch('PAIR-B', 'PAIR-A')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
