import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authenticateAnswerSchema, tokenSchema } from '#backend/contract/people/auth.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';
import { migrateBackend, seedDemoWorld } from '#backend/server.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { password } from '#tests/support/databases/seed-world.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';
import { smallWorld } from '#tests/support/databases/small-world.ts';

const me = '/wp-json/wp/v2/users/me';

describe.each(anyDatabase)('who may do what at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  async function signIn(username: string): Promise<string> {
    const { body } = await fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
      body: { username, password, issueJWT: true, includeRoles: true },
    });
    return v.parse(authenticateAnswerSchema, body).jwt?.token ?? '';
  }

  async function statusOfMe(token: string): Promise<number> {
    return (await fixture.ask('GET', me, { authorization: `Bearer ${token}` })).status;
  }

  function refresh(jwt: string) {
    return fixture.ask('POST', '/wp-json/aam/v2/jwt/refresh', { body: { jwt } });
  }

  it('takes user name and e-mail address in any case', async () => {
    for (const username of ['fan', 'FAN', 'Fan@Example.Test']) {
      expect(await statusOfMe(await signIn(username))).toBe(200);
    }
  });

  it('writes role and both names of the user id into the token, for one hour', async () => {
    const [, payload = ''] = (await signIn('celebrity')).split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ roles: ['wcfm_vendor'], refreshable: true, revocable: true });
    const read = v.parse(
      v.object({ userId: v.number(), user_id: v.number(), iat: v.number(), exp: v.number() }),
      claims,
    );
    expect(read.userId).toBe(read.user_id);
    expect(read.exp - read.iat).toBe(3600);
  });

  it('takes an exchanged token for a minute more, and no longer', async () => {
    const old = await signIn('fan');
    const answer = await refresh(old);
    const next = v.parse(tokenSchema, answer.body).token;
    expect(await statusOfMe(next)).toBe(200);
    fixture.advance(59);
    expect(await statusOfMe(old)).toBe(200);
    expect((await refresh(old)).status).toBe(200);
    fixture.advance(2);
    expect(await statusOfMe(old)).toBe(401);
    expect([(await refresh(old)).status, await statusOfMe(next)]).toEqual([400, 200]);
  });

  it('lets a token end after its hour', async () => {
    const token = await signIn('fan');
    fixture.advance(3599);
    expect(await statusOfMe(token)).toBe(200);
    fixture.advance(2);
    expect(await statusOfMe(token)).toBe(401);
    expect((await refresh(token)).body).toMatchObject({ reason: 'Expired token' });
  });

  it('takes no token that another key or no key signed', async () => {
    const [head, payload] = (await signIn('fan')).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await statusOfMe(`${head}.${payload}.${'A'.repeat(43)}`)).toBe(401);
    expect(await statusOfMe(`${none}.${payload}.`)).toBe(401);
  });

  it('opens the shop’s endpoints to the right service credential only', async () => {
    for (const [credential, status] of [
      ['ck_test:cs_test', 200],
      ['ck_test:cs_tesT', 401],
      ['ck_test:', 401],
      [':', 401],
    ] as const) {
      const authorization = `Basic ${btoa(credential)}`;
      const answer = await fixture.ask('GET', '/wp-json/wc/v3/orders', { authorization });
      expect([credential, answer.status]).toEqual([credential, status]);
    }
  });

  it('shows a vendor the own products only, drafts to those who run the shop', async () => {
    const priya = `Bearer ${await signIn('priya')}`;
    const own = v.parse(
      productListSchema,
      (await fixture.ask('GET', '/wp-json/wc/v3/products', { authorization: priya })).body,
    );
    expect(own.map(({ slug }) => slug).toSorted()).toEqual([
      'mug',
      'priya-getvideo',
      'secret-draft',
    ]);
    const all = await fixture.ask('GET', '/wp-json/wc/v3/products?search=photo', {
      authorization: serviceAuthorization,
    });
    const [photo] = v.parse(productListSchema, all.body);
    const path = `/wp-json/wc/v3/products/${photo?.id}`;
    expect((await fixture.ask('GET', path, { authorization: priya })).status).toBe(403);
    const vendors = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?search=priya');
    const [vendor] = v.parse(vendorListSchema, vendors.body);
    const published = await fixture.ask(
      'GET',
      `/wp-json/wcfmmp/v1/store-vendors/${vendor?.vendor_id}/products`,
    );
    expect(v.parse(productListSchema, published.body).map(({ slug }) => slug)).not.toContain(
      'secret-draft',
    );
  });

  it('answers vendors in the asked language and keeps their addresses to itself', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?wpml_language=tr');
    const [ava] = v.parse(vendorListSchema, body);
    expect(ava).toMatchObject({
      vendor_title: 'Singer (tr)',
      vendor_country: 'GR',
      vendor_categories: ['music', 'singers'],
      vendor_email: '',
    });
    expect(ava?.vendor_services?.map(({ service, price }) => [service, price])).toEqual([
      ['getVideo', '65.00'],
      ['sendMessage', '20.50'],
    ]);
  });

  it('reads no endless body and runs no endless query', async () => {
    const body = JSON.stringify({ username: 'a'.repeat(300_000) });
    const large = await fixture.ask('POST', '/wp-json/aam/v2/authenticate', { body });
    expect(large.status).toBe(413);
    const nested = `{ productCategories ${'{ nodes { children '.repeat(20)}{ nodes { slug } }${'} }'.repeat(20)} }`;
    const deep = await fixture.ask('POST', '/graphql', { body: { query: nested } });
    expect(deep.body).toMatchObject({ errors: [{ message: 'The query is deeper than 12.' }] });
    const long = await fixture.ask('POST', '/graphql', {
      body: { query: `{ ${'a: __typename '.repeat(2_000)} }` },
    });
    expect(long.status).toBe(400);
  });

  it('survives texts that a database cannot hold', async () => {
    for (const username of ['fan\0', '\ud800fan', "' or 1=1 --"]) {
      const answer = await fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
        body: { username, password: 'wrong\0' },
      });
      expect(answer.status).toBe(403);
    }
    for (const search of ['%00', '%25', '_', '%ED%A0%80', "'"]) {
      const answer = await fixture.ask('GET', `/wp-json/wcfmmp/v1/store-vendors?search=${search}`);
      expect(answer.status).toBe(200);
    }
    const wildcard = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?search=%25');
    expect(wildcard.body).toEqual([]);
  });

  it('migrates and seeds a second time without doing anything', async () => {
    await migrateBackend(fixture.database);
    const clock = () => new Date('2026-06-01T10:00:00Z');
    expect(await seedDemoWorld(fixture.database, { clock, password, world: smallWorld })).toBe(
      false,
    );
  });
});

describe('a back end that is closed', () => {
  it('takes no more requests', async () => {
    const [first] = anyDatabase;
    if (!first) throw new Error('there is no database');
    const fixture = await startBackend(first.open);
    await fixture.close();
    expect((await fixture.ask('GET', me)).status).toBe(503);
  });
});
