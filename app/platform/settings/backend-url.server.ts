import * as v from 'valibot';
import { together } from './setting-values.server.ts';

/** WooCommerce accepts a key over https only; loopback traffic cannot be intercepted. */
function isPrivate(url: string): boolean {
  // An invalid URL is already reported.
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

export const backendUrl = v.pipe(
  v.string(together),
  v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
  v.check(isPrivate, 'BACKEND_URL has to begin with https://'),
);
