import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FunctionRow } from '../support/matrix/function-row.ts';
import { siteRouteNames } from '../support/matrix/known-routes.ts';
import { faultsOf } from '../support/matrix/matrix-faults.ts';
import type { OwnedThings } from '../support/matrix/owned-things.ts';
import type { MatrixRow, Person } from '../support/matrix/persons.ts';
import { expectedFunctions } from '../support/matrix/server-function-table.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { siteRoutes } from '../support/matrix/site-route-table.ts';
import { fromOwnPage } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

/** A privilege that a client has no business to send along; nothing in the matrix may depend on it. */
const forged = {
  auth: {
    kind: 'person',
    token: 'x',
    user: { id: 1, role: 'administrator', name: 'Eve', picture: null },
  },
  user: { id: 1, role: 'administrator' },
};

let site: BuiltSite;
let people: SitePeople;
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
}, 120_000);
afterAll(() => site.remove());

describe('a server function', () => {
  const rows = Object.entries(expectedFunctions);

  it('is in the matrix', () => {
    expect([...people.addresses.keys()].toSorted()).toEqual(
      Object.keys(expectedFunctions).toSorted(),
    );
  });

  async function ask(name: string, row: FunctionRow, person: Person, things: OwnedThings) {
    const data = row.of ? await row.of(things) : row.data;
    const isAnew = row.endsSession && person !== 'anonymous';
    const cookie = isAnew ? await people.signIn(person) : people.cookies[person];
    const headers = { ...fromOwnPage, cookie };
    const answer = await people.call(name, { method: row.method, data, context: forged, headers });
    if (row.endsTokens && person !== 'anonymous') await people.renewToken(person);
    return answer;
  }

  it.each(rows)('%s answers each as the matrix says', async (name, row) => {
    expect(await faultsOf(people, row, (person, things) => ask(name, row, person, things))).toEqual(
      [],
    );
  });
});

/** A row with what is asked of it in words, for the name of its test. */
function named<Row extends MatrixRow>(rows: readonly Row[], name: (row: Row) => string) {
  return rows.map((row) => [name(row), row] as const);
}

describe('a route of the site', () => {
  const rows = named(siteRoutes, ({ method = 'GET', route }) => `${method} ${route}`);

  it('is in the matrix with each of its methods', async () => {
    expect((await siteRouteNames()).toSorted()).toEqual(
      [...new Set(rows.map(([name]) => name))].toSorted(),
    );
  });

  it.each(rows)('%s answers each as the matrix says', async (_name, row) => {
    const { method = 'GET', body, path = row.route } = row;
    const faults = await faultsOf(people, row, async (person, things) => {
      const headers = { ...fromOwnPage, cookie: people.cookies[person] };
      const address = path.replace('{}', String(await row.of?.(things)));
      const sent = body === undefined ? {} : { body };
      return site.ask(address.replace(/(?<=.)\/$/, ''), { method, headers, ...sent });
    });
    expect(faults).toEqual([]);
  });
});
