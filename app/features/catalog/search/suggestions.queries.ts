import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readSuggestions } from './suggestions.functions.ts';

const fewestLetters = 2;

/** Matches for the typed text; disabled below two letters. */
export function suggestionsQuery(locale: Locale, typed: string) {
  const words = typed.trim().slice(0, 100);
  return queryOptions({
    queryKey: ['suggestions', locale, words],
    queryFn: () => readSuggestions({ data: { locale, words } }),
    enabled: words.length >= fewestLetters,
  });
}
