import * as v from 'valibot';

const idSchema = v.number();

export const sellerSchema = v.looseObject({ store: v.looseObject({ vendor_id: idSchema }) });

export const rowSchema = v.looseObject({ id: idSchema, status: v.optional(v.string()) });

const rowsSchema = v.optional(v.array(v.unknown()), []);

const batchSchema = v.looseObject({ create: rowsSchema, update: rowsSchema, delete: rowsSchema });

export const linesSchema = v.looseObject({
  line_items: v.array(v.looseObject({ product_id: v.optional(idSchema) })),
});

/** All rows of a response, single or batch. */
export function rowsOf(answer: unknown): readonly unknown[] {
  if (v.is(rowSchema, answer)) return [answer];
  const batch = v.safeParse(batchSchema, answer);
  if (!batch.success) return [];
  const { create, update, delete: deleted } = batch.output;
  return [...create, ...update, ...deleted];
}
