import { decodeJwt } from 'jose';
import * as v from 'valibot';

import { claimsSchema } from '#backend/contract/people/auth.ts';
import { accountJwt, customerSchema, emailTakenCode } from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';

import { ask } from '#app/server/backend/ask.server.ts';

const refusedSchema = v.looseObject({ code: v.literal(emailTakenCode) });

/**
 * Changes an account's email address, after our own check. The embedded back end revokes all earlier tokens and issues
 * a new one; a WordPress does not, and the token stays valid.
 * @returns the token to use from now on, and its expiry
 * @throws AppError `invalid_input` on `newCode` if another account has taken the address
 */
export async function changeEmail(
  { user, token }: { readonly user: { readonly id: number }; readonly token: string },
  email: string,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const account = await ask(paths.customer(user.id), {
    method: 'PATCH',
    as: 'service',
    body: { email },
    schema: customerSchema,
    refusal: (_status, body) =>
      v.is(refusedSchema, body)
        ? new AppError('invalid_input', { fields: { newCode: 'address-taken' } })
        : null,
  });
  const given = account[accountJwt]?.token ?? token;
  // The back end issued it itself, so it is only decoded here.
  const { exp } = v.parse(claimsSchema, decodeJwt(given));
  return { token: given, expiresAt: new Date(exp * 1000) };
}
