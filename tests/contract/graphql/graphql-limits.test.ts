import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { categoriesDocument } from '#backend/contract/catalog/category.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { type BackendFixture, startBackend } from '#tests/support/databases/backend-fixture.ts';

/** Fragments of which each spreads the next one ten times: short to send, endless to answer. */
function bomb(levels: number, leaf: string): string {
  const spreads = (level: number) => `...F${level} `.repeat(10);
  const fragments = Array.from(
    { length: levels },
    (_, level) =>
      `fragment F${level} on ProductCategory { ${level + 1 < levels ? `children { nodes { ${spreads(level + 1)} } }` : leaf} }`,
  );
  return `{ productCategories { nodes { ${spreads(0)} } } } ${fragments.join(' ')}`;
}

const aliases = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}: slug`).join(' ');

describe.each(databases)('limits of GraphQL on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  const ask = (body: unknown) => fixture.ask('POST', '/graphql', { body });
  const refusedAs = (message: string) => ({ errors: [{ message }] });

  it('answers the query of the product, also several in one batch', async () => {
    const own = { query: categoriesDocument, variables: { exclude: [] } };
    const { body } = await ask([own, own]);
    expect(body).toEqual([
      expect.objectContaining({ data: expect.anything() }),
      expect.objectContaining({ data: expect.anything() }),
    ]);
  });

  it('counts the depth with the fragments in their places', async () => {
    const { body } = await ask({ query: bomb(8, 'slug') });
    expect(body).toMatchObject(refusedAs('The query is deeper than 12.'));
    expect(body).not.toHaveProperty('data');
  });

  it('counts every row that lists may have, by variables and by default values, too', async () => {
    const message = 'The request asks for more than 120000 fields.';
    expect((await ask({ query: bomb(4, 'slug') })).body).toMatchObject(refusedAs(message));
    const lists = (first: string, head = '') =>
      `${head} { productCategories(first: ${first}) { nodes { children(first: ${first}) { nodes { children(first: ${first}) { nodes { slug } } } } } } }`;
    expect((await ask({ query: lists('100') })).body).toMatchObject(refusedAs(message));
    const byVariable = { query: lists('$n', 'query Q($n: Int)'), variables: { n: 100 } };
    expect((await ask(byVariable)).body).toMatchObject(refusedAs(message));
    const byDefault = { query: lists('$n', 'query Q($n: Int = 100)') };
    expect((await ask(byDefault)).body).toMatchObject(refusedAs(message));
    expect((await ask({ query: lists('5') })).body).toHaveProperty('data');
  });

  it('counts goods eightfold: a page of them is answered, thirty at once are not', async () => {
    const page = 'products(first: 100) { nodes { id slug name image { sourceUrl } } }';
    expect((await ask({ query: `{ ${page} }` })).body).toHaveProperty('data.products.nodes.0');
    const many = Array.from({ length: 30 }, (_, index) => `a${index}: ${page}`).join(' ');
    expect((await ask({ query: `{ ${many} }` })).body).toMatchObject(
      refusedAs('The request asks for more than 120000 fields.'),
    );
  });

  it('counts every list of goods as well, however little is asked of it', async () => {
    const lists = (count: number, first: number) => ({
      query: `{ ${Array.from({ length: count }, (_, index) => `a${index}: products(first: ${first}) { nodes { id } }`).join(' ')} }`,
    });
    const message = 'The request asks for more than 120000 fields.';
    expect((await ask(lists(3, 100))).body).toHaveProperty('data.a2.nodes.0');
    expect((await ask(lists(30, 50))).body).toMatchObject(refusedAs(message));
    expect((await ask(lists(30, 1))).body).toMatchObject(refusedAs(message));
    const fragment = `query Q { ...F } fragment F on RootQuery { ${lists(30, 1).query.slice(1, -1)} }`;
    expect((await ask({ query: fragment })).body).toMatchObject(refusedAs(message));
    const single = Array.from({ length: 10 }, () => lists(2, 1));
    const { body } = await ask(single);
    expect(body).toContainEqual(expect.objectContaining(refusedAs(message)));
  });

  it('lets a request use 30 aliases, however they are spread', async () => {
    const list = (names: string) => `{ productCategories { nodes { ${names} } } }`;
    expect((await ask({ query: list(aliases(30)) })).body).toHaveProperty('data');
    const message = 'The request uses more than 30 aliases.';
    expect((await ask({ query: list(aliases(31)) })).body).toMatchObject(refusedAs(message));
    const spread = `${list('...A children { nodes { ...A } }')} fragment A on ProductCategory { ${aliases(16)} }`;
    expect((await ask({ query: spread })).body).toMatchObject(refusedAs(message));
  });

  it('has one allowance for a batch, and takes ten operations at most', async () => {
    const query = `{ productCategories { nodes { ${aliases(10)} } } }`;
    const { body } = await ask(Array.from({ length: 4 }, () => ({ query })));
    expect(body).toMatchObject([
      { data: expect.anything() },
      { data: expect.anything() },
      { data: expect.anything() },
      refusedAs('The request uses more than 30 aliases.'),
    ]);
    const small = { query: '{ viewer { id } }' };
    const ten = await ask(Array.from({ length: 10 }, () => small));
    expect([ten.status, ten.body]).toEqual([200, expect.any(Array)]);
    const eleven = await ask(Array.from({ length: 11 }, () => small));
    expect(eleven.status).toBe(400);
    expect(eleven.body).toMatchObject(refusedAs('At most 10 operations.'));
  });

  it('refuses a fragment within itself and what introspection multiplies', async () => {
    const circle =
      '{ productCategories { nodes { ...A } } } fragment A on ProductCategory { ...A }';
    expect((await ask({ query: circle })).body).toMatchObject({ errors: [{}] });
    const types =
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
    expect((await ask({ query: types })).body).toMatchObject({ errors: [{}] });
  });
});
