interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether this browser may load and play things that move by themselves: not where its user asked for less motion or to
 * save data, nor over a slow connection.
 */
export function mayMove(): boolean {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !connection?.saveData && !/^(?:slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}
