import { userMeta } from '#backend/contract/people/managed-user.ts';
import { type UserChange } from '#backend/modules/people/store/managed-users.ts';
import { type UserRole, userRoles } from '#backend/modules/people/store/people.schema.ts';
import { limitedText } from './customer-input.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';

const longestReason = 500;

export function isRole(name: unknown): name is UserRole {
  return userRoles.some((role) => role === name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses the changes: a role and a suspension reason. Everything else only the user can change. */
export function changeIn(body: Readonly<Record<string, unknown>>): UserChange {
  const { roles, meta } = body;
  const named: unknown = Array.isArray(roles) && roles.length === 1 ? roles[0] : null;
  if (roles !== undefined && !isRole(named)) {
    throw invalidParameter('roles', 'roles names no role of this shop, or several.');
  }
  const suspendedFor = isRecord(meta)
    ? limitedText(meta, userMeta.suspended, longestReason)
    : undefined;
  return {
    ...(isRole(named) && { role: named }),
    ...(suspendedFor !== undefined && { suspendedFor }),
  };
}
