import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { contentBlocks, isAddingPage } from '#domain/site/content.ts';

/** The paths of all pages of content, without their language. */
export async function contentPaths(): Promise<string[]> {
  const slugs = await catalogue.contentSlugs();
  return slugs
    .filter((slug) => !contentBlocks.some((block) => block === slug) && !isAddingPage(slug))
    .map((slug) => `/${slug}`);
}
