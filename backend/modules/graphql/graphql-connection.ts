import { type GraphQLFieldConfigArgumentMap, GraphQLInt, GraphQLString } from 'graphql';

/** One page of a list, as nodes and as edges. */
export interface Connection<Row> {
  readonly nodes: readonly Row[];
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The requested page. */
export interface ConnectionArguments {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The page size without `first`. */
export const defaultFirst = 10;
const maxFirst = 100;

export const connectionArguments: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt },
  after: { type: GraphQLString },
};

/** The size of a page. */
export function sizeOf({ first }: ConnectionArguments): number {
  return Math.min(Math.max(first ?? defaultFirst, 0), maxFirst);
}

/** `arrayconnection:12` in base64, WPGraphQL's cursor. */
function cursorOf(id: number): string {
  return btoa(`arrayconnection:${id}`);
}

/** The id in the `after` cursor; null without a cursor, 0 for an invalid one. */
export function afterId({ after }: ConnectionArguments): number | null {
  if (after == null || after === '') return null;
  const text = Buffer.from(after, 'base64').toString('utf8');
  return Number(/^arrayconnection:(\d{1,9})$/.exec(text)?.[1] ?? 0);
}

/**
 * A page in both forms.
 * @param rows the rows of the page, and one more if there is a next page
 */
export function connectionOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  wanted: ConnectionArguments,
): Connection<Row> {
  const nodes = rows.slice(0, sizeOf(wanted));
  const edges = nodes.map((node) => ({ cursor: cursorOf(idOf(node)), node }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: rows.length > nodes.length,
      hasPreviousPage: afterId(wanted) !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
