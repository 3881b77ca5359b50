import { type GraphQLFieldConfigArgumentMap, GraphQLInt, GraphQLString } from 'graphql';

/** One page of a list, by rows and by edges. */
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

/** Which page is asked for. */
export interface ConnectionArguments {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** Rows of a page where no one says how many. */
export const defaultFirst = 10;
const maxFirst = 100;

export const connectionArguments: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt },
  after: { type: GraphQLString },
};

/** How many rows a page has. */
export function sizeOf({ first }: ConnectionArguments): number {
  return Math.min(Math.max(first ?? defaultFirst, 0), maxFirst);
}

/** `arrayconnection:12` in base64, WPGraphQL's cursor. */
function cursorOf(id: number): string {
  return btoa(`arrayconnection:${id}`);
}

/** The id in the cursor behind which a page begins; null at the beginning, 0 for a text that is no cursor. */
export function afterId({ after }: ConnectionArguments): number | null {
  if (after == null || after === '') return null;
  const text = Buffer.from(after, 'base64').toString('utf8');
  return Number(/^arrayconnection:(\d{1,9})$/.exec(text)?.[1] ?? 0);
}

/**
 * A page as both shapes.
 * @param rows those of the page, and one more where there is a next one
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
