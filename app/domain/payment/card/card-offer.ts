/** What a browser needs to know about the card gateway to accept a card. */
export type CardOffer =
  | { readonly kind: 'test' }
  | { readonly kind: 'stripe'; readonly publishableKey: string };
