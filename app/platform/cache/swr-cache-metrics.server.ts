/** How often responses came from the cache, from the cache while revalidating, or were waited for, by kind. */
export const cacheMetrics = new Map<string, number>();

export function count(kind: string | undefined, how: 'remembered' | 'renewed' | 'fetched'): void {
  if (kind === undefined) return;
  const name = `${kind} ${how}`;
  cacheMetrics.set(name, (cacheMetrics.get(name) ?? 0) + 1);
}
