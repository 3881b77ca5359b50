import * as v from 'valibot';
import { totalChangedCode } from '#backend/contract/error.ts';
import {
  quoteSchema,
  type WireQuote,
  type WireShippingRate,
} from '#backend/contract/orders/quote.ts';
import { AppError } from '#domain/app-error.ts';
import type { OrderQuote } from '#domain/checkout/quote.ts';
import { shownAmounts } from '#domain/checkout/shown-amounts.ts';
import type { ShippingAddress } from '#domain/checkout/shipping.ts';
import { centsFromDecimal } from '#domain/money/money.ts';

/** An order to be quoted. */
export interface AskedOrder {
  readonly celebrityId: number;
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  /** The shipping address; null if nothing is shipped. */
  readonly address: ShippingAddress | null;
  /** A rate from an earlier quote; undefined for the best one. */
  readonly rateId: string | undefined;
}

/** An order came to a different total than agreed and was not created. */
export class TotalChanged extends AppError {
  readonly quote: OrderQuote;

  constructor(quote: OrderQuote) {
    super('total_changed');
    this.quote = quote;
  }
}

/** The embedded back end's only shipping method; WooCommerce numbers its zones from 1. */
const standardMethod = { method_id: 'flat_rate', instance_id: '0' } as const;

type Named = Pick<WireShippingRate, 'method_id' | 'method_title' | 'instance_id'>;

/** The shop's title of a shipping method; null for the embedded back end's, which the app names. */
function titleOf({ method_id, method_title, instance_id }: Named): string | null {
  const isStandard =
    method_id === standardMethod.method_id && String(instance_id) === standardMethod.instance_id;
  return isStandard ? null : method_title;
}

/** A combined title for the shipping methods of several packages. */
function titleOfAll(lines: readonly Named[]): string | null {
  const titles = new Set(lines.map(titleOf));
  return titles.has(null) ? null : [...titles].join(', ');
}

export function quoteFrom(
  wire: WireQuote,
  celebrityId: number,
  rateId: string | undefined,
): OrderQuote {
  const includesTax = wire.prices_include_tax;
  const costOf = ({ total, total_tax }: Pick<WireShippingRate, 'total' | 'total_tax'>) =>
    centsFromDecimal(total) + (includesTax ? centsFromDecimal(total_tax) : 0);
  const total = centsFromDecimal(wire.total);
  const tax = centsFromDecimal(wire.total_tax);
  const shown = shownAmounts({
    ...{ total, tax, includesTax },
    shipping: centsFromDecimal(wire.shipping_total),
    shippingTax: centsFromDecimal(wire.shipping_tax),
  });
  const isSent = wire.shipping_lines.length > 0 || shown.shipping > 0;
  const rates = wire.shipping_rates.map((rate) => ({
    ...{ id: rate.rate_id, title: titleOf(rate) },
    cost: costOf(rate),
  }));
  const chosen = rates.find(({ id }) => id === rateId) ?? rates[0];
  return {
    ...{ celebrityId, tax, includesTax, total, rates },
    items: shown.items,
    shipping: isSent ? shown.shipping : null,
    shippingTitle: titleOfAll(wire.shipping_lines),
    rateId: chosen?.id ?? null,
  };
}

/** A quote, and the shipping lines to send with the order so that it comes to the same total. */
export interface AnsweredQuote {
  readonly quote: OrderQuote;
  readonly shippingLines: WireQuote['shipping_lines'];
}

const changedSchema = v.looseObject({
  code: v.literal(totalChangedCode),
  data: v.looseObject({ quote: quoteSchema }),
});

/** Reads a changed total from the back end's refusal; null for any other refusal. */
export function totalChangedIn(body: unknown, celebrityId: number): TotalChanged | null {
  if (!v.is(changedSchema, body)) return null;
  return new TotalChanged(
    quoteFrom(v.parse(changedSchema, body).data.quote, celebrityId, undefined),
  );
}
