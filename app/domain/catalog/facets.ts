/**
 * How many rows of a list each value of a filter would leave; values that leave none are not there. Null: no one
 * counted.
 */
export interface Facets {
  /** The most frequent first. */
  readonly countries:
    | readonly { readonly code: string; readonly name: string; readonly count: number }[]
    | null;
  readonly categories: readonly { readonly slug: string; readonly count: number }[] | null;
}

/** What a list is of. */
export const listKinds = ['celebrities', 'products'] as const;
export type ListKind = (typeof listKinds)[number];
