import type { PageHead, StructuredData } from '#app/platform/page/page-head.ts';
import type { Celebrity } from '#domain/catalog/celebrity.ts';
import { addressIn } from '#domain/localized-address.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { excerpt, plainText } from '#domain/text/plain-text.ts';
import type { ReviewPage } from '#domain/review/review.ts';
import type { ServiceKind } from '#domain/service/service.ts';

export interface CelebrityHeadInput {
  readonly origin: string;
  readonly locale: Locale;
  readonly celebrity: Celebrity;
  /** The first page of reviews; null if they could not be read. */
  readonly reviews: ReviewPage | null;
  /** The localised page title. */
  readonly title: string;
  /** The localised name of a service. */
  readonly serviceName: (kind: ServiceKind) => string;
  /** The description of a celebrity without a biography. */
  readonly fallback: string;
  /** The page's breadcrumb trail. */
  readonly trail: StructuredData;
}

/** What is on the page is all that search engines are told; a person has no rating in schema.org, what is sold has. */
const toldReviews = 5;

/** What the celebrity sells with its rating, only where there are reviews. */
function reviewed(
  { celebrity, reviews, title }: CelebrityHeadInput,
  url: string,
): StructuredData[] {
  const { shopName } = celebrity;
  if (!reviews?.rating) return [];
  const { rating, rows } = reviews;
  const product: StructuredData = {
    '@type': 'Product',
    '@id': `${url}#reviewed`,
    name: title,
    brand: { '@type': 'Brand', name: shopName },
    url,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average.toFixed(2),
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: rows.slice(0, toldReviews).map((row) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: row.stars, bestRating: 5, worstRating: 1 },
      datePublished: row.month,
      reviewBody: row.words,
      inLanguage: row.language,
      author: { '@type': 'Person', name: row.firstName || 'Anonymous' },
    })),
  };
  return [product];
}

/** The metadata of a celebrity's page for search engines and shared links. */
export function celebrityHead(input: CelebrityHeadInput): PageHead {
  const { origin, locale, celebrity, trail } = input;
  const path = `/celebrity/${celebrity.id}`;
  const description = excerpt(plainText(celebrity.biography)) || input.fallback;
  const { shopName: name, portrait } = celebrity;
  const url = origin + addressIn(locale, path);
  const person: StructuredData = {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    description,
    url,
    ...(celebrity.title ? { jobTitle: celebrity.title } : {}),
    ...(celebrity.countryName
      ? { nationality: { '@type': 'Country', name: celebrity.countryName } }
      : {}),
    ...(portrait ? { image: new URL(portrait, origin).href } : {}),
    makesOffer: celebrity.services.map(({ kind, price }) => ({
      '@type': 'Offer',
      price: decimalFromCents(price),
      priceCurrency: 'EUR',
      url: `${url}/request/${kind}`,
      itemOffered: { '@type': 'Service', name: input.serviceName(kind) },
    })),
  };
  return {
    origin,
    locale,
    path,
    title: input.title,
    description,
    kind: 'profile',
    picture: portrait ? { src: portrait, alt: name } : undefined,
    about: [person, ...reviewed(input, url), trail],
  };
}
