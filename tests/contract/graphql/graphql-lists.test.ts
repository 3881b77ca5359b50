import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import { type BackendFixture, startBackend } from '#tests/support/databases/backend-fixture.ts';

const listSchema = v.object({
  nodes: v.array(v.object({ databaseId: v.number() })),
  edges: v.array(v.object({ cursor: v.string(), node: v.object({ databaseId: v.number() }) })),
  pageInfo: v.object({
    hasNextPage: v.boolean(),
    hasPreviousPage: v.boolean(),
    startCursor: v.nullable(v.string()),
    endCursor: v.nullable(v.string()),
  }),
});

describe.each(databases)('lists over GraphQL on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  async function page(list: string, first: number, after: string | null) {
    const query = `query Page($first: Int, $after: String) { list: ${list}(first: $first, after: $after) {
      ...Whole } } fragment Whole on ${list === 'products' ? 'RootQueryToProductConnection' : 'ProductCategoryConnection'} {
      nodes { databaseId } edges { cursor node { databaseId } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
    const { body } = await fixture.ask('POST', '/graphql', {
      body: { query, variables: { first, after } },
    });
    return v.parse(v.looseObject({ data: v.object({ list: listSchema }) }), body).data.list;
  }

  it.each(['products', 'productCategories'])(
    'of %s are walked through by cursors',
    async (list) => {
      const whole = await page(list, 100, null);
      const all = whole.nodes.map(({ databaseId }) => databaseId);
      expect(all.length).toBeGreaterThan(1);
      expect(whole.edges.map(({ node }) => node.databaseId)).toEqual(all);
      expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
      const walked: number[] = [];
      let after: string | null = null;
      do {
        const one: v.InferOutput<typeof listSchema> = await page(list, 1, after);
        walked.push(...one.nodes.map(({ databaseId }) => databaseId));
        expect(one.pageInfo.hasPreviousPage).toBe(after !== null);
        expect(one.pageInfo.startCursor).toBe(one.edges[0]?.cursor);
        after = one.pageInfo.hasNextPage ? one.pageInfo.endCursor : null;
      } while (after !== null && walked.length <= all.length);
      expect(walked).toEqual(all);
      expect((await page(list, 5, 'nonsense')).nodes).toEqual([]);
    },
  );
});
