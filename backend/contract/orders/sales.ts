import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What a vendor's completed and paid orders brought in, an endpoint of our own: orders that were completed in one month
 * of UTC, were placed in one of the periods that were asked about, and cost the same. Amounts in whole cents. Orders of
 * which a part went back are in groups of their own: those that cost the same in all, and gave back the same.
 */
export const salesSchema = v.array(
  v.object({
    month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
    period: whole,
    /** Of each order, without the shipping. */
    price: whole,
    /** Of all of them together. */
    shipping: whole,
    count: whole,
    /** Of each order of which a part went back. */
    tax: v.optional(whole, 0),
    /** What went back of each order, oldest first. */
    refunds: v.optional(v.array(whole), []),
  }),
);
export type WireSales = v.InferOutput<typeof salesSchema>;
