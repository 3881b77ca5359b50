import { firstShop, recordings } from '../../contract/woocommerce/recordings.ts';

/** One question that came in. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: unknown;
  /** Which cart of the shop front is meant. */
  readonly cartToken?: string;
  /** What a file is called that is sent. */
  readonly fileName?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const known = new Map(recordings.map((one) => [one.name, one]));

/** An answer exactly as it was recorded. */
export function recorded(name: string): Answer {
  const found = known.get(name);
  if (!found) throw new Error(`nothing was recorded as ${name}`);
  const { status, body } = found.response;
  return { status, body };
}

export function isRecorded(name: string): boolean {
  return known.has(name);
}

/** Who is meant by a placeholder of a recording. */
function askerOf(authorization = ''): string {
  const [, person] = /^Bearer <JWT:(\w+)/.exec(authorization) ?? [];
  return person ?? (authorization.startsWith('Basic <KEY') ? 'service' : '');
}

/** The answer to the very question that was recorded, by the same person: what no part of the stand-in knows better. */
export function recordedExactly({ method, path, body }: Asked, asker: string): Answer | null {
  const sent = JSON.stringify(body ?? null);
  const found = recordings.find(
    ({ request }) =>
      request.method === method &&
      request.path === path &&
      askerOf(request.headers['authorization']) === asker &&
      JSON.stringify(request.body ?? null) === sent,
  );
  if (!found) return null;
  const totals = Object.entries(found.response.headers).flatMap(([name, value]) =>
    name.startsWith('x-wp-total') ? [[name, String(value)] as const] : [],
  );
  return { ...recorded(found.name), headers: Object.fromEntries(totals) };
}

/** Every row that some recorded list or answer of this kind holds. */
export function recordedRows(ofName: (name: string) => boolean): unknown[] {
  return firstShop
    .filter(({ name, response }) => ofName(name) && response.status < 300)
    .flatMap(({ response: { body } }) => (Array.isArray(body) ? body : [body]));
}

/** Entries of meta, each with the number that WordPress gives it. */
export function numbered<Entry extends object>(
  entries: readonly Entry[],
): (Entry & { id: number })[] {
  return entries.map((entry, index) => ({ id: 5_000 + index, ...entry }));
}

export function ok(body: unknown, status = 200): Answer {
  return { status, body };
}

export function refused(status: number, code: string, message: string): Answer {
  return { status, body: { code, message, data: { status } } };
}

/** One page of rows, with the headers that say how long the list is. */
export function pageOf(rows: readonly unknown[], query: URLSearchParams): Answer {
  const perPage = Number(query.get('per_page') ?? 10);
  if (perPage > 100) return recorded('orders-list-per-page-101');
  const start = (Number(query.get('page') ?? 1) - 1) * perPage;
  return {
    status: 200,
    body: rows.slice(start, start + perPage),
    headers: {
      'x-wp-total': String(rows.length),
      'x-wp-totalpages': String(Math.ceil(rows.length / perPage)),
    },
  };
}

/**
 * WordPress sorts by a date alone: rows of one date come in another order on each page, as a database likes. Here on
 * the largest pages only, by which lists are read whole: no one turns pages of what was made in one second.
 * @returns which of two rows of one date is first
 */
export function onAWhim(query: URLSearchParams) {
  const page = query.get('per_page') === '100' ? Number(query.get('page') ?? 1) : 1;
  const place = (id: number) => (page % 2 === 0 ? -id : id);
  return (one: number, other: number): number => place(one) - place(other);
}
