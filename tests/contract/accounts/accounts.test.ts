import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authenticateAnswerSchema } from '#backend/contract/people/auth.ts';
import { customerListSchema, customerSchema } from '#backend/contract/people/customer.ts';
import { vendorListSchema } from '#backend/contract/vendor.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const customers = '/wp-json/wc/v3/customers';
const vendors = '/wp-json/astera/v1/vendors';
const me = '/wp-json/wp/v2/users/me';
const idSchema = v.object({ id: v.number() });

describe.each(databases)('accounts at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  const asService = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });

  function signIn(username: string, password: string) {
    return fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
      body: { username, password, issueJWT: true, includeRoles: true },
    });
  }

  async function tokenOf(username: string, password: string): Promise<string> {
    const { body } = await signIn(username, password);
    return v.parse(authenticateAnswerSchema, body).jwt?.token ?? '';
  }

  const nina = { email: 'Nina@Example.Test', username: 'Nina', password: 'tangerine boat' };
  const star = {
    ...nina,
    email: 'star@example.test',
    username: 'star',
    shop_name: 'Star',
    locale: 'el',
  };

  it('makes a fan’s account, whose name and address count in any case', async () => {
    const { status, body } = await asService('POST', customers, nina);
    expect(status).toBe(201);
    expect(v.parse(customerSchema, body)).toMatchObject({
      email: 'nina@example.test',
      username: 'nina',
      role: 'customer',
    });
    expect((await signIn('NINA', nina.password)).status).toBe(200);
    for (const [other, code] of [
      [{ ...nina, username: 'nina2' }, 'registration-error-email-exists'],
      [{ ...nina, email: 'nina2@example.test' }, 'registration-error-username-exists'],
      [{ ...nina, email: 'nina' }, 'registration-error-invalid-email'],
      [
        { ...nina, email: 'n3@example.test', username: '<b>' },
        'registration-error-invalid-username',
      ],
    ] as const) {
      const refused = await asService('POST', customers, other);
      expect([refused.status, refused.body]).toMatchObject([400, { code }]);
    }
  });

  it('lets a celebrity sign in after the confirmation, with a store that is pending', async () => {
    const { status, body } = await asService('POST', vendors, star);
    expect(status).toBe(201);
    const { id } = v.parse(idSchema, body);
    const shops = async () =>
      v
        .parse(
          vendorListSchema,
          (await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors')).body,
        )
        .map(({ vendor_id }) => vendor_id);
    // Neither the answer nor the list of accounts tells that it waits.
    expect((await signIn('star', star.password)).body).toEqual(
      (await signIn('unknown-user', star.password)).body,
    );
    expect(await shops()).not.toContain(id);
    const found = await asService('GET', `${customers}?role=all&search=star`);
    expect(v.parse(customerListSchema, found.body)).toEqual([]);

    expect((await asService('POST', `${vendors}/${id}/confirm`)).status).toBe(200);
    expect((await signIn('star', star.password)).status).toBe(200);
    // Seen once it is approved (tests/contract/accounts/store-approval.test.ts).
    expect(await shops()).not.toContain(id);
    expect((await asService('POST', `${vendors}/${id}/confirm`)).status).toBe(404);
  });

  it('lets an unconfirmed account keep no one from the address, nor from the name for longer than a day', async () => {
    const first = await asService('POST', vendors, {
      ...star,
      username: 'moon',
      email: 'moon@example.test',
    });
    const again = await asService('POST', vendors, {
      ...star,
      username: 'moon',
      email: 'moon@example.test',
    });
    expect([first.status, again.status]).toEqual([201, 201]);
    const { id } = v.parse(idSchema, first.body);
    expect((await asService('POST', `${vendors}/${id}/confirm`)).status).toBe(404);

    const taken = { ...nina, username: 'moon', email: 'other@example.test' };
    expect((await asService('POST', customers, taken)).status).toBe(400);
    fixture.advance(24 * 3600 + 1);
    expect((await asService('POST', customers, taken)).status).toBe(201);
  });

  it('makes an account instead of one whose address was wrong, if no one confirmed that', async () => {
    const make = (changes: object) => asService('POST', vendors, { ...star, ...changes });
    const comet = { username: 'comet', email: 'commet@example.test' };
    const { id } = v.parse(idSchema, (await make(comet)).body);
    const right = { username: 'comet', email: 'comet@example.test', instead_of: id };
    // Nothing happens to the first where there can be no second.
    expect((await make({ ...right, username: 'celebrity' })).status).toBe(400);
    const unnamed = { username: 'comet', email: 'comet@example.test' };
    expect((await make(unnamed)).body).toMatchObject({
      code: 'registration-error-username-exists',
    });
    expect((await make(right)).status).toBe(201);
    expect((await asService('POST', `${vendors}/${id}/confirm`)).status).toBe(404);

    const lasting = v.parse(idSchema, (await make({ username: 'nebula', email: 'n@x.test' })).body);
    await asService('POST', `${vendors}/${lasting.id}/confirm`);
    const thief = { username: 'nebula', email: 'thief@x.test', instead_of: lasting.id };
    expect((await make(thief)).status).toBe(400);
    expect((await signIn('nebula', star.password)).status).toBe(200);
  });

  it('ends every token with the password it was issued for', async () => {
    const old = await tokenOf('fan2', 'astera-demo');
    const authorization = `Bearer ${old}`;
    const changed = await fixture.ask('POST', me, {
      authorization,
      body: { password: 'new one here' },
    });
    expect(changed.status).toBe(200);
    expect((await fixture.ask('GET', me, { authorization })).status).toBe(401);
    const refreshed = await fixture.ask('POST', '/wp-json/aam/v2/jwt/refresh', {
      body: { jwt: old },
    });
    expect(refreshed.status).toBe(400);
    expect((await signIn('fan2', 'astera-demo')).status).toBe(403);
    const next = await tokenOf('fan2', 'new one here');
    expect((await fixture.ask('GET', me, { authorization: `Bearer ${next}` })).status).toBe(200);
  });

  it('opens accounts to those only who run the shop, and no one’s password to a manager but a fan’s', async () => {
    const found = await asService('GET', `${customers}?role=all&search=admin`);
    const admin = v.parse(customerListSchema, found.body)[0]?.id ?? 0;
    const body = { password: 'taken over now' };
    const bearer = async (login: string) => `Bearer ${await fixture.tokenOf(login)}`;
    for (const [login, status] of [
      ['manager', 403],
      ['fan', 403],
      ['celebrity', 403],
    ] as const) {
      const authorization = await bearer(login);
      const answer = await fixture.ask('PUT', `${customers}/${admin}`, { authorization, body });
      expect([login, answer.status]).toEqual([login, status]);
      const made = await fixture.ask('POST', vendors, { authorization, body: star });
      expect([login, made.status]).toEqual([login, 403]);
    }
    expect((await fixture.ask('POST', vendors, { body: star })).status).toBe(401);
    expect((await signIn('admin', 'astera-demo')).status).toBe(200);
  });
});
