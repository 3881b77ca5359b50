import { createFileRoute } from '@tanstack/react-router';

import { siteOrigin } from '#app/platform/request/site-origin.ts';

import { readSitemap } from '#app/server/content/sitemap.server.ts';

/** Every public page in every language, for search engines; they are asked to come again where it cannot be made. */
export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => {
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
      },
    },
  },
});
