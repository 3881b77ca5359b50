import * as v from 'valibot';

/** The gateway's token for a card; never a card number. */
export const cardTokenSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^(test|pm|pi)_\w+$/, 'card-number'),
  v.check((token) => !/\d{12,}/.test(token), 'card-number'),
);

/**
 * Card data kept between the form and the orders: its tokens, by the celebrity whose order each pays, since a gateway
 * may accept each token only once; and what its owner recognises it by.
 */
export const cardDraftSchema = v.object({
  tokens: v.record(v.string(), cardTokenSchema),
  brand: v.string(),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
});
export type CardDraft = v.InferOutput<typeof cardDraftSchema>;

/** Whether a card can pay for the orders with all of these. */
export function paysAll({ tokens }: CardDraft, celebrityIds: readonly number[]): boolean {
  return celebrityIds.every((id) => tokens[String(id)] !== undefined);
}
