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

/** As old as an answer may be that is given while the next one is fetched; the store deletes what is older. */
const staleMs = 14 * day;
/** What many people look at and changes in the shop's own pages, too. */
const often = { freshMs: minute, staleMs, most: 500 } as const;
const seldom = { freshMs: 5 * minute, staleMs, most: 200 } as const;
const hardly = { freshMs: hour, staleMs, most: 200 } as const;

/** Of a list the first pages have a place in the store, those beyond lie in memory alone. */
const keptPages = 5;

/** To be raised when one of the answers changes its shape: what an older version kept is not read then. */
const format = 1;

/** Where answers are kept: nowhere beside the embedded back end, which is as near as they would be. */
export async function store(): Promise<AnswerStore | null> {
  const { cachedResponses } = await openTransport();
  return cachedResponses ?? null;
}

export const celebritySubject = (id: number): string => `celebrity:${id}`;
export const productSubject = (id: number): string => `product:${id}`;

/** Anyone can ask for anything: only lists that the site itself links to are kept. */
function isLinked({ page = 1, ...filters }: CatalogSearch): boolean {
  const { search, country, minPrice, maxPrice, cursor } = filters;
  const isTyped = [search, country, minPrice, maxPrice, cursor].some((one) => one !== undefined);
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
 * What is kept of each kind of answer (ADR 0060): for how long it is new, for how long it is given while the next one
 * is fetched behind it, how many lie in memory, and which outlast the process. All of it is what anyone sees; what is
 * asked with someone's token is never kept.
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
