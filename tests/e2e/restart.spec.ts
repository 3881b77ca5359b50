import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { sha256 } from '../support/answer-file.ts';
import { e2ePort } from '../support/port.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { expect, test } from '../support/watched-page.ts';

const port = e2ePort + 1;
const origin = `http://localhost:${port}`;
const dataFolder = 'test-results/data-restart';
let server: ChildProcess | undefined;

async function startServer(): Promise<void> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataFolder, NODE_ENV: 'production' };
  server = spawn('node', ['.output/server/index.mjs'], { env, stdio: 'inherit' });
  const isUp = async () => (await fetch(`${origin}/api/health`).catch(() => null))?.status ?? 0;
  await expect.poll(isUp, { timeout: 60_000 }).toBe(200);
}

/** @returns the exit code; null for a process that was killed, or none */
async function stopServer(signal: NodeJS.Signals): Promise<number | null> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return null;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
  return server.exitCode;
}

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

test.use({ baseURL: origin });
test.afterAll(async () => {
  await stopServer('SIGKILL');
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`finds everything again after ${signal}`, async ({ page }) => {
    test.setTimeout(150_000);
    await rm(dataFolder, { recursive: true, force: true });
    await startServer();
    await signInAs(page, 'manager');
    await page.goto('/my-orders');
    const waiting = page.getByRole('row').filter({ hasText: 'Admin approval' }).first();
    const address = (await waiting.getByRole('link').getAttribute('href')) ?? '';
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('On hold', { exact: true }).first()).toBeVisible();
    await page.goto('/my-orders');
    const [answered = ''] = await answeredOrders(page);
    const before = await heldBy(page, answered);
    // A page of this server must not ask for anything while it is away.
    await page.goto('about:blank');

    expect(await stopServer(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    // An embedded database that was closed has taken its own mark away.
    const isOpen = existsSync(join(dataFolder, 'database', 'postmaster.pid'));
    expect(isOpen).toBe(signal === 'SIGKILL');
    await startServer();
    await page.goto(address);
    await expect(page.getByText('On hold', { exact: true }).first()).toBeVisible();
    expect(await heldBy(page, answered)).toEqual(before);
    await page.goto('about:blank');
    await stopServer('SIGTERM');
  });
}
