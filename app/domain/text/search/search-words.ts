import { foldText } from './text-folding.ts';

const longestWord = 60;

/** The distinct folded words of a text, for searching and for being found. */
export function searchWords(text: string): readonly string[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))];
}

/** Azerbaijani letters as passports and foreign newspapers write them. */
const abroad: Readonly<Record<string, string>> = {
  ə: 'a',
  x: 'kh',
  q: 'g',
  c: 'j',
  ğ: 'gh',
  ç: 'ch',
  ş: 'sh',
};

/** Alternative spellings of a name in plain letters: an Azerbaijani one as written abroad, "đ" as plain "d". */
function plainSpellings(name: string): readonly string[] {
  const lower = name.normalize('NFC').toLocaleLowerCase('az');
  const abroadIn = (letters: RegExp) =>
    lower.replace(letters, (letter) => abroad[letter] ?? letter);
  return [
    // Only Azerbaijani has this letter.
    ...(lower.includes('ə') ? [abroadIn(/ə/g), abroadIn(/[əxqcğçş]/g), abroadIn(/[xqcğçş]/g)] : []),
    ...(/[đђ]/.test(lower) ? [lower.replace(/[đђ]/g, 'd')] : []),
  ];
}

/**
 * The words a name is found by: its own first, then what users limited to plain letters type: "safarli" for "Səfərli",
 * "dokovic" for "Đoković".
 */
export function foundWords(name: string): readonly string[] {
  return [...new Set([name, ...plainSpellings(name)].flatMap(searchWords))];
}
