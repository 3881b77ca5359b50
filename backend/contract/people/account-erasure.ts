import * as v from 'valibot';

/** Ours: WordPress deletes an account and leaves its orders with names and addresses in them (ADR 0070). */

/** What stands against deleting an account, and whether it was deleted. */
export const accountErasureSchema = v.object({
  id: v.number(),
  /** Orders placed by the person, or asked of the celebrity, that are not finished. */
  open_orders: v.number(),
  /** Orders of either kind whose money has to go back. */
  money_due: v.number(),
  /** Whether no one else could run the shop. */
  last_administrator: v.boolean(),
  erased: v.boolean(),
});
export type WireAccountErasure = v.InferOutput<typeof accountErasureSchema>;

/** Code of a refusal with 409. */
export const accountNotErasableCode = 'astera_account_not_erasable';
