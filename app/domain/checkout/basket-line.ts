import * as v from 'valibot';
import { wantedDaySchema } from '#domain/order/promise/needed-by.ts';
import { serviceKinds } from '#domain/service/service.ts';
import { id, uuid } from './ids.ts';

/** Maximum quantity of one product per order. */
export const maxPieces = 10;

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));

const name = v.pipe(v.string(), v.maxLength(300));

const shown = {
  /** Identifies the line for its whole lifetime. */
  id: uuid,
  celebrityId: id,
  celebrityName: name,
  image: v.nullable(v.pipe(v.string(), v.maxLength(500))),
  /** What was shown when it was added; the server has the last word. */
  price: cents,
};

const serviceLineSchema = v.object({
  kind: v.literal('service'),
  ...shown,
  service: v.picklist(serviceKinds),
  /** The day it is needed by; missing if the fan named none. */
  neededBy: v.optional(wantedDaySchema),
  /** The values entered, by the fields of the service's form. */
  answers: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(4_000))),
    v.check((answers) => Object.keys(answers).length <= 20),
  ),
});

const productLineSchema = v.object({
  kind: v.literal('product'),
  ...shown,
  productId: id,
  title: name,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
});

export const basketLineSchema = v.variant('kind', [serviceLineSchema, productLineSchema]);

export type BasketLine = v.InferOutput<typeof basketLineSchema>;

export type ServiceLine = v.InferOutput<typeof serviceLineSchema>;

export type ProductLine = v.InferOutput<typeof productLineSchema>;
