/** What an operation may come to when it is carried out, with its fragments expanded. */
export interface QueryCost {
  /** Fields to be resolved, in every row that a list may have. */
  readonly fields: number;
  readonly aliases: number;
  readonly depth: number;
}

/** Fields of lists that take no `first`, all of introspection, and how many rows they are counted with. */
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

/** Fields of lists that have as many rows as their `first` says. */
export const connections: readonly string[] = ['productCategories', 'products', 'children'];

/**
 * So many times as much counts every field of goods: their rows are all there, each with prices and pictures to be
 * worked out, while most categories have no children to answer.
 */
export const weightOfGoods = 8;

/**
 * And so many are counted for each list of goods and for each of its rows, which are read whole, whatever is asked of
 * them.
 */
export const listOfGoods = 10_000;

export const rowOfGoods = 200;

export const nothing: QueryCost = { fields: 0, aliases: 0, depth: 0 };

/** For what never ends: a fragment within itself. */
export const endless: QueryCost = { fields: Infinity, aliases: Infinity, depth: Infinity };
