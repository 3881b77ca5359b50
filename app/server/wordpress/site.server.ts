import type * as v from 'valibot';

import { maxPerPage, totalHeader, totalPagesHeader } from '#backend/contract/paths.ts';

/** An answer that is no success, to be handed on as it is. */
export class Refused extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super(`WordPress answered ${answer.status}`);
    this.answer = answer;
  }
}

/** A change was sent and nothing came back: WordPress may have made it, or be about to. */
export class Unanswered extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`WordPress did not answer: ${why}`, { cause });
  }
}

export interface SiteRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Header of anyone who asks; the service credential's unless one is given, and no one's when it is null. */
  readonly authorization?: string | null;
}

/** What is asked otherwise than it came in. */
export interface Change {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path?: string;
  readonly query?: URLSearchParams;
  /** In place of what was sent; a method without a body has none. */
  readonly body?: unknown;
}

export interface ListPage {
  readonly rows: readonly unknown[];
  /** How many pages the list has; null where it does not say. */
  readonly pages: number | null;
  /** How many rows the list has; null where it does not say. */
  readonly total: number | null;
}

/** A WordPress somewhere else. */
export interface WordpressSite {
  /**
   * Hands a request on to the same path there, or as it is changed. It has to be the one that came in: the signal of a
   * copy that nothing holds is never told when the question is given up.
   */
  readonly pass: (request: Request, change?: Change) => Promise<Response>;
  /** Asks one thing. @throws Refused, or what the network or the schema says */
  readonly ask: <TSchema extends v.GenericSchema>(
    path: string,
    schema: TSchema,
    asked?: SiteRequest,
  ) => Promise<v.InferOutput<TSchema>>;
  /** Asks one thing and answers as it came. @throws Refused, or what the network says */
  readonly send: (path: string, asked: SiteRequest) => Promise<Response>;
  /** One page of a list, its rows as they came. Throws as `ask` does. */
  readonly readPage: (path: string, asked: SiteRequest) => Promise<ListPage>;
  /**
   * Every row of a list, page after page; one that no plugin should have written is left out, as it must not take the
   * others along; a page without a row that is understood is a failure. No further page is read after a row that is not
   * `wanted`. Throws as `ask` does.
   */
  readonly readAll: <Row extends { readonly id: number } | { readonly vendor_id: number }>(
    path: string,
    row: v.GenericSchema<unknown, Row>,
    asked?: SiteRequest,
    wanted?: (row: Row) => boolean,
  ) => Promise<Row[]>;
}

export function json(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers });
}

/** A refusal in WordPress's envelope. */
export function refusal(status: number, code: string, message: string): Response {
  return json({ code, message, data: { status } }, status);
}

/** One page of rows that were read or kept whole. */
export function pageAnswer(url: URL, rows: readonly unknown[]): Response {
  const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 10), maxPerPage);
  const start = (Number(url.searchParams.get('page') ?? 1) - 1) * perPage;
  return json(rows.slice(start, start + perPage), 200, {
    [totalHeader]: String(rows.length),
    [totalPagesHeader]: String(Math.ceil(rows.length / perPage)),
  });
}
