import { randomUUID } from 'node:crypto';

import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import * as v from 'valibot';

import type { Mail, MailTransport } from '#app/platform/mail/mail.ts';

import type { Database } from '#app/server/db/database.server.ts';
import {
  openJobs,
  signSeconds,
  takeUpJobs,
  type JobPace,
} from '#app/server/jobs/job-queue.server.ts';
import { mails } from './mail.schema.ts';
import { plainSql } from '#app/server/db/plain-sql.server.ts';
import { sealMail, unsealMail } from './sealed-mail.server.ts';

const queueName = 'mail';
/** How long a stop waits for the mail that is being sent; it is sent again otherwise. */
const stopMs = 5_000;
/** So many mails are sent at once, and mail servers asked for so many connections. */
const atOnce = 5;
const jobSchema = v.object({ mailId: v.pipe(v.string(), v.uuid()) });

/** A mail as it lies in the embedded outbox. */
export interface OutboxMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

const uuid = v.pipe(v.string(), v.uuid());

type Writer = Pick<Database, 'insert' | 'execute'>;

export interface MailQueue {
  /**
   * Promises a mail: once this resolves it survives a crash, and is sent at least once, always under the
   * same Message-ID. Inside a transaction it is promised when that commits.
   */
  readonly put: (mail: Mail, transaction?: Writer) => Promise<void>;
  /** Does what a promise does, and promises nothing: no one can tell by the time which of them it was. */
  readonly putNothing: (transaction: Writer) => Promise<void>;
  /** The newest hundred mails whose words are still here; those to one address among the newest thousand. */
  readonly list: (to: string | null) => Promise<readonly OutboxMail[]>;
  readonly find: (id: string) => Promise<OutboxMail | null>;
  /** How many jobs of each queue wait or are being done, a few seconds ago. @throws when the database is away */
  readonly jobCounts: () => Promise<Readonly<Record<string, number>>>;
  /** Waits a moment for the mail that is being sent. Nothing is sent afterwards. */
  readonly stop: () => Promise<void>;
}

export interface MailQueueOptions {
  readonly database: Database;
  readonly boss: PgBoss;
  /** Whether this is the one process on its database. */
  readonly isAlone: boolean;
  /** 32 bytes; seals the words of mails that wait. */
  readonly key: Uint8Array;
  /** How mails leave; null keeps them here, in the embedded outbox. */
  readonly transport: MailTransport | null;
  /** The usual one when left out. */
  readonly pace?: JobPace;
}

/** Opens the queue of mails and begins to send what waits in it. */
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
    // While many wait the next ones are fetched at once.
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
