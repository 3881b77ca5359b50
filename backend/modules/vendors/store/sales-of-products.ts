import type { products } from '#backend/modules/catalog/store/catalog.schema.ts';

type PriceColumns = Pick<
  typeof products.$inferSelect,
  'priceCents' | 'regularPriceCents' | 'salePriceCents' | 'saleFrom' | 'saleTo' | 'onSale'
>;

/** Price changes; missing fields stay as they are. A null sale price ends the sale. */
export interface PriceChange {
  readonly regularCents?: number;
  readonly saleCents?: number | null;
  readonly saleFrom?: Date | null;
  readonly saleTo?: Date | null;
}

/** The price without a sale. */
export function regularCentsOf(
  row: Pick<PriceColumns, 'priceCents' | 'regularPriceCents'>,
): number {
  return row.regularPriceCents ?? row.priceCents;
}

/** The prices after a change. A sale price above the regular price does not count as a sale. */
export function pricesAfter(before: PriceColumns, change: PriceChange, now: Date): PriceColumns {
  const regular = change.regularCents ?? regularCentsOf(before);
  const sale = change.saleCents === undefined ? before.salePriceCents : change.saleCents;
  const saleFrom = change.saleFrom === undefined ? before.saleFrom : change.saleFrom;
  const saleTo = change.saleTo === undefined ? before.saleTo : change.saleTo;
  const isNow = (!saleFrom || saleFrom <= now) && (!saleTo || now <= saleTo);
  const onSale = sale !== null && sale < regular && isNow;
  return {
    priceCents: onSale ? sale : regular,
    regularPriceCents: sale === null ? null : regular,
    salePriceCents: sale,
    saleFrom,
    saleTo,
    onSale,
  };
}
