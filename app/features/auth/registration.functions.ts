import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { codeSchema, registrationSchema } from '#domain/account/account.ts';
import { locales } from '#domain/locale.ts';

import { checkCode, mailNewCode, registerSomebody } from './registration.server.ts';

const attempt = v.pipe(v.string(), v.uuid());

/**
 * Registers a fan or a celebrity; instead of an attempt that was begun with a wrong address, if one is named. @returns the attempt that the mailed code belongs to; null for a fan
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
  .handler(({ data }) => registerSomebody(data.registration, data.locale, data.instead));

/** Confirms a celebrity's account. @throws AppError `invalid_input` on `code`, `code_expired`, `too_many_requests` */
export const confirmCode = createServerFn({ method: 'POST' })
  .validator(v.object({ attempt, code: codeSchema }))
  .handler(({ data }) => checkCode(data.attempt, data.code));

/** Asks for a new code; the old one ends. @throws AppError `too_many_requests` */
export const resendCode = createServerFn({ method: 'POST' })
  .validator(v.object({ attempt }))
  .handler(({ data }) => mailNewCode(data.attempt));
