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

/** Says of a write that nothing was changed by it. */
export function unlessChanged(isChanged: boolean): Readonly<Record<string, string>> {
  return isChanged ? {} : { [unchangedHeader]: 'true' };
}

/** What was made in the collection that was asked, with its own address, as WordPress tells it. */
export function created({ url }: Call, made: { readonly id: number }): Response {
  const collection = `${url.origin}${url.pathname.replace(/\/(?:batch\/?)?$/, '')}`;
  return json(made, 201, { location: `${collection}/${made.id}` });
}
