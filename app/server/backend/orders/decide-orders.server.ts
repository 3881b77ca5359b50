import type { DecisionOutcome, DeskDecision } from '#domain/order/desk/desk-decision.ts';
import type { Actor } from '#domain/account/role.ts';
import { assertManager } from './desk.server.ts';
import { decideOne } from './decide-one.server.ts';

/**
 * Approves or rejects pending orders one by one, each with its own compare-and-set. If the back end fails, the
 * remaining orders are left unchanged and reported as failed; earlier decisions stand.
 * @throws AppError `not_allowed` for non-managers
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
