import type { Locale } from '#domain/locale.ts';

/**
 * Occasions of a request (row S3). Kept with its line under the name of the form's field, as its other answers are;
 * new ones are added here, with their words in `occasion.messages.ts`.
 */
export const occasions = [
  'birthday',
  'nameDay',
  'wedding',
  'anniversary',
  'congratulations',
  'pepTalk',
  'getWell',
  'roast',
  'justBecause',
  'other',
] as const;
export type Occasion = (typeof occasions)[number];

/** Occasions that are offered only in the languages whose speakers celebrate them. */
const customs: Readonly<Partial<Record<Occasion, readonly Locale[]>>> = {
  nameDay: ['el', 'sr', 'ru'],
};

export function isOccasion(value: unknown): value is Occasion {
  return typeof value === 'string' && (occasions as readonly string[]).includes(value);
}

/**
 * The occasions to choose from in a language, in display order.
 * @param chosen an occasion that stays on offer, wherever it was chosen
 */
export function occasionsIn(locale: Locale, chosen?: string): readonly Occasion[] {
  return occasions.filter((one) => one === chosen || (customs[one]?.includes(locale) ?? true));
}
