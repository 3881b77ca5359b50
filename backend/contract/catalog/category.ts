import * as v from 'valibot';

/** Id of the category that holds the services; the query leaves it out. */
export const servicesCategoryId = 15;
export const servicesCategorySlug = 'services';

/** Asks for the top categories with their children. Variable `exclude`: ids as texts. */
export const categoriesDocument = `query Categories($exclude: [ID]) {
  productCategories(first: 100, where: { parent: 0, exclude: $exclude }) {
    nodes {
      databaseId slug name description
      children(first: 100) { nodes { databaseId slug name description } }
    }
  }
}`;

const categoryFields = {
  databaseId: v.number(),
  slug: v.string(),
  name: v.string(),
  description: v.nullish(v.string()),
};

export const categorySchema = v.looseObject({
  ...categoryFields,
  children: v.nullish(v.looseObject({ nodes: v.array(v.looseObject(categoryFields)) })),
});
export type WireCategory = v.InferOutput<typeof categorySchema>;

export const graphqlErrorsSchema = v.array(v.looseObject({ message: v.string() }));

/** Answer to `categoriesDocument`; data and errors may come together. */
export const categoriesAnswerSchema = v.looseObject({
  data: v.nullish(
    v.looseObject({
      productCategories: v.nullish(v.looseObject({ nodes: v.array(categorySchema) })),
    }),
  ),
  errors: v.optional(graphqlErrorsSchema),
});
export type WireCategoriesAnswer = v.InferOutput<typeof categoriesAnswerSchema>;

/** Any GraphQL answer. */
export const graphqlAnswerSchema = v.looseObject({
  data: v.optional(v.nullable(v.looseObject({}))),
  errors: v.optional(graphqlErrorsSchema),
});

/** A category as the shop's own endpoint shows it; `parent` is 0 at the top. */
export const productCategorySchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  parent: v.number(),
  description: v.string(),
  menu_order: v.number(),
  /** How many published goods are filed there. */
  count: v.number(),
});
export type WireProductCategory = v.InferOutput<typeof productCategorySchema>;

/** What is written of a category; the rest stays. There are neither pictures nor other ways to show one (ADR 0049). */
export const productCategoryWriteSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  slug: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** 0 at the top. */
  parent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  description: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
  display: v.optional(v.literal('default')),
  image: v.optional(v.null()),
  menu_order: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
  ),
});
export type WireProductCategoryWrite = v.InferOutput<typeof productCategoryWriteSchema>;

export const productCategoryListSchema = v.array(productCategorySchema);
