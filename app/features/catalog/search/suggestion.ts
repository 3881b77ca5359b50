/** One match for the text typed so far. */
export interface Suggestion {
  /** The id of its element. */
  readonly key: string;
  /** The bare path of its page. */
  readonly path: string;
  readonly name: string;
  /** What the celebrity is known for, or who sells the product. */
  readonly hint: string;
  readonly picture: string | null;
}

export interface Suggestions {
  readonly celebrities: readonly Suggestion[];
  readonly products: readonly Suggestion[];
}
