import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { findUserByLogin, type StoredUser } from '#backend/modules/people/store/users.ts';
import { sameText } from './same-text.ts';

/** An API key of another program, which acts as this user (ADR 0041). */
export interface ConsumerKey {
  /** `ck_…` */
  readonly key: string;
  /** `cs_…` */
  readonly secret: string;
  /** User name of the account that the key acts as; its role sets the key's permissions. */
  readonly login: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a secret may be sent without a signature: over TLS or to the local machine, where no one can read it. */
export function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || loopback.test(hostname);
}

export function consumerRefused(): Error {
  return refusal(401, 'woocommerce_rest_authentication_error', 'Consumer key is invalid.');
}

export async function personBehind({ services }: Call, found: ConsumerKey | undefined) {
  const user = found ? await findUserByLogin(services.database, found.login) : null;
  if (!user || user.pending || user.suspendedAt !== null) throw consumerRefused();
  return user;
}

/** Compares every key in constant time, so that timing reveals neither the matching key nor where keys differ. */
export function keyNamed({ services }: Call, key: string): ConsumerKey | undefined {
  return services.consumerKeys.filter((one) => sameText(one.key, key))[0];
}

/**
 * The user of a consumer key and its secret. As in WooCommerce, keys work only for the shop's own endpoints, and
 * secrets are accepted only over a private connection.
 * @throws the refusal of an invalid pair
 */
export function consumerBehind(call: Call, key: string, secret: string): Promise<StoredUser> {
  const known = keyNamed(call, key);
  const isRight = sameText(known?.secret ?? '', secret) && known !== undefined;
  if (!isRight || !isPrivateWay(call.url) || !isShopPath(call.url)) throw consumerRefused();
  return personBehind(call, known);
}

export function isShopPath({ pathname }: URL): boolean {
  return pathname.startsWith('/wp-json/wc/');
}
