import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Mail } from '#app/platform/mail/mail.ts';
import { startJobQueue } from '#app/server/jobs/job-queue.server.ts';
import { openMailQueue } from '#app/server/mail/mail-queue.server.ts';
import { type MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { databases } from '#tests/support/databases/open-database.ts';

describe.each(databases)('mails that wait, on $name', async ({ open }) => {
  const { database, jobs, close } = await open('empty');
  const mail: Mail = {
    to: 'iris@example.test',
    subject: 's',
    html: '<p>secret</p>',
    text: 'secret',
  };
  let queue: MailQueue;
  beforeAll(async () => {
    await migrateStore(database);
    const boss = await startJobQueue(jobs);
    queue = await openMailQueue({
      database,
      boss,
      isAlone: 'embedded' in jobs,
      key: new Uint8Array(32).fill(3),
      transport: null,
    });
  });
  afterAll(async () => {
    await queue.stop();
    await close();
  });

  async function counts(): Promise<unknown> {
    const [row] = await database
      .select({
        mails: sql`(select count(*)::int from app.mails)`,
        jobs: sql`(select count(*)::int from jobs.job where name = 'mail')`,
      })
      .from(sql`(select 1) as one`);
    return row;
  }

  it('keeps mails in the embedded outbox, the newest first, when no mail server is set', async () => {
    await queue.put({ ...mail, subject: 'first' });
    await queue.put({ ...mail, subject: 'second' });
    expect((await queue.list(null)).map(({ subject }) => subject)).toEqual(['second', 'first']);
  });

  it('finds the mails of one address behind a hundred others', async () => {
    await queue.put({ ...mail, to: 'someone.else@example.test', subject: 'for someone else' });
    const others = Array.from({ length: 120 }, async () => queue.put(mail));
    await Promise.all(others);
    const [found, ...more] = await queue.list('someone.else@example.test');
    expect(found?.subject).toBe('for someone else');
    expect(more).toEqual([]);
    expect(await queue.list(null)).toHaveLength(100);
    expect((await queue.find(found?.id ?? ''))?.subject).toBe('for someone else');
    expect(await queue.find('none')).toBeNull();
  });

  it('sends many times more than one mail a second while many wait', async () => {
    await Promise.all(
      Array.from({ length: 100 }, () => queue.put({ ...mail, to: 'many@example.test' })),
    );
    const waiting = async () => {
      const [row] = await database
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`app.mails where sent_at is null`);
      return row?.count;
    };
    await expect.poll(waiting, { timeout: 40_000, interval: 200 }).toBe(0);
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

  it('shows no one who reads the tables what a mail says', async () => {
    await queue.put(mail);
    const rows = await database
      .select({ mail: sql`to_jsonb(mails)` })
      .from(sql`app.mails as mails`);
    expect(JSON.stringify(rows)).not.toMatch(/secret|iris/);
  });
});
