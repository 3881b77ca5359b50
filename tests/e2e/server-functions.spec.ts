import type { Page, Request } from 'playwright/test';

import { e2eOrigin } from '../support/port.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expect, test } from '../support/watched-page.ts';

const origin = e2eOrigin;

/** Presses the button of the first order of a status, and catches the call that goes out, before it arrives. */
async function catchMove(page: Page): Promise<Request> {
  await page.goto('/my-orders');
  const waiting = page.getByRole('row').filter({ hasText: 'Admin approval' }).first();
  await waiting.getByRole('link').click();
  await expect(page).toHaveURL(/detail/);
  await untilHydrated(page);
  // A page that has just opened may renew its session; that is another call, and goes through.
  const isMove = (request: Request) =>
    request.method() === 'POST' && (request.postData() ?? '').includes('reject');
  await page.route('**/_serverFn/**', (route) =>
    isMove(route.request()) ? route.abort() : route.continue(),
  );
  const caught = page.waitForRequest(
    (request) => request.url().includes('/_serverFn/') && isMove(request),
  );
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Reject the order' }).click();
  return caught;
}

test.describe('a call to a server function', () => {
  // The caught call is broken off on purpose, which the browser reports.
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is refused across sites, from nobody and from anybody not entitled, and names no insides', async ({
    page,
    browser,
  }) => {
    await signInAs(page, 'manager');
    const call = await catchMove(page);
    const headers = await call.allHeaders();
    const kept = Object.fromEntries(
      Object.entries(headers).filter(([name]) => /^(content-type|x-tsr|accept)/.test(name)),
    );
    const again = (from: Page['request'], extra: Record<string, string>) =>
      from.post(call.url(), { headers: { ...kept, ...extra }, data: call.postDataBuffer() ?? '' });

    const crossSite = await again(page.request, {
      origin: 'http://evil.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(crossSite.status()).toBe(403);

    const own = { origin, 'sec-fetch-site': 'same-origin' };
    const nobody = await browser.newContext();
    expect((await again(nobody.request, own)).status()).toBe(401);

    // The fan of this order, or another one: to move it is open to neither.
    const fan = await browser.newContext();
    await signInAs(await fan.newPage(), 'fan');
    expect([403, 404]).toContain((await again(fan.request, own)).status());

    const broken = await page.request.post(call.url(), {
      headers: { ...kept, ...own },
      data: '{"this is": "not what was asked for"}',
    });
    expect(broken.status()).toBeGreaterThanOrEqual(400);
    expect(await broken.text()).not.toMatch(/select |stack|node_modules|\.ts:/i);

    // None of them moved it; the manager can still do so.
    expect((await again(page.request, own)).status()).toBe(200);
  });
});
