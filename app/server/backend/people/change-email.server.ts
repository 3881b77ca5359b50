import { decodeJwt } from 'jose';
import * as v from 'valibot';

import { claimsSchema } from '#backend/contract/people/auth.ts';
import { accountJwt, customerSchema, emailTakenCode } from '#backend/contract/people/customer.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';

import { ask } from '#app/server/backend/ask.server.ts';

const refusedSchema = v.looseObject({ code: v.literal(emailTakenCode) });

/**
 * Gives an account another address, after our own check. The embedded back end ends every token of before and gives a
 * new one; a WordPress knows no such thing, and the token stays good.
 * @returns the token that counts from now on, and until when
 * @throws AppError `invalid_input` on `newCode` when another account has the address by now
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
  // The back end gave it out itself; it is only read here.
  const { exp } = v.parse(claimsSchema, decodeJwt(given));
  return { token: given, expiresAt: new Date(exp * 1000) };
}
