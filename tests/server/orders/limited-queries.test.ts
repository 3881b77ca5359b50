import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { findCorrespondent as find } from '#app/server/backend/people/accounts.server.ts';
import { routes } from '#backend/http/routes.ts';

import { password } from '#tests/support/databases/seed-world.ts';
import { tellingDatabase, type ToldStatement } from '#tests/support/databases/told-statements.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

/** What stands in brackets is another statement's. */
function outermost(text: string): string {
  let depth = 0;
  let left = '';
  for (const character of text.toLowerCase()) {
    if (character === '(') depth += 1;
    if (depth === 0) left += character;
    if (character === ')') depth -= 1;
  }
  return left;
}

/** What is selected without a limit, and is few rows all the same. */
const bounded: readonly (readonly [RegExp, string])[] = [
  [/^select count as count from (?!.* group by )/, 'a count is one row'],
  [/^select pg_advisory_xact_lock as taken$/, 'a lock is one row'],
  [/^select backend\.learn_words$/, 'a function is called, once'],
  [
    /from "backend"\."users" where "backend"\."users"\."role" = \$\d+ order by .* for update$/,
    'every administrator is locked, so that one is left',
  ],
  [
    /^select "status", "payment", count, array\[.* from "backend"\."orders" .*group by /,
    'as many rows as there are pairs of status and payment',
  ],
  [
    /^select to_char, .* from "backend"\."orders" where .* group by 1, 2, 3/,
    'sums of one celebrity, by month and price',
  ],
];

/** A statement in one line, without what stands in brackets. */
const outerOf = ({ text }: ToldStatement) =>
  outermost(text)
    .replaceAll(/[\s;]+/g, ' ')
    .trim();

function unlimited(statement: ToldStatement): boolean {
  const outer = outerOf(statement);
  if (!/^(?:select|with)\b/.test(outer) || / limit \$?\d+/.test(outer)) return false;
  return !bounded.some(([pattern]) => pattern.test(outer));
}

const idSchema = v.looseObject({ id: v.number() });

describe('what is carried out on the database', () => {
  const telling = tellingDatabase();
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(telling.open);
  });
  afterAll(() => fixture.close());

  const ask = (
    method: string,
    path: string,
    body?: unknown,
    authorization = serviceAuthorization,
  ) => fixture.ask(method, path, { authorization, body });
  async function firstOf(path: string): Promise<number> {
    const { body } = await ask('GET', path);
    return v.parse(v.array(idSchema), body)[0]?.id ?? 0;
  }

  it('for every endpoint that is read has a limit, but for what is listed', async () => {
    const ids: Readonly<Record<string, number>> = {
      '/wp-json/wc/v3/products/': await firstOf('/wp-json/wc/v3/products?slug=signed-photo'),
      '/wp-json/wc/v3/orders/': await firstOf('/wp-json/wc/v3/orders'),
      '/wp-json/wc/v3/customers/': await firstOf('/wp-json/wc/v3/customers'),
      '/wp-json/wp/v2/pages/': await firstOf('/wp-json/wp/v2/pages'),
    };
    const people = await ask('GET', '/wp-json/wcfmmp/v1/store-vendors', undefined);
    const vendor =
      v.parse(v.array(v.looseObject({ vendor_id: v.number() })), people.body)[0]?.vendor_id ?? 0;
    telling.statements.length = 0;
    const administrator = `Bearer ${await fixture.tokenOf('admin')}`;
    const read = new Set<string>();
    for (const { method, template } of routes) {
      if (method !== 'GET' || template.startsWith('/wp-json/docs')) continue;
      const known = Object.entries(ids).find(([path]) => template.startsWith(`${path}{`));
      const path = template
        .replace(/\{slug\}/, 'footer-menu')
        .replace(/\{code\}/, 'GR')
        .replace(/\{namespace\}\/\{version\}/, 'wc/v3')
        .replace(/\{id\}/, String(known?.[1] ?? vendor))
        .replace(/\{\w+\}/, '1');
      for (const query of ['', '?search=a', '?vendor=2&order=asc', `?user_id=${vendor}`])
        for (const who of [serviceAuthorization, administrator]) {
          const { status } = await ask('GET', `${path}${query}`, undefined, who);
          expect([path, status < 500]).toEqual([path, true]);
          if (status === 200) read.add(template);
        }
    }
    expect(read.size).toBeGreaterThan(30);
    expect(telling.statements.length).toBeGreaterThan(200);
    expect([...new Set(telling.statements.filter(unlimited).map(outerOf))]).toEqual([]);
  });

  it('for what people and programs write has one, too', async () => {
    const product = await firstOf('/wp-json/wc/v3/products?slug=signed-photo');
    const fan = await firstOf('/wp-json/wc/v3/customers');
    telling.statements.length = 0;
    const line_items = [{ product_id: product, quantity: 1 }];
    const made = await ask('POST', '/wp-json/wc/v3/orders', { customer_id: fan, line_items });
    const order = v.parse(idSchema, made.body).id;
    const meta_data = [{ key: '_astera_actor', value: 'manager:1' }];
    const written = [
      await ask('PUT', `/wp-json/wc/v3/orders/${order}`, { status: 'cancelled', meta_data }),
      await ask('POST', `/wp-json/wc/v3/orders/${order}/notes`, { note: 'Seen.' }),
      await ask('PUT', `/wp-json/wc/v3/products/${product}`, { regular_price: '12.00' }),
      await ask('PUT', `/wp-json/wc/v3/products/${product}`, { sku: 'A-1' }),
      await ask('POST', '/wp-json/wc/v3/products/categories', { name: 'Zithers' }),
      await ask('POST', '/wp-json/wc/v3/customers', { email: 'n@example.test', password }),
      await ask('PUT', `/wp-json/wc/v3/customers/${fan}`, { first_name: 'Grace' }),
    ];
    expect(written.map(({ status }) => status < 300)).toEqual(written.map(() => true));
    await ask('POST', '/graphql', {
      query: '{ products { nodes { name } } productCategories { nodes { name } } }',
    });
    expect(telling.statements.length).toBeGreaterThan(40);
    expect([...new Set(telling.statements.filter(unlimited).map(outerOf))]).toEqual([]);
  });

  it('a list without a limit would be seen', () => {
    for (const text of [
      'select "id" from "backend"."users"',
      'select "id" from "backend"."users" where "id" in (select 1 limit 3) order by 1',
      'with a as (select 1 limit 1) select * from a',
    ])
      expect([text, unlimited({ text, parameters: [] })]).toEqual([text, true]);
  });
});

/** More than anyone reads for one question. */
const manyAccounts = 50_000;

describe(`of ${manyAccounts} accounts one is found by an index`, () => {
  const telling = tellingDatabase();
  let fixture: BackendFixture;
  let findCorrespondent: typeof find;
  beforeAll(async () => {
    fixture = await startBackend(telling.open);
    reached.fetch = fixture.backend.fetch;
    ({ findCorrespondent } = await import('#app/server/backend/people/accounts.server.ts'));
    await fixture.database.execute(`
      insert into backend.users
        (login, email, first_name, last_name, display_name, role, locale, password_hash, billing, registered_at)
      select 'person-' || n, 'person-' || n || '@example.test', 'P', 'N', 'P ' || n, 'customer', 'en', 'x',
        '{}'::jsonb, now() - n * interval '1 minute'
      from generate_series(1, ${manyAccounts}) as n`);
    await fixture.database.execute('analyze backend.users');
  });
  afterAll(() => fixture.close());

  const signIn = (username: string, authorization: string | null = null) =>
    fixture.ask('POST', '/wp-json/aam/v2/authenticate', {
      authorization,
      body: { username, password: 'wrong' },
    });
  const register = (email: string, username: string) =>
    fixture.ask('POST', '/wp-json/wc/v3/customers', {
      authorization: serviceAuthorization,
      body: { email, username, password },
    });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['signing in by name', () => signIn('Person-777')],
    ['signing in by address, in capitals', () => signIn('PERSON-777@EXAMPLE.TEST')],
    ['signing in by a name that no one has', () => signIn('unknown-user')],
    ['a link for another password, by name', () => findCorrespondent(' Person-778 ')],
    ['a link for another password, by address', () => findCorrespondent('Person-778@example.TEST')],
    ['a link for no one', () => findCorrespondent('unknown@example.test')],
    ['registering a new address', () => register('new-1@example.test', 'new-1')],
    ['registering an address that is taken', () => register('person-779@example.test', 'new-2')],
  ])('for %s', async (_, work) => {
    telling.statements.length = 0;
    await work();
    const asked = telling.statements.filter(
      ({ text }) => /"backend"\."users"/.test(text) && !/^insert/i.test(text),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const statement of asked) {
      const plan = await telling.planOf(statement);
      expect([statement.text, plan]).toEqual([
        statement.text,
        expect.not.stringMatching(/Seq Scan on users/),
      ]);
      expect(plan).toMatch(/Index|Bitmap|InitPlan|Result/);
    }
  });

  it('whatever its letters, and only that one', async () => {
    const found = await findCorrespondent('PERSON-780@example.test');
    expect(found?.email).toBe('person-780@example.test');
    expect((await findCorrespondent('Person-78'))?.email).toBe('person-78@example.test');
    expect(await findCorrespondent('erson-780@example.test')).toBeNull();
    expect(await findCorrespondent('person-78%')).toBeNull();
  });
});
