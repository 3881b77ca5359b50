import type { Call } from '#backend/http/wire/call.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';
import { isSignedRequest, signedKeyOf } from './signed-request.ts';
import {
  isShopPath,
  keyNamed,
  consumerRefused,
  personBehind,
  isPrivateWay,
  consumerBehind,
} from './consumer-key.ts';

/**
 * Who stands behind the key in an address: with its secret, or, where the way is open, with a signature in its place.
 * Null when there is none that counts here: what an open way carried is not looked at, as in WooCommerce.
 */
export async function consumerInAddress(call: Call): Promise<StoredUser | null> {
  const { url } = call;
  if (!isShopPath(url)) return null;
  if (isSignedRequest(url)) {
    const known = await signedKeyOf(call, (key) => keyNamed(call, key));
    if (!known) throw consumerRefused();
    return personBehind(call, known);
  }
  const key = url.searchParams.get('consumer_key');
  const secret = url.searchParams.get('consumer_secret');
  if (key === null || secret === null || !isPrivateWay(url)) return null;
  return consumerBehind(call, key, secret);
}
