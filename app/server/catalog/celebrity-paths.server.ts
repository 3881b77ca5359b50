import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { everyRow } from '#domain/paging/every-row.ts';
import { defaultLocale } from '#domain/locale.ts';

/** The paths of the list and of all celebrities, without their language. */
export async function celebrityPaths(): Promise<string[]> {
  const celebrities = await everyRow((page) => catalogue.celebrities(defaultLocale, { page }));
  return ['/celebrities', ...celebrities.map(({ id }) => `/celebrity/${id}`)];
}
