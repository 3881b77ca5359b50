import { createHmac } from 'node:crypto';

import type { Call } from '#backend/http/wire/call.ts';
import { takeNonce } from '#backend/modules/people/store/signed-nonces.ts';
import type { ConsumerKey } from './consumer-key.ts';
import { sameText } from './same-text.ts';

/** The clock skew allowed for a signature's timestamp, as in WooCommerce. */
const windowSeconds = 15 * 60;

const methods: Readonly<Record<string, string>> = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' };

/** Whether a URL carries an OAuth 1.0a signature, which WooCommerce's clients use without TLS. */
export function isSignedRequest(url: URL): boolean {
  return url.searchParams.has('oauth_consumer_key') && url.searchParams.has('oauth_signature');
}

/** Percent-encoding of RFC 3986, which leaves letters, digits and `-._~` as they are. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The signature base string (RFC 5849, 3.4.1): the method, the URL, and its sorted parameters. */
function baseOf(method: string, url: URL): string {
  // The last of duplicate parameters wins, as in PHP; WooCommerce's own client sends every parameter twice.
  const pairs = [...new Map(url.searchParams)]
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const sorted = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return [method, encoded(`${url.origin}${url.pathname}`), encoded(sorted)].join('&');
}

/**
 * The key that signed a request, if it is known, its timestamp is within 15 minutes, and its nonce is unused; otherwise
 * null.
 */
export async function signedKeyOf(
  { request, url, services }: Call,
  find: (key: string) => ConsumerKey | undefined,
): Promise<ConsumerKey | null> {
  const sent = (name: string) => url.searchParams.get(`oauth_${name}`) ?? '';
  const known = find(sent('consumer_key'));
  const algorithm = methods[sent('signature_method')];
  const now = Math.floor(services.clock().getTime() / 1000);
  const at = Number(sent('timestamp'));
  const isTimely = /^\d{1,12}$/.test(sent('timestamp')) && Math.abs(at - now) <= windowSeconds;
  const nonce = sent('nonce');
  if (!known || !algorithm || !isTimely || nonce === '' || nonce.length > 100) return null;
  const signature = createHmac(algorithm, `${known.secret}&`)
    .update(baseOf(request.method, url))
    .digest('base64');
  if (!sameText(signature, sent('signature'))) return null;
  const isFirst = await takeNonce(
    services.database,
    `${known.key}:${at}:${nonce}`,
    at,
    now - windowSeconds,
  );
  return isFirst ? known : null;
}
