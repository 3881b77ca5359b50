/** Meta as it comes and goes on the wire. */
export type Meta = readonly { readonly key: string; readonly value?: unknown }[];

/** The words under a key; null where there are none. */
export function metaText(meta: Meta, key: string): string | null {
  const value = meta.find((entry) => entry.key === key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}
