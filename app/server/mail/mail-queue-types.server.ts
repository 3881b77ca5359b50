import type { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import type { Mail, MailTransport } from '#app/platform/mail/mail.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type JobPace } from '#app/server/jobs/job-queue.server.ts';

/** How long a stop waits for the mail that is being sent; after that it will be sent again. */
export const stopMs = 5_000;

/** Mails sent at once, and the maximum number of connections to mail servers. */
export const atOnce = 5;

export const jobSchema = v.object({ mailId: v.pipe(v.string(), v.uuid()) });

/** A mail as stored in the embedded outbox. */
export interface OutboxMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
}

export const uuid = v.pipe(v.string(), v.uuid());

export type Writer = Pick<Database, 'insert' | 'execute'>;

export interface MailQueue {
  /**
   * Queues a mail: once this resolves, the mail survives a crash and is sent at least once, always with the same
   * Message-ID. Inside a transaction it is queued when that commits.
   */
  readonly put: (mail: Mail, transaction?: Writer) => Promise<void>;
  /** Does the same work as queuing a mail without queuing one, so that the timing does not reveal which it was. */
  readonly putNothing: (transaction: Writer) => Promise<void>;
  /** The newest hundred mails whose content is still stored; with an address, those to it among the newest thousand. */
  readonly list: (to: string | null) => Promise<readonly OutboxMail[]>;
  readonly find: (id: string) => Promise<OutboxMail | null>;
  /** Pending and active jobs per queue, a few seconds old. @throws when the database is unavailable */
  readonly jobCounts: () => Promise<Readonly<Record<string, number>>>;
  /** Waits briefly for the mail that is being sent. Nothing is sent afterwards. */
  readonly stop: () => Promise<void>;
}

export interface MailQueueOptions {
  readonly database: Database;
  readonly boss: PgBoss;
  /** Whether this is the only process on its database. */
  readonly isAlone: boolean;
  /** 32 bytes; seals the content of queued mails. */
  readonly key: Uint8Array;
  /** How mails are sent; null keeps them in the embedded outbox. */
  readonly transport: MailTransport | null;
  /** The default if omitted. */
  readonly pace?: JobPace;
}
