import { request as rawRequest } from 'node:http';

import type { Page } from 'playwright/test';

import { uploadTicketHeader } from '#domain/video/video.ts';
import { isChunk } from '#tests/support/orders/answer-order.ts';
import { chunkHeaders, fileChunk } from '#tests/support/orders/file-chunk.ts';
import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { core } from '#tests/support/browser/core.ts';
import { e2eOrigin, e2ePort } from '#tests/support/servers/port.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** The address of the first order of this person that has an answer video. */
async function watchedVideo(page: Page): Promise<string> {
  await page.goto('/my-orders?status=completed');
  const answered = page.getByRole('row').filter({ hasText: 'Completed' });
  for (const link of await answered.getByRole('link').all()) {
    const orderId = new URL((await link.getAttribute('href')) ?? '', e2eOrigin).searchParams;
    const address = `/api/orders/${orderId.get('orderId')}/video`;
    if ((await page.request.head(address)).ok()) return address;
  }
  throw new Error('No one has answered this person.');
}

test(
  'an answer video is watched from any place, by the people of the order and no one else',
  core,
  async ({ page, browser }) => {
    await signInAs(page, 'fan');
    const address = await watchedVideo(page);
    const whole = await page.request.get(address);
    const bytes = await whole.body();
    expect(whole.headers()).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': String(bytes.length),
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    });
    const etag = whole.headers()['etag'] ?? '';
    expect(etag).toMatch(/^"\w+"$/);

    const head = await page.request.head(address);
    expect([head.status(), head.headers()['content-length']]).toEqual([200, String(bytes.length)]);
    expect(await head.body()).toHaveLength(0);

    const ask = (headers: Record<string, string>) => page.request.get(address, { headers });
    const tail = await ask({ range: 'bytes=-100', 'if-range': etag });
    expect(tail.status()).toBe(206);
    expect(sha256(await tail.body())).toBe(sha256(bytes.subarray(-100)));
    expect((await ask({ range: 'bytes=0-99', 'if-range': '"another"' })).status()).toBe(200);
    const beyond = await ask({ range: `bytes=${bytes.length}-` });
    expect(beyond.status()).toBe(416);
    expect(beyond.headers()['content-range']).toBe(`bytes */${bytes.length}`);

    const download = await page.request.get(`${address}?download`);
    expect(download.headers()['content-disposition']).toMatch(
      /^attachment; filename=".+\.mp4"; filename\*=UTF-8''.+\.mp4$/,
    );

    for (const name of ['manager', 'admin']) {
      const insider = await browser.newContext();
      await signInAs(await insider.newPage(), name);
      expect((await insider.request.head(address)).status()).toBe(200);
    }
    const stranger = await browser.newContext();
    await signInAs(await stranger.newPage(), 'fan2');
    const anonymous = await browser.newContext();
    for (const [context, status] of [
      [stranger, 404],
      [anonymous, 401],
    ] as const) {
      expect((await context.request.get(address)).status()).toBe(status);
      expect((await context.request.head(address)).status()).toBe(status);
      expect((await context.request.get(`${address}?download`)).status()).toBe(status);
    }
    expect((await page.request.get('/api/orders/999999/video')).status()).toBe(404);
    expect((await page.request.get('/api/orders/none/video')).status()).toBe(404);
  },
);

interface OpenCall {
  readonly status: Promise<number>;
  readonly end: () => void;
}

/** Begins a call of a server function and never sends the body that it announces. */
function beginCall(path: string, headers: Record<string, string>): OpenCall {
  const call = rawRequest({ host: 'localhost', port: e2ePort, path, method: 'POST', headers });
  const status = new Promise<number>((resolve) => {
    call.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    call.on('error', () => resolve(0));
  });
  call.flushHeaders();
  return { status, end: () => call.destroy() };
}

test.describe('the relay', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('takes two chunks at a time from one person, and none from no one, before it reads them', async ({
    page,
  }) => {
    await signInAs(page, 'celebrity');
    await page.goto('/my-orders');
    await page.getByRole('row').filter({ hasText: 'To deliver' }).first().getByRole('link').click();
    await expect(page).toHaveURL(/detail/);
    await untilHydrated(page);
    await page.route('**/_serverFn/**', (route) =>
      isChunk(route.request()) ? route.abort() : route.continue(),
    );
    const caught = page.waitForRequest(isChunk);
    await page.getByLabel('Video file').setInputFiles(await answerFile('answer.mp4', 0));
    const chunk = await caught;
    const path = new URL(chunk.url()).pathname;
    const ticket = chunk.headers()[uploadTicketHeader] ?? '';
    const own = {
      'x-tsr-serverfn': 'true',
      origin: e2eOrigin,
      'sec-fetch-site': 'same-origin',
      [uploadTicketHeader]: ticket,
    };
    const headers = {
      ...own,
      ...chunkHeaders(fileChunk(new Uint8Array(1_000))),
    };
    const { [uploadTicketHeader]: _, ...withoutTicket } = headers;
    expect(await beginCall(path, withoutTicket).status).toBe(401);

    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const calls = [1, 2, 3].map(() => beginCall(path, { ...headers, cookie }));
    // Two of them wait for their bodies; only the one too many is answered.
    expect(await Promise.race(calls.map(({ status }) => status))).toBe(429);
    for (const call of calls) call.end();

    const whole = async () =>
      (await page.request.post(path, { headers, data: Buffer.alloc(1_000) })).status();
    await expect.poll(whole).toBe(415);
  });
});
