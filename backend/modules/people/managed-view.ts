import { userMeta, type WireManagedUser } from '#backend/contract/people/managed-user.ts';
import { type StoredUser } from '#backend/modules/people/store/users.ts';
import { type Call } from '#backend/http/wire/call.ts';
import { userView } from './user-view.ts';

export function managedView(call: Call, user: StoredUser): WireManagedUser {
  const {
    username = '',
    email = '',
    roles = [],
    registered_date = '',
    ...view
  } = userView(call, user, { portrait: '', editing: true });
  return {
    ...view,
    username,
    email,
    roles,
    registered_date,
    meta: {
      persisted_preferences: [],
      [userMeta.suspended]: user.suspendedFor,
      [userMeta.suspendedAt]: user.suspendedAt?.toISOString() ?? '',
    },
  };
}
