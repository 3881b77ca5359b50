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

/** What one order would be. */
export interface AskedOrder {
  readonly celebrityId: number;
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  /** Where it is sent; null where nothing is. */
  readonly address: ShippingAddress | null;
  /** A rate that an earlier quote named; undefined for the best. */
  readonly rateId: string | undefined;
}

/** An order came to another total than was agreed to, and there is none. */
export class TotalChanged extends AppError {
  readonly quote: OrderQuote;

  constructor(quote: OrderQuote) {
    super('total_changed');
    this.quote = quote;
  }
}

/** How the embedded back end calls its one way of sending; zones of WooCommerce are numbered from 1. */
const standardMethod = { method_id: 'flat_rate', instance_id: '0' } as const;

type Named = Pick<WireShippingRate, 'method_id' | 'method_title' | 'instance_id'>;

/** What the shop calls a way of sending; null for the embedded back end's, whose name is the app's. */
function titleOf({ method_id, method_title, instance_id }: Named): string | null {
  const isStandard =
    method_id === standardMethod.method_id && String(instance_id) === standardMethod.instance_id;
  return isStandard ? null : method_title;
}

/** One title of what several packages are sent by. */
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

/** A quote, and what is to be sent with the order so that it comes to it. */
export interface AnsweredQuote {
  readonly quote: OrderQuote;
  readonly shippingLines: WireQuote['shipping_lines'];
}

const changedSchema = v.looseObject({
  code: v.literal(totalChangedCode),
  data: v.looseObject({ quote: quoteSchema }),
});

/** That an order came to another total, out of the back end's refusal; null for every other. */
export function totalChangedIn(body: unknown, celebrityId: number): TotalChanged | null {
  if (!v.is(changedSchema, body)) return null;
  return new TotalChanged(
    quoteFrom(v.parse(changedSchema, body).data.quote, celebrityId, undefined),
  );
}
