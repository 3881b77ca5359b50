import { asc, desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Total } from '#backend/modules/catalog/store/total.ts';

/** A row of a list by what the list is ordered by, and the side of it that is asked for. */
export interface Position {
  readonly key: string;
  readonly id: number;
  /** The rows before it rather than those behind it. */
  readonly back: boolean;
}

/** What a list is ordered by. It is never null, and rows of the same key follow their ids. */
export interface ListOrder {
  readonly key: SQLWrapper;
  readonly kind: 'number' | 'instant' | 'text';
  readonly id: SQLWrapper;
  readonly descending: boolean;
}

/** Which part of a list is asked for: by its number, or from a position on. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly from: Position | null;
}

/** The positions of the pages next to one; null where none is or, to the left of a numbered page, where no one asks. */
export interface Neighbours {
  readonly next: Position | null;
  readonly previous: Position | null;
}

/** One page of a list, how long the whole is, and where the neighbours begin. */
export interface Listed<Row> {
  readonly rows: Row[];
  readonly total: Total;
  readonly neighbours: Neighbours;
}

/** How a key is told to others and read again without losing anything: instants as microseconds. */
function told({ key, kind }: ListOrder): SQL<string> {
  return kind === 'instant'
    ? sql<string>`(extract(epoch from ${key}) * 1000000)::bigint::text`
    : sql<string>`${key}::text`;
}

function heard(order: ListOrder, { key }: Position): SQL {
  if (order.kind === 'number') return sql`${key}::bigint`;
  if (order.kind === 'text') return sql`${key}::text`;
  return sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`;
}

/** Whether a text can be the key of a list of this kind; anyone may have written it. */
export function isKey(kind: ListOrder['kind'], key: string): boolean {
  return kind === 'text' ? key.length <= 200 : /^-?\d{1,16}$/.test(key);
}

/**
 * The parts of a query that reads one page and one row more. From a position on the database goes straight to the row,
 * whatever stands before it, where there is an index in this order.
 */
export function seek(order: ListOrder, { from, limit, offset }: Part) {
  const descending = order.descending !== (from?.back ?? false);
  const direction = descending ? desc : asc;
  const beyond = descending ? sql`<` : sql`>`;
  return {
    where: from
      ? sql`(${order.key}, ${order.id}) ${beyond} (${heard(order, from)}, ${from.id}::integer)`
      : undefined,
    orderBy: [direction(order.key), direction(order.id)],
    position: told(order),
    limit: limit + 1,
    offset: from ? 0 : offset,
  };
}

/** Puts what was read into the list's order, without the row too many, and says where the neighbours begin. */
export function pageFrom<Row extends { readonly position: string }>(
  read: readonly Row[],
  { from, limit, offset }: Part,
  idOf: (row: Row) => number,
): {
  rows: readonly Row[];
  neighbours: Neighbours;
  /** How many rows the list has where this is all of it; else null. */
  whole: number | null;
} {
  const isBack = from?.back ?? false;
  const page = read.slice(0, limit);
  const rows = isBack ? page.toReversed() : page;
  const goesOn = read.length > limit;
  const at = (row: Row | undefined, back: boolean): Position | null =>
    row ? { key: row.position, id: idOf(row), back } : null;
  return {
    rows,
    whole: from === null && offset === 0 && !goesOn ? rows.length : null,
    neighbours: {
      next: goesOn || isBack ? at(rows.at(-1), false) : null,
      previous: from !== null && (goesOn || !isBack) ? at(rows[0], true) : null,
    },
  };
}
