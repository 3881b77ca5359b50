import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import {
  openFulfilmentQueue,
  type FulfilmentJob,
} from '#app/server/jobs/fulfilment-queue.server.ts';
import { startJobQueue } from '#app/server/jobs/job-queue.server.ts';

import { databases } from '#tests/support/databases/open-database.ts';

const timeout = 20_000;

describe.each(databases)('fulfilments that wait, on $name', ({ open }) => {
  async function world() {
    const opened = await open('empty');
    const isAlone = 'embedded' in opened.jobs;
    return {
      ...opened,
      /** A process that finishes what is due. */
      async start(finish: (job: FulfilmentJob) => Promise<unknown>) {
        const boss = await startJobQueue(opened.jobs);
        const { database } = opened;
        const pace = { retrySeconds: 1 };
        const queue = await openFulfilmentQueue({ ...{ boss, database, isAlone, finish, pace } });
        return {
          ...queue,
          async end() {
            queue.stop();
            await boss.stop({ graceful: true, close: true, timeout: 2_000 });
          },
        };
      },
      /** When the jobs may begin, in seconds from when they were promised. */
      async waits() {
        const [row] = await opened.database
          .select({ seconds: sql`max(extract(epoch from start_after - created_on))::int` })
          .from(sql`jobs.job where name = 'fulfilment'`);
        return row?.seconds;
      },
      /** Lets their time come. */
      async letTimePass() {
        await opened.database.execute(
          sql`update jobs.job set start_after = now() where name = 'fulfilment'`,
        );
      },
    };
  }
  const job = { orderId: 41, pendingId: 'p1' };

  it('are finished once their time has come, by whichever process is there then', async () => {
    const { start, waits, letTimePass, close } = await world();
    const first = vi.fn<(job: FulfilmentJob) => Promise<void>>(() => Promise.resolve());
    const before = await start(first);
    await before.put(job, 10);
    expect(await waits()).toBe(10);
    await before.end();
    expect(first).not.toHaveBeenCalled();
    const later = vi.fn<(job: FulfilmentJob) => Promise<void>>(() => Promise.resolve());
    const after = await start(later);
    await letTimePass();
    await expect.poll(() => later.mock.calls, { timeout }).toEqual([[job]]);
    await after.end();
    await close();
  });

  it('are tried again where the back end was in trouble, and hold up no others', async () => {
    const { start, letTimePass, close } = await world();
    let isAway = true;
    const finished: number[] = [];
    const queue = await start(({ orderId }) => {
      if (orderId === 41 && isAway) {
        isAway = false;
        return Promise.reject(new Error('The back end is away.'));
      }
      finished.push(orderId);
      return Promise.resolve();
    });
    await queue.put(job, 10);
    await queue.put({ orderId: 42, pendingId: 'p2' }, 10);
    await letTimePass();
    await expect.poll(() => finished, { timeout }).toEqual([42, 41]);
    await queue.end();
    await close();
  });
});
