/**
 * The network address of who asks. `X-Forwarded-For` is believed only from a proxy of ours, and only its right-most
 * address that is not one: everything further left was written by the visitor.
 * @param proxies addresses of our own proxies (`TRUSTED_PROXIES`)
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | readonly string[] | undefined,
  proxies: readonly string[],
): string {
  const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const nearest = plain(socketAddress);
  if (!proxies.includes(nearest)) return nearest;
  const hops = [forwardedFor ?? []].flat().join(',').split(',').map(plain);
  return hops.findLast((hop) => hop !== '' && !proxies.includes(hop)) ?? nearest;
}
