import { promisedDaysMetaKey } from '#backend/contract/catalog/product.ts';
import { servicesCategoryId } from '#backend/contract/catalog/category.ts';
import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { refreshBestPrice } from '#backend/modules/catalog/store/best-price.ts';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { productSearchText } from '#backend/search/search-text.ts';
import { serviceTitles } from '#backend/modules/catalog/service-titles.ts';
import { promisedDaysBy } from './world/promises.ts';
import type { World } from './world/world-types.ts';

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the world names ${name} and does not have it`);
  return id;
}

/** Services of every celebrity and the goods. Returns product ids by `login/service` and by slug. */
export async function seedProducts(
  database: Executor,
  world: World,
  vendorIds: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const services = world.celebrities.flatMap((celebrity) =>
    Object.entries(serviceTitles).flatMap(([service, title]) => {
      const priceCents = Object.entries(celebrity.services).find(([key]) => key === service)?.[1];
      if (priceCents === undefined) return [];
      return {
        vendorId: known(vendorIds, celebrity.login),
        categoryId: servicesCategoryId,
        slug: `${celebrity.login}-${service.toLowerCase()}`,
        service,
        title,
        description: noText,
        priceCents,
        meta: [{ id: 1, key: promisedDaysMetaKey, value: String(promisedDaysBy(celebrity.login)) }],
        image: null,
        searchText: productSearchText(title),
        stock: null,
        status: 'publish' as const,
        createdAt: now,
        modifiedAt: now,
      };
    }),
  );
  const goods = world.products.map((product, index) => {
    const createdAt = new Date(now.getTime() - (world.products.length - index) * 3_600_000);
    return {
      vendorId: known(vendorIds, product.celebrity),
      categoryId: known(categoryIds, product.category),
      slug: product.slug,
      service: null,
      title: product.title,
      description: product.description,
      priceCents: product.priceCents,
      meta: [],
      image: product.image,
      searchText: productSearchText(product.title),
      stock: product.stock,
      status: product.status,
      createdAt,
      modifiedAt: createdAt,
    };
  });
  const logins = new Map([...vendorIds].map(([login, id]) => [id, login]));
  const rows = await database
    .insert(products)
    .values([...services, ...goods])
    .returning({
      id: products.id,
      slug: products.slug,
      service: products.service,
      vendorId: products.vendorId,
    });
  await refreshBestPrice(database);
  return new Map(
    rows.map(({ id, slug, service, vendorId }) => [
      service ? `${logins.get(vendorId ?? 0)}/${service}` : slug,
      id,
    ]),
  );
}
