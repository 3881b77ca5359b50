import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { setUpApp } from '#tests/support/browser/authenticator-app.ts';
import { openSiteBrowser } from '#tests/support/site/site-browser.ts';
import { openSiteCalls } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const tokenAnswer = v.object({ jwt: v.object({ token: v.string() }) });

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite();
}, 120_000);
afterAll(() => site.remove());

const asJson = { 'content-type': 'application/json' };

const authenticate = (username: string) =>
  site.ask('/wp-json/aam/v2/authenticate', {
    ...{ method: 'POST', headers: asJson },
    body: JSON.stringify({ username, password: 'astera-demo', issueJWT: true }),
  });

async function tokenOf(username: string): Promise<string> {
  const answer = await authenticate(username);
  return v.parse(tokenAnswer, await answer.json()).jwt.token;
}

/** What the wire answers to a token: a read, GraphQL, and a new token in its place. */
async function answersTo(token: string): Promise<readonly number[]> {
  const read = await site.ask('/wp-json/wp/v2/users/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  const graph = await site.ask('/graphql', {
    ...{ method: 'POST', headers: { ...asJson, authorization: `bearer  ${token}` } },
    body: JSON.stringify({ query: '{ products(first: 1) { nodes { name } } }' }),
  });
  const renewed = await site.ask('/wp-json/aam/v2/jwt/refresh', {
    ...{ method: 'POST', headers: asJson },
    body: JSON.stringify({ jwt: token }),
  });
  return [read.status, graph.status, renewed.status];
}

it('ends with the first factor the tokens of the wire that were given out without one', async () => {
  const [own, other] = [await tokenOf('fan2'), await tokenOf('fan')];
  expect((await answersTo(own)).slice(0, 2)).toEqual([200, 200]);
  const browser = openSiteBrowser(await openSiteCalls(site), '198.51.100.7');
  await browser.signIn('fan2');
  await setUpApp(browser);
  // The one of before is ended, and a password alone gets no other.
  expect(await answersTo(own)).toEqual([403, 403, 400]);
  expect((await authenticate('fan2')).status).toBe(403);
  // The site itself goes on, and so do others.
  expect((await browser.get('readDevices')).status).toBe(200);
  expect((await answersTo(other)).slice(0, 2)).toEqual([200, 200]);
});
