import { asc, desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Total } from '#backend/modules/catalog/store/total.ts';

/** A row's position by the list's sort key, and the direction to read from it. */
export interface Position {
  readonly key: string;
  readonly id: number;
  /** Reads the rows before it rather than those after it. */
  readonly back: boolean;
}

/** The sort key of a list. It is never null; rows with equal keys are sorted by id. */
export interface ListOrder {
  readonly key: SQLWrapper;
  readonly kind: 'number' | 'instant' | 'text';
  readonly id: SQLWrapper;
  readonly descending: boolean;
}

/** The requested part of a list: by offset, or from a position. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly from: Position | null;
}

/**
 * The positions of the adjacent pages; null if there is none, or for the page before a numbered page, which no one
 * requests.
 */
export interface Neighbours {
  readonly next: Position | null;
  readonly previous: Position | null;
}

/** One page of a list, the total count, and the positions of the adjacent pages. */
export interface Listed<Row> {
  readonly rows: Row[];
  readonly total: Total;
  readonly neighbours: Neighbours;
}

/** A key as text without loss of precision: instants are in microseconds. */
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

/** Whether a text can be a key of this kind of list; it is untrusted input. */
export function isKey(kind: ListOrder['kind'], key: string): boolean {
  return kind === 'text' ? key.length <= 200 : /^-?\d{1,16}$/.test(key);
}

/**
 * The parts of a query that reads one page plus one row. With an index in this order, the database seeks directly to
 * the position, however many rows precede it.
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

/** Puts the rows in list order, drops the extra row, and returns the positions of the adjacent pages. */
export function pageFrom<Row extends { readonly position: string }>(
  read: readonly Row[],
  { from, limit, offset }: Part,
  idOf: (row: Row) => number,
): {
  rows: readonly Row[];
  neighbours: Neighbours;
  /** The total number of rows if these are all of them; otherwise null. */
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
