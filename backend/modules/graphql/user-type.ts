import {
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import type { StoredUser } from '#backend/modules/people/store/users.ts';
import type { GraphqlContext } from './graphql-context.ts';

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

export const userType = new GraphQLObjectType<StoredUser, GraphqlContext>({
  name: 'User',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ id }) => btoa(`user:${id}`) },
    databaseId: { type: new GraphQLNonNull(GraphQLInt), resolve: ({ id }) => id },
    name: { type: GraphQLString, resolve: ({ displayName }) => displayName },
    email: { type: GraphQLString },
    roles: { type: rolesType, resolve: ({ role }) => ({ nodes: [{ name: role }] }) },
  },
});
