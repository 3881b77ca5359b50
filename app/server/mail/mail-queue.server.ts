import { randomUUID } from 'node:crypto';

import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { openJobs, signSeconds } from '#app/server/jobs/job-queue.server.ts';
import { takeUpJobs } from '#app/server/jobs/take-up-jobs.server.ts';
import { mails } from './mail.schema.ts';
import { plainSql } from '#app/server/db/plain-sql.server.ts';
import { sealMail, unsealMail } from './sealed-mail.server.ts';
import {
  stopMs,
  atOnce,
  jobSchema,
  type OutboxMail,
  uuid,
  type Writer,
  type MailQueue,
  type MailQueueOptions,
} from './mail-queue-types.server.ts';

const queueName = 'mail';
/** Opens the mail queue and starts sending its mails. */
export async function openMailQueue(options: MailQueueOptions): Promise<MailQueue> {
  const { database, boss, key, transport, isAlone } = options;
  await openJobs(boss, queueName, options.pace);
  const stopTakingUp = await takeUpJobs(database, queueName, isAlone);

  async function send(mailId: string): Promise<void> {
    const waiting = and(eq(mails.id, mailId), isNull(mails.sentAt));
    const [row] = await database.select().from(mails).where(waiting).limit(1);
    if (!row || row.sealed === null) return;
    if (transport) await transport(row.id, await unsealMail(row.sealed, key));
    await database
      .update(mails)
      .set({ sentAt: new Date(), ...(transport ? { sealed: null } : {}) })
      .where(waiting);
  }

  const working = {
    ...{ pollingIntervalSeconds: 1, heartbeatRefreshSeconds: signSeconds },
    // While many mails are waiting, the next ones are fetched at once.
    ...{ batchSize: atOnce, burstWhenBatchFull: true },
  };
  await boss.work(queueName, { ...working, perJobResults: true }, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await send(v.parse(jobSchema, data).mailId);
          return { id, status: 'completed' as const };
        } catch (error) {
          return { id, status: 'failed' as const, output: error };
        }
      }),
    ),
  );

  async function write(executor: Writer, sealed: string, promised: boolean): Promise<void> {
    const id = randomUUID();
    const now = new Date();
    const nothing = { sealed: null, sentAt: now };
    await executor
      .insert(mails)
      .values({ id, createdAt: now, sealed, ...(promised ? {} : nothing) });
    await boss.send(queueName, { mailId: id }, { db: plainSql(executor) });
  }

  async function opened(row: typeof mails.$inferSelect): Promise<OutboxMail | null> {
    const { id, sealed, createdAt } = row;
    return sealed === null ? null : { id, createdAt, ...(await unsealMail(sealed, key)) };
  }

  return {
    async put(mail, transaction) {
      const sealed = await sealMail(mail, key);
      if (transaction) return write(transaction, sealed, true);
      return database.transaction((own) => write(own, sealed, true));
    },
    async putNothing(transaction) {
      const sealed = await sealMail({ to: '', subject: '', html: '', text: '' }, key);
      await write(transaction, sealed, false);
    },
    async list(to) {
      const rows = await database
        .select()
        .from(mails)
        .where(isNotNull(mails.sealed))
        .orderBy(desc(mails.createdAt))
        .limit(to === null ? 100 : 1000);
      const newest = (await Promise.all(rows.map(opened))).filter((mail) => mail !== null);
      return to === null ? newest : newest.filter((mail) => mail.to === to);
    },
    async find(id) {
      if (!v.is(uuid, id)) return null;
      const [row] = await database.select().from(mails).where(eq(mails.id, id)).limit(1);
      return row ? opened(row) : null;
    },
    async jobCounts() {
      const queues = await boss.getQueues();
      return Object.fromEntries(
        queues.map(({ name, queuedCount, activeCount }) => [name, queuedCount + activeCount]),
      );
    },
    async stop() {
      stopTakingUp();
      await boss.stop({ graceful: true, close: true, timeout: stopMs });
    },
  };
}
