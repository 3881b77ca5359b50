import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';

import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { signInWithPasskey } from '#app/server/backend/people/sign-in-with-passkey.server.ts';
import {
  requireCode,
  requireRecoveryCode,
} from '#app/server/sessions/second-factor/codes.server.ts';
import { secondStepWaysOf } from '#app/server/sessions/second-factor/needs-second-factor.server.ts';
import { askForPasskey } from '#app/server/sessions/second-factor/passkey-checks.server.ts';
import { ownerOfPasskey } from '#app/server/sessions/second-factor/owner-of-passkey.server.ts';
import {
  requirePendingSignIn,
  finishSignIn,
  pendingSignIn,
} from '#app/server/sessions/second-factor/pending-sign-in.server.ts';
import { beginSession } from '#app/server/sessions/begin-session.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { countRecoveryCodes } from '#app/server/accounts/store/recovery-codes.server.ts';
import type { SecondStepWays } from '#domain/account/sign-in/second-factor.ts';
import type { Locale } from '#domain/locale.ts';

import { recoveryCodeUsedMail } from './account-mails.server.ts';
import { takeConnection } from './connection.server.ts';

/** The methods that can complete this browser's pending sign-in; null if there is none. */
export async function waysToFinish(): Promise<SecondStepWays | null> {
  const pending = await pendingSignIn();
  return pending && secondStepWaysOf(pending.user.id);
}

/**
 * Completes a sign-in with a code of the app.
 * @throws AppError `second_step_over`, `invalid_input`, `too_many_requests`
 */
export async function finishWithCode(code: string): Promise<void> {
  const pending = await requirePendingSignIn();
  await requireCode(pending.user.id, code);
  await finishSignIn(pending);
  await takeConnection(pending.user.id);
}

/** The user is signed in already: failing to queue the mail does not undo that. */
async function tellOfRecoveryCode(userId: number, pageLocale: Locale): Promise<void> {
  try {
    const owner = await readCorrespondent(userId);
    if (!owner) return;
    const recipient = recipientOf(owner, pageLocale);
    const words = await recoveryCodeUsedMail(recipient, await countRecoveryCodes(userId));
    await (await outgoingMail()).put(words);
  } catch (error) {
    console.error(error);
  }
}

/** Completes a sign-in with a recovery code, and tells the owner. @throws AppError as `finishWithCode` */
export async function finishWithRecoveryCode(code: string, pageLocale: Locale): Promise<void> {
  const pending = await requirePendingSignIn();
  await requireRecoveryCode(pending.user.id, code);
  await finishSignIn(pending);
  await tellOfRecoveryCode(pending.user.id, pageLocale);
  await takeConnection(pending.user.id);
}

/** What the browser needs to use a passkey of the user whose sign-in is pending. @throws AppError `second_step_over` */
export async function askForSecondPasskey() {
  const { user } = await requirePendingSignIn();
  return askForPasskey('second-step', user.id);
}

/** Completes a sign-in with a passkey. @throws AppError `second_step_over`, `wrong_credentials` */
export async function finishWithPasskey(response: AuthenticationResponseJSON): Promise<void> {
  const pending = await requirePendingSignIn();
  await ownerOfPasskey('second-step', pending.user.id, response);
  await finishSignIn(pending);
  await takeConnection(pending.user.id);
}

/**
 * Signs in with only a passkey. It verified its owner, so it covers both factors: something the user has, and something
 * the user is or knows.
 * @throws AppError `wrong_credentials`, `account_suspended`
 */
export async function signInByPasskey(response: AuthenticationResponseJSON): Promise<void> {
  const userId = await ownerOfPasskey('sign-in', null, response);
  await beginSession(await signInWithPasskey(userId), { secondFactor: true });
}
