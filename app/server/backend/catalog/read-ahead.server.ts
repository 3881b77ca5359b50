import { setTimeout as passed } from 'node:timers/promises';

import * as v from 'valibot';

import { openTransport } from '#app/server/composition.server.ts';
import { openOnce } from '#app/platform/process/open-once.ts';
import type { Category } from '#domain/catalog/category.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { contentBlocks, contentSlugSchema } from '#domain/site/content.ts';
import type { MenuLink } from '#domain/site/menu-link.ts';

import { catalogue } from './cached-catalog.server.ts';

/** A back end that is slow or away keeps no process from being sent visitors for longer. */
const mostMs = 30_000;

const slugsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children)]);

/** What failed is read when someone asks for it. */
async function answersOf<Answer>(questions: readonly Promise<Answer>[]): Promise<Answer[]> {
  const answers = await Promise.allSettled(questions);
  return answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** The lists of which the home page and the pages of categories are made. */
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

/** What every page needs, the home page, the first pages of the lists, and what the menus lead to. */
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
  // One language after the other, so that the back end is not asked for everything at once.
  for (const locale of locales) await readMainPages(locale);
}

const reading = openOnce(() =>
  Promise.race([readAllMainPages(), passed(mostMs, undefined, { ref: false })]),
);

/**
 * Reads the main pages of a WordPress, once a process; those that are kept are there at once. Resolves when they are
 * read, or after half a minute, with whatever is known then. Beside the embedded back end there is nothing to do.
 * @throws while the database is away, each time anew
 */
export const readAhead = reading.open;
