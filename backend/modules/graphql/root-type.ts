import {
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import type { StoredCategory } from '#backend/modules/catalog/store/categories.ts';
import { type ConnectionArguments, connectionArguments } from './graphql-connection.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { productsField } from './graphql-products.ts';
import { userType } from './user-type.ts';
import { page, globalId, categoryConnection, categoryType } from './category-type.ts';

interface Where {
  readonly parent?: number | null;
  readonly exclude?: readonly (string | null)[] | null;
  readonly slug?: readonly (string | null)[] | null;
}

function matching({ categoriesUnder }: GraphqlContext, where: Where): StoredCategory[] {
  const excluded = new Set((where.exclude ?? []).map(String));
  return categoriesUnder(where.parent ?? null)
    .filter(({ id }) => !excluded.has(String(id)) && !excluded.has(globalId(id)))
    .filter(({ slug }) => !where.slug || where.slug.includes(slug));
}

const whereType = new GraphQLInputObjectType({
  name: 'ProductCategoryConnectionWhereArgs',
  fields: {
    parent: { type: GraphQLInt },
    exclude: { type: new GraphQLList(GraphQLID) },
    slug: { type: new GraphQLList(GraphQLString) },
  },
});

export const rootType = new GraphQLObjectType<unknown, GraphqlContext>({
  name: 'RootQuery',
  fields: {
    productCategories: {
      type: categoryConnection,
      args: { ...connectionArguments, where: { type: whereType } },
      resolve: (
        _root,
        { where, ...wanted }: ConnectionArguments & { where?: Where | null },
        context,
      ) => page(matching(context, where ?? {}), wanted),
    },
    productCategory: {
      type: categoryType,
      args: {
        id: { type: new GraphQLNonNull(GraphQLID) },
        idType: {
          type: new GraphQLEnumType({
            name: 'ProductCategoryIdType',
            values: { ID: {}, DATABASE_ID: {}, SLUG: {} },
          }),
        },
      },
      resolve: (_root, { id, idType }: { id: string; idType?: string | null }, { categories }) =>
        categories.find((category) =>
          idType === 'SLUG'
            ? category.slug === id
            : id === (idType === 'DATABASE_ID' ? String(category.id) : globalId(category.id)),
        ) ?? null,
    },
    products: productsField,
    // Customers are exposed only by the shop's own endpoints.
    customers: {
      type: new GraphQLObjectType({
        name: 'RootQueryToCustomerConnection',
        fields: { nodes: { type: new GraphQLNonNull(new GraphQLList(userType)) } },
      }),
      resolve: () => ({ nodes: [] }),
    },
    viewer: { type: userType, resolve: (_root, _args, { viewer }) => viewer },
    generalSettings: {
      type: new GraphQLObjectType({
        name: 'GeneralSettings',
        fields: { title: { type: GraphQLString } },
      }),
      resolve: () => ({ title: 'Astera' }),
    },
  },
});
