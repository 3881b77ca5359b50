import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { isCommonPassword } from '#app/platform/secret/common-passwords.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isMadeOf } from '#domain/account/sign-in/password-words.ts';

/** What people use of the site in passwords: its name and its own address. */
async function siteWords(): Promise<string[]> {
  const { hostname } = new URL(siteOrigin());
  return [await siteName(), hostname, hostname.split('.').at(-2) ?? hostname];
}

/** What people use of themselves: the names of the account, and the local part of the address. */
function ownWords(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, name.split('@')[0] ?? name]);
}

/**
 * Rejects a new password that is easily guessed: a common one, or one made of the site's name or a name of the account.
 * @throws AppError `invalid_input` on `password`: `common`, `about-you`
 */
export async function requireUncommon(
  password: string,
  names: readonly string[] = [],
): Promise<void> {
  if (isCommonPassword(password)) {
    throw new AppError('invalid_input', { fields: { password: 'common' } });
  }
  const words = [...(await siteWords()), ...ownWords(names)];
  if (isMadeOf(password, words)) {
    throw new AppError('invalid_input', { fields: { password: 'about-you' } });
  }
}
