import { languageParameter, maxPerPage, paths } from '#backend/contract/paths.ts';
import { productListSchema, serviceMetaKey } from '#backend/contract/catalog/product.ts';
import { defaultLocale } from '#domain/locale.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { askPage } from '#app/server/backend/ask.server.ts';
import { sellerOf } from '#app/server/backend/catalog/products.server.ts';

/** Everything a celebrity sells, including unpublished items: products and services. */
export async function personalGoods(id: number) {
  const kinds = await Promise.all(['true', 'false'].map((virtual) => goodsOf(id, virtual)));
  return kinds.flat();
}

async function goodsOf(id: number, virtual: string) {
  const goods = [];
  for (let page = 1; ; page += 1) {
    const { rows, totalPages } = await askPage(paths.products, {
      as: 'service',
      query: {
        ...{ vendor: id, virtual, page, per_page: maxPerPage },
        [languageParameter]: defaultLocale,
      },
      schema: productListSchema,
    });
    const own = rows.filter((row) => sellerOf(row)?.id === id && row.status !== 'trash');
    goods.push(
      ...own.map(({ id: productId, name, description, status, price, images, meta_data = [] }) => ({
        ...{ id: productId, name, description, status },
        priceCents: centsFromDecimal(price),
        service: meta_data.find(({ key }) => key === serviceMetaKey)?.value ?? null,
        pictures: images.map(({ src }) => src),
      })),
    );
    if (totalPages === null ? rows.length < maxPerPage : page >= totalPages) return goods;
  }
}
