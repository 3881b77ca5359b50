import { createFileRoute } from '@tanstack/react-router';

import { answerSitemap } from '#app/server/content/sitemap.server.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => answerSitemap() } },
});
