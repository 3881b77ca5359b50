/**
 * Adds the current time to a URL so that no cache between us and a back end has seen it (spec §7). A URL that already
 * carries one keeps it.
 */
export function withCacheBuster(address: string): string {
  if (/[?&]cacheBuster=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}cacheBuster=${Date.now()}`;
}
