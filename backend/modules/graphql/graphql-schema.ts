import { GraphQLSchema } from 'graphql';
import { productTypes } from './graphql-products.ts';
import { rootType } from './root-type.ts';

/** The part of WPGraphQL's schema that the product queries. */
export const graphqlSchema = new GraphQLSchema({ query: rootType, types: productTypes });
