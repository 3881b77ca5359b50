import { randomBytes } from 'node:crypto';

const longest = 30;

/**
 * Generates a user name from a person's name. User names are public here, so it never uses the e-mail address.
 * @param ending distinguishes people with the same name; '' for the first
 */
export function newUserName(name: string, ending: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '.')
    .slice(0, longest)
    .replace(/^\.+|\.+$/g, '');
  const stem = words.length < 3 ? 'fan' : words;
  return ending === '' ? stem : `${stem}-${ending}`;
}

/** Suffixes to try until a user name is free: none, then some random ones. */
export function userNameEndings(): readonly string[] {
  return ['', ...Array.from({ length: 5 }, () => randomBytes(3).toString('hex'))];
}
