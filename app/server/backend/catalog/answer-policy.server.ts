import type { AnswerStore } from '#app/platform/cache/answer-store.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Celebrity, CelebrityCard } from '#domain/catalog/celebrity.ts';
import type { Facets, ListKind } from '#domain/catalog/facets.ts';
import type { Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { ProductCard } from '#domain/product/product.ts';
import { isOptionalContent } from '#domain/site/content.ts';

import { openTransport } from '#app/server/composition.server.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The maximum age of a stale response that is served while it is refreshed; the store deletes older ones. */
const staleMs = 14 * day;
/** Popular data that can also be changed in the shop's own pages. */
const often = { freshMs: minute, staleMs, most: 500 } as const;
const seldom = { freshMs: 5 * minute, staleMs, most: 200 } as const;
const hardly = { freshMs: hour, staleMs, most: 200 } as const;

/** The first pages of a list are stored; later pages are cached in memory only. */
const keptPages = 5;

/** Increment when the shape of any response changes: entries in an older format are then ignored. */
const format = 4;

/** Where responses are stored: nowhere with the embedded back end, which is just as close. */
export async function store(): Promise<AnswerStore | null> {
  const { cachedResponses } = await openTransport();
  return cachedResponses ?? null;
}

export const celebritySubject = (id: number): string => `celebrity:${id}`;
export const productSubject = (id: number): string => `product:${id}`;

/** Visitors can request any filters: only lists that the site itself links to are stored. */
function isLinked({ page = 1, ...filters }: CatalogSearch): boolean {
  const { search, country, minPrice, maxPrice, by, cursor } = filters;
  const isTyped = [search, country, minPrice, maxPrice, by, cursor].some(
    (one) => one !== undefined,
  );
  return !isTyped && page <= keptPages;
}

const isLinkedList = (_locale: Locale, search: CatalogSearch = {}) => isLinked(search);
const isEmptyList = ({ rows }: Paged<unknown>) => rows.length === 0;

function aboutGoods({ id, seller }: ProductCard): string[] {
  return [productSubject(id), ...(seller ? [celebritySubject(seller.id)] : [])];
}

const aboutPeople = ({ rows }: Paged<CelebrityCard>) => rows.map(({ id }) => celebritySubject(id));
const aboutList = ({ rows }: Paged<ProductCard>) => [...new Set(rows.flatMap(aboutGoods))];

/**
 * The cache policy of each kind of response (ADR 0060): how long it is fresh, how long it is served stale while
 * revalidating, how many are held in memory, and which outlast the process. All of it is public; responses to requests
 * with a user's token are never cached.
 */
export const answerPolicy = {
  categories: { ...hardly, kept: { kind: 'categories', format, store } },
  celebrities: {
    ...often,
    kept: {
      ...{ kind: 'celebrities', format, store },
      isKept: isLinkedList,
      isEmpty: isEmptyList,
      about: aboutPeople,
    },
  },
  celebrity: {
    ...often,
    kept: {
      ...{ kind: 'celebrity', format, store },
      subject: celebritySubject,
      about: ({ id }: Celebrity) => [celebritySubject(id)],
    },
  },
  content: {
    ...seldom,
    kept: { kind: 'content', format, store, isOptional: isOptionalContent },
  },
  contentSlugs: { ...hardly, kept: { kind: 'content-slugs', format, store } },
  facets: {
    ...often,
    kept: {
      ...{ kind: 'facets', format, store },
      isKept: (_kind: ListKind, _locale: Locale, search: CatalogSearch = {}) => isLinked(search),
      isEmpty: ({ countries, categories }: Facets) => !countries?.length && !categories?.length,
    },
  },
  menu: { ...hardly, kept: { kind: 'menu', format, store } },
  product: {
    ...often,
    kept: { ...{ kind: 'product', format, store }, subject: productSubject, about: aboutGoods },
  },
  products: {
    ...often,
    kept: {
      ...{ kind: 'products', format, store },
      isKept: isLinkedList,
      isEmpty: isEmptyList,
      about: aboutList,
    },
  },
  productsOf: {
    ...often,
    kept: {
      ...{ kind: 'products-of', format, store },
      subject: celebritySubject,
      about: aboutList,
    },
  },
} as const;
