import { accountMeta, type WireCustomer } from '#backend/contract/people/customer.ts';
import { type Caller } from '#backend/http/auth/caller.ts';
import { pictureOf } from '#backend/modules/people/store/accounts.ts';
import { type StoredUser } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call } from '#backend/http/wire/call.ts';

/** As in WooCommerce, only full administrators (and the app) see the meta data of an account. */
export function customerView(
  call: Call,
  user: StoredUser,
  caller: Caller,
  picture = '',
): WireCustomer {
  const mayDoAll =
    caller.kind === 'service' || (caller.kind === 'person' && caller.user.role === 'administrator');
  const registered = user.registeredAt.toISOString().slice(0, 19);
  const { email: _, ...address } = user.billing;
  const list = `${call.url.origin}/wp-json/wc/v3/customers`;
  return {
    id: user.id,
    date_created: registered,
    date_created_gmt: registered,
    date_modified: null,
    date_modified_gmt: null,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    username: user.login,
    billing: { ...user.billing },
    shipping: { ...(user.shipping ?? address) },
    is_paying_customer: false,
    avatar_url: picture,
    ...(mayDoAll ? { meta_data: metaDataOf(user) } : {}),
    _links: { self: [{ href: `${list}/${user.id}` }], collection: [{ href: list }] },
  };
}

export function metaDataOf({ id, locale, pictureId, meta, suspendedAt }: StoredUser) {
  const all = {
    locale,
    ...meta,
    [accountMeta.picture]: pictureId === null ? '' : String(pictureId),
    [accountMeta.suspended]: suspendedAt ? 'yes' : '',
  };
  return Object.entries(all).map(([key, value]) => ({ id, key, value }));
}

/** A single account with its picture, which lists omit. */
export async function customerAnswer(
  call: Call,
  user: StoredUser,
  caller: Caller,
): Promise<Response> {
  const picture = await pictureOf(call.services.database, user);
  return json(customerView(call, user, caller, picture), 200, { allow: 'GET, POST, PUT, PATCH' });
}
