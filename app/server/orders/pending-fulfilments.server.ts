import type { FulfilCommand } from '#app/server/backend/orders/fulfilment/fulfilled-order.server.ts';
import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import {
  holdFulfilment,
  overdueFulfilments,
} from '#app/server/backend/orders/fulfilment/pending-fulfilment.server.ts';
import { finishFulfilment } from '#app/server/backend/orders/fulfilment/finish-fulfilment.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';
import { openFulfilmentQueue } from '#app/server/jobs/fulfilment-queue.server.ts';
import { processJobs } from '#app/server/jobs/process-jobs.server.ts';
import { workRules } from '#app/server/settings/store/work-rules.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';

const everyMs = 60_000;
/**
 * Since when orders are looked through: after a start for what an outage or a restored backup left behind, then for
 * what just happened.
 */
const firstMs = 7 * 86_400_000;
const laterMs = 3_600_000;

const queue = openOnce(async () =>
  openFulfilmentQueue({ ...(await processJobs.open()), finish: finishFulfilment }),
);

/**
 * Fulfils an order: what fulfils it is sent once the time to undo it is over, or at once where there is none.
 * @throws AppError what `moveOrder` throws
 */
export async function fulfilOrder(command: FulfilCommand, actor: Actor): Promise<Order> {
  const rules = await workRules();
  const seconds = env.FULFIL_UNDO_SECONDS;
  if (seconds === 0) return moveOrder(command, actor, rules);
  const { put } = await queue.open();
  return holdFulfilment(command, actor, { rules, seconds, schedule: (job) => put(job, seconds) });
}

/** Sends from now on what is due, also what an earlier process left: by its job, and every minute what has none. */
export function startFulfilments(): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let looking: Promise<void> | null = null;
  let sinceMs = firstMs;

  async function look(): Promise<void> {
    await queue.open();
    const now = Date.now();
    const overdue = await overdueFulfilments(new Date(now - sinceMs), new Date(now));
    for (const pending of overdue) {
      if (stopped) return;
      // One that cannot be sent holds up no other; it is tried again the next time.
      await finishFulfilment(pending).catch((error: unknown) => console.error(error));
    }
    if (overdue.length === 0) sinceMs = laterMs;
  }

  function wake(): void {
    looking ??= look()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
      (await queue.current()?.catch(() => null))?.stop();
    },
  };
}
