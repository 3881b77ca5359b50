import * as v from 'valibot';
import { expect, it } from 'vitest';

import { siteOf } from '#tests/support/wordpress/site-of.ts';

import { json } from '../site.server.ts';
import { answerSettings } from './vendor-answers.server.ts';

const ada = {
  ...{ id: 2, email: 'ada@shop.example', first_name: 'Ada', last_name: 'Shine' },
  ...{ role: 'wcfm_vendor', username: 'ada', meta_data: [] },
};

/** A WordPress where this is what WCFM has of the settings of store 2, and its pages call it "Ada Shine". */
function shopWith(settings: unknown) {
  const pass = () => Promise.resolve(json(settings));
  const site = siteOf({
    pass,
    ask: async (path, schema) =>
      v.parse(schema, path.includes('store-vendors') ? { vendor_shop_name: 'Ada Shine' } : ada),
  });
  const catalogue = { forget: () => Promise.resolve() };
  const request = () => new Request('https://shop.example/wp-json/wcfmmp/v1/settings/id/2');
  return async () =>
    (await answerSettings(site, catalogue, request(), { id: 2, isApp: false })).json();
}

it.each([
  ['none', []],
  ['no text', ''],
  ['nothing of its name', { phone: '' }],
])(
  'answers settings of a store that has %s saved, under the name that fans see',
  async (_, saved) => {
    expect(await shopWith(saved)()).toMatchObject({
      store_name: 'Ada Shine',
      shop_description: '',
    });
  },
);

it('answers what was saved', async () => {
  const saved = { store_name: 'Ada', shop_description: '<p>Sings.</p>', gravatar: '7' };
  expect(await shopWith(saved)()).toMatchObject(saved);
});
