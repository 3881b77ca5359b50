/** The cost of executing an operation, with its fragments expanded. */
export interface QueryCost {
  /** Fields to resolve, for every row that a list may have. */
  readonly fields: number;
  readonly aliases: number;
  readonly depth: number;
}

/** List fields without `first`, all in introspection, with the row count assumed for each. */
export const rowsOfLists: ReadonlyMap<string, number> = new Map([
  ['types', 30],
  ['fields', 10],
  ['inputFields', 5],
  ['enumValues', 5],
  ['possibleTypes', 5],
  ['interfaces', 2],
  ['args', 3],
  ['directives', 5],
]);

/** List fields with as many rows as their `first` argument. */
export const connections: readonly string[] = ['productCategories', 'products', 'children'];

/**
 * The cost factor of product fields: all their rows exist, each with prices and pictures to compute, while most
 * categories have no children.
 */
export const weightOfGoods = 8;

/**
 * The fixed cost of each product list; with the one below for each of its rows, which are read whole whatever is
 * selected.
 */
export const listOfGoods = 10_000;

export const rowOfGoods = 200;

export const nothing: QueryCost = { fields: 0, aliases: 0, depth: 0 };

/** The cost of infinite recursion: a fragment that contains itself. */
export const endless: QueryCost = { fields: Infinity, aliases: Infinity, depth: Infinity };
