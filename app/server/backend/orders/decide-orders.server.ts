import { AppError } from '#domain/app-error.ts';
import { type DecisionOutcome, type DeskDecision } from '#domain/order/desk/desk-decision.ts';
import { type Actor } from '#domain/account/role.ts';
import { getOrder, moveOrder } from './orders.server.ts';
import { assertManager } from './desk.server.ts';

async function decideOne(
  orderId: number,
  decision: DeskDecision,
  actor: Actor,
): Promise<DecisionOutcome> {
  const asked = decision.action === 'accept' && decision.orderIds.length > 1;
  try {
    if (asked && !decision.withUnpaid) {
      const { status, payment } = await getOrder(orderId, actor);
      if (payment === 'awaiting' && status === 'admin-approval') {
        return { orderId, outcome: 'unpaid', status };
      }
    }
    const { status } = await moveOrder({ ...decision, orderId, from: 'admin-approval' }, actor);
    return { orderId, outcome: 'done', status };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'not_found') return { orderId, outcome: 'failed', status: null };
    if (code === 'store_closed') {
      return { orderId, outcome: 'storeClosed', status: 'admin-approval' };
    }
    if (code !== 'order_moved_on') throw error;
    const { status } = await getOrder(orderId, actor);
    return { orderId, outcome: 'movedOn', status };
  }
}

/**
 * Accepts or rejects orders that wait for approval, one after the other, each by its own compare-and-set. Where the
 * back end fails, the rest is left alone and told as failed: what was decided before stays so.
 * @throws AppError `not_allowed` for anyone who is no manager
 */
export async function decideOrders(
  decision: DeskDecision,
  actor: Actor,
): Promise<readonly DecisionOutcome[]> {
  assertManager(actor);
  const { orderIds } = decision;
  const outcomes: DecisionOutcome[] = [];
  for (const orderId of orderIds) {
    try {
      outcomes.push(await decideOne(orderId, decision, actor));
    } catch (error) {
      console.error(error);
      const rest = orderIds.slice(outcomes.length);
      return [
        ...outcomes,
        ...rest.map((id) => ({ orderId: id, outcome: 'failed', status: null }) as const),
      ];
    }
  }
  return outcomes;
}
