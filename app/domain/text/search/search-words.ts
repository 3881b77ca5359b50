import { foldText } from './text-folding.ts';

const longestWord = 60;

/** The different words of a text, folded; what a search looks for or is found by. */
export function searchWords(text: string): readonly string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))];
}

/** Azerbaijani letters as passports and newspapers abroad write them. */
const abroad: Readonly<Record<string, string>> = {
  ə: 'a',
  x: 'kh',
  q: 'g',
  c: 'j',
  ğ: 'gh',
  ç: 'ch',
  ş: 'sh',
};

/** Other ways to write a name in plain letters: an Azerbaijani one as abroad, with "đ" as a bare "d". */
function plainSpellings(name: string): readonly string[] {
  const lower = name.normalize('NFC').toLocaleLowerCase('az');
  const abroadIn = (letters: RegExp) =>
    lower.replace(letters, (letter) => abroad[letter] ?? letter);
  return [
    // No other language has the letter.
    ...(lower.includes('ə') ? [abroadIn(/ə/g), abroadIn(/[əxqcğçş]/g), abroadIn(/[xqcğçş]/g)] : []),
    ...(/[đђ]/.test(lower) ? [lower.replace(/[đђ]/g, 'd')] : []),
  ];
}

/**
 * The words that a name is found by: its own first, then those that who has only plain letters types for it: "safarli"
 * for "Səfərli", "dokovic" for "Đoković".
 */
export function foundWords(name: string): readonly string[] {
  return [...new Set([name, ...plainSpellings(name)].flatMap(searchWords))];
}
