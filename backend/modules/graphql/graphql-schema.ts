import {
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';

import type { StoredCategory } from '#backend/modules/catalog/store/products.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';
import {
  afterId,
  type ConnectionArguments,
  connectionArguments,
  connectionOf,
  connectionType,
  sizeOf,
} from './graphql-connection.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { imageType, productsField, productTypes } from './graphql-products.ts';

interface Where {
  readonly parent?: number | null;
  readonly exclude?: readonly (string | null)[] | null;
  readonly slug?: readonly (string | null)[] | null;
}

function page(rows: readonly StoredCategory[], wanted: ConnectionArguments) {
  const after = afterId(wanted);
  const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  // What is not in the list has nothing behind it.
  const behind = after !== null && from === 0 ? [] : rows.slice(from);
  return connectionOf(behind.slice(0, sizeOf(wanted) + 1), ({ id }) => id, wanted);
}

function matching({ categoriesUnder }: GraphqlContext, where: Where): StoredCategory[] {
  const excluded = new Set((where.exclude ?? []).map(String));
  return categoriesUnder(where.parent ?? null)
    .filter(({ id }) => !excluded.has(String(id)) && !excluded.has(globalId(id)))
    .filter(({ slug }) => !where.slug || where.slug.includes(slug));
}

function globalId(id: number): string {
  return btoa(`term:${id}`);
}

const categoryConnection: GraphQLObjectType<unknown, GraphqlContext> = connectionType(
  'ProductCategoryConnection',
  () => categoryType,
);

const whereType = new GraphQLInputObjectType({
  name: 'ProductCategoryConnectionWhereArgs',
  fields: {
    parent: { type: GraphQLInt },
    exclude: { type: new GraphQLList(GraphQLID) },
    slug: { type: new GraphQLList(GraphQLString) },
  },
});

const categoryType: GraphQLObjectType<StoredCategory, GraphqlContext> = new GraphQLObjectType({
  name: 'ProductCategory',
  fields: () => ({
    id: {
      type: new GraphQLNonNull(GraphQLID),
      resolve: ({ id }: StoredCategory) => globalId(id),
    },
    databaseId: {
      type: new GraphQLNonNull(GraphQLInt),
      resolve: ({ id }: StoredCategory) => id,
    },
    parentDatabaseId: {
      type: GraphQLInt,
      resolve: ({ parentId }: StoredCategory) => parentId,
    },
    slug: { type: GraphQLString },
    name: {
      type: GraphQLString,
      resolve: ({ name }: StoredCategory, _args: unknown, { language }: GraphqlContext) =>
        shownText(name, language).text,
    },
    description: {
      type: GraphQLString,
      resolve: ({ description }: StoredCategory, _args: unknown, { language }: GraphqlContext) =>
        shownText(description, language).text,
    },
    count: {
      type: GraphQLInt,
      resolve: async ({ id }: StoredCategory, _args: unknown, { goods }: GraphqlContext) =>
        (await goods()).get(id) ?? null,
    },
    // Categories have no pictures of their own here.
    image: { type: imageType, resolve: () => null },
    menuOrder: { type: GraphQLInt, resolve: ({ position }: StoredCategory) => position },
    children: {
      type: categoryConnection,
      args: connectionArguments,
      resolve: ({ id }: StoredCategory, wanted: ConnectionArguments, context) =>
        page(context.categoriesUnder(id), wanted),
    },
  }),
});

const rolesType = new GraphQLObjectType({
  name: 'UserToUserRoleConnection',
  fields: {
    nodes: {
      type: new GraphQLList(
        new GraphQLObjectType({ name: 'UserRole', fields: { name: { type: GraphQLString } } }),
      ),
    },
  },
});

const userType = new GraphQLObjectType<StoredUser, GraphqlContext>({
  name: 'User',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ id }) => btoa(`user:${id}`) },
    databaseId: { type: new GraphQLNonNull(GraphQLInt), resolve: ({ id }) => id },
    name: { type: GraphQLString, resolve: ({ displayName }) => displayName },
    email: { type: GraphQLString },
    roles: { type: rolesType, resolve: ({ role }) => ({ nodes: [{ name: role }] }) },
  },
});

const rootType = new GraphQLObjectType<unknown, GraphqlContext>({
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
    // Who the customers are is for the shop's own endpoints to tell.
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

/** The part of WPGraphQL's schema that the product asks for. */
export const graphqlSchema = new GraphQLSchema({ query: rootType, types: productTypes });
