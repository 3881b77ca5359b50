import { oneLine } from '#domain/text/one-line.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { createAccount } from '#backend/modules/people/store/new-accounts.ts';
import { confirmVendor } from '#backend/modules/people/store/open-shop.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, readBody } from '#backend/http/wire/call.ts';
import {
  demand,
  identityOf,
  newPasswordHash,
  taken,
  textOf,
} from '#backend/modules/people/customer-input.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** Only the app, which checks the code that it sent, may do either. */
async function demandService(call: Call): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, 'create');
}

/**
 * POST astera/v1/vendors: a celebrity's account, which cannot sign in before it is confirmed; instead of one such, if
 * named.
 */
export async function vendorCreate(call: Call): Promise<Response> {
  await demandService(call);
  const body = await readBody(call.request);
  demand(body, ['email', 'username', 'password', 'shop_name']);
  const { email, login } = identityOf(body);
  const insteadOf = body['instead_of'];
  const passwordHash = await newPasswordHash(body['password']);
  const created = await createAccount(
    call.services.database,
    {
      login,
      email,
      firstName: '',
      lastName: '',
      displayName: oneLine(textOf(body, 'shop_name')),
      role: 'wcfm_vendor',
      locale: textOf(body, 'locale') || 'en',
      passwordHash,
      pending: true,
    },
    call.services.clock(),
    typeof insteadOf === 'number' ? insteadOf : undefined,
  );
  if (typeof created === 'string') throw taken(created);
  return json({ id: created.id }, 201);
}

/** POST astera/v1/vendors/{id}/confirm: the account's address is known to be its owner's. */
export async function vendorConfirm(call: Call): Promise<Response> {
  await demandService(call);
  const id = Number(call.params[0]);
  if (!(await confirmVendor(call.services.database, id))) {
    throw refusal(404, 'astera_no_such_registration', 'There is no such registration.');
  }
  return json({ id });
}
