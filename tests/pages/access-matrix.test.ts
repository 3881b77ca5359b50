import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backendEndpoints } from '../support/matrix/backend-endpoint-table.ts';
import type { FunctionRow } from '../support/matrix/function-row.ts';
import {
  siteRouteNames,
  videoHostRoutes,
  wordpressRoutes,
} from '../support/matrix/known-routes.ts';
import { openOwnedThings, type OwnedThings } from '../support/matrix/owned-things.ts';
import { persons, type MatrixRow, type Person } from '../support/matrix/persons.ts';
import { expectedFunctions } from '../support/matrix/server-function-table.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { siteRoutes } from '../support/matrix/site-route-table.ts';
import { videoEndpoints } from '../support/matrix/video-endpoint-table.ts';
import { fromOwnPage } from '../support/site-calls.ts';
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

/** Who may read which planted word, of all that was made so far and is as it was made. */
const planted = new Map<string, readonly Person[]>();

/** A stream of events has no end: what it begins with is read. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** What is wrong with what everyone is answered: it is beside the matrix, tells too much or too little, or changed something. */
async function faultsOf(
  row: MatrixRow,
  ask: (person: Person, things: OwnedThings) => Promise<Response>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, person] of persons.entries()) {
    const things = openOwnedThings(people);
    const answer = await ask(person, things);
    const text = await textOf(answer);
    const wanted = row.answers[index] ?? 0;
    if (answer.status !== wanted) faults.push(`${person} gets ${answer.status}, not ${wanted}`);
    for (const [mark, readers] of things.marks) planted.set(mark, readers);
    for (const [mark, readers] of planted) {
      if (text.includes(mark) && !readers.includes(person)) faults.push(`${person} reads ${mark}`);
    }
    if (/\bEve\b/.test(text)) faults.push(`${person} is believed what was sent along`);
    const isTheirs = wanted < 400 && (row.for ?? persons).includes(person);
    const shown = [...things.marks].filter(
      ([mark, readers]) => readers.includes(person) && text.includes(mark),
    );
    if (row.shows && isTheirs && shown.length === 0) faults.push(`${person} is shown nothing`);
    if (await things.areUntouched()) continue;
    if (!isTheirs) faults.push(`${person} changes it`);
    // Who may read it is another question now.
    for (const mark of things.marks.keys()) planted.delete(mark);
  }
  return faults;
}

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
    return people.call(name, { method: row.method, data, context: forged, headers });
  }

  it.each(rows)('%s answers each as the matrix says', async (name, row) => {
    expect(await faultsOf(row, (person, things) => ask(name, row, person, things))).toEqual([]);
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
    const faults = await faultsOf(row, async (person, things) => {
      const headers = { ...fromOwnPage, cookie: people.cookies[person] };
      const address = path.replace('{}', String(await row.of?.(things)));
      const sent = body === undefined ? {} : { body };
      return site.ask(address.replace(/(?<=.)\/$/, ''), { method, headers, ...sent });
    });
    expect(faults).toEqual([]);
  });
});

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
    const faults = await faultsOf(row, async (person, things) => {
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
