import { createHash } from 'node:crypto';

import type { APIRequestContext, Page } from 'playwright/test';
import { toJSON } from 'seroval';

import { tricks } from '#domain/account/destination-tricks.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { fromOurPage, rawCall } from '#tests/support/servers/raw-call.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const door = '/api/video/auth/token';

/** What the sign-in says to anyone who sends this cookie, or these. */
async function statusWith(cookie: string): Promise<number> {
  const headers = { ...fromOurPage, cookie };
  return (await rawCall({ method: 'POST', path: door, headers })).status;
}

async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === '__Host-sid')?.value ?? '';
}

test.describe('a session’s cookie', () => {
  test(
    'opens nothing when it is guessed, changed, a row’s name or another thing’s',
    core,
    async ({ page, request }) => {
      await signInAs(page, 'celebrity');
      const sid = await sessionOf(page);
      expect(sid).toMatch(/^[\w-]{43}$/);
      expect(await statusWith(`__Host-sid=${sid}`)).toBe(200);

      const last = sid.endsWith('A') ? 'B' : 'A';
      const authenticate = await request.post('/wp-json/aam/v2/authenticate', {
        data: {
          username: 'celebrity',
          password: 'astera-demo',
          issueJWT: true,
          includeRoles: true,
        },
      });
      const { jwt } = await authenticate.json();
      const forged = [
        `${sid.slice(0, 20)}${'A'.repeat(23)}`,
        `${sid.slice(0, 41)}${last}${last}`,
        sid.slice(0, 42),
        `${sid}A`,
        `${sid}${sid}`,
        `${sid}%00`,
        `"${sid}"`,
        sid.split('').toReversed().join(''),
        // What anyone who reads the table finds there.
        createHash('sha256').update(sid).digest('base64url'),
        createHash('sha256').update(sid).digest('hex'),
        jwt.token,
        'cookie',
        '',
        "' or '1'='1",
        '../../etc/passwd',
        'A'.repeat(43),
        'A'.repeat(8_000),
      ];
      for (const value of forged) {
        expect([value, await statusWith(`__Host-sid=${value}`)]).toEqual([value, 401]);
      }
      for (const name of ['sid', '__Secure-sid', '__host-sid', ' __Host-sid.', '__Host-sid_']) {
        expect([name, await statusWith(`${name}=${sid}`)]).toEqual([name, 401]);
      }
      // A token of the back end is worth nothing at a door of the app.
      const headers = { ...fromOurPage, authorization: `Bearer ${jwt.token}` };
      expect((await rawCall({ method: 'POST', path: door, headers })).status).toBe(401);
      const query = await rawCall({
        method: 'POST',
        path: `${door}?sid=${sid}`,
        headers: fromOurPage,
      });
      expect(query.status).toBe(401);
    },
  );

  test.describe('that ends', () => {
    // What the page was asking for as its person signed out.
    test.use({ allowedErrors: [/status of 401/] });

    test(
      'opens nothing after signing out, and another one’s goes on',
      core,
      async ({ page, browser }) => {
        await signInAs(page, 'celebrity');
        const other = await browser.newContext();
        const second = await other.newPage();
        await signInAs(second, 'celebrity');
        const [old, living] = [await sessionOf(page), await sessionOf(second)];
        expect(old).not.toBe(living);
        await page.goto('/my-orders');
        await untilHydrated(page);
        await page.getByRole('button', { name: 'Log out' }).click();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
        expect(await statusWith(`__Host-sid=${old}`)).toBe(401);
        expect(await statusWith(`__Host-sid=${living}`)).toBe(200);
      },
    );
  });

  test('is a new one at each sign-in, whatever came along', core, async ({ page, context }) => {
    const planted = 'B'.repeat(43);
    const site = { domain: 'localhost', path: '/', secure: true };
    await context.addCookies([{ name: '__Host-sid', value: planted, ...site }]);
    await signInAs(page, 'celebrity');
    expect(await sessionOf(page)).not.toBe(planted);
    expect(await statusWith(`__Host-sid=${planted}`)).toBe(401);
  });
});

test(
  'no destination leads off the site, in sixty ways, at the login page and at the gate',
  core,
  async ({ page }) => {
    await signInAs(page, 'fan');
    const texts = tricks.filter((trick) => typeof trick === 'string');
    expect(texts.length).toBeGreaterThanOrEqual(60);
    for (const trick of texts) {
      for (const at of ['/tr/account/login', '/tr/gate']) {
        const address = `${at}?destination=${encodeURIComponent(trick)}`;
        const answer = await page.request.get(address, { maxRedirects: 0 });
        // The password page shows itself; where it goes on to is said by its own test.
        const location = answer.headers()['location'] ?? '/';
        expect([trick, new URL(location, `${e2eOrigin}${at}`).origin]).toEqual([trick, e2eOrigin]);
        if (at.endsWith('login')) {
          expect([trick, answer.status(), location]).toEqual([trick, 307, '/tr']);
        }
      }
    }
  },
);

test.describe('guessing', () => {
  let addresses: ReadonlyMap<string, string>;
  test.beforeAll(async () => {
    addresses = await builtFunctions();
  });
  const call = (from: APIRequestContext, name: string, data: unknown) =>
    from.post(addresses.get(name) ?? '', {
      headers: { ...fromOurPage, 'x-tsr-serverfn': 'true', 'content-type': 'application/json' },
      data: JSON.stringify(toJSON({ data, context: {} })),
    });

  test(
    'a password is stopped after five tries, and says when to come back',
    core,
    async ({ request }) => {
      const guess = () => call(request, 'signIn', { username: 'waiting-user', password: 'x' });
      for (const _try of [1, 2, 3, 4, 5]) expect((await guess()).status()).toBe(401);
      const refused = await guess();
      expect(refused.status()).toBe(429);
      expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers()['retry-after'])).toBeLessThanOrEqual(900);
    },
  );

  test(
    'codes asked for again and again are stopped, and say when to come back',
    core,
    async ({ request }) => {
      const attempt = crypto.randomUUID();
      const again = () => call(request, 'resendCode', { kind: 'fan', attempt });
      for (const _try of [1, 2, 3]) expect((await again()).status()).toBe(200);
      const refused = await again();
      expect(refused.status()).toBe(429);
      expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    },
  );

  test('shuts no one out of a browser that they signed in on before', core, async ({ browser }) => {
    const person = { username: 'bora', password: 'astera-demo' };
    const known = await browser.newContext({ baseURL: e2eOrigin });
    const page = await known.newPage();
    await signInAs(page, person.username);
    const device = (await known.cookies(`${e2eOrigin}/_serverFn/x`)).find(
      ({ name }) => name === '__Secure-device',
    );
    expect(device).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/_serverFn',
    });
    // A page is the same for a browser that is known: it is not told.
    expect((await known.cookies(e2eOrigin)).map(({ name }) => name)).not.toContain(
      '__Secure-device',
    );

    const stranger = await browser.newContext({ baseURL: e2eOrigin });
    for (const _try of [1, 2, 3, 4, 5, 6]) {
      await call(stranger.request, 'signIn', { ...person, password: 'guessed' });
    }
    expect((await call(stranger.request, 'signIn', person)).status()).toBe(429);
    expect((await call(known.request, 'signIn', person)).status()).toBe(200);
    // The cookie helps its own names only, and only as it was given.
    await stranger.addCookies([
      {
        name: '__Secure-device',
        value: `${device?.value.slice(0, -4)}AAAA`,
        domain: 'localhost',
        path: '/_serverFn',
        secure: true,
      },
    ]);
    expect((await call(stranger.request, 'signIn', person)).status()).toBe(429);
  });
});
