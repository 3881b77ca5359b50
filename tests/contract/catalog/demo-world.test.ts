import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  categoriesAnswerSchema,
  categoriesDocument,
  servicesCategoryId,
} from '#backend/contract/catalog/category.ts';
import { orderListSchema } from '#backend/contract/orders/order.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { migrateBackend, seedDemoWorld } from '#backend/server.ts';
import { world } from '#backend/seed/world/world.ts';
import { orderStatuses } from '#domain/order/order-status.ts';
import { isServiceKind } from '#domain/service/service.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const service = { authorization: serviceAuthorization };

describe.each(databases)('the demo world on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open, world);
  });
  afterAll(() => fixture.close());

  it('has celebrities from many countries, each with a portrait, a biography and services', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?per_page=100');
    const vendors = v.parse(vendorListSchema, body);
    const offering = vendors.filter(({ vendor_services }) => (vendor_services?.length ?? 0) > 0);
    expect(offering.length).toBeGreaterThanOrEqual(24);
    expect(new Set(vendors.map((one) => one.vendor_country)).size).toBeGreaterThanOrEqual(10);
    for (const vendor of vendors) {
      expect(vendor.vendor_shop_logo).toMatch(/^\/demo\//);
      expect(vendor.vendor_description).toMatch(/^<p>.{20,}/s);
      expect(vendor.vendor_services?.every(({ service: kind }) => isServiceKind(kind))).toBe(true);
    }
  });

  it('has six categories with children, without the services', async () => {
    const { body } = await fixture.ask('POST', '/index.php?graphql', {
      body: { query: categoriesDocument, variables: { exclude: [String(servicesCategoryId)] } },
    });
    const nodes = v.parse(categoriesAnswerSchema, body).data?.productCategories?.nodes ?? [];
    expect(nodes.length).toBeGreaterThanOrEqual(6);
    expect(
      nodes.filter(({ children }) => (children?.nodes.length ?? 0) > 0).length,
    ).toBeGreaterThanOrEqual(6);
    expect(nodes.map(({ slug }) => slug)).not.toContain('services');
  });

  it('has forty goods', async () => {
    const { headers, body } = await fixture.ask(
      'GET',
      '/wp-json/wc/v3/products?virtual=false&per_page=100',
      service,
    );
    expect(Number(headers.get('x-wp-total'))).toBeGreaterThanOrEqual(40);
    expect(v.parse(productListSchema, body).every(({ categories }) => categories.length > 0)).toBe(
      true,
    );
  });

  it('has orders in every status', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/wc/v3/orders?per_page=100', service);
    const statuses = new Set(v.parse(orderListSchema, body).map(({ status }) => status));
    expect(statuses).toEqual(new Set(orderStatuses));
  });

  it.each([
    ['fan', 'customer'],
    ['celebrity', 'wcfm_vendor'],
    ['manager', 'shop_manager'],
    ['admin', 'administrator'],
  ])('lets %s sign in as %s', async (login, role) => {
    const answer = await fixture.ask('GET', '/wp-json/wp/v2/users/me?context=edit', {
      authorization: `Bearer ${await fixture.tokenOf(login)}`,
    });
    expect(answer.body).toMatchObject({ username: login, roles: [role] });
  });
});

describe.each(databases)('several processes that start at once on $name', ({ open }) => {
  it('migrate and seed one world', async () => {
    const { database, close } = await open('empty');
    const clock = () => new Date('2026-06-01T10:00:00Z');
    await Promise.all([migrateBackend(database), migrateBackend(database)]);
    const seeded = await Promise.all(
      Array.from({ length: 3 }, () =>
        seedDemoWorld(database, { clock, password: 'astera-demo', world }),
      ),
    );
    expect(seeded.toSorted()).toEqual([false, false, true]);
    await close();
  });
});
