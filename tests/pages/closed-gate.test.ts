import { endpointTarget } from '#app/http/guards/rest-forms.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { backendEndpoints } from '../support/matrix/backend-endpoint-table.ts';
import { expectedFunctions } from '../support/matrix/server-function-table.ts';
import { siteRoutes } from '../support/matrix/site-route-table.ts';
import { videoEndpoints } from '../support/matrix/video-endpoint-table.ts';
import { openSiteCalls, fromOwnPage, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

// Behind a closed gate no one is answered but by the gate itself, whatever is asked for (docs/adr/0011).

let site: BuiltSite;
let calls: SiteCalls;
const tokens = new Map<string, string>();
beforeAll(async () => {
  vi.stubEnv('GATE_PASSWORD', 'seven tangerines');
  site = await openBuiltSite();
  calls = await openSiteCalls(site);
  const answer = await signIn('manager');
  tokens.set('manager', tokenIn(await answer.text()));
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.remove();
});

function tokenIn(text: string): string {
  return /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
}

const authenticate = '/wp-json/aam/v2/authenticate';
const json = { 'content-type': 'application/json' };
const signIn = (username: string) =>
  site.ask(authenticate, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password: 'astera-demo', issueJWT: true }),
  });

/**
 * What answers before the gate: whether the site lives, the gate, what browsers and the back end report, and its name.
 */
const isOpen = (route: string) =>
  /^\/(api\/(health|ready|gate|csp-report|backend-events)|gate|manifest\.webmanifest)$/.test(route);
const pathOf = (path: string) => path.replaceAll('{}', '1').replaceAll(/\$[a-zA-Z]+/g, '1');

describe('a closed gate', () => {
  const routes = siteRoutes.map(({ method = 'GET', route, path = route }) => ({
    method,
    route,
    path: pathOf(path).replace(/(?<=.)\/$/, ''),
  }));
  it.each(routes.filter(({ route }) => !isOpen(route)))(
    '$method $route leads to the gate, or answers nothing',
    async ({ method, path }) => {
      const answer = await site.ask(path, { method, headers: fromOwnPage });
      const text = await answer.text();
      const { pathname } = new URL(answer.headers.get('location') ?? '/', 'http://localhost');
      expect([answer.status, text.trim()]).toEqual([expect.any(Number), '']);
      expect([path, answer.status === 503 || pathname === '/gate']).toEqual([path, true]);
    },
  );

  it.each([
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/el/celebrities',
    '/feed',
    '/feed/',
    '/?feed=rss2',
  ])('tells nothing of the site at %s', async (path) => {
    const answer = await site.ask(path);
    expect([307, 503]).toContain(answer.status);
    expect((await answer.text()).trim()).toBe('');
  });

  it.each(Object.entries(expectedFunctions).map(([name, { method }]) => [name, method] as const))(
    'the server function %s is not answered',
    async (name, method) => {
      const answer = await calls.call(name, { method, data: {}, headers: fromOwnPage });
      expect([answer.status, await answer.text()]).toEqual([503, '']);
    },
  );

  const endpoints = backendEndpoints.flatMap(({ methods, path, body }) =>
    methods.split(' ').map((method) => ({ method, path: pathOf(path), body })),
  );
  const notOpen = { code: 'rest_not_logged_in', message: 'This site is not open yet.' };
  it.each(endpoints)('$method $path answers no one', async ({ method, path, body }) => {
    const sent = body === undefined || method === 'GET' ? null : JSON.stringify(body);
    const answer = await site.ask(path, { method, headers: json, body: sent });
    expect(answer.status).toBe(401);
    if (method !== 'HEAD') expect(JSON.parse(await answer.text())).toMatchObject(notOpen);
  });

  it.each(
    endpoints.filter(({ path }) => path.includes('rest') || path.startsWith('/wp-json/wcfmmp')),
  )(
    '$method $path answers no one in the other forms of its address either',
    async ({ method, path }) => {
      const [route = '', query = ''] = path.replace('/wp-json', '').split('?');
      for (const form of [
        `/?rest_route=${encodeURIComponent(route)}&${query}`,
        `/index.php/wp-json${route}?${query}`,
      ]) {
        // The host turns them into the one form that the site knows.
        const answer = await site.ask(endpointTarget(form), { method, headers: json });
        expect([form, answer.status]).toEqual([form, 401]);
      }
    },
  );

  const videos = videoEndpoints.flatMap((row) =>
    row.methods.split(' ').map((method) => ({ method, path: pathOf(row.path), row })),
  );
  it.each(videos)(
    '$method $path of the video host answers keys alone',
    async ({ method, path, row }) => {
      const body = row.body === undefined || method === 'GET' ? null : JSON.stringify(row.body);
      const answer = await site.ask(path, { method, headers: json, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('videoId":');
    },
  );

  it('gives fans and celebrities no token, and lets staff in', async () => {
    for (const name of ['fan', 'celebrity']) {
      const answer = await signIn(name);
      expect([name, answer.status, await answer.text()]).toEqual([
        name,
        401,
        expect.stringContaining('not open yet'),
      ]);
    }
    const authorization = `Bearer ${tokens.get('manager') ?? ''}`;
    const read = await site.ask('/wp-json/wcfmmp/v1/store-vendors', { headers: { authorization } });
    expect(read.status).toBe(200);
    const graph = await site.ask('/graphql?query={productCategories{nodes{slug}}}', {
      headers: { authorization },
    });
    expect(graph.status).toBe(200);
  });
});
