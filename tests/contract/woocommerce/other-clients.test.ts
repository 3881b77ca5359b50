import { Agent } from 'node:https';

import { cacheExchange, Client, fetchExchange, gql } from '@urql/core';
import apiFetch from '@wordpress/api-fetch';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { startTlsFront, type TlsFront } from '#tests/support/servers/tls-front.ts';
import { rowsOf, woocommerceClient, WooCommerceWorld } from './woocommerce-world.ts';

describe.each(anyDatabase)(
  'clients that others wrote work with the back end on $name',
  ({ open }) => {
    let world: WooCommerceWorld;
    let front: TlsFront;
    beforeAll(async () => {
      world = await WooCommerceWorld.start(open);
      front = await startTlsFront(world.port.origin, {});
    });
    afterAll(async () => {
      front.close();
      await world.close();
    });

    it.each([['in a header'], ['in the address']])(
      'WooCommerce’s shows its secret %s over TLS',
      async (where) => {
        const secure = woocommerceClient(`https://${front.host}`, {
          queryStringAuth: where === 'in the address',
          axiosConfig: { httpsAgent: new Agent({ rejectUnauthorized: false }) },
        });
        expect(await rowsOf(secure.get('orders', { per_page: 2 }))).not.toHaveLength(0);
      },
    );
    it('WordPress’s own fetch reads, changes and is refused', async () => {
      const token = await world.fixture.tokenOf('fan');
      const root = apiFetch.createRootURLMiddleware(`${world.port.origin}/wp-json/`);
      apiFetch.use(root);
      onTestFinished(() => void apiFetch.unregister(root));
      const authorization = { Authorization: `Bearer ${token}` };
      const ask = (
        path: string,
        more: { method?: string; data?: unknown; headers?: Record<string, string> } = {},
      ) => apiFetch<unknown>({ path, headers: authorization, ...more });
      const named = v.looseObject({ id: v.number(), first_name: v.string() });
      // It sends a PUT as a POST that says so.
      const changed = await ask('/wp/v2/users/me', {
        method: 'PUT',
        data: { first_name: 'Grace' },
      });
      expect(v.parse(named, changed).first_name).toBe('Grace');
      expect(v.parse(named, await ask('/wp/v2/users/me?context=edit')).first_name).toBe('Grace');
      const list = await apiFetch({ path: '/wcfmmp/v1/store-vendors?per_page=1', parse: false });
      expect(list.headers.get('x-wp-totalpages')).toBe(list.headers.get('x-wp-total'));
      expect(await list.json()).toHaveLength(1);
      await expect(ask('/wc/v3/orders')).rejects.toMatchObject({
        code: 'woocommerce_rest_cannot_view',
        data: { status: 403 },
      });
      const manager = { Authorization: `Bearer ${await world.fixture.tokenOf('manager')}` };
      const gone = ask('/wc/v3/products/999999', { method: 'DELETE', headers: manager });
      await expect(gone).rejects.toMatchObject({ code: 'woocommerce_rest_product_invalid_id' });
    });

    it('a GraphQL client asks with variables, and is told what is wrong with its question', async () => {
      const graphql = new Client({
        url: `${world.port.origin}/graphql`,
        exchanges: [cacheExchange, fetchExchange],
        preferGetMethod: false,
      });
      const categories = gql`
        query Top($parent: Int!) {
          productCategories(first: 3, where: { parent: $parent }) {
            nodes {
              databaseId
              slug
              name
              count
            }
          }
        }
      `;
      const top = await graphql.query(categories, { parent: 0 }).toPromise();
      expect(top.error).toBeUndefined();
      expect(top.data).toMatchObject({
        productCategories: { nodes: [{ slug: expect.any(String) }, {}, {}] },
      });
      const unknown = await graphql
        .query(
          gql`
            {
              nonsense
            }
          `,
          {},
        )
        .toPromise();
      expect(unknown.error?.graphQLErrors[0]?.message).toContain('nonsense');
      const missing = await graphql.query(categories, {}).toPromise();
      expect(missing.error?.graphQLErrors[0]?.message).toContain('$parent');
    });
  },
);
