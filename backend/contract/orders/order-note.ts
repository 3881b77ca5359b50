import * as v from 'valibot';

/** What those who run the shop noted on an order. */
export const orderNoteSchema = v.looseObject({
  id: v.number(),
  author: v.string(),
  date_created_gmt: v.string(),
  note: v.string(),
  customer_note: v.boolean(),
});
export type WireOrderNote = v.InferOutput<typeof orderNoteSchema>;

export const orderNoteListSchema = v.array(orderNoteSchema);

/** A new note. One that is meant for the customer is kept as such and not sent: fans are told by their own mails. */
export const orderNoteWriteSchema = v.object({
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000)),
  customer_note: v.optional(v.boolean(), false),
  added_by_user: v.optional(v.boolean(), false),
});
