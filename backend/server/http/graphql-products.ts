import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';

import { decimalFromCents } from '#domain/money.ts';

import { listProducts, type StoredProduct } from '../store/products.ts';
import { shownText } from '../store/translated-text.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { picturesOf } from './product-view.ts';

/** A picture as WPGraphQL shows it. */
export const imageType = new GraphQLObjectType({
  name: 'MediaItem',
  fields: { sourceUrl: { type: GraphQLString }, altText: { type: GraphQLString } },
});

function priceOf({ product }: StoredProduct): string {
  return `€${decimalFromCents(product.priceCents)}`;
}

type Field = GraphQLFieldConfig<StoredProduct, GraphqlContext>;

const stockType = new GraphQLEnumType({
  name: 'StockStatusEnum',
  values: { IN_STOCK: {}, OUT_OF_STOCK: {}, ON_BACKORDER: {} },
});

const shared: Readonly<Record<string, Field>> = {
  id: {
    type: new GraphQLNonNull(GraphQLID),
    resolve: ({ product }) => btoa(`product:${product.id}`),
  },
  databaseId: { type: new GraphQLNonNull(GraphQLInt), resolve: ({ product }) => product.id },
  slug: { type: GraphQLString, resolve: ({ product }) => product.slug },
  name: {
    type: GraphQLString,
    resolve: ({ product }, _args, { language }) => shownText(product.title, language).text,
  },
  type: { type: GraphQLString, resolve: ({ product }) => product.type.toUpperCase() },
  image: {
    type: imageType,
    resolve({ product }) {
      const [picture] = picturesOf(product);
      return picture ? { sourceUrl: picture.src, altText: picture.alt } : null;
    },
  },
};

const priced: Readonly<Record<string, Field>> = {
  price: { type: GraphQLString, resolve: priceOf },
  regularPrice: { type: GraphQLString, resolve: priceOf },
  salePrice: { type: GraphQLString, resolve: () => null },
  stockStatus: {
    type: stockType,
    resolve: ({ product }) => (product.stock === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK'),
  },
  stockQuantity: { type: GraphQLFloat, resolve: ({ product }) => product.stock },
};

const productType = new GraphQLInterfaceType({
  name: 'Product',
  fields: shared,
  resolveType: ({ product }: StoredProduct) =>
    product.type === 'variable' ? 'VariableProduct' : 'SimpleProduct',
});

/** The kinds of products; the schema has to be told, since only the interface names them. */
export const productTypes = ['SimpleProduct', 'VariableProduct'].map(
  (name) =>
    new GraphQLObjectType<StoredProduct, GraphqlContext>({
      name,
      interfaces: [productType],
      fields: { ...shared, ...priced },
    }),
);

const mostProducts = 100;

/** The goods on sale, the newest first; services are hidden here as in the shop. */
export const productsField: GraphQLFieldConfig<unknown, GraphqlContext> = {
  type: new GraphQLObjectType({
    name: 'RootQueryToProductConnection',
    fields: { nodes: { type: new GraphQLNonNull(new GraphQLList(productType)) } },
  }),
  args: { first: { type: GraphQLInt } },
  async resolve(_root, { first }: { first?: number | null }, { database }) {
    const { rows } = await listProducts(database, {
      status: 'publish',
      virtual: false,
      limit: Math.min(Math.max(first ?? 10, 0), mostProducts),
      offset: 0,
      countUpTo: 0,
    });
    return { nodes: rows };
  },
};
