import * as v from 'valibot';

/** Every refusal; `name` is the field or header that is at fault, or empty. */
export const VideoProblem = v.object({
  type: v.string(),
  title: v.string(),
  name: v.optional(v.string()),
  status: v.number(),
  problems: v.optional(
    v.array(v.object({ type: v.string(), title: v.string(), name: v.optional(v.string()) })),
  ),
});

export type VideoProblem = v.InferOutput<typeof VideoProblem>;
