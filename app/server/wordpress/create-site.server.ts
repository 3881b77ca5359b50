import { isBrokenCircuitError } from 'cockatiel';
import * as v from 'valibot';
import { withCacheBuster } from '#app/server/backend/cache-buster.ts';
import { maxPerPage, totalHeader, totalPagesHeader } from '#backend/contract/paths.ts';
import {
  Refused,
  Unanswered,
  type SiteRequest,
  type ListPage,
  type WordpressSite,
} from './site.server.ts';

/** Pages of a list that are read one after the other: 10,000 rows. */
const mostPages = 100;

/**
 * WooCommerce sorts by a date or a name alone unless it is told otherwise: rows of one date come in another order on
 * each page, and some on none. WCFM's own lists know no such parameter.
 */
const steady = { orderby: 'id', order: 'asc' } as const;

const woocommercePath = '/wp-json/wc/v3/';

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

interface SiteOptions {
  /** Where it is, without the path of the API. */
  readonly url: string;
  readonly serviceAuthorization: string;
  /** Of one question of ours to WordPress; anyone who asked us waits no longer than its own limit. */
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
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
