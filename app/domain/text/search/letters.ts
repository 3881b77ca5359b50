/** Letters that do not decompose into plain Latin, with their usual transliterations. */
export const letters: Readonly<Record<string, string>> = {
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

/** Greek digraphs, replaced before single letters are. */
export const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<!\p{L})ντ/gu, 'd'],
  [/(?<!\p{L})γκ/gu, 'g'],
  [/γγ/gu, 'ng'],
  [/ου/gu, 'u'],
  [/αι/gu, 'e'],
  [/[εο]ι/gu, 'i'],
  [/([αε])υ/gu, '$1v'],
];

/** Spellings of one sound that differ between languages. */
export const spellings: readonly (readonly [RegExp, string])[] = [
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
