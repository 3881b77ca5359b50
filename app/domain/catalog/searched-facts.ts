import { countryCodes } from '#domain/country/country-code.ts';
import { countryName } from '#domain/country/country.ts';
import { locales } from '#domain/locale.ts';
import type { Occasion } from '#domain/request/service-request.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { searchWords } from '#domain/text/text-folding.ts';

/**
 * What is known of a celebrity or of goods beside their words, as a word that no one can type: where they are from,
 * where they are filed, what is offered. `@country:GR`, `@category:12`, `@service:getVideo`.
 */
export const factOf = {
  country: (code: string) => `@country:${code}`,
  category: (id: number | string) => `@category:${id}`,
  service: (kind: ServiceKind | string) => `@service:${kind}`,
} as const;

/** A name, in one language, and the facts that it stands for. */
export interface NamedFact {
  readonly name: string;
  /** Any of these will do. */
  readonly facts: readonly string[];
}

/** How people say what they want a video for. */
const occasionNames = {
  birthday: [
    ...['birthday', 'birthdays', 'γενέθλια', 'ad günü', 'doğum günü', 'день рождения'],
    ...['рождение', 'рођендан', 'дан рођења'],
  ],
  anniversary: [
    'anniversary',
    'επέτειος',
    'ildönümü',
    'yıl dönümü',
    'yıldönümü',
    'годовщина',
    'годишњица',
  ],
} as const satisfies Partial<Record<Occasion, readonly string[]>>;

/** The one service whose form asks for the occasion. */
const forOccasions: ServiceKind = 'getVideo';

const longestPrefixless = 4;

/** What names stand for, ready to be asked by words. */
export interface FactIndex {
  /** By a word: the names in which it stands. */
  readonly byWord: ReadonlyMap<string, readonly IndexedName[]>;
}

interface IndexedName {
  readonly words: readonly string[];
  readonly facts: readonly string[];
}

/** Word and, of longer ones, the word without its last letter: "singer" is asked for "Singers". */
function formsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.length > longestPrefixless ? [word, letters.slice(0, -1).join('')] : [word];
}

/** Reads names once. */
export function indexFacts(named: readonly NamedFact[]): FactIndex {
  const byWord = new Map<string, IndexedName[]>();
  for (const { name, facts } of named) {
    const words = searchWords(name);
    for (const form of new Set(words.flatMap(formsOf))) {
      const there = byWord.get(form) ?? [];
      there.push({ words, facts });
      byWord.set(form, there);
    }
  }
  return { byWord };
}

/**
 * Countries and occasions in every language. Read when someone searches for the first time: it takes some milliseconds.
 */
let everywhere: FactIndex | null = null;

function factsEverywhere(): FactIndex {
  everywhere ??= indexFacts([
    ...locales.flatMap((locale) =>
      countryCodes.map((code) => ({
        name: countryName(code, locale),
        facts: [factOf.country(code)],
      })),
    ),
    ...Object.values(occasionNames)
      .flat()
      .map((name) => ({ name, facts: [factOf.service(forOccasions)] })),
  ]);
  return everywhere;
}

function isTyped(word: string, typed: readonly string[]): boolean {
  const forms = formsOf(word);
  return typed.some((one) => forms.includes(one));
}

/** The names that are meant: those whose every word was typed, and those that alone have one of the words. */
function namesMeant(typed: readonly string[], { byWord }: FactIndex): readonly IndexedName[] {
  return typed.flatMap((word) => {
    const names = byWord.get(word) ?? [];
    const facts = new Set(names.map((name) => name.facts.join(' ')));
    const isOnlyOnes = facts.size === 1 && [...word].length >= longestPrefixless;
    return isOnlyOnes
      ? names
      : names.filter(({ words }) => words.every((one) => isTyped(one, typed)));
  });
}

/**
 * What else than itself each word of a search is found by: "greece" also by who is from there, in any of the languages.
 * A word that many names have, such as "united", stands for one of them only beside the others of its name.
 * @param typed folded words
 * @param categories the names of the shop's categories
 * @returns for each word its facts
 */
export function factsMeant(
  typed: readonly string[],
  categories: FactIndex,
): readonly (readonly string[])[] {
  const meant = [categories, factsEverywhere()].flatMap((index) => namesMeant(typed, index));
  return typed.map((word) => {
    const named = meant.filter(({ words }) => words.some((one) => formsOf(one).includes(word)));
    return [...new Set(named.flatMap(({ facts }) => facts))];
  });
}
