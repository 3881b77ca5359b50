import type { FulfilCommand } from '#app/server/backend/orders/fulfilment/fulfilled-order.server.ts';
import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { holdFulfilment } from '#app/server/backend/orders/fulfilment/hold-fulfilment.server.ts';
import { finishFulfilment } from '#app/server/backend/orders/fulfilment/finish-fulfilment.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';
import { openFulfilmentQueue } from '#app/server/jobs/fulfilment-queue.server.ts';
import { processJobs } from '#app/server/jobs/process-jobs.server.ts';
import { workRules } from '#app/server/settings/store/work-rules.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';

export const queue = openOnce(async () =>
  openFulfilmentQueue({ ...(await processJobs.open()), finish: finishFulfilment }),
);

/**
 * Fulfils an order: the fulfilment is sent once the undo period is over, or at once if there is none.
 * @throws AppError as `moveOrder`
 */
export async function fulfilOrder(command: FulfilCommand, actor: Actor): Promise<Order> {
  const rules = await workRules();
  const seconds = env.FULFIL_UNDO_SECONDS;
  if (seconds === 0) return moveOrder(command, actor, rules);
  const { put } = await queue.open();
  return holdFulfilment(command, actor, { rules, seconds, schedule: (job) => put(job, seconds) });
}
