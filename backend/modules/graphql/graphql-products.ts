import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';

import { decimalFromCents } from '#domain/money/money.ts';

import { listProducts, type StoredProduct } from '#backend/modules/catalog/store/products.ts';
import { regularCentsOf } from '#backend/modules/vendors/store/sales-of-products.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import {
  afterId,
  type ConnectionArguments,
  connectionArguments,
  connectionOf,
  connectionType,
  sizeOf,
} from './graphql-connection.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { picturesOf } from '#backend/modules/catalog/product-view.ts';

/** A picture as WPGraphQL shows it. */
export const imageType = new GraphQLObjectType({
  name: 'MediaItem',
  fields: { sourceUrl: { type: GraphQLString }, altText: { type: GraphQLString } },
});

function priceOf({ product }: StoredProduct): string {
  return `€${decimalFromCents(product.priceCents)}`;
}

function regularPriceOf({ product }: StoredProduct): string {
  return `€${decimalFromCents(regularCentsOf(product))}`;
}

function salePriceOf({ product: { salePriceCents } }: StoredProduct): string | null {
  return salePriceCents === null ? null : `€${decimalFromCents(salePriceCents)}`;
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
    resolve({ product }, _args, { language }) {
      const [picture] = picturesOf(product);
      if (!picture) return null;
      return { sourceUrl: picture.src, altText: shownText(picture.alt, language).text };
    },
  },
};

const priced: Readonly<Record<string, Field>> = {
  price: { type: GraphQLString, resolve: priceOf },
  regularPrice: { type: GraphQLString, resolve: regularPriceOf },
  salePrice: { type: GraphQLString, resolve: salePriceOf },
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

const connection = connectionType('RootQueryToProductConnection', () => productType);

/** The goods on sale, the newest first; services are hidden here as in the shop. */
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
