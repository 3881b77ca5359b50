/**
 * An address that no cache between us and a back end has seen: each call carries the time (spec §7). One that came in
 * with it keeps it.
 */
export function withCacheBuster(address: string): string {
  if (/[?&]cacheBuster=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}cacheBuster=${Date.now()}`;
}
