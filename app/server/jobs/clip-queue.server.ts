import * as v from 'valibot';

import { openJobs, signSeconds, type JobPace } from './job-queue.server.ts';
import { takeUpJobs } from './take-up-jobs.server.ts';
import type { ProcessJobs } from './process-jobs.server.ts';

const queueName = 'clip-files';
/** Longer than the transcoder lets all its programs run together. */
const clipPace: JobPace = { retrySeconds: 10, expireSeconds: 7_200 };
const jobSchema = v.object({ clipId: v.string() });

export interface ClipQueue {
  /** Schedules the preparation of a clip, unless it is scheduled already; survives a crash. */
  readonly put: (clipId: string) => Promise<void>;
  /** Takes on no more clips, and waits for the one in hand. */
  readonly stop: () => Promise<void>;
}

export interface ClipQueueOptions extends ProcessJobs {
  /** Prepares a clip; must be idempotent, and is retried if it fails. */
  readonly prepare: (clipId: string) => Promise<void>;
}

/** Opens the queue of clips to prepare, and starts preparing them: one at a time in each process. */
export async function openClipQueue(options: ClipQueueOptions): Promise<ClipQueue> {
  const { boss, database, isAlone, prepare } = options;
  await openJobs(boss, queueName, clipPace, 'exclusive');
  const stopTakingUp = await takeUpJobs(database, queueName, isAlone);
  const working = { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: signSeconds, batchSize: 1 };
  await boss.work(queueName, working, async (jobs) => {
    for (const { data } of jobs) await prepare(v.parse(jobSchema, data).clipId);
  });
  return {
    async put(clipId) {
      await boss.send(queueName, { clipId }, { singletonKey: clipId });
    },
    async stop() {
      stopTakingUp();
      await boss.offWork(queueName);
    },
  };
}
