import { describe, expect, it } from 'vitest';

import { look, says } from '#tests/support/orders/checked-shop.ts';

describe('the bank account', () => {
  const name = 'Bank account';
  const whole = {
    BANK_ACCOUNT_HOLDER: 'Astera Ltd',
    BANK_IBAN: 'GR1601101250000000012300695',
    BANK_BIC: 'ETHNGRAA',
  };

  it('is seen in the settings of the app alone', async () => {
    expect(await look(name, {}, { settings: whole })).toMatchObject({ status: 'ok' });
    const none = await look(name, {});
    expect(none.status).toBe('warning');
    expect(says(none)).toMatch(/neither the order page nor the mail says where to pay/);
    expect(says(none)).toContain('enter the account under /settings');
    expect(says(none)).toMatch(/Settings, Payments, Direct bank transfer, is not used/);
    const part = await look(name, {}, { settings: { ...whole, BANK_BIC: '' } });
    expect(says(part)).toContain('no bank account of the app (BANK_BIC)');
  });
});

describe('store settings of celebrities', () => {
  const name = 'Store settings of celebrities';
  const accounts = '/wp-json/wc/v3/customers';
  const vendor = (username: string, key?: string, value: unknown = { store_name: username }) => ({
    ...{ id: 1, username },
    meta_data: [{ key: 'wc_last_active', value: '1' }, ...(key ? [{ key, value }] : [])],
  });
  const settingsKey = 'wcfmmp_profile_settings';

  it('are there once WCFM or the app has saved some', async () => {
    const saved = [vendor('ada', settingsKey), vendor('boris', 'astera_store_name', 'Boris')];
    expect(await look(name, { [accounts]: saved })).toEqual({ status: 'ok' });
  });

  it.each([
    ['none', vendor('boris')],
    ['an empty text', vendor('boris', settingsKey, '')],
    ['an empty list', vendor('boris', settingsKey, [])],
  ])('are missing where there is %s', async (_, bare) => {
    const found = await look(name, { [accounts]: [vendor('ada', settingsKey), bare] });
    expect(found.status).toBe('warning');
    expect(says(found)).toMatch(/no store settings: boris\.[^]+name of the account[^]+Vendors/);
  });

  it('are missing of many, of whom ten are named', async () => {
    const bare = Array.from({ length: 12 }, (_, at) => vendor(`star${at}`));
    expect(says(await look(name, { [accounts]: bare }))).toMatch(/star9 and 2 more\./);
  });
});
