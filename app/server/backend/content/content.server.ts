import { contentListSchema } from '#backend/contract/content.ts';
import { paths } from '#backend/contract/paths.ts';
import { ask } from '#app/server/backend/ask.server.ts';

/** The slugs of pages and blocks, at most a hundred. */
export async function listContentSlugs(): Promise<string[]> {
  const pages = await ask(paths.pages, { query: { per_page: 100 }, schema: contentListSchema });
  return pages.map(({ slug }) => slug);
}
