import { emptyPageCache } from '#app/platform/page/cached-pages.server.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { showing } from '#app/platform/cache/swr-cache-types.server.ts';

import { productSubject } from './answer-policy.server.ts';
import { refreshStale } from './mark-stale.server.ts';
import { pagesOf, wordOf } from './invalidate-catalog.ts';
import { catalogue, forgetAs } from './cached-catalog.server.ts';

/**
 * Someone changed what visitors see of a celebrity or of goods: every process forgets what it remembered of it, here
 * and in the host's kept pages, before the change is answered. What is `gone` is shown no more, not even while the back
 * end is away.
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
  // Pages that were made meanwhile are of what was there before.
  void Promise.all(renewed).then(() => emptyPageCache(pagesOf(all, true)));
});

/**
 * Someone changed things in a WordPress: what is about them or shows them is read anew at once, and given as it was
 * until then; other lists, on which they may stand from now on, are read anew behind their next visitor (ADR 0077).
 */
export async function refreshCatalog(subjects: readonly string[]): Promise<void> {
  const word = wordOf(subjects);
  if (word === undefined) return invalidateCatalog();
  await refreshStale(subjects);
  await renewNamed(word);
}

/** An order of a WordPress may have taken pieces of any goods: their pages are read anew behind their next visitor. */
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
 * An order took pieces of goods, or gave them back: how many are left stands on the goods' own pages alone, so that
 * lists and other pages are kept.
 */
export async function forgetStock(productIds: readonly number[] = []): Promise<void> {
  await forgetStockOf(productIds.map(productSubject));
}

/** Someone made, changed or deleted a category: the menu of them, and what is filed there. */
export const forgetCategories = forgetAs('categories', {
  lists: ['categories', 'celebrities', 'celebrity', 'facets', 'product', 'products'],
  single: [],
  onLists: true,
  things: null,
});

/** Someone changed a page of the site or a menu: the same for what is remembered of those. */
export const forgetContent = forgetAs('content', {
  lists: ['content', 'contentSlugs', 'menu'],
  single: [],
  onLists: true,
  things: null,
});
