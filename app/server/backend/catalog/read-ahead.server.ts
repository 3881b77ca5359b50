import { setTimeout as passed } from 'node:timers/promises';

import * as v from 'valibot';

import { openTransport } from '#app/server/composition.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';
import type { Category } from '#domain/catalog/category.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { contentBlocks, contentSlugSchema } from '#domain/site/content.ts';
import type { MenuLink } from '#domain/site/menu-link.ts';

import { catalogue } from './cached-catalog.server.ts';

/** The longest a slow or unavailable back end may keep a process from receiving traffic. */
const mostMs = 30_000;

const slugsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children)]);

/** Failed reads are skipped; they are retried on request. */
async function answersOf<Answer>(questions: readonly Promise<Answer>[]): Promise<Answer[]> {
  const answers = await Promise.allSettled(questions);
  return answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** The lists shown on the home page and the category pages. */
function readLists(locale: Locale, category?: string): Promise<unknown>[] {
  const search = category === undefined ? {} : { category };
  return [
    catalogue.celebrities(locale, search),
    catalogue.products(locale, search),
    catalogue.facets('celebrities', locale, search),
    catalogue.facets('products', locale, search),
  ];
}

function pagesOf(menus: readonly (readonly MenuLink[])[]): string[] {
  const slugs = menus.flat().map(({ url }) => url.replace(/^\//, ''));
  return [...new Set(slugs)].filter((slug) => v.is(contentSlugSchema, slug));
}

/** Prefetches what every page needs: the home page, the first pages of the lists and the pages in the menus. */
async function readMainPages(locale: Locale): Promise<void> {
  const [menus, categories] = await Promise.all([
    answersOf([catalogue.menu('footer-menu', locale), catalogue.menu('footer-links', locale)]),
    answersOf([catalogue.categories(locale)]),
    answersOf<unknown>([
      ...readLists(locale),
      catalogue.celebrities(locale, { sort: 'price-asc' }),
      ...[...contentBlocks, 'how-it-works', 'help'].map((slug) => catalogue.content(slug, locale)),
    ]),
  ]);
  await answersOf<unknown>([
    ...slugsOf(categories.flat()).flatMap((slug) => readLists(locale, slug)),
    ...pagesOf(menus).map((slug) => catalogue.content(slug, locale)),
  ]);
}

async function readAllMainPages(): Promise<void> {
  const { cachedResponses } = await openTransport();
  if (!cachedResponses) return;
  // One language at a time, to avoid requesting everything from the back end at once.
  for (const locale of locales) await readMainPages(locale);
}

const reading = openOnce(() =>
  Promise.race([readAllMainPages(), passed(mostMs, undefined, { ref: false })]),
);

/**
 * Prefetches the main pages of a WordPress, once per process; stored ones are available immediately. Resolves when they
 * have been read, or after half a minute with whatever has been read by then. Does nothing with the embedded back end.
 * @throws while the database is down, again on each call
 */
export const readAhead = reading.open;
