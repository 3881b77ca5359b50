import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { decimalFromCents } from '#domain/money/money.ts';
import { type StoredProduct } from '#backend/modules/catalog/store/products.ts';
import { regularCentsOf } from '#backend/modules/vendors/store/sales-of-products.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { picturesOf } from '#backend/modules/catalog/common-view.ts';
import { imageType } from './image-type.ts';

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

export const shared: Readonly<Record<string, Field>> = {
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

export const priced: Readonly<Record<string, Field>> = {
  price: { type: GraphQLString, resolve: priceOf },
  regularPrice: { type: GraphQLString, resolve: regularPriceOf },
  salePrice: { type: GraphQLString, resolve: salePriceOf },
  stockStatus: {
    type: stockType,
    resolve: ({ product }) => (product.stock === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK'),
  },
  stockQuantity: { type: GraphQLFloat, resolve: ({ product }) => product.stock },
};
