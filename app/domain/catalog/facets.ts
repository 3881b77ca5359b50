/** How many rows of a list match each value of a filter; values without matches are omitted. Null: not counted. */
export interface Facets {
  /** Most frequent first. */
  readonly countries:
    | readonly { readonly code: string; readonly name: string; readonly count: number }[]
    | null;
  readonly categories: readonly { readonly slug: string; readonly count: number }[] | null;
}

/** What a list contains. */
export const listKinds = ['celebrities', 'products'] as const;
export type ListKind = (typeof listKinds)[number];
