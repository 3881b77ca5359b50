import type { StoredText } from '#backend/db/namespace.schema.ts';

/** One entry of the meta data of a product or a variation. */
export interface StoredMeta {
  readonly id: number;
  readonly key: string;
  readonly value: unknown;
}

/** What the site itself has no use for, and other programs keep there. */
export interface StoredDetails {
  readonly shortDescription?: StoredText;
  readonly featured?: boolean;
  readonly purchaseNote?: string;
  /** Its place among others. */
  readonly position?: number;
  /** Kilograms and centimetres, as they were written. */
  readonly weight?: string;
  readonly length?: string;
  readonly width?: string;
  readonly height?: string;
}

const maxEntries = 100;

/**
 * Meta data with what was sent: an entry with the id or the key of one that is there takes its place, and one without a
 * value takes it away.
 * @returns null where there would be too many
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
