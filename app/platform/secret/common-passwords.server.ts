import { commonPasswords } from './common-passwords.gen.ts';

const common = new Set(commonPasswords.split(' '));

/** True for a password that password crackers try first. Case-insensitive. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
