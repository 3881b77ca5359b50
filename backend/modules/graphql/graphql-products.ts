import { type GraphQLFieldConfig, GraphQLInterfaceType, GraphQLObjectType } from 'graphql';

import { type StoredProduct } from '#backend/modules/catalog/store/products.ts';
import { listProducts } from '#backend/modules/catalog/store/product-list.ts';
import {
  afterId,
  type ConnectionArguments,
  connectionArguments,
  connectionOf,
  sizeOf,
} from './graphql-connection.ts';
import { connectionType } from './connection-types.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { shared, priced } from './product-fields.ts';

const productType = new GraphQLInterfaceType({
  name: 'Product',
  fields: shared,
  resolveType: ({ product }: StoredProduct) =>
    product.type === 'variable' ? 'VariableProduct' : 'SimpleProduct',
});

/** The product types; the schema has to list them, since fields refer only to their interface. */
export const productTypes = ['SimpleProduct', 'VariableProduct'].map(
  (name) =>
    new GraphQLObjectType<StoredProduct, GraphqlContext>({
      name,
      interfaces: [productType],
      fields: { ...shared, ...priced },
    }),
);

const connection = connectionType('RootQueryToProductConnection', () => productType);

/** The goods on sale, newest first; services are hidden as in the shop. */
export const productsField: GraphQLFieldConfig<unknown, GraphqlContext> = {
  type: connection,
  args: connectionArguments,
  async resolve(_root, wanted: ConnectionArguments, { database }) {
    const { rows } = await listProducts(database, {
      status: 'publish',
      virtual: false,
      behind: afterId(wanted),
      limit: sizeOf(wanted) + 1,
      offset: 0,
      from: null,
      countUpTo: 0,
    });
    return connectionOf(rows, ({ product }) => product.id, wanted);
  },
};
