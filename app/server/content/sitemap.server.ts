import { catalogPaths } from '#app/server/catalog/catalog-paths.server.ts';
import { celebrityPaths } from '#app/server/catalog/celebrity-paths.server.ts';
import { contentPaths } from './content-paths.server.ts';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import { sitemapXml } from '#app/platform/page/sitemap.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** Pages that are there whatever the back end has. */
const sitemapPages = ['/imprint', '/cookies', '/accessibility', '/verify'];

const hour = 3_600_000;

async function makeSitemap(origin: string): Promise<string> {
  const paths = await Promise.all([celebrityPaths(), catalogPaths(), contentPaths()]);
  return sitemapXml(origin, ['/', ...sitemapPages, ...paths.flat()]);
}

/** The sitemap of the site at an origin, an hour old at most unless the back end is away. */
const readSitemap = swrCache(makeSitemap, {
  freshMs: hour,
  staleMs: 24 * hour,
  most: 4,
});

/** Every public page in every language, for search engines; they are asked to come again where it cannot be made. */
export async function answerSitemap(): Promise<Response> {
  try {
    return new Response(await readSitemap(siteOrigin()), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 503, headers: { 'retry-after': '600' } });
  }
}
