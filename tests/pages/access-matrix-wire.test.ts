import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backendEndpoints } from '../support/matrix/backend-endpoint-table.ts';
import { videoHostRoutes, wordpressRoutes } from '../support/matrix/known-routes.ts';
import { faultsOf } from '../support/matrix/matrix-faults.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { videoEndpoints } from '../support/matrix/video-endpoint-table.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let people: SitePeople;
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
}, 120_000);
afterAll(() => site.remove());

describe.each([
  ['back end', backendEndpoints, wordpressRoutes],
  ['video host', videoEndpoints, videoHostRoutes],
] as const)('an endpoint of the %s', (_host, endpoints, ownRoutes) => {
  const rows = endpoints.flatMap((row) =>
    row.methods.split(' ').map((method) => [method, row.path, row] as const),
  );

  it('is in the matrix with each of its methods', () => {
    const missing = ownRoutes().filter(
      (route) =>
        !rows.some(
          ([method, path]) =>
            method === route.method &&
            route.path.test(path.split('?')[0]?.replaceAll('{}', '1') ?? ''),
        ),
    );
    expect(missing).toEqual([]);
  });

  it.each(rows)('%s %s answers each as the matrix says', async (method, shown, row) => {
    const faults = await faultsOf(people, row, async (person, things) => {
      const made = [await row.of?.(things)].flat();
      const path = shown.replaceAll('{}', () => String(made.shift()));
      // A cookie, whosever it is, is worth nothing here.
      const headers = { cookie: people.cookies.administrator, 'content-type': 'application/json' };
      const token = people.tokens[person];
      const body = row.body === undefined || method === 'GET' ? null : JSON.stringify(row.body);
      return site.ask(path, {
        method,
        headers: { ...headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
        body,
      });
    });
    expect(faults).toEqual([]);
  });
});
