import anyAscii from 'any-ascii';

/** Greek letters that are read together (ELOT 743), which a letter-by-letter table gets wrong. */
const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ου/gu, 'ou'],
  [/γγ/gu, 'ng'],
  [/γξ/gu, 'nx'],
  [/γχ/gu, 'nch'],
  [/(^|[^\p{L}])μπ/gu, '$1b'],
  [/([αεη])υ(?=[θκξπσςτφχψ]|[^\p{L}]|$)/gu, '$1f'],
  [/([αεη])υ/gu, '$1v'],
];

/** Serbian is written in Latin letters as well, and those are not what Russian ones are transcribed to. */
const serbian: Readonly<Record<string, string>> = {
  ж: 'z',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ћ: 'c',
  ш: 's',
  ђ: 'dj',
  љ: 'lj',
  њ: 'nj',
  џ: 'dz',
  ј: 'j',
};

/** Rules are for small letters; a capital gets a capital first letter, and a word in capitals stays one. */
function keepingCase(text: string, change: (small: string) => string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const changed = change(word.toLowerCase());
    if (changed === word.toLowerCase()) return word;
    if (word.length > 1 && word === word.toUpperCase()) return changed.toUpperCase();
    const [first = ''] = word;
    return first === first.toUpperCase()
      ? changed.slice(0, 1).toUpperCase() + changed.slice(1)
      : changed;
  });
}

/** Greek without accents. A dieresis, and an accent on the first of two vowels, keep them apart ("Ταϋγέτη"). */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/υ\u0308/gu, '\u00ADυ')
    .replace(/([αεηο]\u0301)υ/gu, '$1\u00ADυ')
    .replace(/[\u0300-\u036F]/gu, '');
}

function greekInLatin(word: string): string {
  return greekPairs.reduce((result, [pair, by]) => result.replace(pair, by), withoutAccents(word));
}

const isSerbian = (text: string) => /[ђјљњћџ]/iu.test(text);

/**
 * A text in the characters that every bank of the SEPA area takes (EPC217-08): Latin letters without accents, digits
 * and `/-?:().,'+`. Greek is transcribed by ELOT 743, Cyrillic as Serbian or Russian, other scripts letter by letter;
 * what has no counterpart becomes a space.
 * @param most characters that are kept
 * @param options `serbian` for Cyrillic that is Serbian without showing it by its letters
 * @returns a single line, empty if nothing of it can be written
 */
export function sepaText(
  text: string,
  most: number,
  options: { readonly serbian?: boolean } = {},
): string {
  const whole = text.normalize('NFC').replace(/\p{Extended_Pictographic}/gu, ' ');
  const latin = keepingCase(whole, (word) => {
    if (/\p{Script=Greek}/u.test(word)) return greekInLatin(word);
    if (!/\p{Script=Cyrillic}/u.test(word) || !(options.serbian || isSerbian(whole))) return word;
    return word.replace(/\p{L}/gu, (letter) => serbian[letter] ?? letter);
  });
  return anyAscii(latin)
    .replaceAll('&', '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
}

/** Whether banks take this as an identification: at most 35 characters, no slash at an end, no two together. */
export function isSepaId(text: string): boolean {
  return (
    /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(text) &&
    text.trim() === text &&
    !/^\/|\/$|\/\//.test(text)
  );
}
