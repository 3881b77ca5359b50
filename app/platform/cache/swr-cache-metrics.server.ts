/**
 * How often answers were given from memory, from memory while the next was fetched, or were waited for, by their kind.
 */
export const cacheMetrics = new Map<string, number>();

export function count(kind: string | undefined, how: 'remembered' | 'renewed' | 'fetched'): void {
  if (kind === undefined) return;
  const name = `${kind} ${how}`;
  cacheMetrics.set(name, (cacheMetrics.get(name) ?? 0) + 1);
}
