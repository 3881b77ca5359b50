import { toJSON } from 'seroval';

import type { BuiltSite } from '#tests/pages/built-site.ts';
import { chunkHeaders, isFileChunk } from '#tests/support/orders/file-chunk.ts';
import { builtFunctions } from './built-functions.ts';

const ownOrigin = 'http://localhost:3000';

/** What a browser on one of our own pages says of itself. */
export const fromOwnPage = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' } as const;

export interface FunctionCall {
  readonly method: 'GET' | 'POST';
  readonly data?: unknown;
  /** What the client sends along of its own accord. */
  readonly context?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of what Start's client would send. */
  readonly body?: string;
  readonly clientAddress?: string;
}

/** Calls the server functions of the built site as its pages do. */
export interface SiteCalls {
  /** The addresses of all server functions by name. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly call: (name: string, call: FunctionCall) => Promise<Response>;
  /** Signs in. @returns the cookie; empty where that failed */
  readonly signIn: (username: string, password: string) => Promise<string>;
}

/** Finds the functions of the build. */
export async function openSiteCalls(site: BuiltSite): Promise<SiteCalls> {
  const addresses = await builtFunctions();

  const call: SiteCalls['call'] = (name, { method, data, context = {}, ...rest }) => {
    const { headers, body, clientAddress } = rest;
    const from = clientAddress === undefined ? {} : { clientAddress };
    const path = addresses.get(name) ?? '/_serverFn/missing';
    const own = { 'x-tsr-serverfn': 'true', ...(headers ?? fromOwnPage) };
    if (isFileChunk(data)) {
      const about = { ...own, ...chunkHeaders(data) };
      return site.ask(path, { method, headers: about, body: data.file }, from);
    }
    const payload = body ?? JSON.stringify(toJSON({ data, context }));
    return method === 'GET'
      ? site.ask(`${path}?payload=${encodeURIComponent(payload)}`, { headers: own }, from)
      : site.ask(
          path,
          { method, headers: { 'content-type': 'application/json', ...own }, body: payload },
          from,
        );
  };
  const signIn: SiteCalls['signIn'] = async (username, password) => {
    const answer = await call('signIn', { method: 'POST', data: { username, password } });
    const [session = ''] = answer.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('__Host-sid='));
    return session.split(';')[0] ?? '';
  };
  return { addresses, call, signIn };
}
