import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import type { BrowserContext } from 'playwright/test';

import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { isChunk, openOrder, storedDigest } from '#tests/support/orders/answer-order.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { readEvents, staleOrders } from '#tests/support/servers/event-stream.ts';
import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { callFunction, type Caller } from '#tests/support/site/function-call.ts';
import { takeMainJob } from '#tests/support/orders/main-job.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { e2ePort } from '#tests/support/servers/port.ts';
import { startRoundRobin, type RoundRobin } from '#tests/support/servers/round-robin.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** Two processes over one PostgreSQL server, behind a proxy that sends consecutive requests to different ones. */
const databaseUrl = process.env['TEST_DATABASE_URL'];
const first = ownServer('two-processes', 7);
const second = ownServer('two-processes', 8);
const processes = [first, second];
const frontPort = e2ePort + 9;
const metricsPorts = [e2ePort + 10, e2ePort + 11];

let front: RoundRobin;
let database: Awaited<ReturnType<typeof freshPostgres>>;

function startProcess(at: number): Promise<void> {
  const server = processes[at] ?? first;
  return server.start({
    DATABASE_URL: database.url,
    APP_ORIGIN: front.origin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SHUTDOWN_DELAY_MS: '300',
    METRICS_PORT: String(metricsPorts[at]),
  });
}

/** A celebrity, as server functions are called. */
async function celebrityCalls(): Promise<Caller> {
  const address = (await builtFunctions()).get('signIn') ?? '';
  const anonymous: Caller = { origin: front.origin, cookie: '' };
  const { cookies } = await callFunction(anonymous, address, {
    username: 'kwame',
    password: 'astera-demo',
  });
  return { ...anonymous, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}

/** Who someone is towards the server, which no log may hold. */
async function secretsOf(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 15);
}

const journeys = () => {
  test.describe.configure({ mode: 'serial' });
  // Who asks in the moment in which a process dies is told so by the proxy.
  test.use({
    baseURL: `http://localhost:${frontPort}`,
    allowedErrors: [/ERR_|Failed to fetch|status of 502/],
  });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await first.forget();
    database = await freshPostgres(databaseUrl ?? '');
    front = await startRoundRobin(
      frontPort,
      processes.map(({ origin }) => origin),
    );
    // At once, over nothing: of two that migrate, seed and make secrets, one does.
    await Promise.all([startProcess(0), startProcess(1)]);
  });
  test.afterAll(async () => {
    await Promise.all(processes.map((server) => server.stop('SIGKILL')));
    front?.close();
    await database?.drop();
  });

  test('start together on an empty database, and make one world', async ({ request }) => {
    const clips = await readdir(join(first.dataFolder, 'videos'));
    expect(clips.filter((name) => name.startsWith('vi'))).toHaveLength(4);
    for (const { origin } of processes) {
      const ready = await request.get(`${origin}/api/ready`);
      expect(await ready.json()).toEqual({
        ok: true,
        database: true,
        migrations: true,
        jobs: true,
        pages: true,
      });
    }
  });

  test('take the main job from hand to hand, and log nothing of the people in it', async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    await takeMainJob(browser);
    const secrets = await Promise.all(browser.contexts().map(secretsOf));
    const [some = 0, others = 0] = front.counts();
    expect(Math.abs(some - others)).toBeLessThan(3);
    await request.get('/no-such-page?mail=ada@astera.example');

    const named = await request.get('/api/orders/1/video', {
      headers: { 'x-request-id': 'journey-of-many' },
    });
    expect(named.headers()['x-request-id']).toBe('journey-of-many');
    const said = () => processes.map((server) => server.output()).join('');
    await expect.poll(said).toContain('journey-of-many');
    const output = said();
    const lines = output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: 'journey-of-many',
        kind: 'video',
        path: '/api/orders/*/video',
        status: 401,
      }),
    );
    for (const kind of ['page', 'call', 'upload', 'video']) {
      expect(lines).toContainEqual(expect.objectContaining({ kind, msg: 'request' }));
    }
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(secrets.flat().length).toBeGreaterThan(4);
    for (const text of ['Theo', 'Луна', 'Iris', 'Vellis', 'astera-demo', '@', ...secrets.flat()]) {
      expect(output).not.toContain(text);
    }
    expect(output).not.toMatch(/\b[A-Z]{2}\d{2}[A-Z0-9]{11,}|eyJ/);
    for (const port of metricsPorts) {
      const figures = await (await fetch(`http://localhost:${port}/metrics`)).text();
      expect(figures).toMatch(/request_duration_seconds_count\{kind="upload",status="200"\} [1-9]/);
      expect(figures).toMatch(/astera_jobs\{queue="mail"\} \d/);
      expect(figures).toMatch(/astera_database_connections\{state="idle"\} [1-9]/);
      expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
    }
  });

  test('tell the pages of both what one of them changed, each person of the own orders', async ({
    playwright,
  }) => {
    const address = (await builtFunctions()).get('signIn') ?? '';
    const listen = async ({ origin }: { origin: string }, username: string) => {
      const data = { username, password: 'astera-demo' };
      const { cookies } = await callFunction({ origin, cookie: '' }, address, data);
      const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
      return readEvents(await fetch(`${origin}/api/live?age=0`, { headers: { cookie } }));
    };
    const told = await Promise.all(
      processes.flatMap((server) => [listen(server, 'fan'), listen(server, 'manager')]),
    );
    const others = await Promise.all(processes.map((server) => listen(server, 'fan2')));
    for (const server of processes) {
      const before = told.map(({ events }) => events.length);
      const request = await playwright.request.newContext({ baseURL: server.origin });
      await (await orderMaker(request)).place('Diocletian');
      await request.dispose();
      const heard = () => told.map(({ events }, at) => events.length > (before[at] ?? 0));
      await expect.poll(heard, { timeout: 3_000 }).toEqual([true, true, true, true]);
    }
    expect(new Set(told.flatMap(({ events }) => events))).toEqual(new Set([staleOrders]));
    expect(others.flatMap(({ events }) => events)).toEqual([]);
    await Promise.all([...told, ...others].map(({ close }) => close()));
  });

  test('show at once what the other one changed, and count guesses together', async ({
    request,
  }) => {
    const celebrity = await celebrityCalls();
    const [kwame] = await (
      await request.get('/wp-json/wcfmmp/v1/store-vendors?search=kwame')
    ).json();
    const functions = await builtFunctions();
    const pageAt = async (origin: string) =>
      (await fetch(`${origin}/celebrity/${kwame.vendor_id}`)).text();
    const setPrice = (origin: string, price: number) =>
      callFunction({ ...celebrity, origin }, functions.get('saveOwnServices') ?? '', {
        sendMessage: { price, promisedDays: 7 },
      });
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = round % 2 === 0 ? [first, second] : [second, first];
      // Both keep the page before it changes.
      await pageAt(one.origin);
      await pageAt(other.origin);
      await setPrice(one.origin, 70_000 + round * 100);
      // The news is on its way for milliseconds; a page that was kept in spite of it would stay for ten seconds.
      await expect
        .poll(() => pageAt(other.origin), { timeout: 1_000, intervals: [20] })
        .toContain(`€${700 + round}`);
    }

    const guess = () =>
      callFunction({ origin: front.origin, cookie: '' }, functions.get('signIn') ?? '', {
        username: 'stefan',
        password: 'a guess',
      }).catch((error: Error) => /answered (\d+)/.exec(error.message)?.[1]);
    const answers: unknown[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await guess());
    expect(answers).toEqual(['401', '401', '401', '401', '401', '429']);
  });

  test('an upload outlives the process that began it, and the site a database that broke off', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const orderId = await openOrder(page);
    const answer = await answerFile('handed-over.mp4', 27);
    let chunks = 0;
    page.on('response', (response) => {
      if (isChunk(response.request())) chunks += 1;
    });
    await page.locator('input[type=file]').setInputFiles(answer);
    await expect.poll(() => chunks).toBeGreaterThan(1);
    expect(await first.stop('SIGTERM')).toBe(0);
    await expect(page.getByRole('button', { name: 'Uploaded. Show the video' })).toBeVisible({
      timeout: 60_000,
    });
    expect(await storedDigest(page, orderId)).toBe(sha256(answer.buffer));

    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    const cut = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database.name],
    );
    await admin.end();
    expect(cut.rowCount).toBeGreaterThan(3);
    await startProcess(0);
    await expect
      .poll(async () => (await page.request.get(`${second.origin}/api/ready`)).status())
      .toBe(200);
    await page.goto(`/my-orders/detail?orderId=${orderId}`);
    await expect(page.getByRole('main').getByText(`Order ${orderId}`).first()).toBeVisible();
    await page.goto('about:blank');
  });
};

if (databaseUrl === undefined) {
  console.warn('Not run: two processes over PostgreSQL; TEST_DATABASE_URL names no server.');
} else {
  test.describe('two processes', journeys);
}
