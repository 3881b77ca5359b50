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
 * The user of the consumer key in a URL, sent with its secret or, over plain HTTP, with a signature instead. Null when
 * the URL has no usable key: a secret sent over plain HTTP is ignored, as in WooCommerce.
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
