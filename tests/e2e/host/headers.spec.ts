import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { sendRaw } from '#tests/support/servers/raw-http.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const own = { origin: e2eOrigin, 'sec-fetch-site': 'same-origin' };
const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const closed = "default-src 'none'";
const pageOfOne = /^default-src 'self'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'; style-src/;
const pageOfMany = new RegExp(
  `^default-src 'self'; script-src ${e2eOrigin}/static/( 'sha256-[\\w+/=]{44}')+; style-src 'self'; img-src`,
);

/** A kind of answer: its status, its policy, and whether a cache may have it. */
const kinds: readonly (readonly [
  method: 'GET' | 'POST' | 'HEAD' | 'DELETE' | 'TRACE',
  path: string,
  status: number,
  policy: string | RegExp,
  cache: string | RegExp | undefined,
])[] = [
  ['GET', '/', 200, pageOfMany, 'public, max-age=0, s-maxage=10, must-revalidate'],
  ['GET', '/tr/account/login', 200, pageOfMany, 'private, max-age=0, must-revalidate'],
  ['HEAD', '/about', 200, pageOfOne, 'no-store'],
  ['GET', '/no-such-page', 404, pageOfOne, 'no-store'],
  ['GET', '/static/no-such-file.js', 404, pageOfOne, 'no-store'],
  ['GET', '/fonts/no-such-font.woff2', 404, pageOfOne, 'no-store'],
  ['GET', '/my-orders', 307, closed, undefined],
  ['GET', '/en', 308, closed, undefined],
  ['GET', '/icon.svg', 200, closed, undefined],
  ['GET', '/robots.txt', 200, closed, undefined],
  ['GET', '/sitemap.xml', 200, closed, 'public, max-age=3600'],
  ['GET', '/fonts/fira-sans-latin-400.woff2', 200, closed, /max-age=31536000/],
  ['GET', '/api/health', 200, closed, 'no-store'],
  ['GET', '/api/ready', 200, closed, 'no-store'],
  ['GET', '/api/orders/1/video', 401, closed, 'no-store'],
  ['GET', '/api/no-such-thing', 404, pageOfOne, 'no-store'],
  ['POST', '/api/video/auth/token', 401, closed, 'no-store'],
  ['POST', '/api/csp-report', 204, closed, 'no-store'],
  ['GET', '/_serverFn/abc', 404, closed, 'no-store'],
  ['GET', '/dev/mail', 200, closed, 'no-store'],
  ['GET', '/wp-json/wp/v2/users/me', 401, closed, /no-store/],
  ['GET', '/videos/vi1', 401, closed, /no-store/],
  ['DELETE', '/', 405, closed, 'no-store'],
  ['POST', '/tr', 405, closed, 'no-store'],
];

test(
  'every kind of answer has the headers, also those that the host refuses',
  core,
  async ({ request }) => {
    for (const [method, path, status, policy, cache] of kinds) {
      const answer = await request.fetch(path, { method, headers: own, maxRedirects: 0 });
      const headers = answer.headers();
      expect([path, answer.status()]).toEqual([path, status]);
      expect([path, headers]).toMatchObject([path, everywhere]);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers['permissions-policy']).toContain('camera=(), microphone=()');
      const said = headers['content-security-policy'] ?? '';
      expect([path, said]).toEqual([
        path,
        typeof policy === 'string'
          ? expect.stringContaining(policy)
          : expect.stringMatching(policy),
      ]);
      expect([path, said]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect([path, said.includes("script-src 'unsafe"), said.includes('unsafe-eval')]).toEqual([
        path,
        false,
        false,
      ]);
      expect([path, headers['cache-control']]).toEqual([
        path,
        cache instanceof RegExp ? expect.stringMatching(cache) : cache,
      ]);
      for (const name of ['server', 'x-powered-by', 'strict-transport-security', 'etag-version']) {
        expect([path, name, headers[name]]).toEqual([path, name, undefined]);
      }
    }
  },
);

test('a foreign host and a file that was not changed get them too', core, async ({ request }) => {
  const refused = await sendRaw(['GET / HTTP/1.1', 'Host: evil.test', 'Connection: close']);
  expect(refused).toMatch(/^HTTP\/1\.1 421/);
  for (const name of [...Object.keys(everywhere), 'content-security-policy']) {
    expect(refused.toLowerCase()).toContain(`\r\n${name}:`);
  }
  const first = await request.get('/icon.svg');
  const again = await request.get('/icon.svg', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject(everywhere);
});

test(
  'a nonce is one visitor’s: no two answers share one, and a page of many has none',
  core,
  async ({ page, request }) => {
    await signInAs(page, 'fan');
    const seen = new Set<string>();
    for (let visit = 0; visit < 5; visit += 1) {
      const answer = await page.request.get('/my-profile');
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      const nonce = /'nonce-([\w-]+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
      const html = await answer.text();
      expect(html).toContain(`nonce="${nonce}"`);
      // Each script of the page carries it; data is no script.
      const scripts = html.match(/<script(?! type="application\/)[^>]*>/g) ?? [];
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(html).not.toMatch(/<[a-z][^>]* style="/);
      seen.add(nonce ?? '');
    }
    expect(seen.size).toBe(5);
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await request.get('/celebrities');
      expect(answer.headers()['content-security-policy']).not.toContain('nonce');
      expect(await answer.text()).not.toContain('nonce');
    }
  },
);

test('signing out empties the browser’s cache', core, async ({ page }) => {
  const signOutAddress = (await builtFunctions()).get('signOut') ?? 'signOut';
  await signInAs(page, 'fan');
  await page.goto('/my-orders');
  await untilHydrated(page);
  const answered = page.waitForResponse((answer) => answer.url().includes(signOutAddress));
  await page.getByRole('button', { name: 'Log out' }).click();
  const headers = await (await answered).allHeaders();
  expect(headers['clear-site-data']).toContain('"cache"');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['set-cookie']).toMatch(/__Host-sid=;/);
});
