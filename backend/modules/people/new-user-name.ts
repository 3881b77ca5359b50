import { randomBytes } from 'node:crypto';

const longest = 30;

/**
 * A user name for someone who chose none, made of what he or she is called: user names are public here, so an address
 * is no source for one.
 * @param ending tells two people of one name apart; '' for the first
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

/** Endings to try one after the other until a name is no one's: none, then some that no one guesses. */
export function userNameEndings(): readonly string[] {
  return ['', ...Array.from({ length: 5 }, () => randomBytes(3).toString('hex'))];
}
