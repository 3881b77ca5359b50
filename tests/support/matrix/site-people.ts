import * as v from 'valibot';

import type { BuiltSite } from '../../pages/built-site.ts';
import { openSiteCalls, type SiteCalls } from '../site/site-calls.ts';
import { logins, persons, type Person, type SignedIn } from './persons.ts';

const password = 'astera-demo';

/** Asks the built site as its pages do. */
export interface SitePeople extends Pick<SiteCalls, 'addresses' | 'call'> {
  readonly site: BuiltSite;
  readonly cookies: Readonly<Record<Person, string>>;
  /** Of the embedded back end. */
  readonly tokens: Readonly<Record<Person, string>>;
  readonly ids: Readonly<Record<SignedIn, number>>;
  /** Signs in once more. @returns the cookie */
  readonly signIn: (person: SignedIn) => Promise<string>;
  /** Gets another token of the back end. */
  readonly renewToken: (person: SignedIn) => Promise<void>;
}

const authenticated = v.object({ jwt: v.object({ token: v.string() }) });

/** Signs everyone in, at the site and at its back end. */
export async function openSitePeople(site: BuiltSite): Promise<SitePeople> {
  const { addresses, call, signIn: signInAs } = await openSiteCalls(site);
  const signIn = (person: SignedIn) => signInAs(logins[person], password);
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

  const known = persons.filter((person) => person !== 'anonymous');
  const each = async (find: (person: SignedIn) => Promise<string>) =>
    Object.fromEntries(
      await Promise.all(known.map(async (person) => [person, await find(person)] as const)),
    ) as Record<SignedIn, string>;
  const cookies = { anonymous: '', ...(await each(signIn)) };
  const tokens = { anonymous: '', ...(await each(tokenOf)) };
  const ids = Object.fromEntries(
    await Promise.all(known.map(async (one) => [one, await idOf(tokens[one])] as const)),
  ) as Record<SignedIn, number>;
  const renewToken = async (person: SignedIn) => {
    tokens[person] = await tokenOf(person);
  };
  return { site, addresses, cookies, tokens, ids, call, signIn, renewToken };
}
