import { isCommonPassword } from '#app/platform/secret/common-passwords.server.ts';
import { AppError } from '#domain/app-error.ts';

/**
 * Refuses a new password that is guessed first: one of the common ones, or a name of its own account.
 * @throws AppError `invalid_input` on `password`: `common`
 */
export function demandUncommon(password: string, names: readonly string[] = []): void {
  const own = names.some((name) => name.toLowerCase() === password.toLowerCase());
  if (own || isCommonPassword(password)) {
    throw new AppError('invalid_input', { fields: { password: 'common' } });
  }
}
