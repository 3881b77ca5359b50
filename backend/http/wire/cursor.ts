import * as v from 'valibot';
import {
  cursorParameter,
  nextCursorHeader,
  previousCursorHeader,
} from '#backend/contract/paths.ts';
import {
  isKey,
  type Listed,
  type ListOrder,
  type Neighbours,
  type Part,
  type Position,
} from '#backend/db/seek.ts';
import type { Page } from './call.ts';
import { invalidParameter } from './failure.ts';

/** Longer than any cursor that a list returns. */
const longest = 1_000;

const written = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.regex(/^[\w-]+$/),
  v.transform((cursor) => Buffer.from(cursor, 'base64url').toString('utf8')),
  v.parseJson(),
  v.strictTuple([
    v.string(),
    v.pipe(
      v.string(),
      v.check((key) => !key.includes('\0') && key.isWellFormed()),
    ),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
    v.boolean(),
  ]),
);

/** The sort order of a list; a cursor is valid for one order only. */
export interface CursorOrder {
  readonly name: string;
  readonly kind: ListOrder['kind'];
}

/**
 * Parses the cursor in the query. It is unsigned: it reveals no more than an offset could, and its contents are
 * validated.
 * @throws a refusal of a cursor that no list in this order has returned
 */
function cursorOf(url: URL, { name, kind }: CursorOrder): Position | null {
  const text = url.searchParams.get(cursorParameter);
  if (text === null || text === '') return null;
  const read = v.safeParse(written, text);
  const [order, key, id, back] = read.success ? read.output : ['', '', 0, false];
  if (!read.success || order !== name || !isKey(kind, key)) {
    throw invalidParameter(cursorParameter, 'cursor is none of this list in this order.');
  }
  return { key, id, back };
}

/** The requested part of a list; a cursor overrides the page number. */
export function partOf(
  url: URL,
  { perPage, offset, countUpTo }: Page,
  by: CursorOrder,
): Part & { readonly countUpTo: number | null } {
  return { limit: perPage, offset, countUpTo, from: cursorOf(url, by) };
}

export const nothingListed: Listed<never> = {
  rows: [],
  total: 0,
  neighbours: { next: null, previous: null },
};

/** The headers with the cursors of the adjacent pages. */
export function cursorHeaders(
  by: CursorOrder,
  { next, previous }: Neighbours,
): Readonly<Record<string, string>> {
  return {
    ...(next ? { [nextCursorHeader]: writtenCursor(by, next) } : {}),
    ...(previous ? { [previousCursorHeader]: writtenCursor(by, previous) } : {}),
  };
}

function writtenCursor({ name }: CursorOrder, { key, id, back }: Position): string {
  return Buffer.from(JSON.stringify([name, key, id, back])).toString('base64url');
}
