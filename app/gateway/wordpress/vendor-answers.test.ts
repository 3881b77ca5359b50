import { expect, it, vi } from 'vitest';

import type { RememberedCatalogue } from './catalogue-index.server.ts';
import { json, type WordpressSite } from './site.server.ts';
import { answerSettings } from './vendor-answers.server.ts';

/** A WordPress where this is what WCFM has of the settings of store 2, and its pages call it "Ada Shine". */
function shopWith(settings: unknown) {
  const ask = vi.fn<(path: string) => Promise<object>>((path) =>
    Promise.resolve(
      path.includes('store-vendors') ? { vendor_shop_name: 'Ada Shine' } : { id: 2, meta_data: [] },
    ),
  );
  const pass = () => Promise.resolve(json(settings));
  const site = { ask, pass } as unknown as WordpressSite;
  const catalogue = { forget: () => Promise.resolve() } as unknown as RememberedCatalogue;
  const request = () => new Request('https://shop.example/wp-json/wcfmmp/v1/settings/id/2');
  return async () => (await answerSettings(site, catalogue, request(), 2)).json();
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
