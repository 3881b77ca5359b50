import * as v from 'valibot';

import { createFormDraft } from '#app/platform/browser/form-draft.ts';
import type { TypedProduct } from '#domain/product/own-product.ts';

const typedSchema: v.GenericSchema<unknown, TypedProduct> = v.object({
  title: v.string(),
  description: v.string(),
  price: v.string(),
  category: v.string(),
  stock: v.string(),
  pictures: v.array(v.object({ id: v.number(), src: v.string(), alt: v.string() })),
});

/** What was typed of a product in this tab and not saved. */
export const productDraft = createFormDraft(
  'astera.product',
  v.object({
    typed: typedSchema,
    /** The form before anything was typed, and when the product had been changed last then. */
    base: typedSchema,
    seen: v.string(),
  }),
);
