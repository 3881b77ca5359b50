import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { countReceived, takeUploadQuota } from '#app/server/uploads/upload-quota.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { videoMaxBytes } from '#domain/video/video.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';

const client = await openPglite();
const database = drizzle({ client });
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve({ database, limits: createAccountLimits(database) }),
}));
beforeAll(() => migrateStore(database));
afterAll(() => client.close());

const refused = { code: 'too_many_requests' };

it('ten of the largest videos a day are taken, and not a byte more', async () => {
  const largest = Array.from({ length: 10 }, () => takeUploadQuota(1, videoMaxBytes));
  await Promise.all(largest);
  await expect(takeUploadQuota(1, 1)).rejects.toMatchObject(refused);
  await takeUploadQuota(2, 1);
});

it('thirty small ones an hour are taken, also when all are begun at the same moment', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => takeUploadQuota(3, 1)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  await expect(takeUploadQuota(3, 1)).rejects.toMatchObject(refused);
});

it('what arrives is counted, however little was announced', async () => {
  const announced = 1;
  await takeUploadQuota(4, announced);
  const chunks = await Promise.allSettled(
    Array.from({ length: 40 }, () => countReceived(4, 400 * 1_024 * 1_024)),
  );
  // 38 times 400 MiB are the last below 15 GiB.
  expect(chunks.filter(({ status }) => status === 'fulfilled')).toHaveLength(38);
  await expect(countReceived(4, 400 * 1_024 * 1_024)).rejects.toMatchObject(refused);
  await countReceived(5, 1);
});

it('takes nothing of the day for a file that no video may be as long as', async () => {
  await expect(takeUploadQuota(4, 1e12)).rejects.toMatchObject({ code: 'video_too_large' });
  await takeUploadQuota(4, 1);
});
