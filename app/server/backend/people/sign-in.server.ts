import { decodeJwt } from 'jose';
import * as v from 'valibot';

import {
  accountSuspendedCode,
  authenticateAnswerSchema,
  claimsSchema,
  type WireClaims,
} from '#backend/contract/people/auth.ts';
import { paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Role } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { roleOfWire } from './wire-roles.ts';

/** Role of a token: the first key of `roles`, unless it is numeric, then the first value (spec §6). */
export function roleFromClaims(roles: WireClaims['roles']): Role | null {
  const [first] = Object.entries(roles ?? {});
  if (!first) return null;
  const [key, value] = first;
  const name = /^\d+$/.test(key) ? value : key;
  return typeof name === 'string' ? roleOfWire(name) : null;
}

/** The login plugin's refusal of a name or a password. Other refusals say nothing about them. */
const wrongSchema = v.looseObject({ reason: v.string() });
const suspendedSchema = v.looseObject({ code: v.literal(accountSuspendedCode) });

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Requests a token from the back end with a name and a password.
 * @throws AppError `wrong_credentials`, whichever of the two was wrong; `account_suspended` if both were right
 */
export async function signInWithPassword(username: string, password: string): Promise<SignedIn> {
  const answer = await ask(paths.authenticate, {
    method: 'POST',
    as: 'app',
    body: { username, password, issueJWT: true, includeRoles: true },
    schema: authenticateAnswerSchema,
    refusal: (status, body) => {
      if (v.is(suspendedSchema, body)) return new AppError('account_suspended');
      const isWrong = [400, 401, 403].includes(status) && v.is(wrongSchema, body);
      return isWrong ? new AppError('wrong_credentials') : null;
    },
  });
  const token = answer.jwt?.token;
  if (token === undefined) throw new AppError('backend_failed');
  return signedInWith(token);
}

/**
 * The owner of a token the back end has just issued.
 * @throws AppError `not_allowed` for someone with no role in the shop
 */
export async function signedInWith(token: string): Promise<SignedIn> {
  // The back end signed it and sent it to us directly, so it is only decoded here; never use this for tokens from
  // outside.
  const claims = v.parse(claimsSchema, decodeJwt(token));
  const role = roleFromClaims(claims.roles);
  if (role === null) throw new AppError('not_allowed');
  const person = await ask(paths.me, { as: { token }, schema: userSchema });
  return {
    token,
    expiresAt: new Date(claims.exp * 1000),
    user: { id: person.id, role, name: person.name, picture: null },
  };
}
