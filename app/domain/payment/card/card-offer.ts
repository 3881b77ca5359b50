/** What a browser has to know of the card gateway to take a card. */
export type CardOffer =
  | { readonly kind: 'test' }
  | { readonly kind: 'stripe'; readonly publishableKey: string };
