import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Service } from '#domain/service/service.ts';

/** A celebrity as a card shows her or him. */
export interface CelebrityCard {
  readonly id: number;
  readonly shopName: string;
  /** What she is known for: "Singer and songwriter". Empty when the back end has none. */
  readonly title: string;
  /** ISO 3166-1 alpha-2, or null when unknown. */
  readonly country: string | null;
  /** The country in the reader's language, or null when unknown. */
  readonly countryName: string | null;
  /** Slugs, the parent first. */
  readonly categories: readonly string[];
  /** Address of the portrait, or null. */
  readonly portrait: string | null;
  /** The lowest price of the services, or null when there are none. */
  readonly from: Cents | null;
}

/** A celebrity as the own page shows her or him. `biography` is sanitised HTML. */
export interface Celebrity extends CelebrityCard {
  readonly biography: string;
  /** Which language it is in; undefined where the back end does not say. */
  readonly biographyLanguage?: Locale | undefined;
  readonly services: readonly Service[];
}
