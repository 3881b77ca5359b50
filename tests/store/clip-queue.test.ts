import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { openClipQueue } from '#app/server/jobs/clip-queue.server.ts';
import { startJobQueue } from '#app/server/jobs/job-queue.server.ts';

import { databases } from '#tests/support/databases/open-database.ts';

const timeout = 30_000;

describe.each(databases)('clips to prepare, on $name', ({ open }) => {
  it('are prepared one at a time, each once, also those that a killed process had in hand', async () => {
    const { jobs, database, close } = await open('empty');
    const isAlone = 'embedded' in jobs;
    const boss = await startJobQueue(jobs);
    const done: string[] = [];
    let atWork = 0;
    let together = 0;
    const prepare = async (clipId: string) => {
      atWork += 1;
      together = Math.max(together, atWork);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atWork -= 1;
      done.push(clipId);
    };
    const queue = await openClipQueue({ boss, database, isAlone, prepare });
    await queue.stop();
    for (const clipId of ['a', 'b', 'a', 'a']) await queue.put(clipId);
    // As a process leaves it that is killed: begun, and without a sign of life.
    await database.execute(sql`
      update jobs.job set state = 'active', started_on = now(),
        heartbeat_on = now() - interval '1 minute'
      where name = 'clip-files' and singleton_key = 'a'`);
    const next = await openClipQueue({ boss, database, isAlone, prepare });
    await expect.poll(() => done.toSorted(), { timeout }).toEqual(['a', 'b']);
    expect(together).toBe(1);
    // Once it is done, it can be asked for again.
    await next.put('a');
    await expect.poll(() => done.length, { timeout }).toBe(3);
    await next.stop();
    await boss.stop({ graceful: true, close: true, timeout: 2_000 });
    await close();
  });
});
