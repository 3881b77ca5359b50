import type { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import type { Mail, MailTransport } from '#app/platform/mail/mail.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type JobPace } from '#app/server/jobs/job-queue.server.ts';

/** How long a stop waits for the mail that is being sent; it is sent again otherwise. */
export const stopMs = 5_000;

/** So many mails are sent at once, and mail servers asked for so many connections. */
export const atOnce = 5;

export const jobSchema = v.object({ mailId: v.pipe(v.string(), v.uuid()) });

/** A mail as it lies in the embedded outbox. */
export interface OutboxMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

export const uuid = v.pipe(v.string(), v.uuid());

export type Writer = Pick<Database, 'insert' | 'execute'>;

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
