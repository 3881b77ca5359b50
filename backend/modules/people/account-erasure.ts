import type { WireAccountErasure } from '#backend/contract/people/account-erasure.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { erasureObstacles, type ErasureObstacles } from './store/erasure-obstacles.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** Only the app, which has asked for the password and observed the waiting period. */
export async function requireService(call: Call, what: 'view' | 'edit'): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, what);
}

export function unknown() {
  return refusal(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
}

export function view(id: number, obstacles: ErasureObstacles, erased: boolean): WireAccountErasure {
  return {
    id,
    open_orders: obstacles.openOrders,
    money_due: obstacles.moneyDue,
    last_administrator: obstacles.lastAdministrator,
    erased,
  };
}

/** GET astera/v1/accounts/{id}/erasure: the obstacles to deleting an account. */
export async function erasureOutlook(call: Call): Promise<Response> {
  await requireService(call, 'view');
  const id = Number(call.params[0]);
  const obstacles = await erasureObstacles(call.services.database, id);
  if (!obstacles) throw unknown();
  return json(view(id, obstacles, false));
}
