import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { isCommonPassword } from '#app/platform/secret/common-passwords.server.ts';
import { siteName } from '#app/server/settings/store/site-settings.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isMadeOf } from '#domain/account/sign-in/password-words.ts';

/** What people take of the site for a password: its name, and its own address. */
async function siteWords(): Promise<string[]> {
  const { hostname } = new URL(siteOrigin());
  return [await siteName(), hostname, hostname.split('.').at(-2) ?? hostname];
}

/** What people take of themselves: the names of the account, and the part of an address that is theirs. */
function ownWords(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, name.split('@')[0] ?? name]);
}

/**
 * Refuses a new password that is guessed first: one of the common ones, or one that is made of the site's name or a
 * name of its own account.
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
