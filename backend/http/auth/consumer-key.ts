import type { Call } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { findUserByLogin, type StoredUser } from '#backend/modules/people/store/users.ts';
import { sameText } from './same-text.ts';

/** A key that another program shows; whatever it does is done as this person (ADR 0041). */
export interface ConsumerKey {
  /** `ck_…` */
  readonly key: string;
  /** `cs_…` */
  readonly secret: string;
  /** User name of anyone who stands behind it, and whose role says what it may do. */
  readonly login: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a secret may be shown openly: no one listens on TLS, nor on the way to the own machine. */
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

/** Every key is compared, so that the time tells neither which one nor where it differs. */
export function keyNamed({ services }: Call, key: string): ConsumerKey | undefined {
  return services.consumerKeys.filter((one) => sameText(one.key, key))[0];
}

/**
 * Who stands behind a key and its secret. As in WooCommerce they count for the shop's own endpoints only, and are shown
 * openly on a private way only.
 * @throws the refusal of a pair that is none
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
