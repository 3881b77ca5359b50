import * as v from 'valibot';
import { badAddressCode, notDeliveredCode, outOfStockCode } from '#backend/contract/error.ts';
import { paths } from '#backend/contract/paths.ts';
import { quoteSchema } from '#backend/contract/orders/quote.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { ShippingAddress } from '#domain/checkout/shipping.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { type AskedOrder, type AnsweredQuote, quoteFrom } from './quotes.server.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  [outOfStockCode]: 'sold_out',
  [notDeliveredCode]: 'not_delivered',
  [badAddressCode]: 'bad_address',
  woocommerce_rest_invalid_product_id: 'not_found',
};

const codeSchema = v.looseObject({ code: v.string() });

function refusalOfQuote(_status: number, body: unknown): AppError | null {
  const code = v.is(codeSchema, body) ? refusals[body.code] : undefined;
  return code === undefined ? null : new AppError(code);
}

/**
 * What an order would cost, including shipping and taxes, without creating it.
 * @throws AppError `sold_out`, `not_found`, `not_delivered`, `bad_address`
 */
export async function askQuote(order: AskedOrder): Promise<AnsweredQuote> {
  const { celebrityId, items, address, rateId } = order;
  const wire = await ask(paths.quote, {
    method: 'POST',
    as: 'service',
    body: {
      line_items: items.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
      ...(address ? { shipping: placeOf(address) } : {}),
      ...(rateId === undefined ? {} : { shipping_rate: rateId }),
    },
    schema: quoteSchema,
    refusal: refusalOfQuote,
  });
  return { quote: quoteFrom(wire, celebrityId, rateId), shippingLines: wire.shipping_lines };
}

function placeOf({ country, state, postcode, city }: ShippingAddress) {
  return { country, state, postcode, city };
}
