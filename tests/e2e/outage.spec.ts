import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

import { locales } from '../../app/domain/locale.ts';
import { addressIn } from '../../app/domain/localized-address.ts';
import { e2ePort } from '../support/port.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expect, test } from '../support/watched-page.ts';

const port = e2ePort + 4;
const origin = `http://localhost:${port}`;
const dataFolder = 'test-results/data-outage';
/** Nothing listens there. */
const noDatabase = 'postgres://nobody@127.0.0.1:1/nothing';
let server: ChildProcess | undefined;

async function start(settings: Record<string, string>, health: number): Promise<void> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port), DATA_DIR: dataFolder, NODE_ENV: 'production' };
  server = spawn('node', ['.output/server/index.mjs'], {
    env: { ...env, ...settings },
    stdio: 'ignore',
  });
  const answer = async () => (await fetch(`${origin}/api/health`).catch(() => null))?.status ?? 0;
  await expect.poll(answer, { timeout: 60_000 }).toBe(health);
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: origin,
  allowedErrors: [/status of 50[234]|Failed to fetch|AppError: backend_failed/],
});
test.beforeAll(async () => {
  test.setTimeout(90_000);
  await rm(dataFolder, { recursive: true, force: true });
  await start({ DATABASE_URL: noDatabase }, 503);
});
test.afterAll(stop);

const paths = ['/', '/celebrities', '/products/music', '/celebrity/7', '/product/254', '/about'];

test('with the back end down every page says so in its language, with status 503', async ({
  request,
}) => {
  for (const locale of locales) {
    for (const path of paths) {
      const answer = await request.get(addressIn(locale, path));
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()['retry-after']).toBe('60');
      const html = await answer.text();
      expect(html).toContain(`lang="${locale}"`);
      expect(html).toContain('role="alert"');
      expect(html).not.toMatch(/ECONNREFUSED|node_modules|AppError/);
    }
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the error fits a window of ${width} pixels and takes the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/ru/celebrities');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `test-results/screens/error-ru-${width}.png`, fullPage: true });
  });
}

test('"Try again" shows the page as soon as the back end is there', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/celebrity/7');
  await untilHydrated(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  // Still away: the same screen stands, and can be used once more.
  await expect(again).toBeVisible();
  await stop();
  await start({}, 200);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Danae Vellis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeVisible();
  await expect(page).toHaveTitle(/Danae Vellis/);
});
