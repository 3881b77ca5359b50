import {
  accountNotErasableCode,
  type WireAccountErasure,
} from '#backend/contract/people/account-erasure.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { eraseAccount } from '#backend/modules/people/store/account-erasure.ts';
import { erasureObstacles, isErasable, type ErasureObstacles } from './store/erasure-obstacles.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** Only the app, which has asked the person for the password and has waited. */
async function demandService(call: Call, what: 'view' | 'edit'): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, what);
}

function unknown() {
  return refusal(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
}

function view(id: number, obstacles: ErasureObstacles, erased: boolean): WireAccountErasure {
  return {
    id,
    open_orders: obstacles.openOrders,
    money_due: obstacles.moneyDue,
    last_administrator: obstacles.lastAdministrator,
    erased,
  };
}

/** GET astera/v1/accounts/{id}/erasure: what stands against deleting an account. */
export async function erasureOutlook(call: Call): Promise<Response> {
  await demandService(call, 'view');
  const id = Number(call.params[0]);
  const obstacles = await erasureObstacles(call.services.database, id);
  if (!obstacles) throw unknown();
  return json(view(id, obstacles, false));
}

/**
 * POST astera/v1/accounts/{id}/erasure: deletes it as far as the books allow; 409 while something stands against it.
 */
export async function accountErase(call: Call): Promise<Response> {
  await demandService(call, 'edit');
  const { database, mediaFolder, clock } = call.services;
  const id = Number(call.params[0]);
  const obstacles = await eraseAccount(database, mediaFolder, id, clock());
  if (!obstacles) throw unknown();
  if (!isErasable(obstacles)) {
    throw refusal(409, accountNotErasableCode, 'Orders of this account are not finished.');
  }
  return json(view(id, obstacles, true));
}
