import { languageParameter, paths } from '#backend/contract/paths.ts';
import { productSchema, type WireProduct } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { linksIn } from '#domain/localized-address.ts';
import type { Product } from '#domain/product/product.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { sanitiseRichText } from '#app/server/backend/content/rich-text.server.ts';
import { cardFrom, languagesOf } from './products.server.ts';

/** Maps a wire product to its own page. */
export function productFrom(product: WireProduct, locale: Locale): Product {
  const { categories, images } = product;
  return {
    ...cardFrom(product),
    languages: languagesOf(product),
    description: linksIn(locale, sanitiseRichText(product.description)),
    categories: categories.map(({ id, slug, name }) => ({ id, slug, name })),
    pictures: images.map(({ src, alt = '', astera_alt_language: told }) => ({
      src,
      alt,
      altLanguage: isLocale(told) ? told : undefined,
    })),
    inStock: product.stock_status !== 'outofstock' && product.stock_quantity !== 0,
    stock: product.stock_quantity ?? null,
  };
}

/** One product on sale. @throws AppError `not_found`, also for a draft and for a service */
export async function getProduct(id: number, locale: Locale): Promise<Product> {
  const product = await ask(paths.product(id), {
    as: 'service',
    query: { status: 'publish', [languageParameter]: locale },
    schema: productSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  // Products bought as variations are not sold here yet (ADR 0041).
  const isSoldHere =
    product.status === 'publish' && !product.virtual && product.type !== 'variable';
  if (!isSoldHere) throw new AppError('not_found');
  return productFrom(product, locale);
}
