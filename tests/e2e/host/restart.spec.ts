import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { sha256 } from '#tests/support/orders/answer-file.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('restart', 1);

/** Ids of the completed orders that have an answer video. */
async function answeredOrders(page: Page): Promise<string[]> {
  const links = page.getByRole('row').filter({ hasText: 'Completed' }).getByRole('link');
  const ids: string[] = [];
  for (const link of await links.all()) {
    const id = /orderId=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    if ((await page.request.head(`/api/orders/${id}/video`)).ok()) ids.push(id);
  }
  return ids;
}

/** What a fulfilled order holds: the digest of its video, and what was asked for. */
async function heldBy(page: Page, orderId: string) {
  const video = await page.request.get(`/api/orders/${orderId}/video`);
  expect(video.status()).toBe(200);
  await page.goto(`/my-orders/detail?orderId=${orderId}`);
  const facts = await page.locator('main dl').allInnerTexts();
  expect(facts.join('\n')).toContain('Instructions');
  return { digest: sha256(await video.body()), facts };
}

test.use({ baseURL: server.origin });
test.afterAll(async () => {
  await server.stop('SIGKILL');
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`finds everything again after ${signal}`, async ({ page }) => {
    test.setTimeout(150_000);
    await server.reset();
    await server.start();
    await signInAs(page, 'manager');
    await page.goto('/my-orders');
    const waiting = page.getByRole('row').filter({ hasText: 'Being checked' }).first();
    const address = (await waiting.getByRole('link').getAttribute('href')) ?? '';
    await page.goto(address);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('With the celebrity', { exact: true }).first()).toBeVisible();
    await page.goto('/my-orders');
    const [answered = ''] = await answeredOrders(page);
    const before = await heldBy(page, answered);
    // A page of this server must not ask for anything while it is away.
    await page.goto('about:blank');

    expect(await server.stop(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    // An embedded database that was closed has taken its own mark away.
    const isOpen = existsSync(join(server.dataFolder, 'database', 'postmaster.pid'));
    expect(isOpen).toBe(signal === 'SIGKILL');
    await server.start();
    await page.goto(address);
    await expect(page.getByText('With the celebrity', { exact: true }).first()).toBeVisible();
    expect(await heldBy(page, answered)).toEqual(before);
    await page.goto('about:blank');
    await server.stop('SIGTERM');
  });
}
