import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

import { type WireOrder } from '#backend/contract/orders/order.ts';
import { vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { productSchema } from '#backend/contract/catalog/product.ts';

import { Refused, type WordpressSite } from '../site.server.ts';

const storeRowSchema = v.looseObject({ id: v.number(), store: productSchema.entries.store });

interface Seller {
  readonly id: number;
  readonly name: string;
}

/** A product changes hands next to never; one that was deleted has no one. */
const keptMs = 10 * 60_000;
const mostKept = 20_000;

/** Orders whose lines all name their vendor, as far as anyone knows it. @throws as `site.ask` does */
export type NameSellers = (orders: readonly WireOrder[]) => Promise<readonly WireOrder[]>;

type Line = WireOrder['line_items'][number];

function isNamed({ meta_data }: Line): boolean {
  return meta_data.some(({ key }) => key === vendorMetaKey);
}

function sellerIn({ store }: v.InferOutput<typeof storeRowSchema>): Seller | null {
  if (store === undefined || Array.isArray(store)) return null;
  const { vendor_id: id, vendor_shop_name: name } = store;
  return typeof id === 'number' ? { id, name: typeof name === 'string' ? name : '' } : null;
}

/**
 * WCFM notes the vendor on a line only while WooCommerce keeps orders as posts: under its own tables (HPOS) the lines
 * of orders that were not placed from here name no one, and the product says whose it is (ADR 0053).
 */
export function openLineSellers(site: WordpressSite): NameSellers {
  const known = new LRUCache<number, { readonly seller: Seller | null }>({
    max: mostKept,
    ttl: keptMs,
  });
  const query = { _fields: 'id,store' };

  /** Lists leave out what is in the trash; asked for by itself it is answered. */
  async function readOne(id: number): Promise<Seller | null> {
    try {
      return sellerIn(await site.ask(paths.product(id), storeRowSchema, { query }));
    } catch (error) {
      if (error instanceof Refused && error.answer.status === 404) return null;
      throw error;
    }
  }

  async function readSome(ids: readonly number[]): Promise<void> {
    const rows = await site.ask(paths.products, v.array(storeRowSchema), {
      query: { ...query, include: ids.join(), per_page: maxPerPage },
    });
    for (const row of rows) known.set(row.id, { seller: sellerIn(row) });
    for (const id of ids) {
      if (!rows.some((row) => row.id === id)) known.set(id, { seller: await readOne(id) });
    }
  }

  function named(line: Line): Line {
    const seller = isNamed(line) ? null : (known.get(line.product_id)?.seller ?? null);
    if (seller === null) return line;
    const vendor = { key: vendorMetaKey, value: String(seller.id), display_value: seller.name };
    return { ...line, meta_data: [...line.meta_data, vendor] };
  }

  return async (orders) => {
    const ids = orders
      .flatMap(({ line_items }) => line_items)
      .filter((line) => line.product_id > 0 && !isNamed(line) && !known.has(line.product_id))
      .map(({ product_id }) => product_id);
    const unknown = [...new Set(ids)];
    for (let at = 0; at < unknown.length; at += maxPerPage) {
      await readSome(unknown.slice(at, at + maxPerPage));
    }
    return orders.map((order) =>
      order.line_items.every(isNamed)
        ? order
        : { ...order, line_items: order.line_items.map(named) },
    );
  };
}
