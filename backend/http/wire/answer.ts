import { unchangedHeader } from '#backend/contract/paths.ts';
import type { Call } from './call.ts';

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

/** A header for writes that changed nothing. */
export function unlessChanged(isChanged: boolean): Readonly<Record<string, string>> {
  return isChanged ? {} : { [unchangedHeader]: 'true' };
}

/** The 201 response for a new item of the requested collection, with its URL in `Location`, as in WordPress. */
export function created({ url }: Call, made: { readonly id: number }): Response {
  const collection = `${url.origin}${url.pathname.replace(/\/(?:batch\/?)?$/, '')}`;
  return json(made, 201, { location: `${collection}/${made.id}` });
}
