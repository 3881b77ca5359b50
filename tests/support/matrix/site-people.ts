import { toJSON } from 'seroval';
import * as v from 'valibot';

import type { BuiltSite } from '../../pages/built-site.ts';
import { builtFunctions } from '../built-functions.ts';
import { logins, persons, type Person, type SignedIn } from './persons.ts';

const password = 'astera-demo';
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
}

/** Asks the built site as its pages do. */
export interface SitePeople {
  readonly site: BuiltSite;
  /** The addresses of all server functions by name. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly cookies: Readonly<Record<Person, string>>;
  /** Of the embedded back end. */
  readonly tokens: Readonly<Record<Person, string>>;
  readonly ids: Readonly<Record<SignedIn, number>>;
  readonly call: (name: string, call: FunctionCall) => Promise<Response>;
  /** Signs in once more. @returns the cookie */
  readonly signIn: (person: SignedIn) => Promise<string>;
}

const authenticated = v.object({ jwt: v.object({ token: v.string() }) });

function formOf(data: FormData, context: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of data) form.append(name, value);
  form.set('__TSS_CONTEXT', JSON.stringify(toJSON(context)));
  return form;
}

/** Signs everybody in, at the site and at its back end. */
export async function openSitePeople(site: BuiltSite): Promise<SitePeople> {
  const addresses = await builtFunctions();

  const call: SitePeople['call'] = (name, { method, data, context = {}, headers, body }) => {
    const path = addresses.get(name) ?? '/_serverFn/missing';
    const own = { 'x-tsr-serverfn': 'true', ...(headers ?? fromOwnPage) };
    if (data instanceof FormData) {
      return site.ask(path, { method, headers: own, body: formOf(data, context) });
    }
    const payload = body ?? JSON.stringify(toJSON({ data, context }));
    return method === 'GET'
      ? site.ask(`${path}?payload=${encodeURIComponent(payload)}`, { headers: own })
      : site.ask(path, {
          method,
          headers: { 'content-type': 'application/json', ...own },
          body: payload,
        });
  };
  const signIn = async (person: SignedIn) => {
    const data = { username: logins[person], password };
    const answer = await call('signIn', { method: 'POST', data });
    const [session = ''] = answer.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('__Host-sid='));
    return session.split(';')[0] ?? '';
  };
  const tokenOf = async (person: SignedIn) => {
    const body = { username: logins[person], password, issueJWT: true, includeRoles: true };
    const answer = await site.ask('/wp-json/aam/v2/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return v.parse(authenticated, await answer.json()).jwt.token;
  };
  const idOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.ask('/wp-json/wp/v2/users/me', { headers });
    return v.parse(v.object({ id: v.number() }), await answer.json()).id;
  };

  const known = persons.filter((person) => person !== 'nobody');
  const each = async (find: (person: SignedIn) => Promise<string>) =>
    Object.fromEntries(
      await Promise.all(known.map(async (person) => [person, await find(person)] as const)),
    ) as Record<SignedIn, string>;
  const cookies = { nobody: '', ...(await each(signIn)) };
  const tokens = { nobody: '', ...(await each(tokenOf)) };
  const ids = Object.fromEntries(
    await Promise.all(known.map(async (one) => [one, await idOf(tokens[one])] as const)),
  ) as Record<SignedIn, number>;
  return { site, addresses, cookies, tokens, ids, call, signIn };
}
