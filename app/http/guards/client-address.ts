/** The addresses that `TRUSTED_PROXIES` names. */
export function proxiesOf(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether a connection comes from a proxy of ours. */
export function isOwnProxy(socketAddress: string, proxies: readonly string[]): boolean {
  return proxies.includes(plain(socketAddress));
}

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
  const nearest = plain(socketAddress);
  if (!proxies.includes(nearest)) return nearest;
  const hops = [forwardedFor ?? []].flat().join(',').split(',').map(plain);
  return hops.findLast((hop) => hop !== '' && !proxies.includes(hop)) ?? nearest;
}
