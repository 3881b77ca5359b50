import * as v from 'valibot';
import { together } from './setting-values.server.ts';

/** WooCommerce takes a key over https alone; on a loopback name no one listens on the way. */
function isPrivate(url: string): boolean {
  // That it is no address is told already.
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

export const backendUrl = v.pipe(
  v.string(together),
  v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
  v.check(isPrivate, 'BACKEND_URL has to begin with https://'),
);
