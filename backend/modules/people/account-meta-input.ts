import { accountMeta } from '#backend/contract/people/customer.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { isSame } from '#backend/http/wire/field-rules.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface MetaRow {
  readonly key: string;
  readonly value: unknown;
}

export const longest = 200;

const mostMeta = 30;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An entry that is unchanged, or that only the site writes. */
function isShown(row: unknown, shown: readonly MetaRow[]): boolean {
  return isRecord(row) && shown.some(({ key, value }) => isSame({ key, value }, row));
}

/** Meta data with our own keys; WordPress would accept any. */
export function metaOf(body: Body, shown: readonly MetaRow[]): Record<string, string> | undefined {
  const rows = body['meta_data'];
  if (rows === undefined) return undefined;
  if (!Array.isArray(rows) || rows.length > mostMeta) {
    throw invalidParameter('meta_data', 'meta_data is not of type array.');
  }
  const changed = rows.filter((row: unknown) => !isShown(row, shown));
  const pairs = changed.map((row: unknown) => {
    const { key, value } = isRecord(row) ? row : {};
    const fits = typeof key === 'string' && /^astera_\w{1,60}$/.test(key);
    if (
      !fits ||
      key === accountMeta.suspended ||
      typeof value !== 'string' ||
      value.length > longest
    ) {
      throw invalidParameter('meta_data', 'meta_data holds something that is not ours.');
    }
    return [key, value] as const;
  });
  return Object.fromEntries(pairs);
}
