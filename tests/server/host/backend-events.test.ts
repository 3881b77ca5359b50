import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { env as appEnv } from '#app/platform/settings/env.server.ts';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';

const secret = 'a secret that both sides know, and no one else';

const folder = newDataFolder('backend-events');
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('BACKEND_URL', 'https://shop.example');
vi.stubEnv('BACKEND_KEY', 'ck_shop');
vi.stubEnv('BACKEND_SECRET', 'cs_shop');
vi.stubEnv('BACKEND_WEBHOOK_SECRET', secret);

const forgotten: string[] = [];
const toldLists: string[] = [];
let take: (request: Request) => Promise<Response>;
let env: typeof appEnv;
beforeAll(async () => {
  vi.resetModules();
  ({ env } = await import('#app/platform/settings/env.server.ts'));
  ({ takeBackendEvents: take } = await import('#app/server/backend-events/take-events.server.ts'));
  const { carryForgetting } = await import('#app/platform/cache/broadcast-invalidation.ts');
  const { orderEmitter } = await import('#app/server/backend/orders/changed-orders.server.ts');
  carryForgetting(async (name) => {
    (name.startsWith('lists ') ? toldLists : forgotten).push(name);
  });
  orderEmitter.onEmit(() => forgotten.push('orders'));
});
beforeEach(() => {
  forgotten.length = 0;
});
afterAll(async () => {
  const { closeDatabase } = await import('#app/server/db/database.server.ts');
  await closeDatabase();
  await rm(folder, { recursive: true });
});

const bodyOf = (...kinds: readonly string[]) =>
  JSON.stringify({ id: crypto.randomUUID(), events: kinds.map((kind) => ({ kind, id: 12 })) });

function signed(body: string, { by = secret, at = Date.now() } = {}) {
  const time = Math.floor(at / 1_000);
  const v1 = createHmac('sha256', by).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${v1}`;
}

async function send(body: string, signature?: string) {
  const headers = {
    'content-type': 'application/json',
    'astera-signature': signature ?? signed(body),
  };
  const request = new Request('https://site.example/api/backend-events', {
    method: 'POST',
    headers,
    body,
  });
  return (await take(request)).status;
}

it.each([
  ['order', ['stock-behind', 'orders']],
  ['product', ['wordpress-catalogue', 'catalogue-behind product:12']],
  [
    'store',
    ['wordpress-sellers', 'wordpress-catalogue', 'standings', 'catalogue-behind celebrity:12'],
  ],
  ['account', ['standings']],
  ['category', ['wordpress-catalogue', 'categories']],
  ['page', ['content']],
  ['menu', ['content']],
  ['test', []],
  ['of a newer plugin', []],
])('forgets exactly what a change of the kind "%s" is about', async (kind, names) => {
  expect(await send(bodyOf(kind))).toBe(204);
  expect(forgotten).toEqual(names);
});

it('forgets everything of a kind where no one knows what was changed', async () => {
  const events = [12, 0].map((id) => ({ kind: 'product', id }));
  expect(await send(JSON.stringify({ events }))).toBe(204);
  expect(forgotten).toEqual(['wordpress-catalogue', 'catalogue']);
});

it('forgets several things of a kind at once, each by its number', async () => {
  const events = [62, 63, 62].map((id) => ({ kind: 'product', id }));
  expect(await send(JSON.stringify({ events }))).toBe(204);
  expect(forgotten).toEqual(['wordpress-catalogue', 'catalogue-behind product:62,product:63']);
});

it.each([
  ['it is not known which order', 0],
  ['the back end does not say whose it is', 12],
])('tells all who look at orders that they may be stale where %s', async (_where, id) => {
  // What was asked for before is still under way.
  await expect.poll(() => toldLists.length).toBeGreaterThan(0);
  toldLists.length = 0;
  expect(await send(JSON.stringify({ events: [{ kind: 'order', id }] }))).toBe(204);
  await expect.poll(() => toldLists).toEqual(['lists orders:*']);
});

it('is not there where no secret is set', async () => {
  Object.assign(env, { BACKEND_WEBHOOK_SECRET: undefined });
  expect(await send(bodyOf('order'))).toBe(404);
  Object.assign(env, { BACKEND_WEBHOOK_SECRET: secret });
});

it.each([
  ['no signature', ''],
  ['one that is none', 't=now,v1=abc'],
  [
    'one by another secret',
    signed(bodyOf('order'), { by: 'another secret of thirty-two letters' }),
  ],
  ['one of something else', signed('{}')],
])('takes nothing with %s', async (_, signature) => {
  expect(await send(bodyOf('order'), signature)).toBe(401);
  expect(forgotten).toEqual([]);
});

it.each([-6, 6])('takes nothing that is %i minutes from now', async (minutes) => {
  const body = bodyOf('order');
  expect(await send(body, signed(body, { at: Date.now() + minutes * 60_000 }))).toBe(401);
  expect(await send(body, signed(body, { at: Date.now() + (minutes * 60_000 * 4) / 6 }))).toBe(204);
});

it('takes a message once, but its repetition with a new signature', async () => {
  const body = bodyOf('order');
  const signature = signed(body);
  expect(await send(body, signature)).toBe(204);
  expect(await send(body, signature)).toBe(409);
  expect(await send(body, `${signature},v1=00`)).toBe(409);
  expect(forgotten).toEqual(['stock-behind', 'orders']);
  expect(await send(body, signed(body, { at: Date.now() - 2_000 }))).toBe(204);
});

it('takes one of two signatures, as while the secret is changed', async () => {
  const body = bodyOf('page');
  const old = signed(body, { by: 'the secret of last year, which is gone' }).split(',')[1];
  const [time, right] = signed(body).split(',');
  expect(await send(body, `${time},${old},${right}`)).toBe(204);
});

it('takes nothing that is too long, or no list of events', async () => {
  expect(await send(JSON.stringify({ events: [], padding: 'x'.repeat(70_000) }))).toBe(413);
  for (const body of ['', 'events', '{}', '[]', '{"events":[{"kind":"order","id":-1}]}']) {
    expect(await send(body)).toBe(400);
  }
});

it('stops reading a message at its limit, whatever length it has', async () => {
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        chunks += 1;
        if (chunks > 100) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1_024));
      },
    },
    { highWaterMark: 0 },
  );
  const address = 'https://site.example/api/backend-events';
  // Node demands it of a body that is sent while it is made.
  const options = { method: 'POST', body, duplex: 'half' };
  const request = new Request(address, options);
  expect((await take(request)).status).toBe(413);
  expect(chunks).toBe(5);
});
