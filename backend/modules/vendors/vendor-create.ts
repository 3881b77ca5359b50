import { oneLine } from '#domain/text/one-line.ts';
import { createAccount } from '#backend/modules/people/store/new-accounts.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import {
  demand,
  identityOf,
  newPasswordHash,
  taken,
  textOf,
} from '#backend/modules/people/customer-input.ts';
import { requireService } from './vendor-registration.ts';

/**
 * POST astera/v1/vendors: creates a celebrity's account, which cannot sign in until confirmed; replaces another
 * unconfirmed one if given.
 */
export async function vendorCreate(call: Call): Promise<Response> {
  await requireService(call);
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
