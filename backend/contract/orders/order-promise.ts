import * as v from 'valibot';

/** Value of the meta that gives the vendor more time. */
export const extensionSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
});
export type WireExtension = v.InferOutput<typeof extensionSchema>;
