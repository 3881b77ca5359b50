import { GraphQLID, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
import type { StoredCategory } from '#backend/modules/catalog/store/categories.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import {
  afterId,
  type ConnectionArguments,
  connectionArguments,
  connectionOf,
  sizeOf,
} from './graphql-connection.ts';
import { connectionType } from './connection-types.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { imageType } from './image-type.ts';

export function page(rows: readonly StoredCategory[], wanted: ConnectionArguments) {
  const after = afterId(wanted);
  const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  // A cursor that is not in the list has nothing after it.
  const behind = after !== null && from === 0 ? [] : rows.slice(from);
  return connectionOf(behind.slice(0, sizeOf(wanted) + 1), ({ id }) => id, wanted);
}

export function globalId(id: number): string {
  return btoa(`term:${id}`);
}

export const categoryConnection: GraphQLObjectType<unknown, GraphqlContext> = connectionType(
  'ProductCategoryConnection',
  () => categoryType,
);

export const categoryType: GraphQLObjectType<StoredCategory, GraphqlContext> =
  new GraphQLObjectType({
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
