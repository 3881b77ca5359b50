import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { answerClip } from '#app/server/clips/clip-answer.server.ts';
import {
  addUploadedClip,
  beginClip,
  deleteOwnClip,
  editOwnClip,
  listOwnClips,
  placeOwnClips,
  sendOwnClip,
} from '#app/server/clips/own-clips.server.ts';
import {
  addSampleClip,
  readSampleAgreement,
  revokeSample,
} from '#app/server/clips/sample-videos.server.ts';
import { readPublicClips, withPreviews } from '#app/server/clips/public-clips.server.ts';
import { clipsOf, moveClip } from '#app/server/clips/store/clips.server.ts';
import { listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { relayTicketed } from '#app/server/uploads/relay-chunk.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { AppError } from '#domain/app-error.ts';
import type { Actor } from '#domain/account/role.ts';
import { maxClips } from '#domain/clip/clip.ts';

import {
  mp4Bytes,
  startAnswerVideos,
  type AnswerVideoFixture,
} from '../videos/answer-video-fixture.ts';
import { chunkRequest } from '#tests/support/orders/file-chunk.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';

let fixture: AnswerVideoFixture;
let viewer: { user: Actor } | null = null;
const client = await openPglite();
const database = drizzle({ client });
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(fixture.transport),
}));
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve({ database, limits: createAccountLimits(database) }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(database),
}));
vi.mock('#app/server/sessions/read-session.server.ts', () => ({
  readSession: () => Promise.resolve(viewer),
}));

const bytes = 3_000;
const file = mp4Bytes(bytes);
let celebrity: Actor;
let other: Actor;
let fan: Actor;
const manager: Actor = { id: 0, role: 'manager' };

beforeAll(async () => {
  await migrateStore(database);
  fixture = await startAnswerVideos();
  const { rows } = await listOrders({ id: 0, role: 'administrator' }, { page: 1, status: null });
  const order = rows.find(({ celebrityId }) => celebrityId !== null);
  celebrity = { id: order?.celebrityId ?? 0, role: 'celebrity' };
  fan = { id: order?.customerId ?? 0, role: 'fan' };
  other = { id: 999_999, role: 'celebrity' };
});
afterAll(async () => {
  await fixture.close();
  await client.close();
});

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

async function uploaded(actor: Actor): Promise<string> {
  const videoId = await beginClip(actor, bytes);
  const range = { start: 0, end: bytes - 1, total: bytes };
  const request = chunkRequest({ ...range, file: new Blob([file]) });
  await relayTicketed({ userId: actor.id, videoId, orderId: null }, request);
  return videoId;
}

async function newClip(title: string) {
  const videoId = await uploaded(celebrity);
  const clips = await addUploadedClip(celebrity, { videoId, durationMs: 5_000 }, 'en');
  const clip = clips.at(-1);
  if (!clip) throw new Error('no clip was added');
  const captions = [{ from: 0, to: 1_000, text: 'Hello' }];
  const { id, version } = clip;
  const edited = await editOwnClip(celebrity, { id, version, title, captions, language: 'en' });
  const found = edited.find((one) => one.id === id);
  if (!found) throw new Error('the clip is gone');
  return found;
}

/** The team's approval, without its mail. */
const approved = ({ id, version }: { id: string; version: number }) =>
  moveClip(database, { id, version }, 'approve');

async function statusOf(id: string, part = 'video', as: Actor | null = null): Promise<number> {
  viewer = as && { user: as };
  const answer = await answerClip(new Request(`http://site.test/api/clip/${id}/${part}`), id, part);
  await answer.body?.cancel();
  return answer.status;
}

describe('a sample clip', () => {
  it('is seen by its celebrity and the team until it is approved, then by everyone', async () => {
    const clip = await newClip('Hello');
    for (const [as, status] of [
      [null, 404],
      [fan, 404],
      [other, 404],
      [celebrity, 200],
      [manager, 200],
    ] as const) {
      expect(await statusOf(clip.id, 'video', as)).toBe(status);
    }
    expect(await readPublicClips(celebrity.id)).toEqual([]);
    expect(await approved(clip)).toBeNull();
    const sent = (await sendOwnClip(celebrity, clip)).find(({ id }) => id === clip.id);
    await approved(sent ?? clip);
    expect(await statusOf(clip.id)).toBe(200);
    expect(await statusOf(clip.id, 'captions')).toBe(200);
    expect(await statusOf(clip.id, 'poster')).toBe(404);
    expect(await readPublicClips(celebrity.id)).toMatchObject([
      { id: clip.id, title: 'Hello', hasCaptions: true },
    ]);
    const cards = await withPreviews(await listCelebrities('en'));
    const card = cards.rows.find(({ id }) => id === celebrity.id);
    expect(card?.preview).toBe(`/api/clip/${clip.id}/preview?v=${(sent?.version ?? 0) + 1}`);
  });

  it('is asked for again each time, and not sent again while it is the same', async () => {
    const [shown] = await readPublicClips(celebrity.id);
    const address = `http://site.test/api/clip/${shown?.id}/video`;
    viewer = null;
    const first = await answerClip(new Request(address), shown?.id ?? '', 'video');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    await first.body?.cancel();
    const headers = { 'if-none-match': etag };
    const again = await answerClip(new Request(address, { headers }), shown?.id ?? '', 'video');
    expect(again.status).toBe(304);
  });

  it('is a draft again once it is changed, and a stale page changes nothing', async () => {
    const [clip] = await listOwnClips(celebrity);
    if (!clip) throw new Error('there is no clip');
    const change = { ...clip, title: 'New title', captions: [], language: 'el' } as const;
    expect(await code(editOwnClip(celebrity, { ...change, version: clip.version - 1 }))).toBe(
      'clip_moved_on',
    );
    await editOwnClip(celebrity, change);
    expect(await statusOf(clip.id)).toBe(404);
  });

  it('needs a title, and belongs to one celebrity', async () => {
    const clip = await newClip('');
    expect(await code(sendOwnClip(celebrity, clip))).toBe('invalid_input');
    expect(await code(sendOwnClip(other, clip))).toBe('not_found');
    expect(await code(deleteOwnClip(other, clip.id))).toBe('not_found');
    expect(await code(listOwnClips(fan))).toBe('not_allowed');
    const foreign = await uploaded(other);
    expect(
      await code(addUploadedClip(celebrity, { videoId: foreign, durationMs: null }, 'en')),
    ).toBe('not_found');
  });

  it('is one of six at most, in the order that its celebrity chose', async () => {
    const before = await listOwnClips(celebrity);
    for (let more = before.length; more < maxClips; more += 1) await newClip(`Clip ${more}`);
    expect(await code(beginClip(celebrity, bytes))).toBe('too_many_clips');
    const ids = (await listOwnClips(celebrity)).map(({ id }) => id).toReversed();
    const placed = await placeOwnClips(celebrity, ids);
    expect(placed.map(({ id }) => id)).toEqual(ids);
    for (const id of ids) await deleteOwnClip(celebrity, id);
    expect(await clipsOf(database, celebrity.id)).toEqual([]);
  });
});

/** An order whose fan agreed, answered with a video. @returns its id */
async function agreedOrder(): Promise<number> {
  const ask = async (path: string, method: string, body?: unknown): Promise<unknown> => {
    const { serviceAuthorization: authorization } = fixture.transport;
    const answer = await fixture.transport.fetch(
      new Request(`http://backend.internal/wp-json${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return answer.json();
  };
  const store = v.parse(
    v.object({ vendor_services: v.array(v.object({ id: v.number(), service: v.string() })) }),
    await ask(`/wcfmmp/v1/store-vendors/${celebrity.id}`, 'GET'),
  );
  const service = store.vendor_services.find((one) => one.service === 'getVideo');
  const made = await ask('/wc/v3/orders', 'POST', {
    ...{ status: 'completed', set_paid: true, customer_id: fan.id, payment_method: 'bacs' },
    billing: { first_name: 'Iris' },
    line_items: [{ product_id: service?.id, meta_data: [{ key: 'sample', value: 'yes' }] }],
  });
  const { id } = v.parse(v.object({ id: v.number() }), made);
  const value = JSON.stringify({ videoId: await uploaded(celebrity), bytes });
  await ask(`/wc/v3/orders/${id}`, 'PATCH', {
    meta_data: [{ key: orderMeta.answerVideo, value }],
  });
  return id;
}

describe('the video of a fan', () => {
  it('becomes no clip without the fan’s agreement, and only the fan withdraws one', async () => {
    const { rows } = await listOrders({ id: 0, role: 'administrator' }, { page: 1, status: null });
    const order = rows.find((one) => one.celebrityId === celebrity.id);
    const orderId = order?.id ?? 0;
    expect(await code(addSampleClip(celebrity, orderId, 'en'))).toBe('not_allowed');
    expect(await code(addSampleClip(other, orderId, 'en'))).toBe('not_found');
    const buyer: Actor = { id: order?.customerId ?? 0, role: 'fan' };
    expect(await readSampleAgreement(buyer, orderId)).toMatchObject({ agreed: false });
    expect(await code(revokeSample(buyer, orderId))).toBe('not_allowed');
  });

  it('becomes a clip with it, and is down the moment the fan withdraws, for good', async () => {
    const orderId = await agreedOrder();
    const [added] = await addSampleClip(celebrity, orderId, 'en');
    if (!added) throw new Error('no clip was added');
    const change = { ...added, title: 'For Maria', captions: [], language: 'en' } as const;
    const [edited] = await editOwnClip(celebrity, change);
    const [sent] = await sendOwnClip(celebrity, edited ?? added);
    const shown = await approved(sent ?? added);
    expect(await statusOf(added.id)).toBe(200);
    expect(await code(revokeSample(celebrity, orderId))).toBe('not_allowed');
    expect(await readSampleAgreement(fan, orderId)).toMatchObject({ agreed: true, isShown: true });

    await revokeSample(fan, orderId);
    for (const as of [null, celebrity, manager]) {
      expect(await statusOf(added.id, 'video', as)).toBe(404);
    }
    expect(await readPublicClips(celebrity.id)).toEqual([]);
    const [gone] = await listOwnClips(celebrity);
    expect(gone?.state).toBe('revoked');
    if (shown && gone) expect(await code(sendOwnClip(celebrity, gone))).toBe('clip_moved_on');
    await deleteOwnClip(celebrity, added.id);
    expect(await code(addSampleClip(celebrity, orderId, 'en'))).toBe('not_allowed');
  });
});
