import { countryCodes } from '#domain/country/country-code.ts';
import { countryName } from '#domain/country/country.ts';
import { locales } from '#domain/locale.ts';
import type { Occasion } from '#domain/request/service-request.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { type FactIndex, formsOf, indexFacts } from './fact-index.ts';
import { namesMeant } from './meant-names.ts';
import { factOf } from './searched-facts.ts';

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
