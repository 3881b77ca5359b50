import { usernameOf } from '#app/server/backend/people/accounts.server.ts';
import { signInWithPassword } from '#app/server/backend/people/sign-in.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';

/** @throws AppError `invalid_input` on `current`, `too_many_requests` */
export async function requireOwnPassword(
  userId: number,
  username: string,
  current: string,
): Promise<void> {
  const { limits } = await accountsStore();
  const retryAfter = await limits.attempt('passwordPerAccount', String(userId));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  try {
    await signInWithPassword(username, current);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') throw error;
    throw new AppError('invalid_input', { fields: { current: 'wrong' } });
  }
  await limits.forget('passwordPerAccount', String(userId));
}

/** The same for any signed-in user. @throws AppError `invalid_input` on `current`, `too_many_requests` */
export async function requirePasswordOf(
  { token, user }: { token: string; user: { id: number } },
  current: string,
): Promise<void> {
  await requireOwnPassword(user.id, await usernameOf(token), current);
}
