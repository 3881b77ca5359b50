import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { accountKinds } from '#domain/account/account-kind.ts';
import { codeSchema, registrationSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { checkCode, mailNewCode } from '#app/server/accounts/registration.server.ts';
import { registerAccount } from '#app/server/accounts/register-account.server.ts';

const attempt = v.pipe(v.string(), v.uuid());
const kind = v.picklist(accountKinds);

/**
 * Registers a fan or a celebrity; replaces an earlier attempt with a wrong address, if one is given.
 * @returns the attempt that the mailed code belongs to
 * @throws AppError `invalid_input` with fields, `too_many_requests`, `operator_registers`
 */
export const register = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      registration: registrationSchema,
      locale: v.picklist(locales),
      instead: v.optional(attempt),
    }),
  )
  .handler(({ data }) => registerAccount(data.registration, data.locale, data.instead));

/**
 * Verifies a celebrity's account, or a fan's address.
 * @throws AppError `invalid_input` on `code`, `code_expired`, `too_many_requests` /
 */
export const confirmCode = createServerFn({ method: 'POST' })
  .validator(v.object({ kind, attempt, code: codeSchema }))
  .handler(({ data }) => checkCode(data.kind, data.attempt, data.code));

/** Requests a new code, which invalidates the old one. @throws AppError `too_many_requests` */
export const resendCode = createServerFn({ method: 'POST' })
  .validator(v.object({ kind, attempt }))
  .handler(({ data }) => mailNewCode(data.kind, data.attempt));
