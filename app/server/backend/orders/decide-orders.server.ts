import type { DecisionOutcome, DeskDecision } from '#domain/order/desk/desk-decision.ts';
import type { Actor } from '#domain/account/role.ts';
import { assertManager } from './desk.server.ts';
import { decideOne } from './decide-one.server.ts';

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
