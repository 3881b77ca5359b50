import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many vendors or goods each value of a filter would leave. An endpoint of our own. */
export const facetsSchema = v.object({
  countries: v.pipe(v.array(v.object({ code: v.string(), count })), v.readonly()),
  categories: v.pipe(v.array(v.object({ slug: v.string(), count })), v.readonly()),
});
export type WireFacets = v.InferOutput<typeof facetsSchema>;
