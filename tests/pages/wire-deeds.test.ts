import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { openSiteBrowser } from '#tests/support/site/site-browser.ts';
import { openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const tokenSchema = v.looseObject({ jwt: v.looseObject({ token: v.string() }) });
const consumer = `Basic ${btoa('ck_astera_demo:cs_astera_demo')}`;

let site: BuiltSite;
let calls: SiteCalls;
beforeAll(async () => {
  site = await openBuiltSite();
  calls = await openSiteCalls(site);
}, 120_000);
afterAll(() => site.remove());

async function ask(
  method: string,
  path: string,
  { authorization, body }: { authorization?: string; body?: unknown },
) {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  return site.ask(`/wp-json/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function tokenOf(username: string): Promise<string> {
  const answer = await ask('POST', 'aam/v2/authenticate', {
    body: { username, password: 'astera-demo', issueJWT: true },
  });
  return `Bearer ${v.parse(tokenSchema, await answer.json()).jwt.token}`;
}

async function idOf(authorization: string): Promise<number> {
  const answer = await ask('GET', 'wp/v2/users/me', { authorization });
  return v.parse(v.looseObject({ id: v.number() }), await answer.json()).id;
}

async function mailsTo(address: string): Promise<string> {
  const outbox = await (await site.ask(`/dev/mail?to=${encodeURIComponent(address)}`)).text();
  const mails = [...outbox.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)];
  const texts = mails.map(async ([, path = '']) => (await site.ask(path)).text());
  return (await Promise.all(texts)).join('\n');
}

/** Where the mail about a changed password leads, in each language. */
const forgotten = '/account/forgot-password';

describe('what another program changes of an account', () => {
  it.each([
    ['fan2', 'with the own token', (own: string) => ['wp/v2/users/me', own] as const],
    [
      'fan3',
      'by the program that runs the shop',
      (_own: string, id: number) => [`wc/v3/customers/${id}`, consumer] as const,
    ],
  ])('a password of %s, %s: its owner is told by mail', async (username, _by, way) => {
    const own = await tokenOf(username);
    const id = await idOf(own);
    const [path, authorization] = way(own, id);
    const named = await ask('PUT', path, { authorization, body: { first_name: 'Iris' } });
    expect(named.status).toBe(200);
    expect(await mailsTo(`${username}@astera.example`)).not.toContain(forgotten);
    const answer = await ask('PUT', path, { authorization, body: { password: 'tangerine boat' } });
    expect(answer.status).toBe(200);
    expect(await mailsTo(`${username}@astera.example`)).toContain(forgotten);
  });

  it('passwords in a batch: only those that were set are told of', async () => {
    const [fan, manager] = [await idOf(await tokenOf('fan')), await idOf(await tokenOf('manager'))];
    const update = [fan, manager].map((id) => ({ id, password: 'tangerine boat' }));
    const answer = await ask('POST', 'wc/v3/customers/batch', {
      authorization: consumer,
      body: { update },
    });
    expect(answer.status).toBe(200);
    expect(await mailsTo('fan@astera.example')).toContain('Your password was changed');
    expect(await mailsTo('manager@astera.example')).not.toContain('Your password was changed');
  });

  it('a role and a suspension stand in the log with the administrator’s name', async () => {
    const authorization = await tokenOf('admin');
    const id = await idOf(await tokenOf('fan4'));
    for (const body of [
      { roles: ['shop_manager'] },
      { roles: ['shop_manager'] },
      { meta: { astera_suspended: 'Chargebacks' } },
      { meta: { astera_suspended: '' } },
    ]) {
      const answer = await ask('PUT', `wp/v2/users/${id}`, { authorization, body });
      expect(answer.status).toBe(200);
    }
    const browser = openSiteBrowser(calls);
    await browser.signIn('admin');
    const { result } = await browser.get('readChangeLog', { page: 1 });
    expect(result).toMatchObject({
      rows: [
        { by: 'Nikos Amanatis', deed: { name: 'user-reinstated', value: { id } } },
        { deed: { name: 'user-suspended', value: { id, reason: 'Chargebacks' } } },
        { deed: { name: 'user-role', value: { id, from: 'fan', to: 'manager' } } },
      ],
    });
  });
});
