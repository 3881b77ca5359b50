import { GraphQLObjectType, GraphQLString } from 'graphql';

/** A picture as in WPGraphQL. */
export const imageType = new GraphQLObjectType({
  name: 'MediaItem',
  fields: { sourceUrl: { type: GraphQLString }, altText: { type: GraphQLString } },
});
