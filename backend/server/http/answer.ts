import { moreThanHeader, totalHeader, totalPagesHeader } from '../../contract/paths.ts';
import type { Total } from '../store/total.ts';
import type { Call, Page } from './call.ts';

const everyAnswer = {
  'content-type': 'application/json; charset=UTF-8',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
} as const;

export function json(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...everyAnswer, ...headers } });
}

/** One page of a list, with the headers that say how many there are and where the neighbours are. */
export function listAnswer(
  call: Call,
  rows: readonly unknown[],
  { page, perPage }: Page,
  total: Total,
): Response {
  const isCounted = typeof total === 'number';
  // Nobody knows how many pages there are; after a full one there may be another.
  const pages = isCounted ? Math.ceil(total / perPage) : page + (rows.length === perPage ? 1 : 0);
  const link = (to: number, rel: string) => {
    const url = new URL(call.url);
    for (const secret of ['consumer_key', 'consumer_secret']) url.searchParams.delete(secret);
    url.searchParams.set('page', String(to));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 && pages > 0 ? [link(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
  ];
  return json(rows, 200, {
    ...(isCounted
      ? { [totalHeader]: String(total), [totalPagesHeader]: String(pages) }
      : { [moreThanHeader]: String(total.moreThan) }),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  });
}
