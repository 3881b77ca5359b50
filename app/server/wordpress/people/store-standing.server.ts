import { setTimeout as pause } from 'node:timers/promises';

import * as v from 'valibot';

import { softErrorSchema } from '#backend/contract/error.ts';
import { type WireOrder } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { vendorSchema } from '#backend/contract/vendor.ts';

import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import type { ProductRow } from '../additions.server.ts';
import { isOpen, sellerIdOf, type CachedCatalog } from '../catalog/catalog-index.server.ts';
import { hasClosedStore, readPerson } from './person.server.ts';
import type { NameSellers } from '../orders/line-sellers.server.ts';
import { isOfShop } from '../orders/shop-orders.ts';
import type { WordpressSite } from '../site.server.ts';

/** No one waits longer to be told how a store stands: anyone who orders or accepts is refused all the same. */
const patienceMs = 1_000;

/** Who sells, or null where that is not known soon. */
async function sellersSoon(catalogue: CachedCatalog): Promise<ReadonlySet<number> | null> {
  const known = catalogue.sellers().catch((error: unknown) => {
    console.error(error);
    return null;
  });
  return Promise.race([known, pause(patienceMs, null, { ref: false })]);
}

/** Whether fans can order from someone, as it is now: no order goes by what is remembered. */
export async function sellsNow(site: WordpressSite, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const [found, person] = await Promise.all([
    site.ask(paths.vendor(id), v.union([softErrorSchema, vendorSchema]), { authorization: null }),
    readPerson(site, id),
  ]);
  return !v.is(softErrorSchema, found) && isOpen(found) && !hasClosedStore(person);
}

/** Orders with whose they are and how the stores of their celebrities stand, as the embedded back end tells it. */
export async function withStanding(
  {
    catalogue,
    sellers: nameSellers,
  }: {
    readonly catalogue: CachedCatalog;
    readonly sellers: NameSellers;
  },
  orders: readonly WireOrder[],
): Promise<WireOrder[]> {
  if (orders.length === 0) return [];
  const [sellers, named] = await Promise.all([sellersSoon(catalogue), nameSellers(orders)]);
  return named.map((order) => {
    const { celebrityId } = orderFrom(order);
    const isClosed = sellers !== null && celebrityId !== null && !sellers.has(celebrityId);
    const told: readonly string[] = [orderMeta.storeClosed, orderMeta.ofShop];
    const others = order.meta_data.filter(({ key }) => !told.includes(key));
    const own = isOfShop(order) ? [{ key: orderMeta.ofShop, value: true }] : [];
    const standing = isClosed ? [{ key: orderMeta.storeClosed, value: true }] : [];
    return { ...order, meta_data: [...others, ...standing, ...own] };
  });
}

/** Of some products those whose stores are open. */
export async function soldOf(
  catalogue: CachedCatalog,
  rows: readonly ProductRow[],
): Promise<readonly ProductRow[]> {
  if (rows.length === 0) return [];
  const sellers = await sellersSoon(catalogue);
  return sellers === null ? rows : rows.filter((row) => sellers.has(sellerIdOf(row) ?? 0));
}
