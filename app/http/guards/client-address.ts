/** The addresses listed in `TRUSTED_PROXIES`. */
export function proxiesOf(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether a connection comes from one of our proxies. */
export function isOwnProxy(socketAddress: string, proxies: readonly string[]): boolean {
  return proxies.includes(plain(socketAddress));
}

/**
 * The client's network address. `X-Forwarded-For` is trusted only from one of our proxies, and only its right-most
 * address that is not one of them: everything further left can be forged by the client.
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
