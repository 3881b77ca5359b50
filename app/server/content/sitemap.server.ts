import { catalogPaths } from '#app/server/catalog/catalog-paths.server.ts';
import { celebrityPaths } from '#app/server/catalog/celebrity-paths.server.ts';
import { contentPaths } from './content-paths.server.ts';
import { remember } from '#app/platform/cache/swr-cache.server.ts';
import { sitemapXml } from '#app/platform/page/sitemap.ts';

/** Pages that are there whatever the back end has. */
const ownPages = ['/imprint', '/cookies', '/accessibility'];

const hour = 3_600_000;

async function makeSitemap(origin: string): Promise<string> {
  const paths = await Promise.all([celebrityPaths(), catalogPaths(), contentPaths()]);
  return sitemapXml(origin, ['/', ...ownPages, ...paths.flat()]);
}

/** The sitemap of the site at an origin, an hour old at most unless the back end is away. */
export const readSitemap = remember(makeSitemap, {
  freshMs: hour,
  staleMs: 24 * hour,
  most: 4,
});
