import { decimalFromCents } from '#domain/money/money.ts';
import type * as v from 'valibot';

import { priceChangedCode } from '#backend/contract/error.ts';
import { type createOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { lineMeta } from '#backend/contract/orders/order-line.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderLine } from '#backend/modules/orders/store/order-lines.ts';
import type { NewOrderLine } from '#backend/modules/orders/store/order-writes.ts';
import {
  findSoldProducts,
  isOnSale,
  type SoldProduct,
} from '#backend/modules/catalog/store/products.ts';
import { findVariation, type StoredVariation } from '#backend/modules/catalog/store/variations.ts';
import { refusal } from '#backend/http/wire/failure.ts';

type OrderRequest = v.InferOutput<typeof createOrderRequestSchema>;

/** The requested variation of a variable product; null for a simple one. @throws if it cannot be bought */
async function chosen(
  executor: Executor,
  { product }: SoldProduct,
  variationId: number,
): Promise<StoredVariation | null> {
  if (product.type !== 'variable' && variationId === 0) return null;
  const variation = await findVariation(executor, product.id, variationId);
  if (variation?.status === 'publish' && product.type === 'variable') return variation;
  const message = 'Variation ID is not one of this product.';
  throw refusal(400, 'woocommerce_rest_invalid_variation_id', message, { product_id: product.id });
}

/** The lines of an order. */
interface AskedLines {
  readonly vendorId: number;
  readonly lines: NewOrderLine[];
  /** Lines whose stock is not managed. */
  readonly uncounted: ReadonlySet<NewOrderLine>;
}

/** The lines at current prices, all from one vendor. */
export async function linesOf(
  executor: Executor,
  items: OrderRequest['line_items'],
): Promise<AskedLines> {
  const products = await findSoldProducts(
    executor,
    items.map(({ product_id }) => product_id),
  );
  const lines: NewOrderLine[] = [];
  const uncounted = new Set<NewOrderLine>();
  let vendorId: number | null = null;
  for (const { product_id, variation_id, quantity, meta_data } of items) {
    const stored = products.get(product_id);
    if (!stored || !isOnSale(stored)) {
      throw refusal(400, 'woocommerce_rest_invalid_product_id', 'Product ID is invalid.', {
        product_id,
      });
    }
    const variation = await chosen(executor, stored, variation_id);
    const { priceCents } = variation ?? stored.product;
    vendorId ??= stored.product.vendorId;
    if (stored.product.vendorId !== vendorId) {
      throw refusal(400, 'astera_several_vendors', 'An order is for one celebrity.');
    }
    const agreed = meta_data.find(({ key }) => key === lineMeta.price)?.value;
    if (agreed !== undefined && agreed !== decimalFromCents(priceCents)) {
      throw refusal(409, priceChangedCode, 'The price is another one now.', {
        product_id,
        price: decimalFromCents(priceCents),
      });
    }
    const line = orderLine(stored, quantity, meta_data, variation);
    lines.push(line);
    if (stored.product.stock === null && (variation?.stock ?? null) === null) uncounted.add(line);
  }
  return { vendorId: vendorId ?? 0, lines, uncounted };
}
