import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { FunctionRow } from '../support/matrix/function-row.ts';
import { expectedFunctions } from '../support/matrix/server-function-table.ts';
import { siteRoutes } from '../support/matrix/site-route-table.ts';
import { openSitePeople, type SitePeople } from '../support/matrix/site-people.ts';
import { fromOwnPage } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const insides =
  /select |insert |node_modules|\.[mc]?[jt]s:\d|stack|seroval|unexpected token|json at|chunk-/i;
const evil = 'http://evil.test';
/** What a browser says that another site made send something, and what one of no browser leaves out. */
const elsewhere: readonly Readonly<Record<string, string>>[] = [
  {},
  { origin: evil },
  { origin: 'null' },
  { referer: `${evil}/` },
  { origin: 'http://localhost:3000.evil.test' },
  { origin: evil, 'sec-fetch-site': 'cross-site' },
  { origin: evil, 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'nonsense' },
  { ...fromOwnPage, 'sec-fetch-site': 'cross-site' },
];
const every: readonly (readonly [string, FunctionRow])[] = Object.entries(expectedFunctions);

let site: BuiltSite;
let people: SitePeople;
let errors: { mockRestore: () => void };
beforeAll(async () => {
  site = await openBuiltSite();
  people = await openSitePeople(site);
  errors = vi.spyOn(console, 'error').mockReturnValue();
}, 120_000);
afterAll(async () => {
  errors.mockRestore();
  await site.remove();
});

const addressOf = (name: string) => people.addresses.get(name) ?? '/_serverFn/missing';

describe('a call that another site makes a browser send', () => {
  it.each(elsewhere)(
    'is refused by every function, with an administrator’s cookie: %j',
    async (source) => {
      const headers = { ...source, cookie: people.cookies.administrator };
      for (const [name, { method }] of every) {
        const answer = await people.call(name, { method, data: {}, headers });
        expect([name, answer.status]).toEqual([name, 403]);
        const simple = await site.ask(addressOf(name), {
          method: 'POST',
          headers: { ...headers, 'content-type': 'text/plain' },
          body: '{}',
        });
        expect([name, simple.status]).toEqual([name, 403]);
      }
    },
  );

  it.each(elsewhere)('is refused by every route that changes something: %j', async (source) => {
    const changing = siteRoutes.filter(({ method = 'GET' }) => !['GET', 'HEAD'].includes(method));
    expect(changing.length).toBeGreaterThan(5);
    for (const { route, method = 'POST' } of changing) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { ...source, cookie: people.cookies.administrator, 'content-type': type };
        const answer = await site.ask(route, { method, headers, body: '{}' });
        expect([method, route, type, answer.status]).toEqual([method, route, type, 403]);
      }
    }
    expect(
      (await people.call('readDevices', { method: 'GET', headers: adminHeaders() })).status,
    ).toBe(200);
  });
});

function adminHeaders() {
  return { ...fromOwnPage, cookie: people.cookies.administrator };
}

describe('a call to a function', () => {
  it('that cannot be read is refused with one word, and shows no insides', async () => {
    const bodies = [
      '{',
      'null',
      '""',
      '[]',
      '{}',
      '{"data":1}',
      '{"t":99,"f":0,"m":[]}',
      '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":4,"i":999}]},"o":0},"f":63,"m":[]}',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      '\u0000',
    ];
    for (const [name, { method, takesAnything }] of every) {
      for (const body of bodies) {
        const answer = await people.call(name, { method, body });
        const text = await answer.text();
        const isFine = answer.status >= 400 && answer.status < 500;
        const seen = [name, body.slice(0, 40), answer.status];
        expect([...seen, isFine || (takesAnything && answer.status === 200)]).toEqual([
          ...seen,
          true,
        ]);
        expect(text).not.toMatch(insides);
        if (isFine) expect(text.length).toBeLessThan(600);
      }
    }
  });

  it('with a value that JSON cannot write is refused like any other wrong one', async () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    for (const [name, { method }] of every) {
      for (const data of [10n, { page: 1n }, round]) {
        const answer = await people.call(name, { method, data, headers: adminHeaders() });
        expect([name, answer.status, await answer.text()]).toEqual([
          name,
          422,
          expect.stringContaining('invalid_input'),
        ]);
      }
    }
  });

  it('with a wrong method or a wrong content type is refused', async () => {
    for (const [name, { method }] of every) {
      const other = method === 'GET' ? 'POST' : 'GET';
      const wrong = await site.ask(addressOf(name), { method: other, headers: fromOwnPage });
      expect([name, wrong.status, await wrong.text()]).toEqual([name, 405, 'bad_request']);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        const headers = { ...fromOwnPage, 'content-type': type };
        const typed = await people.call(name, { method, headers });
        expect([name, type, typed.status, await typed.text()]).toEqual([
          name,
          type,
          415,
          'bad_request',
        ]);
      }
    }
  });

  it.each([
    'abc',
    '0'.repeat(64),
    '__proto__',
    'constructor',
    'toString',
    '%5f_proto__',
    '..%2f..%2fetc',
    '%00',
  ])('that does not exist is not found: %s', async (id) => {
    for (const method of ['GET', 'POST']) {
      const answer = await site.ask(`/_serverFn/${id}`, { method, headers: fromOwnPage });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(await answer.text()).not.toMatch(insides);
    }
  });
});

describe('a text that no database keeps', () => {
  it.each([
    ['in a name', { id: 'AAAA', name: '\u0000' }],
    ['in an id that is looked for', { id: 'A\u0000A', name: 'Mine' }],
  ])('is bad input, not trouble: %s', async (_where, data) => {
    const headers = { ...fromOwnPage, cookie: people.cookies.fan };
    const answer = await people.call('renamePasskey', { method: 'POST', data, headers });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('invalid_input'),
    ]);
  });
});
