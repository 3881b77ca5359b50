import { AppError } from '#domain/app-error.ts';
import type { DecisionOutcome, DeskDecision } from '#domain/order/desk/desk-decision.ts';
import type { Actor } from '#domain/account/role.ts';
import { getOrder, moveOrder } from './orders.server.ts';

export async function decideOne(
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
