import { expect, it } from 'vitest';
import * as v from 'valibot';

import { withPlainTexts } from '#app/server/wordpress/plain-texts.server.ts';

import { recorded } from '../../support/wordpress/answers.ts';

/** What a recording answers, as the app gets it. */
async function read(path: string, body: unknown): Promise<unknown> {
  const network = withPlainTexts(() => Promise.resolve(Response.json(body)));
  return (await network(`https://shop.example${path}`)).json();
}

it('are decoded in recordings: countries, categories, methods', async () => {
  const countries = v.parse(
    v.array(v.looseObject({ code: v.string(), name: v.string() })),
    await read('/wp-json/wc/v3/data/countries', recorded('countries-manager').body),
  );
  expect(countries.find(({ code }) => code === 'CW')?.name).toBe('Curaçao');
  const categories = v.parse(
    v.array(v.looseObject({ name: v.string() })),
    await read('/wp-json/wc/v3/products/categories', recorded('categories-top').body),
  );
  expect(categories.map(({ name }) => name)).toContain('Film & TV');
  expect(
    JSON.stringify(await read('/index.php', recorded('graphql-categories-ok').body)),
  ).not.toMatch(/&\w+;|<p>/);
});

it('are decoded once, wherever they stand, and HTML stays HTML', async () => {
  const vendor = {
    vendor_shop_name: 'Boris &quot;B&amp;amp;B&quot; Vega',
    vendor_description: '<p>About <b>Boris &#8220;B&#038;B&#8221;</b> &amp; more.</p>\n',
  };
  const product = {
    name: 'Tom &amp; Jerry &lt;2&gt;',
    store: vendor,
    description: '<p>a &lt; b, caf&eacute;</p>',
    meta_data: [{ key: '_service', value: 'getVideo', display_value: 'A &amp; B' }],
  };
  expect(await read('/wp-json/wc/v3/products/1', product)).toEqual({
    name: 'Tom & Jerry <2>',
    store: { ...vendor, vendor_shop_name: 'Boris "B&amp;B" Vega' },
    description: '<p>a &lt; b, café</p>',
    meta_data: [{ key: '_service', value: 'getVideo', display_value: 'A & B' }],
  });
  const menu = { items: [{ title: '<i class="icon"></i> You &#038; us &lt;3' }] };
  expect(await read('/wp-json/menus/v1/menus/footer-menu', menu)).toEqual({
    items: [{ title: 'You & us <3' }],
  });
});

it('leave alone what is no JSON, and what is refused', async () => {
  const page = () =>
    Promise.resolve(new Response('<p>&amp;</p>', { headers: { 'content-type': 'text/html' } }));
  const address = 'https://shop.example/wp-json/wc/v3/orders';
  expect(await (await withPlainTexts(page)(address)).text()).toBe('<p>&amp;</p>');
  const broken = () =>
    Promise.resolve(
      new Response('{"name":"&amp;', { headers: { 'content-type': 'application/json' } }),
    );
  expect(await (await withPlainTexts(broken)(address)).text()).toBe('{"name":"&amp;');
});
