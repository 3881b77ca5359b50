import { SignJWT } from 'jose';
import { fromCrossJSON } from 'seroval';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { uploadTicketHeader } from '#domain/video/video.ts';
import { fileChunk } from '#tests/support/orders/file-chunk.ts';
import { fromOwnPage } from '#tests/support/site/site-calls.ts';

import { openOwnedThings } from '../support/matrix/owned-things.ts';
import type { Person } from '../support/matrix/persons.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let people: SitePeople;
let clip: Blob;
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
  clip = await openOwnedThings(people).clip();
}, 120_000);
afterAll(() => site.remove());

const grant = v.object({ videoId: v.string(), ticket: v.string() });

async function ask(name: string, person: Person, data: unknown, ticket?: string) {
  const shown = ticket === undefined ? {} : { [uploadTicketHeader]: ticket };
  const headers = { ...fromOwnPage, cookie: people.cookies[person], ...shown };
  const answer = await people.call(name, { method: 'POST', data, headers });
  const { status } = answer;
  if (status !== 200) return { status, result: await answer.text() };
  const said: unknown = fromCrossJSON(await answer.json(), { refs: new Map() });
  return { status, result: v.parse(v.looseObject({ result: v.unknown() }), said).result };
}

/** An upload of the celebrity's that has begun. */
async function begin() {
  const orderId = await openOwnedThings(people).order('processing');
  const begun = await ask('beginUpload', 'celebrity', { orderId, bytes: clip.size });
  return { orderId, ...v.parse(grant, begun.result) };
}

const send = (person: Person, ticket?: string) =>
  ask('relayChunk', person, fileChunk(clip), ticket);
const arrived = async ({ orderId, videoId }: { orderId: number; videoId: string }) =>
  v.parse(
    v.object({ arrived: v.array(v.unknown()), ...grant.entries }),
    (await ask('uploadProgress', 'celebrity', { orderId, videoId })).result,
  );

describe('a chunk', () => {
  it('is taken with the ticket of its upload, and the order names the video', async () => {
    const upload = await begin();
    expect(await send('celebrity', upload.ticket)).toMatchObject({ status: 200 });
    expect((await arrived(upload)).arrived).toHaveLength(1);
  });

  it('is taken with the newer ticket that a question for the progress answers', async () => {
    const upload = await begin();
    const { ticket } = await arrived(upload);
    expect(await send('celebrity', ticket)).toMatchObject({ status: 200 });
  });

  it('is refused without a ticket, and nothing of it is kept', async () => {
    const upload = await begin();
    expect(await send('celebrity')).toMatchObject({ status: 401 });
    expect((await arrived(upload)).arrived).toEqual([]);
  });

  it('is refused with a ticket that was changed, or that we signed for something else', async () => {
    const upload = await begin();
    const [head = '', body = '', signature = ''] = upload.ticket.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = encoded({ alg: 'none', typ: 'upload-ticket+jwt' });
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'upload-ticket+jwt' })
      .sign(new Uint8Array(32));
    const { access_token: access } = v.parse(
      v.object({ access_token: v.string() }),
      await (
        await site.ask('/api/video/auth/token', {
          method: 'POST',
          headers: { ...fromOwnPage, cookie: people.cookies.celebrity },
        })
      ).json(),
    );
    for (const ticket of [
      `${head}.${encoded({ ...claims, sub: '1' })}.${signature}`,
      `${head}.${encoded({ ...claims, exp: 9_999_999_999 })}.${signature}`,
      `${unsigned}.${body}.`,
      foreign,
      access,
      'x',
    ]) {
      expect(await send('celebrity', ticket), ticket).toMatchObject({ status: 401 });
    }
    expect((await arrived(upload)).arrived).toEqual([]);
  });

  it('is refused once its ticket is ten minutes old', async () => {
    const upload = await begin();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 });
    try {
      expect(await send('celebrity', upload.ticket)).toMatchObject({ status: 401 });
    } finally {
      vi.useRealTimers();
    }
    expect((await arrived(upload)).arrived).toEqual([]);
  });

  it('completes a video only for whom the ticket was issued to', async () => {
    for (const person of ['anonymous', 'otherCelebrity', 'administrator'] as const) {
      const { orderId, ticket } = await begin();
      expect(await send(person, ticket), person).toMatchObject({ status: 401 });
      const { result } = await ask('readOrder', 'celebrity', { orderId });
      expect(JSON.stringify(result ?? null)).not.toContain('"bytes"');
    }
  });
});

it('a ticket signs no one in', async () => {
  const { orderId, ticket } = await begin();
  const answer = await ask('beginUpload', 'celebrity', { orderId, bytes: 1 }, ticket);
  expect(answer.status).toBe(401);
});
