import { foldText } from './search/text-folding.ts';

/** Letters and digits mapped to the Latin letter they look like, in lower case and in capitals. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't' },
  ...{ у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', г: 'r', п: 'n' },
  ...{ А: 'a', В: 'b', Е: 'e', К: 'k', М: 'm', Н: 'h', О: 'o', Р: 'p', С: 'c', Т: 't', У: 'y' },
  ...{ Х: 'x', І: 'i', Ј: 'j', Ѕ: 's' },
  // Greek
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p' },
  ...{ σ: 'o', ς: 'c', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
  ...{ Α: 'a', Β: 'b', Ε: 'e', Ζ: 'z', Η: 'h', Ι: 'i', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p' },
  ...{ Τ: 't', Υ: 'y', Χ: 'x' },
  // Digits and signs
  ...{ '0': 'o', '1': 'l', '3': 'e', '5': 's', '@': 'a', $: 's', '|': 'l' },
};

/** A name's shape in Latin letters; small l and capital I count as the same letter. */
function shapeOf(name: string): string {
  const latin = [...name.normalize('NFKD').replace(/\p{M}/gu, '')].map(
    (letter) => lookAlikes[letter] ?? letter,
  );
  return foldText(latin.join('').replace(/I/g, 'l')).replace(/l/g, 'i');
}

/** A name's sound. */
function soundOf(name: string): string {
  return foldText(name);
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function wordsIn(skeleton: string): readonly string[] {
  return skeleton.split(' ').filter((word) => word !== '');
}

/** A name prepared for comparison. Preparing one costs more than comparing two. */
export interface ComparableName {
  readonly plain: string;
  /** Its sound and its shape, as words. */
  readonly skeletons: readonly (readonly string[])[];
}

/** Prepares a name for comparison with many others. */
export function comparableName(name: string): ComparableName {
  return { plain: plain(name), skeletons: [soundOf(name), shapeOf(name)].map(wordsIn) };
}
