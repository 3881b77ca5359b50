import * as v from 'valibot';

const rendered = v.looseObject({ rendered: v.string() });

/** A page or a post as wp/v2 answers it; `_embedded` only when it is asked for. */
export const contentSchema = v.looseObject({
  id: v.number(),
  slug: v.string(),
  status: v.string(),
  link: v.string(),
  title: rendered,
  content: rendered,
  featured_media: v.number(),
  _embedded: v.optional(
    v.looseObject({
      'wp:featuredmedia': v.optional(
        v.array(
          v.looseObject({
            source_url: v.optional(v.string()),
            media_details: v.optional(
              v.looseObject({ width: v.optional(v.number()), height: v.optional(v.number()) }),
            ),
          }),
        ),
      ),
    }),
  ),
});
export type WireContent = v.InferOutput<typeof contentSchema>;

export const contentListSchema = v.array(contentSchema);
