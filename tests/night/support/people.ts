import { fromCrossJSON, toJSON } from 'seroval';
import * as v from 'valibot';

import { chunkHeaders, isFileChunk } from '#tests/support/orders/file-chunk.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';

const password = 'astera-demo';
const envelope = v.looseObject({ result: v.unknown() });

/** What a server function answered: its result on 200, the code of the refusal otherwise. */
export interface FunctionAnswer {
  readonly status: number;
  readonly text: string;
  readonly result: unknown;
}

/** Those who use a site, each with a cookie. */
export interface People {
  readonly cookieOf: (login: string) => Promise<string>;
  /** Calls a server function as Start's client does; a form is sent as one. */
  readonly call: (
    name: string,
    data: unknown,
    login?: string,
    method?: 'GET' | 'POST',
    headers?: Readonly<Record<string, string>>,
  ) => Promise<FunctionAnswer>;
  /** Reads a path of the back end with the token of an administrator. */
  readonly read: (path: string) => Promise<unknown>;
  readonly addressOf: (name: string) => string;
}

/** @param clientAddress whose address a proxy would name; the server's `TRUSTED_PROXIES` have to name this machine */
export async function openPeople(origin: string, clientAddress?: () => string): Promise<People> {
  const addresses = await builtFunctions();
  const cookies = new Map<string, Promise<string>>();
  let token: Promise<string> | undefined;
  const addressOf = (name: string) => addresses.get(name) ?? '/_serverFn/missing';

  async function send(
    name: string,
    data: unknown,
    cookie: string,
    method: 'GET' | 'POST',
    own: Readonly<Record<string, string>> = {},
  ) {
    const headers = {
      ...{ origin, cookie, 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' },
      ...own,
      ...(clientAddress ? { 'x-forwarded-for': clientAddress() } : {}),
    };
    const address = origin + addressOf(name);
    if (isFileChunk(data)) {
      const about = { ...headers, ...chunkHeaders(data) };
      return fetch(address, { method, headers: about, body: data.file });
    }
    const payload = JSON.stringify(toJSON({ data, context: {} }));
    const query = method === 'GET' ? `?payload=${encodeURIComponent(payload)}` : '';
    return fetch(address + query, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: payload } : {}),
    });
  }
  async function signIn(login: string): Promise<string> {
    const answer = await send('signIn', { username: login, password }, '', 'POST');
    if (answer.status !== 200) throw new Error(`${login} signs in: ${answer.status}`);
    await answer.text();
    return answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }
  async function authenticate(): Promise<string> {
    const answer = await fetch(`${origin}/wp-json/aam/v2/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password, issueJWT: true }),
    });
    return v.parse(v.object({ jwt: v.object({ token: v.string() }) }), await answer.json()).jwt
      .token;
  }
  const cookieOf = (login: string) => {
    const known = cookies.get(login) ?? signIn(login);
    cookies.set(login, known);
    return known;
  };
  return {
    ...{ cookieOf, addressOf },
    async call(name, data, login = '', method = 'POST', headers = {}) {
      const cookie = login === '' ? '' : await cookieOf(login);
      const answer = await send(name, data, cookie, method, headers);
      const text = await answer.text();
      const result =
        answer.status === 200
          ? v.parse(envelope, fromCrossJSON(JSON.parse(text), { refs: new Map() })).result
          : null;
      return { status: answer.status, text, result };
    },
    async read(path) {
      token ??= authenticate();
      const headers = { authorization: `Bearer ${await token}` };
      const answer = await fetch(`${origin}${path}`, { headers });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer.json();
    },
  };
}
