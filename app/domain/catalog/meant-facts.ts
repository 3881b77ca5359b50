import { countryCodes } from '#domain/country/country-code.ts';
import { countryName } from '#domain/country/country.ts';
import { locales } from '#domain/locale.ts';
import type { Occasion } from '#domain/request/occasion.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { type FactIndex, formsOf, indexFacts } from './fact-index.ts';
import { namesMeant } from './meant-names.ts';
import { factOf } from './searched-facts.ts';

/** How people describe the occasion of a video. */
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

/** The only service whose form asks for the occasion. */
const forOccasions: ServiceKind = 'getVideo';

/** Countries and occasions in every language. Built on the first search, because it takes a few milliseconds. */
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

/**
 * What each word of a search matches besides itself: "greece" also finds people from there, in any language. A word
 * shared by many names, such as "united", stands for one of them only together with the other words of its name.
 * @param typed folded words
 * @param categories the names of the shop's categories
 * @returns the facts for each word
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
