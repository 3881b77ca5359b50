import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as numbers. @param address one that `isIPv6` accepts, without a zone */
function groupsOf(address: string): readonly number[] {
  // The last two groups may be written as an IPv4 address.
  const [, head = '', dotted] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  const bytes = (dotted ?? '').split('.').map(Number);
  const pair = (at: number) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16);
  const text = dotted === undefined ? address : `${head}${pair(0)}:${pair(2)}`;
  const [before = '', after] = text.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const first = numbers(before);
  const last = numbers(after ?? '');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** How many bits of an IPv6 address count: a provider's customer has a /64, a larger one a /56. */
export type PrefixLength = 64 | 56;

/**
 * The network of an address, for rate limits: an IPv4 address itself, even if IPv4-mapped; the prefix of an IPv6
 * address, however it is abbreviated. Text that is not an address is returned unchanged.
 */
export function networkOf(address: string, prefix: PrefixLength = 64): string {
  const [plain = ''] = address.trim().toLowerCase().split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const kept = [first, second, third, prefix === 64 ? fourth : fourth & 0xff_00];
  return `${kept.map((group) => group.toString(16)).join(':')}::/${prefix}`;
}
