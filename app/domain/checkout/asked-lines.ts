import * as v from 'valibot';
import { maxBasketLines } from './basket.ts';
import { maxPieces } from './basket-line.ts';
import { serviceKinds } from '#domain/service/service.ts';
import { shippingAddressSchema } from './shipping.ts';
import { id, uuid } from './ids.ts';

export const rateId = v.pipe(v.string(), v.maxLength(100));

const askedService = { kind: v.literal('service'), id: uuid, celebrityId: id };

const askedProduct = { kind: v.literal('product'), id: uuid, productId: id };

/** Lines whose current price and stock are requested. */
export const askedLinesSchema = v.pipe(
  v.array(
    v.variant('kind', [
      v.object({ ...askedService, service: v.picklist(serviceKinds) }),
      v.object(askedProduct),
    ]),
  ),
  v.maxLength(maxBasketLines),
);

export type AskedLine = v.InferOutput<typeof askedLinesSchema>[number];

/** Orders whose totals are requested: one per celebrity. */
export const askedQuotesSchema = v.object({
  orders: v.pipe(
    v.array(
      v.object({
        celebrityId: id,
        lines: v.pipe(
          v.array(
            v.variant('kind', [
              v.object({ ...askedService, service: v.picklist(serviceKinds) }),
              v.object({
                ...askedProduct,
                quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
              }),
            ]),
          ),
          v.minLength(1),
          v.maxLength(maxBasketLines),
        ),
        rateId: v.optional(rateId),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxBasketLines),
  ),
  /** Null if nothing is shipped. */
  address: v.nullable(shippingAddressSchema),
});

export type AskedQuotes = v.InferOutput<typeof askedQuotesSchema>;
