/** Shorter words occur in too many good passwords. */
const shortest = 4;

/** What people put around and between words; attackers guess it along with them. */
const fillers = /[^\p{L}]+/gu;

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(fillers, '');
}

/**
 * Whether a password is nothing but one of these words, once or repeated, in any case, with digits and symbols around
 * it. A word within a longer password does not count.
 */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = password.trim().toLowerCase();
  const letters = lettersOf(password);
  return words.some((word) => {
    if (word.trim() !== '' && plain === word.trim().toLowerCase()) return true;
    const own = lettersOf(word);
    if (own.length < shortest || letters.length === 0) return false;
    return letters.length % own.length === 0 && letters === own.repeat(letters.length / own.length);
  });
}
