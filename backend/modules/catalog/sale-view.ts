import { decimalFromCents } from '#domain/money/money.ts';

import type { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { StoredDetails } from '#backend/modules/catalog/store/product-details.ts';
import { regularCentsOf } from '#backend/modules/vendors/store/sales-of-products.ts';

type Priced = Pick<
  typeof products.$inferSelect,
  'priceCents' | 'regularPriceCents' | 'salePriceCents' | 'saleFrom' | 'saleTo' | 'onSale'
>;

/** A UTC time as WooCommerce writes it, without a zone; null for none. */
function timeOf(date: Date | null): string | null {
  return date && date.toISOString().slice(0, 19);
}

/** The current price, the regular price and the sale. */
export function saleView(row: Priced) {
  const from = timeOf(row.saleFrom);
  const to = timeOf(row.saleTo);
  return {
    price: decimalFromCents(row.priceCents),
    regular_price: decimalFromCents(regularCentsOf(row)),
    sale_price: row.salePriceCents === null ? '' : decimalFromCents(row.salePriceCents),
    date_on_sale_from: from,
    date_on_sale_from_gmt: from,
    date_on_sale_to: to,
    date_on_sale_to_gmt: to,
    on_sale: row.onSale,
  };
}

function amount(cents: number): string {
  return `<span class="woocommerce-Price-amount amount"><bdi>&euro;${decimalFromCents(cents)}</bdi></span>`;
}

/** The price as HTML: the current price, after the regular price if it is on sale. */
export function priceHtml(row: Priced): string {
  const regular = regularCentsOf(row);
  if (!row.onSale || regular === row.priceCents) return amount(row.priceCents);
  return `<del aria-hidden="true">${amount(regular)}</del> <ins>${amount(row.priceCents)}</ins>`;
}

export function sizesView({ weight = '', length = '', width = '', height = '' }: StoredDetails) {
  return { weight, dimensions: { length, width, height } };
}
