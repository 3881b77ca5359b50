import { commonPasswords } from './common-passwords.gen.ts';

const common = new Set(commonPasswords.split(' '));

/** True for a password that guessing programs try first. Case does not count. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
