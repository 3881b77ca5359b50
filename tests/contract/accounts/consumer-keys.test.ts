import { createHmac } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { users } from '#backend/modules/people/store/people.schema.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { worldStart } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  startBackend,
  testConsumer,
} from '#tests/support/databases/backend-fixture.ts';

const basic = (pair: string) => ({ authorization: `Basic ${btoa(pair)}` });
const rightPair = `${testConsumer.key}:${testConsumer.secret}`;
const inAddress = `consumer_key=${testConsumer.key}&consumer_secret=${testConsumer.secret}`;
const openly = 'http://shop.example';
const overTls = 'https://shop.example';
const orders = '/wp-json/wc/v3/orders';
const badKey = { status: 401, code: 'woocommerce_rest_authentication_error' };
const unauthorized = { status: 401, code: 'woocommerce_rest_cannot_view' };

describe.each(databases)('consumer keys at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  async function outcome(address: string, init: RequestInit = {}) {
    const answer = await fixture.backend.fetch(new Request(address, init));
    const body: unknown = await answer.json();
    const isRefusal = typeof body === 'object' && body !== null && 'code' in body;
    return { status: answer.status, code: isRefusal ? body.code : null };
  }
  const welcome = { status: 200, code: null };

  it('are taken in the header and in the address over TLS and on the own machine', async () => {
    for (const origin of [overTls, 'http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:1']) {
      const headers = basic(rightPair);
      expect(await outcome(`${origin}${orders}`, { headers })).toEqual(welcome);
      expect(await outcome(`${origin}${orders}?${inAddress}`)).toEqual(welcome);
    }
  });

  it('are not taken where others may listen', async () => {
    expect(await outcome(`${openly}${orders}`, { headers: basic(rightPair) })).toEqual(badKey);
    expect(await outcome(`${openly}${orders}?${inAddress}`)).toEqual(unauthorized);
    const alike = 'http://localhost.shop.example';
    expect(await outcome(`${alike}${orders}?${inAddress}`)).toEqual(unauthorized);
  });

  it('are refused when anything of them is wrong', async () => {
    for (const pair of [
      `${testConsumer.key}:cs_wrong`,
      `${testConsumer.key}:`,
      `ck_wrong:${testConsumer.secret}`,
      'ck_astera_demo:cs_astera_demo',
      ':',
    ]) {
      expect(await outcome(`${overTls}${orders}`, { headers: basic(pair) })).toEqual(badKey);
    }
    const wrong = `${overTls}${orders}?consumer_key=${testConsumer.key}&consumer_secret=cs`;
    expect(await outcome(wrong)).toEqual(badKey);
  });

  it('are worth nothing while their person is suspended', async () => {
    const headers = basic(rightPair);
    const suspended = (at: Date | null) =>
      fixture.database.update(users).set({ suspendedAt: at }).where(eq(users.login, 'manager'));
    await suspended(worldStart);
    expect(await outcome(`${overTls}${orders}`, { headers })).toEqual(badKey);
    await suspended(null);
    expect(await outcome(`${overTls}${orders}`, { headers })).toEqual(welcome);
  });

  it('may what their person may, in the shop and nowhere else', async () => {
    const headers = basic(rightPair);
    const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', {
      authorization: `Bearer ${await fixture.tokenOf('admin')}`,
    });
    const admin = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';
    const change = { method: 'PUT', headers, body: JSON.stringify({ first_name: 'X' }) };
    // A manager may not change an administrator.
    expect(await outcome(`${overTls}/wp-json/wc/v3/customers/${admin}`, change)).toEqual({
      status: 403,
      code: 'woocommerce_rest_cannot_edit',
    });
    for (const path of [
      '/wp-json/wp/v2/users/me',
      '/wp-json/astera/v1/identities?user_id=1',
      '/wp-json/astera/v1/sales?vendor=1',
    ]) {
      const there = await outcome(`${overTls}${path}`, { headers });
      expect([path, there.status]).toEqual([path, 401]);
      const mark = path.includes('?') ? '&' : '?';
      const asked = await outcome(`${overTls}${path}${mark}${inAddress}`);
      expect([path, asked.status]).toEqual([path, 401]);
    }
  });

  describe('that sign', () => {
    let nonces = 0;
    function signed(path: string, changes: Record<string, string> = {}, secret?: string): string {
      const url = new URL(`${openly}${path}`);
      nonces += 1;
      const fields = {
        oauth_consumer_key: testConsumer.key,
        oauth_nonce: `nonce-${nonces}`,
        oauth_signature_method: 'HMAC-SHA256',
        oauth_timestamp: String(worldStart.getTime() / 1000),
        oauth_version: '1.0',
        ...changes,
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      const pairs = [...url.searchParams]
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
        .toSorted();
      const parts = ['GET', `${url.origin}${url.pathname}`, pairs.join('&')];
      const signature = createHmac('sha256', `${secret ?? testConsumer.secret}&`)
        .update(parts.map(encodeURIComponent).join('&'))
        .digest('base64');
      url.searchParams.set('oauth_signature', signature);
      return url.href;
    }

    it('are taken on an open way, once', async () => {
      const address = signed(`${orders}?per_page=2`);
      expect(await outcome(address)).toEqual(welcome);
      expect(await outcome(address)).toEqual(badKey);
      const twice = signed(orders);
      const both = await Promise.all([outcome(twice), outcome(twice)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    it('are refused when what was signed is another, by someone else, or of another hour', async () => {
      const at = worldStart.getTime() / 1000;
      for (const address of [
        signed(`${orders}?per_page=2`).replace('per_page=2', 'per_page=3'),
        signed(orders).replace('/orders', '/customers'),
        signed(orders, {}, 'cs_wrong'),
        signed(orders, { oauth_consumer_key: 'ck_wrong' }),
        signed(orders, { oauth_timestamp: String(at - 901) }),
        signed(orders, { oauth_timestamp: String(at + 901) }),
        signed(orders, { oauth_timestamp: 'soon' }),
        signed(orders, { oauth_nonce: '' }),
        signed(orders, { oauth_signature_method: 'PLAINTEXT' }),
      ]) {
        expect([address, await outcome(address)]).toEqual([address, badKey]);
      }
      expect(await outcome(signed(orders), { method: 'POST', body: '{}' })).toEqual(badKey);
    });
  });
});
