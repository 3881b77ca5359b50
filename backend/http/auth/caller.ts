import type { Role } from '#domain/account/role.ts';

import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import type { UserRole } from '#backend/modules/people/store/people.schema.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';
import { consumerBehind } from './consumer-key.ts';
import { consumerInAddress } from './consumer-in-address.ts';
import { sameText } from './same-text.ts';
import { verifyHeldToken } from './token-holder.ts';

/** Who is calling: the app with its service credential, a person with a token, or an anonymous client. */
export type Caller =
  | { readonly kind: 'service' }
  | {
      readonly kind: 'person';
      readonly user: StoredUser;
      /** Set when it was loaded with the user. */
      readonly picture?: string;
    }
  | { readonly kind: 'anonymous' };

const domainRoles = {
  customer: 'fan',
  wcfm_vendor: 'celebrity',
  shop_manager: 'manager',
  administrator: 'administrator',
} as const satisfies Record<UserRole, Role>;

/** The product's name for a WordPress role. */
export function domainRole(role: UserRole): Role {
  return domainRoles[role];
}

/**
 * Reads the Authorization header or, without one, a consumer key in the URL. Tokens in cookies, in the URL or in other
 * headers are ignored. A caller with an invalid token is anonymous, as in WordPress.
 */
export async function callerOf(call: Call): Promise<Caller> {
  return call.caller ?? readCaller(call);
}

/** The scheme and credential of an Authorization header; empty strings if it is missing or malformed. */
function credentialIn({ headers }: Request): { readonly scheme: string; readonly text: string } {
  const header = headers.get('authorization') ?? '';
  const [, scheme = '', text = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  return { scheme: scheme.toLowerCase(), text };
}

function isServiceCredential({ services }: Call, basic: string): boolean {
  return sameText(basic, `${services.serviceKey}:${services.serviceSecret}`);
}

function basicOf(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}

/**
 * Whether the app itself is calling, for sign-in endpoints, where users are still anonymous and other credentials do
 * not count.
 */
export function isApp(call: Call): boolean {
  const { scheme, text } = credentialIn(call.request);
  return scheme === 'basic' && isServiceCredential(call, basicOf(text));
}

async function readCaller(call: Call): Promise<Caller> {
  const { request, services } = call;
  const { scheme, text: credential } = credentialIn(request);
  if (scheme === 'basic') {
    const sent = basicOf(credential);
    if (isServiceCredential(call, sent)) return { kind: 'service' };
    const [, key = '', secret = ''] = /^([^:]*):(.*)$/s.exec(sent) ?? [];
    return { kind: 'person', user: await consumerBehind(call, key, secret) };
  }
  if (!request.headers.get('authorization')) {
    const user = await consumerInAddress(call);
    if (user) return { kind: 'person', user };
  }
  if (scheme !== 'bearer') return { kind: 'anonymous' };
  const held = await verifyHeldToken(services, credential);
  return typeof held === 'string'
    ? { kind: 'anonymous' }
    : {
        kind: 'person',
        user: held.user,
        picture: held.picture,
      };
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
  batch: [
    'woocommerce_rest_cannot_batch',
    'Sorry, you are not allowed to batch manipulate this resource.',
  ],
  delete: ['woocommerce_rest_cannot_delete', 'Sorry, you are not allowed to delete this resource.'],
} as const;

/** WooCommerce's refusal: 401 when no one is signed in, 403 when this person may not. */
export function notAllowed(caller: Caller, deed: keyof typeof refusedDeeds) {
  const [code, message] = refusedDeeds[deed];
  return refusal(caller.kind === 'anonymous' ? 401 : 403, code, message);
}

/**
 * Allows only users who run the shop: vendors' own commands come through the app, which has already checked ownership
 * (ADR 0028).
 */
export async function requireShopkeeper(
  call: Call,
  deed: 'create' | 'edit' | 'delete',
): Promise<void> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
}

/** True for the service credential and for administrators, who edit the site's own pages and menus. */
export function writesTheSite(caller: Caller): boolean {
  return (
    caller.kind === 'service' || (caller.kind === 'person' && caller.user.role === 'administrator')
  );
}

const refusedPosts = {
  create: ['rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.'],
  edit: ['rest_cannot_edit', 'Sorry, you are not allowed to edit this post.'],
  delete: ['rest_cannot_delete', 'Sorry, you are not allowed to delete this post.'],
  view: ['rest_forbidden', 'Sorry, you are not allowed to do that.'],
  context: [
    'rest_forbidden_context',
    'Sorry, you are not allowed to edit posts in this post type.',
  ],
  status: ['rest_forbidden_status', 'Status is forbidden.'],
} as const;
export type PostAuditAction = keyof typeof refusedPosts;

/** WordPress's refusal for pages and menus; like `notAllowed` for the shop. */
export function notAllowedPost(caller: Caller, deed: PostAuditAction) {
  const [code, message] = refusedPosts[deed];
  return refusal(caller.kind === 'anonymous' ? 401 : 403, code, message);
}

/** Allows only users who may edit the site. */
export async function requireSiteWriter(call: Call, deed: PostAuditAction): Promise<void> {
  const caller = await callerOf(call);
  if (!writesTheSite(caller)) throw notAllowedPost(caller, deed);
}
