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
  modified_gmt: v.optional(v.string()),
  /** One of our additions: which language the texts are in, where there were none in the asked one. */
  astera_languages: v.optional(
    v.object({ title: v.string(), content: v.string(), alt: v.optional(v.string()) }),
  ),
  /** Ours as well, with `context=edit`: the texts as they are kept, by language; empty where there is none. */
  astera_texts: v.optional(
    v.record(
      v.string(),
      v.object({ title: v.string(), content: v.string(), alt: v.optional(v.string(), '') }),
    ),
  ),
  _embedded: v.optional(
    v.looseObject({
      'wp:featuredmedia': v.optional(
        v.array(
          v.looseObject({
            id: v.optional(v.number()),
            source_url: v.optional(v.string()),
            alt_text: v.optional(v.string()),
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

const writtenText = v.union([v.string(), v.looseObject({ raw: v.string() })]);

/**
 * What is written of a page; the rest stays. `title` and `content` are in the language of the address; `astera_texts`
 * is one of our additions, for several languages at once. `meta` may say `seenModifiedKey` (`product.ts`).
 */
export const contentWriteSchema = v.object({
  slug: v.optional(v.string()),
  status: v.optional(v.picklist(['publish', 'draft'])),
  title: v.optional(writtenText),
  content: v.optional(writtenText),
  /** A file of the media library; 0 for no picture. */
  featured_media: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  astera_texts: v.optional(
    v.record(
      v.string(),
      v.object({
        title: v.optional(v.string()),
        content: v.optional(v.string()),
        /** What the picture shows. */
        alt: v.optional(v.string()),
      }),
    ),
    {},
  ),
  meta: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type WireContentWrite = v.InferOutput<typeof contentWriteSchema>;

/** What `DELETE` answers: there is no trash for pages. */
export const contentDeletedSchema = v.looseObject({
  deleted: v.literal(true),
  previous: contentSchema,
});
