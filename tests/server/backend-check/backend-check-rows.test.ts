import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { accessRows } from '../../../scripts/operate/backend-check/access-rows.ts';
import { companionVersion, pluginRow } from '../../../scripts/operate/backend-check/plugin-row.ts';
import type { Shop } from '../../../scripts/operate/backend-check/row.ts';
import { backendRows } from '../../../scripts/operate/backend-check/rows.ts';
import { versionRow } from '../../../scripts/operate/backend-check/version-row.ts';
import { look, rowOf, says, shopOf, type Answers } from '#tests/support/orders/checked-shop.ts';

function bodyOf(recording: string): unknown {
  const file = new URL(`../../contract/recorded/hpos/${recording}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).response.body;
}

const settings = '/wp-json/wc/v3/settings/';
const setting = (id: string, value: string) => ({ id, value });
/** As it was recorded: tables of their own, not kept as posts. */
const tables = { [`${settings}advanced`]: bodyOf('settings-advanced-orders') };
const both = {
  [`${settings}advanced`]: [
    setting('woocommerce_custom_orders_table_enabled', 'yes'),
    setting('woocommerce_custom_orders_table_data_sync_enabled', 'yes'),
  ],
};
const posts = {
  [`${settings}advanced`]: [setting('woocommerce_custom_orders_table_enabled', 'no')],
};
function companion(over: object = {}): Answers {
  const webhook = { configured: true, last: null };
  const body = { version: companionVersion, mails_kept_back: true, webhook, ...over };
  return { '/wp-json/astera/v1/status': body };
}

it('has names that are told apart, and waits only for rows before', () => {
  const seen = new Set<string>();
  for (const { name, after = [] } of backendRows) {
    expect(after.filter((other) => !seen.has(other))).toEqual([]);
    expect(seen.has(name)).toBe(false);
    seen.add(name);
  }
});

it('advises TLS where a key is refused over http, and the key where it is over TLS', async () => {
  const row = accessRows.find(({ name }) => name === 'REST key');
  const refused: Shop['ask'] = () =>
    Promise.resolve({ status: 401, body: {}, total: null, isSentToSlash: false });
  const over = (url: string) => row?.look(shopOf({}, { asService: refused, url }));
  const plain = await over('http://127.0.0.1:8080');
  expect(plain && says(plain)).toMatch(/over TLS alone, on this machine as well[^]+certificate/);
  const secure = await over('https://shop.example');
  expect(secure && says(secure)).toMatch(/BACKEND_KEY[^]+REST API[^]+CGIPassAuth On/);
});

it('names the menu of vendors as the Store Manager does', async () => {
  expect(says(await look('A celebrity', {}))).toContain('Store Vendors, Add New');
});

it('names the version that answers over GraphQL', async () => {
  expect(says(await look('WPGraphQL with WooCommerce', {}))).toContain('1.0.1 or later');
});

describe('where orders are kept', () => {
  const storage = 'Where orders are kept (HPOS)';
  const others = 'Orders of other vendors';
  const mails = 'Mails of WCFM: "Status Updated"';

  it.each([
    ['posts', posts, ['ok', 'ok', 'warning']],
    ['tables that posts follow', both, ['ok', 'ok', 'warning']],
    ['tables alone', tables, ['warning', 'warning', 'ok']],
    ['tables alone, with the plugin', { ...tables, ...companion() }, ['ok', 'ok', 'ok']],
    ['posts, with the plugin', { ...posts, ...companion() }, ['ok', 'ok', 'ok']],
    ['no one says where', {}, ['warning', 'ok', 'warning']],
  ])('%s', async (_, answers, wanted) => {
    const found = await Promise.all([storage, others, mails].map((name) => look(name, answers)));
    expect(found.map(({ status }) => status)).toEqual(wanted);
  });

  it('is said with the place in wp-admin', async () => {
    const found = says(await look(storage, tables));
    expect(found).toContain('WooCommerce, Settings, Advanced, Features, Order data storage');
    expect(says(await look(mails, posts))).toMatch(
      /Notification Manager[^]+Store Notification[^]+shows OFF[^]+SAVE/,
    );
  });
});

describe('taxes', () => {
  const off = { [`${settings}general`]: bodyOf('settings-general-taxes') };
  const on = { [`${settings}general`]: [setting('woocommerce_calc_taxes', 'yes')] };
  const exclusive = { ...on, [`${settings}tax`]: bodyOf('settings-tax') };
  const inclusive = {
    ...on,
    [`${settings}tax`]: [setting('woocommerce_prices_include_tax', 'yes')],
  };

  it.each([
    ['off', off, 'ok', 'a fan pays the prices that pages show'],
    ['beside prices', exclusive, 'warning', 'total with tax, which is what is charged'],
    ['in prices', inclusive, 'ok', 'a fan pays the prices that pages show'],
    ['untold', {}, 'warning', 'does not say'],
  ])('%s', async (_, answers, status, words) => {
    const found = await look('Taxes', answers);
    expect(found.status).toBe(status);
    expect(says(found)).toContain(words);
  });
});

describe('categories of goods', () => {
  const categories = '/wp-json/wc/v3/products/categories';
  const needed = [{ slug: 'services' }, { slug: 'uncategorized' }];

  it.each([
    ['only those that the shop needs', { [categories]: needed }, 'warning'],
    ['one to choose', { [categories]: [...needed, { slug: 'gifts' }] }, 'ok'],
  ])('%s', async (_, answers, status) => {
    expect((await look('Categories of goods', answers)).status).toBe(status);
  });
});

describe('shipping', () => {
  const zones = '/wp-json/wc/v3/shipping/zones';
  const none = { [zones]: bodyOf('shipping-zones-none'), [`${zones}/0/methods`]: [] };
  const method = (enabled: boolean) => ({ id: 1, method_id: 'flat_rate', enabled });

  it.each([
    ['no zone', none, 'warning', 'There is no shipping zone. Nothing is charged'],
    [
      'a zone without a way',
      { ...none, [zones]: [{ id: 0 }, { id: 1 }], [`${zones}/1/methods`]: [method(false)] },
      'warning',
      'No shipping zone has',
    ],
    [
      'a zone with a way',
      { ...none, [zones]: [{ id: 0 }, { id: 1 }], [`${zones}/1/methods`]: [method(true)] },
      'ok',
      'Zones: 1, ways to send: 1.',
    ],
    [
      'a way for everywhere',
      { ...none, [`${zones}/0/methods`]: [method(true)] },
      'ok',
      'Zones: 0, ways to send: 1.',
    ],
  ])('%s', async (_, answers, status, words) => {
    const found = await look('Shipping', answers);
    expect(found.status).toBe(status);
    expect(says(found)).toContain(words);
  });
});

describe('the vendor of a line', () => {
  const name = 'Vendor of a line';
  const orders = '/wp-json/wc/v3/orders';
  const products = {
    '/wp-json/wc/v3/products': [
      { id: 24, store: [] },
      { id: 19, store: { vendor_id: 5 } },
    ],
  };
  const line = (...vendors: readonly unknown[]) => ({
    meta_data: vendors.map((value) => ({ key: '_vendor_id', value })),
  });
  const made = (kept: object, added: object): Answers => ({
    ...products,
    [`POST ${orders}`]: { id: 94 },
    [`${orders}/94`]: { id: 94, line_items: [kept, added] },
    [`PUT ${orders}/94`]: { status: 'cancelled' },
  });

  it('is not tried unless it may write, nor where no one sells anything', async () => {
    const shop = shopOf(made(line('5'), line('5')));
    expect(await rowOf(name).look(shop)).toMatchObject({ status: 'untried' });
    expect(shop.asked).toEqual([]);
    expect(await look(name, {}, { mayWrite: true })).toMatchObject({ status: 'untried' });
  });

  it.each([
    ['kept and written', made(line('5'), line('5')), 'ok', 'order 94, cancelled'],
    ['kept alone', made(line('5'), line()), 'warning', 'Install the companion plugin'],
    ['lost', made(line(), line('5')), 'gap', 'came back as: nothing'],
    ['doubled', made(line('5', '5'), line('5')), 'gap', 'came back as: 5, 5'],
    ['another one', made(line('6'), line('6')), 'gap', 'came back as: 6'],
    ['refused', products, 'gap', 'refused (404)'],
    [
      'not cancelled',
      { ...made(line('5'), line('5')), [`PUT ${orders}/94`]: {} },
      'gap',
      'could not be cancelled',
    ],
  ])('%s', async (_, answers, status, words) => {
    const found = await look(name, answers, { mayWrite: true });
    expect(found.status).toBe(status);
    expect(says(found)).toContain(words);
  });
});

describe('mails', () => {
  const on = [setting('enabled', 'yes')];
  const off = bodyOf('settings-email-store-new-order');

  it('that are sent beside ours are named', async () => {
    const some = {
      [`${settings}email_new_order`]: on,
      [`${settings}email_store-new-order`]: on,
      [`${settings}email_customer_note`]: off,
    };
    const found = await look('Mails about orders', some);
    expect(says(found)).toContain('sends its own: New order, Store New Order (of WCFM).');
    expect(await look('Mails about orders', { ...some, ...companion() })).toMatchObject({
      status: 'ok',
    });
    const back = companion({ mails_kept_back: false });
    expect(await look('Mails about orders', { ...some, ...back })).toMatchObject({
      status: 'warning',
    });
    expect(await look('Mails about orders', { [`${settings}email_`]: off })).toEqual({
      status: 'ok',
    });
  });

  it('of new accounts are one of them, those of passwords have no switch', async () => {
    const name = 'Mails about accounts';
    expect(await look(name, { [`${settings}email_customer_new_account`]: on })).toMatchObject({
      status: 'warning',
    });
    expect(says(await look(name, {}))).toContain('Password Changed');
    expect(await look(name, companion())).toMatchObject({ status: 'ok' });
  });
});

it('counts old unpaid orders that were not placed here', async () => {
  const unpaid = { id: 1, date_paid_gmt: null, meta_data: [] };
  const ours = { ...unpaid, meta_data: [{ key: '_astera_idempotency_key', value: 'k' }] };
  const paid = { ...unpaid, date_paid_gmt: '2026-01-01T00:00:00' };
  const at = '/wp-json/wc/v3/orders?status=on-hold&before=2026-11-16T12:00:00';
  const found = await look('Old unpaid orders', { [at]: [unpaid, ours, paid, unpaid] });
  expect(says(found)).toMatch(/^There are unpaid orders[^]+\(2\)[^]+WooCommerce, Orders, On hold/);
  expect(await look('Old unpaid orders', { [at]: [ours, paid] })).toEqual({ status: 'ok' });
});

describe('versions', () => {
  const path = '/wp-json/wc/v3/system_status';
  /** As a real one answers it, cut to what is asked for. */
  const status = (woocommerce: string) => ({
    environment: { version: woocommerce, wp_version: '6.8.8' },
    active_plugins: [
      { plugin: 'woocommerce/woocommerce.php', name: 'WooCommerce', version: woocommerce },
      { plugin: 'wp-graphql/wp-graphql.php', name: 'WPGraphQL', version: '2.3.6' },
    ],
  });

  it('that were tried are named, others are a warning', async () => {
    expect(await versionRow.look(shopOf({ [path]: status('9.9.5') }))).toEqual({
      status: 'ok',
      says: 'WordPress 6.8.8, WooCommerce 9.9.5, WPGraphQL 2.3.6',
    });
    const newer = await versionRow.look(shopOf({ [path]: status('10.2.1') }));
    expect(says(newer)).toContain('not tried with: WooCommerce 10.2.1 (tried: 9.9).');
    expect(await versionRow.look(shopOf({}))).toMatchObject({ status: 'warning' });
  });
});

it.each([
  ['none', {}, 'warning', 'It also makes the order status'],
  ['another version', companion({ version: '0.9.0' }), 'warning', '0.9.0'],
  [
    'one that knows no app',
    companion({ webhook: { configured: false } }),
    'warning',
    'WooCommerce, Astera',
  ],
  [
    'one that was not heard',
    companion({ webhook: { configured: true, last: { ok: false, said: 'HTTP 404' } } }),
    'warning',
    'HTTP 404',
  ],
  ['one that works', companion(), 'ok', companionVersion],
])('tells of the companion plugin: %s', async (_, answers, status, words) => {
  const found = await pluginRow.look(shopOf(answers));
  expect(found.status).toBe(status);
  expect(says(found)).toContain(words);
});

it('knows the version of the plugin that the app comes with', () => {
  const main = readFileSync('wordpress-plugin/astera/astera.php', 'utf8');
  expect(main).toContain(`'ASTERA_VERSION', '${companionVersion}'`);
});
