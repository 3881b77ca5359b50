import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * How many vendors or goods each value of a filter would leave; null where the list is longer than it was to be
 * counted. An endpoint of our own.
 */
export const facetsSchema = v.object({
  countries: v.nullable(v.pipe(v.array(v.object({ code: v.string(), count })), v.readonly())),
  categories: v.nullable(v.pipe(v.array(v.object({ slug: v.string(), count })), v.readonly())),
});
export type WireFacets = v.InferOutput<typeof facetsSchema>;
