import { accountNotErasableCode } from '#backend/contract/people/account-erasure.ts';
import { eraseAccount } from '#backend/modules/people/store/account-erasure.ts';
import { isErasable } from './store/erasure-obstacles.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireService, unknown, view } from './account-erasure.ts';

/**
 * POST astera/v1/accounts/{id}/erasure: deletes an account as far as bookkeeping allows; 409 while there are obstacles.
 */
export async function accountErase(call: Call): Promise<Response> {
  await requireService(call, 'edit');
  const { database, mediaFolder, clock } = call.services;
  const id = Number(call.params[0]);
  const obstacles = await eraseAccount(database, mediaFolder, id, clock());
  if (!obstacles) throw unknown();
  if (!isErasable(obstacles)) {
    throw refusal(409, accountNotErasableCode, 'Orders of this account are not finished.');
  }
  return json(view(id, obstacles, true));
}
