import * as v from 'valibot';

/** What stands for a card once its number was handed to the gateway; never a number itself. */
export const cardTokenSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^(test|pm|pi)_\w+$/, 'card-number'),
  v.check((token) => !/\d{12,}/.test(token), 'card-number'),
);

/** What is remembered of a card between the form and the order: what stands for it, and what its owner knows it by. */
export const keptCardSchema = v.object({
  token: cardTokenSchema,
  brand: v.string(),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
});
export type KeptCard = v.InferOutput<typeof keptCardSchema>;
