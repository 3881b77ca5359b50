import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { passkeySignsIn } from '#app/server/backend/people/passkey-token.server.ts';
import { askForPasskey } from '#app/server/sessions/second-factor/passkey-checks.server.ts';
import { shownPasskeySchema } from '#domain/account/sign-in/passkey-answer.ts';
import { oneTimeCodeSchema, recoveryCodeSchema } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';
import { locales } from '#domain/locale.ts';

import {
  askForSecondPasskey,
  finishWithCode,
  finishWithPasskey,
  finishWithRecoveryCode,
  signInByPasskey,
  waysToFinish,
} from '#app/server/accounts/second-step.server.ts';

const passkeyInput = v.object({ response: shownPasskeySchema });

/** Whether a passkey alone is enough to sign in here. */
export const readPasskeySignIn = createServerFn({ method: 'GET' }).handler(
  (): boolean => passkeySignsIn,
);

/** What the browser needs to use a passkey of any account. @throws AppError `too_many_requests`, `not_allowed` */
export const beginPasskeySignIn = createServerFn({ method: 'POST' }).handler(() => {
  if (!passkeySignsIn) throw new AppError('not_allowed');
  return askForPasskey('sign-in', null);
});

/** Signs in with a passkey alone. @throws AppError `wrong_credentials`, `account_suspended` */
export const passkeySignIn = createServerFn({ method: 'POST' })
  .validator(passkeyInput)
  .handler(({ data }) => signInByPasskey(data.response));

/** The methods for completing this browser's pending sign-in; null if there is none. */
export const readSecondStep = createServerFn({ method: 'GET' }).handler(() => waysToFinish());

/**
 * Completes a sign-in with a code from the authenticator app.
 * @throws AppError `second_step_over`, `invalid_input`, `too_many_requests` /
 */
export const finishByCode = createServerFn({ method: 'POST' })
  .validator(v.object({ code: oneTimeCodeSchema }))
  .handler(({ data }) => finishWithCode(data.code));

/** Completes a sign-in with a recovery code. @throws AppError as `finishByCode` */
export const finishByRecoveryCode = createServerFn({ method: 'POST' })
  .validator(v.object({ code: recoveryCodeSchema, locale: v.picklist(locales) }))
  .handler(({ data }) => finishWithRecoveryCode(data.code, data.locale));

/**
 * What the browser needs to use a passkey as the second factor.
 * @throws AppError `second_step_over`, `too_many_requests` /
 */
export const beginSecondPasskey = createServerFn({ method: 'POST' }).handler(() =>
  askForSecondPasskey(),
);

/** Completes a sign-in with a passkey. @throws AppError `second_step_over`, `wrong_credentials` */
export const finishByPasskey = createServerFn({ method: 'POST' })
  .validator(passkeyInput)
  .handler(({ data }) => finishWithPasskey(data.response));
