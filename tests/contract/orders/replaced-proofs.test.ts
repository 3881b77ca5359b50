import { existsSync } from 'node:fs';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { removeLeftProofs } from '#backend/server.ts';
import { mediaFile } from '#backend/modules/content/store/media.ts';
import { addMedia } from '#backend/modules/content/store/add-media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { orders } from '#backend/modules/orders/store/order.schema.ts';

import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';
import { databases } from '#tests/support/databases/open-database.ts';

const day = 24 * 60 * 60 * 1_000;

describe.each(databases)('a picture that proves an order and is replaced, on $name', ({ open }) => {
  let fixture: BackendFixture;
  let order: typeof orders.$inferSelect;
  beforeAll(async () => {
    fixture = await startBackend(open);
    const [found] = await fixture.database.select().from(orders).limit(1);
    if (!found) throw new Error('the small world is empty');
    order = found;
  });
  afterAll(() => fixture.close());

  async function sentPicture({ isProof = true, at = new Date() } = {}) {
    const { database, mediaFolder } = fixture;
    const { id, path } = await addMedia(database, mediaFolder, {
      ...{ authorId: order.vendorId ?? 0, type: 'image/webp', ending: 'webp', now: at },
      ...{ bytes: new TextEncoder().encode('a screenshot'), isProof },
    });
    const isThere = async () => ({
      file: existsSync(mediaFile(mediaFolder, path)),
      row: (await database.$count(media, eq(media.id, id))) === 1,
    });
    return { path, isThere };
  }
  async function prove(line: number, path: string) {
    const { status } = await fixture.ask('PATCH', `/wp-json/wc/v3/orders/${order.id}`, {
      authorization: serviceAuthorization,
      body: { meta_data: [{ key: `_astera_proof_${line}`, value: path }] },
    });
    expect(status).toBe(200);
  }
  const kept = { file: true, row: true };
  const gone = { file: false, row: false };

  it('is deleted with its file, once the new one took its place', async () => {
    const [first, second, portrait] = await Promise.all([
      sentPicture(),
      sentPicture(),
      sentPicture({ isProof: false }),
    ]);
    await prove(901, first.path);
    // The same once more: a repeated request replaces nothing.
    await prove(901, first.path);
    expect(await first.isThere()).toEqual(kept);
    await prove(901, second.path);
    expect(await first.isThere()).toEqual(gone);
    expect(await second.isThere()).toEqual(kept);
    // What anyone may see was not sent as a proof.
    await prove(902, portrait.path);
    await prove(902, '');
    expect(await portrait.isThere()).toEqual(kept);
  });

  it('stays while another line names it', async () => {
    const [shared, next] = await Promise.all([sentPicture(), sentPicture()]);
    await prove(903, shared.path);
    await prove(904, shared.path);
    await prove(903, next.path);
    expect(await shared.isThere()).toEqual(kept);
    await prove(904, next.path);
    expect(await shared.isThere()).toEqual(gone);
  });

  it('is deleted at the next start where an earlier release, or a process that was killed, left it', async () => {
    const old = new Date(Date.now() - 2 * day);
    const [left, named, underWay, portrait] = await Promise.all([
      sentPicture({ at: old }),
      sentPicture({ at: old }),
      sentPicture(),
      sentPicture({ at: old, isProof: false }),
    ]);
    await prove(905, named.path);
    for (const _ of ['first', 'again']) {
      await removeLeftProofs(fixture.database, fixture.mediaFolder, new Date());
      expect(await left.isThere()).toEqual(gone);
      for (const picture of [named, underWay, portrait]) {
        expect(await picture.isThere()).toEqual(kept);
      }
    }
  });
});
