import { createHash, timingSafeEqual } from 'node:crypto';

import type { Role } from '#domain/role.ts';

import type { Call } from '../http/call.ts';
import { refusal } from '../http/failure.ts';
import type { UserRole } from '../store/people.schema.ts';
import { findUserById, type StoredUser } from '../store/users.ts';
import { verifyToken } from './token.ts';

/** Who is calling: the app with its service credential, a person with a token, or nobody. */
export type Caller =
  | { readonly kind: 'service' }
  | { readonly kind: 'person'; readonly user: StoredUser }
  | { readonly kind: 'nobody' };

const domainRoles = {
  customer: 'fan',
  wcfm_vendor: 'celebrity',
  shop_manager: 'manager',
  administrator: 'administrator',
} as const satisfies Record<UserRole, Role>;

/** The product's word for a WordPress role. */
export function domainRole(role: UserRole): Role {
  return domainRoles[role];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares without telling by its time where two texts differ. */
function sameText(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

/**
 * Reads the Authorization header and nothing else: a token in a cookie, in the address or in another
 * header is not looked at. A token that is not valid makes its bearer nobody, as in WordPress.
 */
export async function callerOf({ request, services }: Call): Promise<Caller> {
  const header = request.headers.get('authorization') ?? '';
  const [, scheme = '', credential = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (scheme.toLowerCase() === 'basic') {
    const sent = Buffer.from(credential, 'base64').toString('utf8');
    if (sameText(sent, `${services.serviceKey}:${services.serviceSecret}`)) {
      return { kind: 'service' };
    }
    throw refusal(401, 'woocommerce_rest_authentication_error', 'Consumer key is invalid.');
  }
  if (scheme.toLowerCase() !== 'bearer') return { kind: 'nobody' };
  const token = await verifyToken(services, credential);
  if (typeof token === 'string') return { kind: 'nobody' };
  const user = await findUserById(services.database, token.userId);
  return user && user.suspendedAt === null && user.passwordVersion === token.passwordVersion
    ? { kind: 'person', user }
    : { kind: 'nobody' };
}

/** True for the service credential and for people who run the shop. */
export function runsTheShop(caller: Caller): boolean {
  if (caller.kind === 'service') return true;
  return (
    caller.kind === 'person' &&
    (caller.user.role === 'shop_manager' || caller.user.role === 'administrator')
  );
}

const refusedDeeds = {
  list: ['woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.'],
  view: ['woocommerce_rest_cannot_view', 'Sorry, you cannot view this resource.'],
  create: ['woocommerce_rest_cannot_create', 'Sorry, you are not allowed to create resources.'],
  edit: ['woocommerce_rest_cannot_edit', 'Sorry, you are not allowed to edit this resource.'],
  delete: ['woocommerce_rest_cannot_delete', 'Sorry, you are not allowed to delete this resource.'],
} as const;

/** WooCommerce's refusal: 401 when nobody is signed in, 403 when this person may not. */
export function notAllowed(caller: Caller, deed: keyof typeof refusedDeeds) {
  const [code, message] = refusedDeeds[deed];
  return refusal(caller.kind === 'nobody' ? 401 : 403, code, message);
}
