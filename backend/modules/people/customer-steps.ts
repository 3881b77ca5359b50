import { type Caller, callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { findUserById, type StoredUser } from '#backend/modules/people/store/users.ts';
import { type Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

export async function shopkeeperOf(
  call: Call,
  deed: 'list' | 'view' | 'create' | 'edit',
): Promise<Caller> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
  return caller;
}

export async function accountOf(call: Call): Promise<StoredUser> {
  const user = await findUserById(call.services.database, Number(call.params[0]));
  if (!user) throw refusal(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
  return user;
}
