import { forgetTogether } from '#app/platform/process/forgetting.ts';
import { emptyKeptPages } from '#app/platform/page/kept-pages.server.ts';
import { remember } from '#app/platform/process/remember.server.ts';

import { listCategories } from './categories.server.ts';
import { getCelebrity, listCelebrities } from './celebrities.server.ts';
import { getContent, listContentSlugs } from '#app/gateway/content/content.server.ts';
import { countFacets } from './facets.server.ts';
import { listMenu } from '#app/gateway/content/menus.server.ts';
import { getProduct, listProducts, listProductsOf } from './products.server.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What many people look at and changes slowly; a minute old is new enough. */
const lists = { freshMs: minute, staleMs: 10 * minute, most: 500 } as const;
const frames = { freshMs: hour, staleMs: 24 * hour, most: 200 } as const;

/**
 * The catalogue as pages read it: kept in this process by language and filters, and still there when the back end
 * is away. Whoever decides on money or on a change asks the gateway itself, which keeps nothing.
 */
export const catalogue = {
  categories: remember(listCategories, frames),
  celebrities: remember(listCelebrities, lists),
  celebrity: remember(getCelebrity, lists),
  content: remember(getContent, { ...frames, freshMs: 5 * minute }),
  contentSlugs: remember(listContentSlugs, frames),
  facets: remember(countFacets, lists),
  menu: remember(listMenu, frames),
  product: remember(getProduct, lists),
  products: remember(listProducts, lists),
  productsOf: remember(listProductsOf, lists),
} as const;

/**
 * Somebody changed what visitors see of a celebrity: every process forgets what it remembered of it, here and in the
 * host's kept pages, before the change is answered.
 */
export const forgetCatalogue = forgetTogether('catalogue', () => {
  const { celebrities, celebrity, facets, product, products, productsOf } = catalogue;
  for (const list of [celebrities, celebrity, facets, product, products, productsOf]) list.forget();
  emptyKeptPages();
});

/**
 * An order took pieces of goods, or gave them back: how many are left stands on the goods' own pages alone, so that lists
 * and other pages are kept.
 */
export const forgetStock = forgetTogether('stock', () => {
  catalogue.product.forget();
  emptyKeptPages('/product/');
});

/** Somebody made, changed or deleted a category: the menu of them, and what is filed there. */
export const forgetCategories = forgetTogether('categories', () => {
  const { categories, celebrities, celebrity, facets, product, products } = catalogue;
  for (const list of [categories, celebrities, celebrity, facets, product, products]) list.forget();
  emptyKeptPages();
});

/** Somebody changed a page of the site or a menu: the same for what is remembered of those. */
export const forgetContent = forgetTogether('content', () => {
  const { content, contentSlugs, menu } = catalogue;
  for (const list of [content, contentSlugs, menu]) list.forget();
  emptyKeptPages();
});
