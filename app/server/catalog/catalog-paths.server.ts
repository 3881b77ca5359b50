import { catalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import { everyRow } from '#domain/paging/every-row.ts';
import { defaultLocale } from '#domain/locale.ts';

/** The paths of all categories and all products, without their language. */
export async function catalogPaths(): Promise<string[]> {
  const [tree, products] = await Promise.all([
    catalogue.categories(defaultLocale),
    everyRow((page) => catalogue.products(defaultLocale, { page })),
  ]);
  const categories = tree.flatMap(({ slug, children }) => [
    `/products/${slug}`,
    ...children.map((child) => `/products/${slug}/${child.slug}`),
  ]);
  return [...categories, ...products.map(({ id }) => `/product/${id}`)];
}
