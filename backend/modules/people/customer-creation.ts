import { newUserName, userNameEndings } from './new-user-name.ts';
import { changeAccount } from '#backend/modules/people/store/accounts.ts';
import { createAccount } from '#backend/modules/people/store/new-accounts.ts';
import { accountChangeOf } from './account-input.ts';
import { created } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { demand, identityOf, newPasswordHash, taken, textOf } from './customer-input.ts';
import { customerView } from './customer-view.ts';
import { shopkeeperOf } from './customer-steps.ts';

/** User names to try: the chosen one, or some generated from the person's name. */
function userNamesOf(body: Readonly<Record<string, unknown>>): readonly string[] {
  const chosen = textOf(body, 'username');
  const name = `${textOf(body, 'first_name')} ${textOf(body, 'last_name')}`;
  return chosen === '' ? userNameEndings().map((ending) => newUserName(name, ending)) : [chosen];
}

/** POST wc/v3/customers: creates a fan's account; the user name is optional. */
export async function customerCreate(call: Call): Promise<Response> {
  const caller = await shopkeeperOf(call, 'create');
  const body = await readBody(call.request);
  demand(body, ['email', 'password']);
  const newAccount = { userId: 0, shownMeta: [] };
  const change = await accountChangeOf(call.services.database, newAccount, body);
  const identities = userNamesOf(body).map((username) => identityOf({ ...body, username }));
  // Hashed before checking whether the address is free, so that both responses take equally long.
  const passwordHash = await newPasswordHash(body['password']);
  let account: Awaited<ReturnType<typeof createAccount>> = 'login';
  for (const { email, login } of identities) {
    account = await createAccount(
      call.services.database,
      {
        login,
        email,
        firstName: change.firstName ?? '',
        lastName: change.lastName ?? '',
        displayName: change.firstName || login,
        role: 'customer',
        locale: textOf(body, 'locale') || 'en',
        passwordHash,
        pending: false,
      },
      call.services.clock(),
    );
    if (account !== 'login') break;
  }
  if (typeof account === 'string') throw taken(account);
  const { billing, shipping, meta } = change;
  const rest = {
    ...(billing && { billing }),
    ...(shipping && { shipping }),
    ...(meta && { meta }),
  };
  const whole = await changeAccount(call.services.database, account.id, rest);
  return created(call, customerView(call, whole ?? account, caller));
}
