import * as v from 'valibot';

import { readLimitedBody } from '#domain/limited-body.ts';

import { VideoRefusal } from './video-problem.ts';

const jsonMaxBytes = 16 * 1_024;

/** A request to the host, with the parameters of its path. */
export interface VideoCall {
  readonly request: Request;
  readonly url: URL;
  /** The path parameters in order. */
  readonly names: readonly string[];
  /** Of the URLs in responses. */
  readonly origin: string;
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

export function nothing(): Response {
  return new Response(null, { status: 204 });
}

/**
 * Parses a small JSON body, whatever its declared type: the official browser client sends text/plain.
 * @throws VideoRefusal 400
 */
export async function readJson<T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T>> {
  const bytes = await readLimitedBody(request, jsonMaxBytes);
  if (!bytes) throw new VideoRefusal('request-invalid-body');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new VideoRefusal('request-invalid-body');
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [key] = parsed.issues[0].path ?? [];
  throw new VideoRefusal('request-invalid-body', key === undefined ? '' : String(key.key));
}

const defaultPageSize = 25;

function numberIn({ url }: VideoCall, name: string, most: number, unless: number): number {
  const text = url.searchParams.get(name);
  if (text === null) return unless;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < 1 || number > most) {
    throw new VideoRefusal('request-parameter-out-of-range', name);
  }
  return number;
}

/**
 * One page of a list, according to `currentPage` and `pageSize`.
 * @throws VideoRefusal 400 for a page number below 1 or a page size over 100
 */
export function paged(call: VideoCall, rows: readonly unknown[]): Response {
  const currentPage = numberIn(call, 'currentPage', 1_000_000, 1);
  const pageSize = numberIn(call, 'pageSize', 100, defaultPageSize);
  const pagesTotal = Math.max(1, Math.ceil(rows.length / pageSize));
  const data = rows.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const uri = (page: number) => `${call.url.pathname}?currentPage=${page}&pageSize=${pageSize}`;
  return json({
    data,
    pagination: {
      currentPage,
      pageSize,
      pagesTotal,
      itemsTotal: rows.length,
      currentPageItems: data.length,
      links: [
        { rel: 'self', uri: uri(currentPage) },
        { rel: 'first', uri: uri(1) },
        { rel: 'last', uri: uri(pagesTotal) },
      ],
    },
  });
}
