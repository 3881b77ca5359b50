/** What the filters of a list can be set to. */
export interface FilterChoices {
  /** Every country, sorted; with how many rows it would leave, where someone counted. */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly count: number | undefined;
  }[];
  /** Null where the page is about one category. */
  readonly categories:
    | readonly {
        readonly slug: string;
        readonly name: string;
        readonly count: number | undefined;
      }[]
    | null;
  /** How many rows there are in all categories together, or null when no one counted. */
  readonly total: number | null;
}
