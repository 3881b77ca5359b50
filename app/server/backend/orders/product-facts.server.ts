import { languageParameter, maxPerPage, paths } from '#backend/contract/paths.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import type { AskedLine } from '#domain/checkout/asked-lines.ts';
import type { LineFacts } from '#domain/order/line-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { productFrom } from '#app/server/backend/catalog/product-from.server.ts';

export async function productFacts(
  lines: readonly AskedLine[],
  locale: Locale,
): Promise<LineFacts[]> {
  const asked = lines.filter((line) => line.kind === 'product');
  if (asked.length === 0) return [];
  const found = await ask(paths.products, {
    as: 'service',
    query: {
      include: asked.map(({ productId }) => productId).join(','),
      status: 'publish',
      virtual: 'false',
      type: 'simple',
      per_page: maxPerPage,
      [languageParameter]: locale,
    },
    schema: productListSchema,
  });
  const goods = found
    .filter(({ status, virtual }) => status === 'publish' && !virtual)
    .map((wire) => productFrom(wire, locale));
  return asked.flatMap(({ id, productId }) => {
    const product = goods.find((one) => one.id === productId);
    if (!product?.seller) return [];
    return {
      id,
      productId,
      celebrityId: product.seller.id,
      celebrityName: product.seller.shopName,
      title: product.title,
      image: product.picture,
      price: product.price,
      stock: product.inStock ? product.stock : 0,
      promisedDays: null,
      quality: null,
    };
  });
}
