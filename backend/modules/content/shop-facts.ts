import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf } from '#backend/http/wire/call.ts';

const shop = '/wp-json/wc/v3';

async function demandShop(call: Call, deed: 'list' | 'view'): Promise<void> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
}

/** A link to the item's own endpoint. */
function linked(call: Call, list: string, name: string) {
  const collection = `${call.url.origin}${shop}/${list}`;
  return { self: [{ href: `${collection}/${name}` }], collection: [{ href: collection }] };
}

/** GET wc/v3/data: WooCommerce's data endpoints, as far as they exist here. */
export async function dataIndex(call: Call): Promise<Response> {
  await demandShop(call, 'list');
  const resources = [
    { slug: 'countries', description: 'List of supported states in a given country.' },
    { slug: 'currencies', description: 'List of supported currencies.' },
  ];
  return json(resources.map((one) => ({ ...one, _links: linked(call, 'data', one.slug) })));
}

/** GET wc/v3/data/currencies/current: the currency of all prices. */
export async function currentCurrency(call: Call): Promise<Response> {
  await demandShop(call, 'view');
  const euro = { code: 'EUR', name: 'Euro', symbol: '&euro;' };
  return json({ ...euro, _links: linked(call, 'data/currencies', euro.code) });
}

/** GET wc/v3/taxes/classes: the standard tax classes. No tax is added to prices here. */
export async function taxClassList(call: Call): Promise<Response> {
  await demandShop(call, 'list');
  const classes = [
    { slug: 'standard', name: 'Standard rate' },
    { slug: 'reduced-rate', name: 'Reduced rate' },
    { slug: 'zero-rate', name: 'Zero rate' },
  ];
  const { collection } = linked(call, 'taxes/classes', '');
  return json(classes.map((one) => ({ ...one, _links: { collection } })));
}

/** GET wc/v3/shipping/zones: a single worldwide zone, since the site has one flat shipping rate. */
export async function shippingZoneList(call: Call): Promise<Response> {
  await demandShop(call, 'list');
  const zone = { id: 0, name: 'Locations not covered by your other zones', order: 0 };
  return json([{ ...zone, _links: linked(call, 'shipping/zones', '0') }]);
}

/** GET wc/v3/products/attributes: empty, since each product has its own. */
export async function attributeList(call: Call): Promise<Response> {
  await demandShop(call, 'list');
  return json([]);
}

/** GET wc/v3/products/tags: always empty. */
export async function tagList(call: Call): Promise<Response> {
  await demandShop(call, 'list');
  return listAnswer(call, [], pageOf(call.url), 0);
}
