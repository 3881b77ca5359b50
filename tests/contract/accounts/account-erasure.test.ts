import { existsSync } from 'node:fs';

import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { accountErasureSchema } from '#backend/contract/people/account-erasure.ts';
import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { managedUserListSchema } from '#backend/contract/people/managed-user.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';

import { applied } from '#backend/db/do-once.ts';
import { migrateBackend } from '#backend/db/migrate.ts';
import { mediaFile } from '#backend/modules/content/store/media.ts';
import { addMedia } from '#backend/modules/content/store/add-media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import {
  orderMetaRows,
  orders as storedOrders,
} from '#backend/modules/orders/store/order.schema.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { password } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

describe.each(databases)('deleting an account at the embedded back end, on $name', ({ open }) => {
  let fixture: BackendFixture;
  const ids = new Map<string, number>();
  const idOf = (login: string) => ids.get(login) ?? 0;
  const ask = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });
  const erasure = (login: string) => `/wp-json/astera/v1/accounts/${idOf(login)}/erasure`;
  const orders = async (query: string) =>
    v.parse(orderListSchema, (await ask('GET', `/wp-json/wc/v3/orders?${query}`)).body);
  const signIn = (username: string) =>
    fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
      body: { username, password, issueJWT: true, includeRoles: true },
    });

  async function place(login: string): Promise<number> {
    const goods = await ask('GET', '/wp-json/wc/v3/products?status=publish&virtual=true');
    const [one] = v.parse(productListSchema, goods.body);
    const made = await ask('POST', '/wp-json/wc/v3/orders', {
      status: 'admin-approval',
      customer_id: idOf(login),
      customer_note: 'Ring twice, Olu',
      meta_data: [
        { key: '_astera_checkout', value: `${idOf(login)}C48291376` },
        { key: '_astera_checkout_orders', value: '2' },
      ],
      payment_method: 'bacs',
      billing: {
        first_name: 'Olu',
        last_name: 'Adeyemi',
        address_1: '1 Fan Road',
        country: 'GR',
        email: 'olu@example.test',
        phone: '555',
      },
      line_items: [
        { product_id: one?.id, meta_data: [{ key: 'instructions', value: 'Greet Olu’s mother.' }] },
      ],
    });
    return v.parse(orderSchema, made.body).id;
  }
  const move = (id: number, to: string) =>
    ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      status: to,
      meta_data: [{ key: '_astera_actor', value: `manager:${idOf('manager')}` }],
    });

  /** A screenshot that someone sent for an order, and what is left of it. */
  async function proofFor(orderId: number, author: string) {
    const { database, mediaFolder } = fixture;
    const kept = await addMedia(database, mediaFolder, {
      ...{ authorId: idOf(author), type: 'image/webp', ending: 'webp', now: new Date() },
      bytes: new TextEncoder().encode('a screenshot'),
    });
    const key = '_astera_proof_77';
    await database.insert(orderMetaRows).values({ orderId, key, value: { of: kept.path } });
    return {
      left: async () => ({
        file: existsSync(mediaFile(mediaFolder, kept.path)),
        rows: await database.$count(media, eq(media.id, kept.id)),
        named: await database.$count(orderMetaRows, eq(orderMetaRows.key, key)),
      }),
    };
  }

  /** How many rows say which checkout an order was of. */
  const checkoutRows = (orderId: number) =>
    fixture.database.$count(
      orderMetaRows,
      and(eq(orderMetaRows.orderId, orderId), like(orderMetaRows.key, '_astera_checkout%')),
    );

  beforeAll(async () => {
    fixture = await startBackend(open);
    const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users?context=edit&per_page=100', {
      authorization: `Bearer ${await fixture.tokenOf('admin')}`,
    });
    for (const { id, username } of v.parse(managedUserListSchema, body)) ids.set(username, id);
  });
  afterAll(() => fixture.close());

  it('waits for orders that are not finished, and changes nothing meanwhile', async () => {
    const id = await place('fan2');
    const looked = await ask('GET', erasure('fan2'));
    expect(v.parse(accountErasureSchema, looked.body)).toMatchObject({
      open_orders: 1,
      erased: false,
    });
    expect(await ask('POST', erasure('fan2'))).toMatchObject({
      status: 409,
      body: { code: 'astera_account_not_erasable' },
    });
    expect((await signIn('fan2')).status).toBe(200);
    expect((await move(id, 'cancelled')).status).toBe(200);
    expect((await ask('GET', erasure('fan2'))).body).toMatchObject({ open_orders: 0 });
  });

  it('leaves of a fan what the books need, and nothing else', async () => {
    const before = (await orders(`customer=${idOf('fan2')}`)).map(
      ({ id, number, total, date_created_gmt, status }) => ({
        ...{ id, number, total, date_created_gmt, status },
      }),
    );
    expect(before.length).toBeGreaterThan(0);
    const screenshot = await proofFor(before[0]?.id ?? 0, 'priya');
    expect(await screenshot.left()).toEqual({ file: true, rows: 1, named: 1 });
    const checkouts = async () =>
      (await Promise.all(before.map(({ id }) => checkoutRows(id)))).reduce((a, b) => a + b);
    expect(await checkouts()).toBe(2);
    for (const attempt of ['first', 'again']) {
      expect([attempt, (await ask('POST', erasure('fan2'))).status]).toEqual([attempt, 200]);
    }
    expect(await screenshot.left()).toEqual({ file: false, rows: 0, named: 0 });
    expect(await checkouts()).toBe(0);
    const after = await orders(`customer=${idOf('fan2')}`);
    expect(after).toMatchObject(before);
    const words = JSON.stringify(after);
    for (const gone of ['Olu', 'Adeyemi', 'Fan Road', '555', 'mother', 'olu@example', 'fan2@']) {
      expect([gone, words.includes(gone)]).toEqual([gone, false]);
    }
    expect(after[0]?.billing).toMatchObject({ first_name: 'Deleted account', country: 'GR' });
    expect(await orders('search=Adeyemi')).toEqual([]);
    const account = await ask('GET', `/wp-json/wc/v3/customers/${idOf('fan2')}`);
    expect(JSON.stringify(account.body)).not.toMatch(/Olu|Adeyemi|fan2/);
    expect((await signIn('fan2')).status).toBe(403);
    // The name and the address are free again.
    const anew = { username: 'fan2', email: 'fan2@example.test', password: 'tangerine boat' };
    expect((await ask('POST', '/wp-json/wc/v3/customers', anew)).status).toBe(201);
  });

  it('leaves no checkout of accounts that an earlier release deleted, and that of everyone else', async () => {
    const { database } = fixture;
    const kept = await place('fan');
    const [gone] = await orders('search=Deleted');
    const orderId = gone?.id ?? 0;
    await database
      .insert(orderMetaRows)
      .values({ orderId, key: '_astera_checkout', value: { of: '1C48291376' } });
    await database.delete(applied).where(eq(applied.tag, 'removed checkouts of deleted accounts'));
    for (const attempt of ['first', 'again']) {
      await migrateBackend(database);
      expect([attempt, await checkoutRows(orderId), await checkoutRows(kept)]).toEqual([
        attempt,
        0,
        2,
      ]);
    }
    expect((await move(kept, 'cancelled')).status).toBe(200);
  });

  it('takes a celebrity’s page and goods down', async () => {
    const open_orders = async () =>
      v.parse(accountErasureSchema, (await ask('GET', erasure('priya'))).body).open_orders;
    expect(await open_orders()).toBe(0);
    const sold = await place('fan');
    expect((await move(sold, 'cancelled')).status).toBe(200);
    const vendorId = idOf('priya');
    await fixture.database.update(storedOrders).set({ vendorId }).where(eq(storedOrders.id, sold));
    const screenshot = await proofFor(sold, 'priya');
    expect((await ask('POST', erasure('priya'))).status).toBe(200);
    expect(await screenshot.left()).toEqual({ file: false, rows: 0, named: 0 });
    const stores = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors');
    const names = v.parse(vendorListSchema, stores.body).map(({ vendor_id: id }) => id);
    expect(names).not.toContain(idOf('priya'));
    const goods = await ask('GET', `/wp-json/wc/v3/products?status=publish&per_page=100`);
    expect(JSON.stringify(goods.body)).not.toContain('Priya');
  });

  it('is not done to the last administrator, nor for anyone but the app', async () => {
    expect((await ask('GET', erasure('admin'))).body).toMatchObject({ last_administrator: true });
    expect((await ask('POST', erasure('admin'))).status).toBe(409);
    expect((await signIn('admin')).status).toBe(200);
    const admin = { authorization: `Bearer ${await fixture.tokenOf('admin')}` };
    expect((await fixture.ask('POST', erasure('fan'), admin)).status).toBe(403);
    expect((await ask('POST', '/wp-json/astera/v1/accounts/999999/erasure')).status).toBe(404);
  });
});
