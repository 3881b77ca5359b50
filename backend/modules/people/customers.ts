import { accountJwt } from '#backend/contract/people/customer.ts';
import { type Caller, notAllowed } from '#backend/http/auth/caller.ts';
import { issueToken } from '#backend/http/auth/token.ts';
import {
  type AccountChange,
  changeAccount,
  pictureOf,
} from '#backend/modules/people/store/accounts.ts';
import { setPassword, type StoredUser } from '#backend/modules/people/store/users.ts';
import { setEmail } from '#backend/modules/people/store/set-email.ts';
import { accountChangeOf } from './account-input.ts';
import { json } from '#backend/http/wire/answer.ts';
import { batch } from '#backend/http/wire/batch.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { identityOf, newPasswordHash, textOf } from './customer-input.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { customerFields } from './person-fields.ts';
import { customerView, metaDataOf, customerAnswer } from './customer-view.ts';
import { shopkeeperOf, accountOf } from './customer-steps.ts';
import { customerCreate } from './customer-creation.ts';

/** GET wc/v3/customers/{id}. */
export async function customerOne(call: Call): Promise<Response> {
  const caller = await shopkeeperOf(call, 'view');
  return customerAnswer(call, await accountOf(call), caller);
}

/** POST wc/v3/customers/batch. Accounts are never deleted this way, since orders refer to them. */
export function customerBatch(call: Call): Promise<Response> {
  return batch(call, { create: customerCreate, update: customerChange });
}

/**
 * Only the app may change an account's e-mail address, which it has verified (ADR 0066); no one may change the user
 * name.
 */
function demandSameName(
  caller: Caller,
  user: StoredUser,
  body: Readonly<Record<string, unknown>>,
): void {
  const kept = {
    ...(caller.kind === 'service' ? {} : { email: user.email }),
    username: user.login,
  };
  for (const [name, value] of Object.entries(kept)) {
    if (body[name] === undefined || textOf(body, name).trim().toLowerCase() === value) continue;
    throw refusal(400, 'woocommerce_rest_customer_invalid_argument', `${name} isn't editable.`);
  }
}

/** An account with the changes applied. */
function withChange(user: StoredUser, change: AccountChange): StoredUser {
  const { firstName = user.firstName, lastName = user.lastName } = change;
  const { email: _, ...address } = user.billing;
  return {
    ...user,
    firstName,
    lastName,
    billing: { ...user.billing, ...change.billing },
    shipping: { ...(user.shipping ?? address), ...change.shipping },
  };
}

async function changeEmail(
  { services }: Call,
  user: StoredUser,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { email } = identityOf({ email: body['email'], username: user.login });
  if (email === user.email || (await setEmail(services.database, user.id, email))) return;
  throw refusal(400, 'woocommerce_rest_customer_invalid_email', 'Email address is invalid.');
}

/**
 * PUT wc/v3/customers/{id}: names, phone, addresses, our own meta data, password. As in WooCommerce, managers may
 * change only customers.
 */
export async function customerChange(call: Call): Promise<Response> {
  const { database } = call.services;
  const caller = await shopkeeperOf(call, 'edit');
  const user = await accountOf(call);
  const limited = caller.kind === 'person' && caller.user.role === 'shop_manager';
  if (limited && user.role !== 'customer') throw notAllowed(caller, 'edit');
  const body = await readBody(call.request);
  demandSameName(caller, user, body);
  const known = { userId: user.id, shownMeta: metaDataOf(user) };
  const change = await accountChangeOf(database, known, body);
  const { email, password } = body;
  const wanted = { ...withChange(user, change), ...(typeof email === 'string' && { email }) };
  requireKept(customerFields, body, customerView(call, wanted, caller));
  const hash = password === undefined ? null : await newPasswordHash(password);
  if (email !== undefined) await changeEmail(call, user, body);
  if (hash !== null) await setPassword(database, user.id, hash);
  const changed = (await changeAccount(database, user.id, change)) ?? user;
  return changed.email === user.email
    ? customerAnswer(call, changed, caller)
    : readdressedAnswer(call, changed, caller);
}

/** Includes a new token, since the old ones have just become invalid: the app continues with it for the user. */
async function readdressedAnswer(call: Call, user: StoredUser, caller: Caller): Promise<Response> {
  const picture = await pictureOf(call.services.database, user);
  const view = customerView(call, user, caller, picture);
  const jwt = await issueToken(call.services, user, [user.role]);
  return json({ ...view, [accountJwt]: jwt }, 200, { allow: 'GET, POST, PUT, PATCH' });
}
