/** Letters that no decomposition turns into plain Latin, and how they are commonly written in it. */
const letters: Readonly<Record<string, string>> = {
  // Latin
  ...{
    ı: 'i',
    ə: 'e',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'dj',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ħ: 'h',
  },
  // Cyrillic: Russian, Serbian and their neighbours
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѕ: 'dz' },
  ...{ і: 'i', є: 'e', ґ: 'g', ә: 'e', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h' },
  // Greek
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'i', φ: 'f' },
  ...{ χ: 'h', ψ: 'ps', ω: 'o' },
};

/** Greek pairs that sound as one; before their letters are taken one by one. */
const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<!\p{L})ντ/gu, 'd'],
  [/(?<!\p{L})γκ/gu, 'g'],
  [/γγ/gu, 'ng'],
  [/ου/gu, 'u'],
  [/αι/gu, 'e'],
  [/[εο]ι/gu, 'i'],
  [/([αε])υ/gu, '$1v'],
];

/** Ways of writing one sound that differ from language to language. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/chr/g, 'hr'],
  [/([szc])h/g, '$1'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/ts/g, 'c'],
  [/ou/g, 'u'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/[jy]/g, 'i'],
  [/([a-z])\1+/g, '$1'],
];

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);
}

function respell(text: string): string {
  const latin = replaceAll(text, greekPairs).replace(
    /\p{L}/gu,
    (letter) => letters[letter] ?? letter,
  );
  return replaceAll(latin, spellings);
}

/** One letter three times or more, or whatever stands until the next such run. */
const runs = /(\p{L})\1{2,}|(?:(?!(\p{L})\2{2})[^])+/gu;

function foldOnce(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼʹ`]/gu, '');
  return (
    plain
      // A letter that was held down is no spelling: "zzzz" must not find whatever begins with z. Two letters that
      // become the same one are, so runs are looked for in what was written: "kıyı" is still "kiji".
      .replace(runs, (part, letter?: string) =>
        letter === undefined ? respell(part) : respell(letter).repeat(part.length / letter.length),
      )
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/**
 * The skeleton of a text that a search compares: without case, accents, script and ways of spelling, so that
 * "Djordje" and "Đorđe" find "Ђорђе". Words are parted by one space. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  let folded = foldOnce(text);
  // A rule can make room for another: "shh" is first "sh".
  for (let next = foldOnce(folded); next !== folded; next = foldOnce(folded)) folded = next;
  return folded;
}

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
