import * as v from 'valibot';

/** What stands for a card once its number was handed to the gateway; never a number itself. */
export const cardTokenSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^(test|pm|pi)_\w+$/, 'card-number'),
  v.check((token) => !/\d{12,}/.test(token), 'card-number'),
);

/**
 * What is remembered of a card between the form and the orders: what stands for it, by the celebrity whose order it
 * pays, since a gateway may take each token once; and what its owner knows it by.
 */
export const cardDraftSchema = v.object({
  tokens: v.record(v.string(), cardTokenSchema),
  brand: v.string(),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
});
export type CardDraft = v.InferOutput<typeof cardDraftSchema>;

/** Whether a card can pay the orders with all of these. */
export function paysAll({ tokens }: CardDraft, celebrityIds: readonly number[]): boolean {
  return celebrityIds.every((id) => tokens[String(id)] !== undefined);
}
