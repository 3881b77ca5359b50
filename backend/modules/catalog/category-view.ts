import type { WireProductCategory } from '#backend/contract/catalog/category.ts';
import type { Executor } from '#backend/db/database.ts';
import {
  allCategories,
  productsByCategory,
  type StoredCategory,
  withGoodsBelow,
} from './store/categories.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** WooCommerce's refusal of an unknown category id. */
export function unknownCategory() {
  return refusal(404, 'woocommerce_rest_term_invalid', 'Resource does not exist.');
}

/** A category on the wire. @param count published goods in it and its children */
export function categoryView(
  call: Call,
  category: StoredCategory,
  count: number,
): WireProductCategory {
  const language = languageOf(call.url);
  const list = `${call.url.origin}/wp-json/wc/v3/products/categories`;
  return {
    id: category.id,
    name: shownText(category.name, language).text,
    slug: category.slug,
    parent: category.parentId ?? 0,
    description: shownText(category.description, language).text,
    display: 'default',
    image: null,
    menu_order: category.position,
    count,
    _links: { self: [{ href: `${list}/${category.id}` }], collection: [{ href: list }] },
  };
}

/** All categories. There are few, so they are loaded completely and filtered in memory. */
export async function categoryViews(
  call: Call,
  executor: Executor = call.services.database,
): Promise<WireProductCategory[]> {
  const all = await allCategories(executor);
  const goods = withGoodsBelow(all, await productsByCategory(executor));
  return all.map((category) => categoryView(call, category, goods.get(category.id) ?? 0));
}
