/** One thing that fits what was typed so far. */
export interface Suggestion {
  /** Of the element that shows it. */
  readonly key: string;
  /** Bare path of its page. */
  readonly path: string;
  readonly name: string;
  /** What she is known for, or who sells it. */
  readonly hint: string;
  readonly picture: string | null;
}

export interface Suggestions {
  readonly celebrities: readonly Suggestion[];
  readonly products: readonly Suggestion[];
}
