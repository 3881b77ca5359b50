import type { StoredText } from '#backend/db/namespace.schema.ts';

/** A meta data entry of a product or a variation. */
export interface StoredMeta {
  readonly id: number;
  readonly key: string;
  readonly value: unknown;
}

/** Data that the site does not use but stores for other programs. */
export interface StoredDetails {
  readonly shortDescription?: StoredText;
  readonly featured?: boolean;
  readonly purchaseNote?: string;
  /** Its position among others. */
  readonly position?: number;
  /** Kilograms and centimetres, as sent. */
  readonly weight?: string;
  readonly length?: string;
  readonly width?: string;
  readonly height?: string;
}

const maxEntries = 100;

/**
 * Merges the sent meta data: an entry with the id or key of an existing one replaces it, and one without a value
 * deletes it.
 * @returns null if there would be too many
 */
export function withMeta(
  before: readonly StoredMeta[],
  sent: readonly {
    readonly id?: number | undefined;
    readonly key: string;
    readonly value: unknown;
  }[],
  owner: number,
): readonly StoredMeta[] | null {
  let entries = [...before];
  for (const { id, key, value } of sent) {
    const at = entries.findIndex((entry) => (id ? entry.id === id : entry.key === key));
    const known = entries[at];
    const highest = Math.max(owner * 100, ...entries.map((entry) => entry.id));
    const next = { id: known?.id ?? highest + 1, key, value };
    if (value === null || value === undefined) entries = entries.filter((one) => one !== known);
    else if (known) entries[at] = next;
    else entries.push(next);
  }
  return entries.length > maxEntries ? null : entries;
}
