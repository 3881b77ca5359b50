import { listContentSlugs } from '#app/server/backend/content/content.server.ts';
import { getContent } from '#app/server/backend/content/get-content.server.ts';
import { listMenu } from '#app/server/backend/content/list-menu.server.ts';
import type { ChangedPages } from '#domain/catalog/catalog-change.ts';
import { emptyPageCache } from '#app/platform/page/cached-pages.server.ts';
import { broadcastInvalidation } from '#app/platform/cache/broadcast-invalidation.ts';
import { createBurstLimit } from '#app/platform/process/burst-limit.ts';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import { showing } from '#app/platform/cache/swr-cache-types.server.ts';
import { answerPolicy } from './answer-policy.server.ts';
import { markStale } from './mark-stale.server.ts';
import { listCategories } from './categories.server.ts';
import { getCelebrity, listCelebrities } from './celebrities.server.ts';
import { pagesOf, partsOf, wordOf } from './invalidate-catalog.ts';
import { countFacets } from './facets.server.ts';
import { listProductsOf } from './products.server.ts';
import { listProducts } from './list-products.server.ts';
import { getProduct } from './product-from.server.ts';

/**
 * The catalogue as pages read it, by language and filters: cached in this process and, with a WordPress back end, in
 * our own tables, so that it is available immediately, even after a restart or while the back end is down. Code that
 * decides on money or on a change calls the uncached gateway directly.
 */
export const catalogue = {
  categories: swrCache(listCategories, answerPolicy.categories),
  celebrities: swrCache(listCelebrities, answerPolicy.celebrities),
  celebrity: swrCache(getCelebrity, answerPolicy.celebrity),
  content: swrCache(getContent, answerPolicy.content),
  contentSlugs: swrCache(listContentSlugs, answerPolicy.contentSlugs),
  facets: swrCache(countFacets, answerPolicy.facets),
  menu: swrCache(listMenu, answerPolicy.menu),
  product: swrCache(getProduct, answerPolicy.product),
  products: swrCache(listProducts, answerPolicy.products),
  productsOf: swrCache(listProductsOf, answerPolicy.productsOf),
} as const;

type Kind = keyof typeof catalogue;

/** What a kind of change invalidates. */
interface Forgotten {
  readonly lists: readonly Kind[];
  /** Responses about a single subject: if a change names its subjects, the others stay cached. */
  readonly single: readonly Kind[];
  /** Whether it appears on pages that are not about a single subject. */
  readonly onLists: boolean;
  /** The single-subject pages it may appear on when a change names no subjects. */
  readonly things: ChangedPages['things'];
}

/**
 * Invalidates something in every process.
 * @param subjects what changed; everything if omitted
 * @param gone what is no longer shown
 */
type Forget = (subjects?: readonly string[], gone?: readonly string[]) => Promise<void>;

/** How often changes here may invalidate lists; a larger burst shows up on them half a second later (ADR 0071). */
const bursts = { most: 30, perMs: 10_000, pauseMs: 500 } as const;

const topicOf = (kind: Kind) => answerPolicy[kind].kept.kind;

export function forgetAs(name: string, { lists, single, onLists, things }: Forgotten): Forget {
  const limit = createBurstLimit(bursts);
  let isWhole = false;

  /** Invalidates what is cached about subjects or shows them. */
  function forgetHere(
    kinds: readonly Kind[],
    detail: string | undefined,
  ): readonly string[] | null {
    const subjects = detail?.split(',') ?? null;
    for (const kind of kinds)
      for (const subject of subjects ?? [undefined]) catalogue[kind].forget(subject);
    return subjects;
  }

  const forgetAll = broadcastInvalidation(name, (detail) => {
    for (const kind of lists) catalogue[kind].forget();
    const subjects = forgetHere(single, detail);
    emptyPageCache(subjects ? pagesOf(subjects, onLists) : { things, lists: onLists });
  });
  const forgetNamed = broadcastInvalidation(`${name}-named`, (detail) => {
    const subjects = forgetHere([...lists, ...single], detail) ?? [];
    emptyPageCache(pagesOf(subjects, onLists));
  });
  const forgetLists = broadcastInvalidation(`${name}-lists`, () => {
    for (const kind of lists) catalogue[kind].forget();
    emptyPageCache({ things: [], lists: onLists });
  });

  async function forgetWhole(subjects: readonly string[], gone: readonly string[]) {
    const { about, shown } = partsOf(subjects);
    const topics = subjects.length > 0 ? about : single.map(topicOf);
    // The shared store first: a process that clears its cache must not reload stale data from it.
    await markStale([...lists.map(topicOf), ...topics], gone, shown);
    await forgetAll(wordOf(subjects));
  }

  /** Runs the delayed invalidation once for all waiting changes. */
  async function catchUp(): Promise<void> {
    const [wasWhole] = [isWhole];
    isWhole = false;
    if (wasWhole) return forgetWhole([], []);
    await markStale(lists.map(topicOf));
    await forgetLists();
  }

  return async (subjects = [], gone = []) => {
    if (lists.length === 0 && subjects.length > 0) return forgetWhole(subjects, gone);
    if (limit.take()) return forgetWhole(subjects, gone);
    // The changed subjects are invalidated at once; lists and everything else shortly after, once per burst.
    const named = [...subjects, ...gone.flatMap((one) => [one, showing(one)])];
    const word = wordOf(named);
    isWhole ||= subjects.length === 0 || word === undefined;
    if (word !== undefined) {
      const { about, shown } = partsOf(named);
      await markStale(about, gone, shown);
      await forgetNamed(word);
    }
    limit.soon(catchUp);
  };
}
