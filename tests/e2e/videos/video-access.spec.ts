import { e2eOrigin } from '#tests/support/servers/port.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('video access is for celebrities of this site, and for no one’s script', async ({
  page,
  browser,
}) => {
  const own = { origin: e2eOrigin, 'sec-fetch-site': 'same-origin' };
  const token = '/api/video/auth/token';
  const refresh = '/api/video/auth/refresh';
  expect((await page.request.post(token, { headers: own })).status()).toBe(401);
  expect((await page.request.get(token)).status()).toBe(405);

  await signInAs(page, 'celebrity');
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('astera.video')))
    .toMatch(/"access_token":"cookie"/);
  const evil = { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' };
  expect((await page.request.post(token, { headers: evil })).status()).toBe(403);
  expect((await page.request.post(token)).status()).toBe(403);

  const answer = await page.request.post(token, { headers: own });
  expect(answer.status()).toBe(200);
  const first = await answer.json();
  expect(first).toEqual({
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^eyJ/),
    refresh_token: expect.stringMatching(/^eyJ/),
    expires_in: 3600,
    expires_at: expect.any(Number),
  });
  const again = (refreshToken: unknown) =>
    page.request.post(refresh, { headers: own, data: { refreshToken } });
  expect((await again(first.refresh_token)).status()).toBe(200);
  expect((await again('cookie')).status()).toBe(200);
  expect((await again(first.access_token)).status()).toBe(401);
  expect((await again(7)).status()).toBe(422);

  const other = await browser.newContext();
  await signInAs(await other.newPage(), 'admin');
  const foreign = await other.request.post(refresh, {
    headers: own,
    data: { refreshToken: first.refresh_token },
  });
  expect(foreign.status()).toBe(401);
  const fan = await browser.newContext();
  await signInAs(await fan.newPage(), 'fan');
  expect((await fan.request.post(token, { headers: own })).status()).toBe(403);
});
