/** The options of a list's filters. */
export interface FilterChoices {
  /** All countries, sorted; each with the number of rows it would leave, if counted. */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly count: number | undefined;
  }[];
  /** Null on a category page. */
  readonly categories:
    | readonly {
        readonly slug: string;
        readonly name: string;
        readonly count: number | undefined;
      }[]
    | null;
  /** The number of rows in all categories together, or null if not counted. */
  readonly total: number | null;
}
