import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Mail } from '#app/platform/mail/mail.ts';
import { startJobQueue } from '#app/store/job-queue.server.ts';
import { openMailQueue, type MailQueue } from '#app/store/mail-queue.server.ts';
import { migrateStore } from '#app/store/migrate.server.ts';
import { openPglite } from '../support/open-database.ts';

const client = await openPglite();
const database = drizzle({ client });
const mail: Mail = { to: 'iris@example.test', subject: 's', html: '<p>secret</p>', text: 'secret' };
let queue: MailQueue;
beforeAll(async () => {
  await migrateStore(database);
  const boss = await startJobQueue({ embedded: client });
  queue = await openMailQueue({ database, boss, key: new Uint8Array(32).fill(3), transport: null });
});
afterAll(async () => {
  await queue.stop();
  await client.close();
});

async function counts(): Promise<unknown> {
  const { rows } = await database.execute(
    sql`select (select count(*)::int from app.mails) as mails, (select count(*)::int from jobs.job where name = 'mail') as jobs`,
  );
  return rows[0];
}

it('keeps mails in the embedded outbox, the newest first, when no mail server is set', async () => {
  await queue.put({ ...mail, subject: 'first' });
  await queue.put({ ...mail, subject: 'second' });
  expect((await queue.list()).map(({ subject }) => subject)).toEqual(['second', 'first']);
});

it('promises nothing when the transaction that it is part of comes to nothing', async () => {
  const before = await counts();
  await database
    .transaction(async (transaction) => {
      await queue.put(mail, transaction);
      throw new Error('came to nothing');
    })
    .catch(() => undefined);
  expect(await counts()).toEqual(before);
});

it('shows nobody who reads the tables what a mail says', async () => {
  await queue.put(mail);
  const { rows } = await database.execute(sql`select * from app.mails`);
  expect(JSON.stringify(rows)).not.toMatch(/secret|iris/);
});
