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

/** A product's unsaved input in this tab. */
export const productDraft = createFormDraft(
  'astera.product',
  v.object({
    typed: typedSchema,
    /** The form before any input, and the product's last modification time at that point. */
    base: typedSchema,
    seen: v.string(),
  }),
);
