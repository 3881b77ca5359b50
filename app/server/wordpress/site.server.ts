import { isBrokenCircuitError } from 'cockatiel';
import * as v from 'valibot';

import { withCacheBuster } from '#app/server/backend/cache-buster.ts';
import { maxPerPage, totalHeader, totalPagesHeader } from '#backend/contract/paths.ts';

/** Pages of a list that are read one after the other: 10,000 rows. */
const mostPages = 100;

/**
 * WooCommerce sorts by a date or a name alone unless it is told otherwise: rows of one date come in another order on
 * each page, and some on none. WCFM's own lists know no such parameter.
 */
const steady = { orderby: 'id', order: 'asc' } as const;
const woocommercePath = '/wp-json/wc/v3/';

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

/** No one was there to hear it. */
const unheard: readonly unknown[] = [
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
];
/** What a proxy says when it has waited long enough. */
const givenUp: readonly number[] = [502, 504];

function wasSent(error: unknown): boolean {
  if (isBrokenCircuitError(error)) return false;
  const cause = error instanceof Error ? error.cause : undefined;
  return !(cause instanceof Error && 'code' in cause && unheard.includes(cause.code));
}

/** The answer to a change. @throws Unanswered */
async function told(answer: Promise<Response>): Promise<Response> {
  const came = await answer.catch((error: unknown) => {
    throw wasSent(error) ? new Unanswered(error) : error;
  });
  if (givenUp.includes(came.status)) throw new Unanswered(new Error(`${came.status}`));
  return came;
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

interface SiteOptions {
  /** Where it is, without the path of the API. */
  readonly url: string;
  readonly serviceAuthorization: string;
  /** Of one question of ours to WordPress; anyone who asked us waits no longer than its own limit. */
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
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

function idOf(row: { readonly id: number } | { readonly vendor_id: number }): number {
  return 'vendor_id' in row ? row.vendor_id : row.id;
}

export function createSite(options: SiteOptions): WordpressSite {
  const base = options.url.replace(/\/$/, '');

  async function send(path: string, asked: SiteRequest) {
    const { method = 'GET', query = {}, body, authorization } = asked;
    const address = new URL(`${base}${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, `${value}`);
    const who = authorization === undefined ? options.serviceAuthorization : authorization;
    const answer = await options.fetch(withCacheBuster(address.href), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
      headers: {
        ...asked.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(who === null ? {} : { authorization: who }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Refused(answer);
    return answer;
  }

  async function readPage(path: string, asked: SiteRequest): Promise<ListPage> {
    const answer = await send(path, asked);
    const rows = v.parse(v.array(v.unknown()), await answer.json());
    const count = (name: string) => {
      const text = answer.headers.get(name);
      return text === null ? null : Number(text);
    };
    return { rows, pages: count(totalPagesHeader), total: count(totalHeader) };
  }

  return {
    send,
    readPage,
    async pass(request, { method = request.method, path, query, body } = {}) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      // They are about the bytes that we leave behind.
      for (const name of ['host', 'content-length']) headers.delete(name);
      const isRead = method === 'GET' || method === 'HEAD';
      if (isRead) headers.delete('content-type');
      const sent = body === undefined ? () => request.arrayBuffer() : () => JSON.stringify(body);
      const init: RequestInit = {
        ...{ method, headers, signal: request.signal },
        redirect: 'error',
        ...(isRead ? {} : { body: await sent() }),
      };
      // No one waits for it any more: it is not begun.
      request.signal.throwIfAborted();
      const address = withCacheBuster(`${base}${path ?? pathname}${query ? `?${query}` : search}`);
      return isRead ? options.fetch(address, init) : told(options.fetch(address, init));
    },
    async ask(path, schema, asked = {}) {
      const answer = await send(path, asked);
      return v.parse(schema, await answer.json());
    },
    async readAll(path, row, asked = {}, wanted = () => true) {
      const rows = new Map<number, v.InferOutput<typeof row>>();
      const sorted = path.startsWith(woocommercePath) ? steady : {};
      for (let page = 1; page <= mostPages; page += 1) {
        const query = { ...sorted, ...asked.query, page, per_page: maxPerPage };
        const found = await readPage(path, { ...asked, query });
        const known = rows.size;
        const read = found.rows.map((one) => v.safeParse(row, one));
        const isUnderstood = read.length === 0 || read.some(({ success }) => success);
        // Nothing on it is what was asked for: that is no list with strange rows, but no list.
        if (!isUnderstood) throw new Error(`${path}: a list of something else`);
        for (const one of read) {
          if (one.success) rows.set(idOf(one.output), one.output);
          // The field alone: what is in it may be someone's.
          else console.error(`${path}: a row is left out: strange ${v.getDotPath(one.issues[0])}`);
        }
        // Some lists say how long they are. Of the others the last page is empty, or the first one over again.
        if (found.pages === null ? rows.size === known : page >= found.pages) break;
        if (read.some((one) => one.success && !wanted(one.output))) break;
        // A list that does not say how long it is may go on where its page is full.
        if (page === mostPages && (found.pages !== null || found.rows.length === maxPerPage))
          console.error(`${path}: rows beyond ${mostPages * maxPerPage} are not read`);
      }
      return [...rows.values()];
    },
  };
}
