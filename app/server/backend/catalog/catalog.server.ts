import { emptyPageCache } from '#app/platform/page/cached-pages.server.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { showing } from '#app/platform/cache/swr-cache-types.server.ts';

import { productSubject } from './answer-policy.server.ts';
import { refreshStale } from './mark-stale.server.ts';
import { pagesOf, wordOf } from './invalidate-catalog.ts';
import { catalogue, forgetAs } from './cached-catalog.server.ts';

/**
 * After a change to what visitors see of a celebrity or a product: every process invalidates its caches, including the
 * host's cached pages, before the change is acknowledged. Subjects in `gone` are no longer shown, not even while the
 * back end is down.
 */
export const invalidateCatalog = forgetAs('catalogue', {
  lists: ['celebrities', 'facets', 'products'],
  single: ['celebrity', 'product', 'productsOf'],
  onLists: true,
  things: null,
});

const catalogueLists = ['celebrities', 'facets', 'products'] as const;

const renewNamed = broadcastInvalidation('catalogue-behind', (detail = '') => {
  const subjects = detail.split(',');
  const all = subjects.flatMap((subject) => [subject, showing(subject)]);
  const kinds = ['celebrity', 'product', 'productsOf', ...catalogueLists] as const;
  const renewed = kinds.flatMap((kind) => all.map((subject) => catalogue[kind].renew(subject)));
  for (const kind of catalogueLists) void catalogue[kind].renew();
  emptyPageCache(pagesOf(all, true));
  // Pages rendered in the meantime used the old data.
  void Promise.all(renewed).then(() => emptyPageCache(pagesOf(all, true)));
});

/**
 * After changes in a WordPress: data about the subjects, or showing them, is refreshed at once and served stale until
 * then; other lists, where they may now appear, are refreshed in the background on their next request (ADR 0077).
 */
export async function refreshCatalog(subjects: readonly string[]): Promise<void> {
  const word = wordOf(subjects);
  if (word === undefined) return invalidateCatalog();
  await refreshStale(subjects);
  await renewNamed(word);
}

/** A WordPress order may have taken stock of any product: product pages are refreshed in the background. */
export const renewStock = broadcastInvalidation('stock-behind', () => {
  void catalogue.product.renew();
  emptyPageCache({ things: ['/product/'], lists: false });
});

const forgetStockOf = forgetAs('stock', {
  lists: [],
  single: ['product'],
  onLists: false,
  things: ['/product/'],
});

/**
 * An order took stock or returned it: stock is shown only on the products' own pages, so lists and other pages stay
 * cached.
 */
export async function forgetStock(productIds: readonly number[] = []): Promise<void> {
  await forgetStockOf(productIds.map(productSubject));
}

/** A category was created, changed or deleted: invalidates the category menu and everything filed under categories. */
export const forgetCategories = forgetAs('categories', {
  lists: ['categories', 'celebrities', 'celebrity', 'facets', 'product', 'products'],
  single: [],
  onLists: true,
  things: null,
});

/** A page of the site or a menu was changed: invalidates everything cached about those. */
export const forgetContent = forgetAs('content', {
  lists: ['content', 'contentSlugs', 'menu'],
  single: [],
  onLists: true,
  things: null,
});
