import type { Closures } from '#domain/availability/closure.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Rating } from '#domain/review/review.ts';
import type { Service } from '#domain/service/service.ts';

/** A celebrity as shown on a card. */
export interface CelebrityCard {
  readonly id: number;
  readonly shopName: string;
  /** What the celebrity is known for: "Singer and songwriter". Empty if the back end has none. */
  readonly title: string;
  /** ISO 3166-1 alpha-2, or null when unknown. */
  readonly country: string | null;
  /** The country in the reader's language, or null when unknown. */
  readonly countryName: string | null;
  /** Slugs, parent first. */
  readonly categories: readonly string[];
  /** URL of the portrait, or null. */
  readonly portrait: string | null;
  /** The lowest price of the services, or null if there are none. */
  readonly from: Cents | null;
  /** When no requests are taken; absent while they are. */
  readonly closures?: Closures | undefined;
  /** What the price on the card is for: the personalised video, or the cheapest service; null without services. */
  readonly offer: Pick<Service, 'kind' | 'price' | 'promisedDays'> | null;
  /** What its reviews say together; left out where there are none. */
  readonly rating?: Rating | undefined;
  /** True for one who answers within 24 hours, by the figures of real orders. */
  readonly answersQuickly?: boolean | undefined;
  /** The address of a muted preview; left out where the celebrity has no public clip. */
  readonly preview?: string | null;
}

/** A celebrity as shown on the celebrity's own page. `biography` is sanitised HTML. */
export interface Celebrity extends CelebrityCard {
  readonly biography: string;
  /** The language of the text; undefined if the back end does not report it. */
  readonly biographyLanguage?: Locale | undefined;
  readonly services: readonly Service[];
}
