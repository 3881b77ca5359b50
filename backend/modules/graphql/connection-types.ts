import {
  GraphQLBoolean,
  type GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';

const pageInfoType = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    startCursor: { type: GraphQLString },
    endCursor: { type: GraphQLString },
  },
});

/** The connection type of these nodes. @param node is called once the whole schema exists */
export function connectionType(
  name: string,
  node: () => GraphQLObjectType | GraphQLInterfaceType,
): GraphQLObjectType<unknown, GraphqlContext> {
  const edgeType = new GraphQLObjectType({
    name: `${name}Edge`,
    fields: () => ({
      cursor: { type: GraphQLString },
      node: { type: new GraphQLNonNull(node()) },
    }),
  });
  return new GraphQLObjectType<unknown, GraphqlContext>({
    name,
    fields: () => ({
      nodes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(node()))) },
      edges: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(edgeType))) },
      pageInfo: { type: new GraphQLNonNull(pageInfoType) },
    }),
  });
}
