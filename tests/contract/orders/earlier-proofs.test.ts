import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hideEarlierProofs } from '#backend/server.ts';
import { mediaFile } from '#backend/modules/content/store/media.ts';
import { addMedia } from '#backend/modules/content/store/add-media.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { orderMetaRows, orders } from '#backend/modules/orders/store/order.schema.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';

import { type BackendFixture, startBackend } from '#tests/support/databases/backend-fixture.ts';
import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)(
  'pictures of an earlier release that prove orders, on $name',
  ({ open }) => {
    let fixture: BackendFixture;
    beforeAll(async () => {
      fixture = await startBackend(open);
    });
    afterAll(() => fixture.close());

    it('are moved to where no one is given them, and their order names them there', async () => {
      const { database, mediaFolder } = fixture;
      const [author] = await database.select().from(users).limit(1);
      const [order] = await database.select().from(orders).limit(1);
      if (!author || !order) throw new Error('the small world is empty');
      const proofOf = async (line: number) => {
        const { id, path } = await addMedia(database, mediaFolder, {
          ...{ authorId: author.id, type: 'image/webp', ending: 'webp', now: new Date() },
          bytes: new TextEncoder().encode('a screenshot'),
        });
        const row = { orderId: order.id, key: `_astera_proof_${line}`, value: { of: path } };
        await database.insert(orderMetaRows).values(row);
        const hidden = path.replace('people', 'proofs');
        const state = async () => {
          const [kept] = await database.select().from(media).where(eq(media.id, id)).limit(1);
          const rows = await database.select().from(orderMetaRows).limit(10_000);
          return {
            public: existsSync(mediaFile(mediaFolder, path)),
            hidden: existsSync(mediaFile(mediaFolder, hidden)),
            kept: kept?.path,
            named: rows.find(({ key }) => key === row.key)?.value.of,
          };
        };
        return { id, path, hidden, state };
      };
      const whole = await proofOf(901);
      const halfMoved = await proofOf(902);
      const portrait = await proofOf(903);
      await mkdir(join(mediaFolder, 'proofs'));
      const { path, hidden } = halfMoved;
      await rename(mediaFile(mediaFolder, path), mediaFile(mediaFolder, hidden));
      await database.update(users).set({ pictureId: portrait.id }).where(eq(users.id, author.id));

      await hideEarlierProofs(database, mediaFolder);
      for (const proof of [whole, halfMoved]) {
        const there = { public: false, hidden: true, kept: proof.hidden, named: proof.hidden };
        expect(await proof.state()).toEqual(there);
      }
      const stays = { public: true, hidden: false, kept: portrait.path, named: portrait.path };
      expect(await portrait.state()).toEqual(stays);

      const later = await proofOf(904);
      await hideEarlierProofs(database, mediaFolder);
      expect(await later.state()).toMatchObject({ public: true, kept: later.path });
    });
  },
);
