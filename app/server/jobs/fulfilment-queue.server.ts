import * as v from 'valibot';

import { openJobs, signSeconds, usualPace, type JobPace } from './job-queue.server.ts';
import { takeUpJobs } from './take-up-jobs.server.ts';
import type { ProcessJobs } from './process-jobs.server.ts';

const queueName = 'fulfilment';
/** The number of fulfilments finished at once. */
const atOnce = 5;
const jobSchema = v.object({
  orderId: v.pipe(v.number(), v.integer()),
  pendingId: v.string(),
});
export type FulfilmentJob = v.InferOutput<typeof jobSchema>;

export interface FulfilmentQueue {
  /**
   * Schedules the fulfilment to finish after this many seconds, by the database's clock; once this resolves, it
   * survives a crash.
   */
  readonly put: (job: FulfilmentJob, seconds: number) => Promise<void>;
  /** Stops taking over jobs of other processes; the jobs of this one end with its queues. */
  readonly stop: () => void;
}

export interface FulfilmentQueueOptions extends ProcessJobs {
  /** Finishes a fulfilment; must be idempotent, and is retried if it fails. */
  readonly finish: (job: FulfilmentJob) => Promise<unknown>;
  /** The default if omitted. */
  readonly pace?: JobPace;
}

/** Opens the queue of fulfilments that can be undone for a while, and starts finishing the due ones. */
export async function openFulfilmentQueue(
  options: FulfilmentQueueOptions,
): Promise<FulfilmentQueue> {
  const { boss, database, isAlone, finish, pace = usualPace } = options;
  await openJobs(boss, queueName, pace);
  const stop = await takeUpJobs(database, queueName, isAlone);
  const working = { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: signSeconds };
  await boss.work(
    queueName,
    { ...working, batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true },
    (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await finish(v.parse(jobSchema, data));
            return { id, status: 'completed' as const };
          } catch (error) {
            return { id, status: 'failed' as const, output: error };
          }
        }),
      ),
  );
  return {
    async put(job, seconds) {
      await boss.send(queueName, job, { startAfter: seconds });
    },
    stop,
  };
}
