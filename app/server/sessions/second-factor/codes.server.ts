import { stepOfCode } from '#app/platform/secret/one-time-code.server.ts';
import { unsealBytes } from '#app/platform/secret/sealed-bytes.server.ts';
import { findApp, useStep } from '#app/server/accounts/store/authenticator-apps.server.ts';
import { useRecoveryCode } from '#app/server/accounts/store/recovery-codes.server.ts';
import { withinLimits } from './within-limits.server.ts';

/** Whether this is an unused code of the user's app; marks it as used. */
async function takesCode(userId: number, code: string, now: Date): Promise<boolean> {
  const app = await findApp(userId);
  if (!app) return false;
  const step = stepOfCode(await unsealBytes(app.sealed, 'authenticator-app'), code, now);
  return step !== null && useStep(userId, step);
}

/** @throws AppError `invalid_input` on `code`, `too_many_requests` */
export function requireCode(userId: number, code: string, now: Date = new Date()): Promise<void> {
  return withinLimits(userId, () => takesCode(userId, code, now));
}

/**
 * Counts an attempt at the first code of an app that is being set up.
 * @throws AppError `invalid_input` on `code`, `too_many_requests`
 */
export function requireFirstCode(userId: number, isRight: boolean): Promise<void> {
  return withinLimits(userId, async () => isRight);
}

/** @throws AppError `invalid_input` on `code`, `too_many_requests` */
export function requireRecoveryCode(
  userId: number,
  code: string,
  now: Date = new Date(),
): Promise<void> {
  return withinLimits(userId, () => useRecoveryCode(userId, code, now));
}
