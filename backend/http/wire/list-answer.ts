import {
  cursorParameter,
  moreThanHeader,
  nextCursorHeader,
  previousCursorHeader,
  totalHeader,
  totalPagesHeader,
} from '#backend/contract/paths.ts';
import type { Neighbours } from '#backend/db/seek.ts';
import type { Total } from '#backend/modules/catalog/store/total.ts';
import type { Call, Page } from './call.ts';
import { cursorHeaders, type CursorOrder } from './cursor.ts';
import { json } from './answer.ts';

/** The cursors of the adjacent pages, in the order of the list. */
type Cursors = Neighbours & { readonly by: CursorOrder };

/** One page of a list, with headers for the total count and the adjacent pages. */
export function listAnswer(
  call: Call,
  rows: readonly unknown[],
  { page, perPage }: Page,
  total: Total,
  cursors?: Cursors,
): Response {
  const isCounted = typeof total === 'number';
  // The page count is unknown; after a full page there may be another.
  const pages = isCounted ? Math.ceil(total / perPage) : page + (rows.length === perPage ? 1 : 0);
  const byCursor = cursors ? cursorHeaders(cursors.by, cursors) : {};
  const link = (name: string, to: string | undefined, rel: string) => {
    if (to === undefined) return [];
    const url = new URL(call.url);
    for (const secret of ['consumer_key', 'consumer_secret']) url.searchParams.delete(secret);
    url.searchParams.set(name, to);
    return [`<${url.href}>; rel="${rel}"`];
  };
  const numbered = [
    ...(page > 1 && pages > 0 ? link('page', String(Math.min(page - 1, pages)), 'prev') : []),
    ...(page < pages ? link('page', String(page + 1), 'next') : []),
  ];
  // A page requested by cursor has no page number to link from.
  const links = call.url.searchParams.get(cursorParameter)
    ? [
        ...link(cursorParameter, byCursor[previousCursorHeader], 'prev'),
        ...link(cursorParameter, byCursor[nextCursorHeader], 'next'),
      ]
    : numbered;
  return json(rows, 200, {
    ...byCursor,
    ...(isCounted
      ? { [totalHeader]: String(total), [totalPagesHeader]: String(pages) }
      : { [moreThanHeader]: String(total.moreThan) }),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  });
}
