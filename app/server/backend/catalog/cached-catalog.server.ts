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
 * The catalogue as pages read it, by language and filters: remembered in this process, and beside a WordPress in the
 * own tables, so that it is there at once, after a start too, and when the back end is away. Anyone who decides on
 * money or on a change asks the gateway itself, which keeps nothing.
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

/** What a kind of change makes old. */
interface Forgotten {
  readonly lists: readonly Kind[];
  /** Answers about one thing each: where a change names its subjects, those of others stay. */
  readonly single: readonly Kind[];
  /** Whether it stands on pages about no single thing. */
  readonly onLists: boolean;
  /** Of pages about one thing those on which it may stand, where a change names none. */
  readonly things: ChangedPages['things'];
}

/**
 * Ends the remembering of something in every process.
 * @param subjects what was changed; all that there is when left out
 * @param gone what is shown no more
 */
type Forget = (subjects?: readonly string[], gone?: readonly string[]) => Promise<void>;

/**
 * So often lists are read anew because of changes here; a burst of more is seen on them half a second later (ADR 0071).
 */
const bursts = { most: 30, perMs: 10_000, pauseMs: 500 } as const;

const topicOf = (kind: Kind) => answerPolicy[kind].kept.kind;

export function forgetAs(name: string, { lists, single, onLists, things }: Forgotten): Forget {
  const limit = createBurstLimit(bursts);
  let isWhole = false;

  /** What is remembered about subjects, or shows them. */
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
    // First where all processes look: what one of them forgets it must not find there again.
    await markStale([...lists.map(topicOf), ...topics], gone, shown);
    await forgetAll(wordOf(subjects));
  }

  /** What no one named is done for all who wait. */
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
    // What was changed is right at once; lists and all else a moment later, once for a whole burst.
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
