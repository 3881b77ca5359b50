import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { locales } from '#domain/locale.ts';

import { beginSocialLogin, socialProviders } from '#app/server/accounts/social-login.server.ts';

/** The providers available for sign-in; empty if none are configured. */
export const readSocialProviders = createServerFn({ method: 'GET' }).handler(() =>
  socialProviders(),
);

/**
 * Starts a social login.
 * @returns the provider's URL, or why there is none
 * @throws AppError `not_found`
 */
export const goToProvider = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      provider: v.pipe(v.string(), v.maxLength(40)),
      destination: v.optional(v.pipe(v.string(), v.maxLength(4096))),
      locale: v.picklist(locales),
    }),
  )
  .handler(({ data }) => beginSocialLogin({ destination: undefined, ...data }));
