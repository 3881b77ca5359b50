import {
  GraphQLBoolean,
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

import type { StoredCategory } from '../store/products.ts';
import type { StoredUser } from '../store/users.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { imageType, productsField, productTypes } from './graphql-products.ts';

interface Where {
  readonly parent?: number | null;
  readonly exclude?: readonly (string | null)[] | null;
  readonly slug?: readonly (string | null)[] | null;
}

const defaultFirst = 10;
const maxFirst = 100;

function page(rows: readonly StoredCategory[], first: number | null | undefined) {
  const size = Math.min(Math.max(first ?? defaultFirst, 0), maxFirst);
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: false,
      endCursor: last ? btoa(`arrayconnection:${last.id}`) : null,
    },
  };
}

function matching({ categories, language }: GraphqlContext, where: Where): StoredCategory[] {
  const excluded = new Set((where.exclude ?? []).map(String));
  return categories
    .filter((category) => where.parent == null || (category.parentId ?? 0) === where.parent)
    .filter(({ id }) => !excluded.has(String(id)) && !excluded.has(globalId(id)))
    .filter(({ slug }) => !where.slug || where.slug.includes(slug))
    .toSorted(
      (a, b) => a.position - b.position || a.name[language].localeCompare(b.name[language]),
    );
}

function globalId(id: number): string {
  return btoa(`term:${id}`);
}

const pageInfoType = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    endCursor: { type: GraphQLString },
  },
});

const connectionType: GraphQLObjectType<unknown, GraphqlContext> = new GraphQLObjectType({
  name: 'ProductCategoryConnection',
  fields: () => ({
    nodes: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(categoryType))),
    },
    pageInfo: { type: new GraphQLNonNull(pageInfoType) },
  }),
});

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
        name[language],
    },
    description: {
      type: GraphQLString,
      resolve: ({ description }: StoredCategory, _args: unknown, { language }: GraphqlContext) =>
        description[language],
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
      type: connectionType,
      args: { first: { type: GraphQLInt } },
      resolve: ({ id }: StoredCategory, { first }: { first?: number | null }, context) =>
        page(matching(context, { parent: id }), first),
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
      type: connectionType,
      args: { first: { type: GraphQLInt }, where: { type: whereType } },
      resolve: (
        _root,
        { first, where }: { first?: number | null; where?: Where | null },
        context,
      ) => page(matching(context, where ?? {}), first),
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
