import { getContent, listContentSlugs } from '#app/gateway/content/content.server.ts';
import { listMenu } from '#app/gateway/content/menus.server.ts';
import { emptyKeptPages } from '#app/platform/page/kept-pages.server.ts';
import { forgetTogether } from '#app/platform/process/forgetting.ts';
import { remember } from '#app/platform/process/remember.server.ts';

import { answerPolicy, outdateKept, productSubject } from './answer-policy.server.ts';
import { listCategories } from './categories.server.ts';
import { getCelebrity, listCelebrities } from './celebrities.server.ts';
import { countFacets } from './facets.server.ts';
import { getProduct, listProducts, listProductsOf } from './products.server.ts';

/**
 * The catalogue as pages read it, by language and filters: remembered in this process, and beside a WordPress in the own tables, so
 * that it is there at once, after a start too, and when the back end is away. Whoever decides on money or on a change asks the
 * gateway itself, which keeps nothing.
 */
export const catalogue = {
  categories: remember(listCategories, answerPolicy.categories),
  celebrities: remember(listCelebrities, answerPolicy.celebrities),
  celebrity: remember(getCelebrity, answerPolicy.celebrity),
  content: remember(getContent, answerPolicy.content),
  contentSlugs: remember(listContentSlugs, answerPolicy.contentSlugs),
  facets: remember(countFacets, answerPolicy.facets),
  menu: remember(listMenu, answerPolicy.menu),
  product: remember(getProduct, answerPolicy.product),
  products: remember(listProducts, answerPolicy.products),
  productsOf: remember(listProductsOf, answerPolicy.productsOf),
} as const;

type Kind = keyof typeof catalogue;

/** What a kind of change makes old. */
interface Forgotten {
  readonly lists: readonly Kind[];
  /** Answers about one thing each: where a change names its subjects, those of others stay. */
  readonly single: readonly Kind[];
  /** Of the paths of kept pages on which it stands; empty for all. */
  readonly pages?: string;
}

/** Ends the remembering of something in every process. @param subjects what was changed; all that there is when left out */
type Forget = (subjects?: readonly string[], gone?: readonly string[]) => Promise<void>;

function forgetAs(name: string, { lists, single, pages }: Forgotten): Forget {
  const forget = forgetTogether(name, (detail) => {
    for (const kind of lists) catalogue[kind].forget();
    const subjects = detail === undefined ? [undefined] : detail.split(',');
    for (const kind of single) for (const subject of subjects) catalogue[kind].forget(subject);
    emptyKeptPages(pages);
  });
  const topicOf = (kind: Kind) => answerPolicy[kind].kept.kind;
  return async (subjects = [], gone = []) => {
    const isNamed = subjects.length > 0;
    // First where all processes look: what one of them forgets it must not find there again.
    await outdateKept([...lists.map(topicOf), ...(isNamed ? subjects : single.map(topicOf))], gone);
    await forget(isNamed ? subjects.join(',') : undefined);
  };
}

/**
 * Somebody changed what visitors see of a celebrity or of goods: every process forgets what it remembered of it, here and in the
 * host's kept pages, before the change is answered. What is `gone` is shown no more, not even while the back end is away.
 */
export const forgetCatalogue = forgetAs('catalogue', {
  lists: ['celebrities', 'facets', 'products'],
  single: ['celebrity', 'product', 'productsOf'],
});

const forgetStockOf = forgetAs('stock', { lists: [], single: ['product'], pages: '/product/' });

/**
 * An order took pieces of goods, or gave them back: how many are left stands on the goods' own pages alone, so that lists
 * and other pages are kept.
 */
export async function forgetStock(productIds: readonly number[] = []): Promise<void> {
  await forgetStockOf(productIds.map(productSubject));
}

/** Somebody made, changed or deleted a category: the menu of them, and what is filed there. */
export const forgetCategories = forgetAs('categories', {
  lists: ['categories', 'celebrities', 'celebrity', 'facets', 'product', 'products'],
  single: [],
});

/** Somebody changed a page of the site or a menu: the same for what is remembered of those. */
export const forgetContent = forgetAs('content', {
  lists: ['content', 'contentSlugs', 'menu'],
  single: [],
});
