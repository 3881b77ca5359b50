import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { recordedService } from '../../support/wordpress/people.ts';
import { inventedCode } from '../../support/wordpress/invented.ts';
import { sourced } from '../../support/wordpress/sources.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

/** The stand-in for a WordPress may answer only what was recorded of a real one (ADR 0062). */
describe('the process that stands in for a WordPress', () => {
  let wordpress: RecordedWordpress;
  let told: (readonly string[])[];
  beforeEach(async () => {
    told = [];
    wordpress = await startRecordedWordpress(0, (found) => told.push(found));
  });
  afterEach(async () => {
    wordpress.invented.length = 0;
    await wordpress.close();
  });

  async function ask(path: string, method = 'GET') {
    const answer = await fetch(`${wordpress.origin}/wp-json/${path}`, {
      method,
      headers: { authorization: recordedService },
    });
    return { status: answer.status, body: await answer.json() };
  }

  const change = (more: object) => wordpress.keep({ ...wordpress.order(156), ...more } as never);
  const line = () => wordpress.order(156).line_items[0];

  it.each([
    ['a key', () => change({ vendor: 2 }), 'vendor was never recorded'],
    ['a type', () => change({ total: 65 }), 'total is number, recorded is string'],
    ['no key where one always is', () => change({ version: undefined }), 'version is missing'],
    [
      'a key of a line',
      () => change({ line_items: [{ ...line(), vendor_id: '2' }] }),
      'line_items[].vendor_id was never recorded',
    ],
    [
      'a key of an entry of a line',
      () => change({ line_items: [{ ...line(), meta_data: [{ key: 'a', value: 'b', of: 1 }] }] }),
      'line_items[].meta_data[].of was never recorded',
    ],
  ])(
    'is caught when it invents %s, in one and in a list, and cannot be closed',
    async (_what, invent, found) => {
      invent();
      for (const path of ['wc/v3/orders/156', 'wc/v3/orders?include=156']) {
        const { status, body } = await ask(path);
        expect([status, body]).toEqual([
          500,
          expect.objectContaining({ code: inventedCode, message: expect.stringContaining(found) }),
        ]);
      }
      expect(told).toHaveLength(2);
      await expect(wordpress.close()).rejects.toThrow(found);
    },
  );

  it.each([
    ['GET', 'wc/v3/not-recorded'],
    ['GET', 'wc/v3/orders/156/receipt'],
    ['DELETE', 'wc/v3/coupons/14?force=true'],
    ['GET', 'wcfmmp/v1/not-recorded'],
  ])('is caught when it answers %s %s, which no one recorded', async (method, path) => {
    expect(await ask(path, method)).toMatchObject({ status: 500, body: { code: inventedCode } });
    await expect(wordpress.close()).rejects.toThrow('no one recorded');
  });

  it('is caught when it says that there is no such path, of one that was recorded', async () => {
    // As it was recorded of someone else.
    expect(await ask('wc/v3/payment_gateways?page=7')).toMatchObject({ status: 500 });
    await expect(wordpress.close()).rejects.toThrow('404 rest_no_route');
  });

  it('answers what was recorded, and refuses what is ours', async () => {
    expect(await ask('wc/v3/orders/156')).toMatchObject({ status: 200, body: { id: 156 } });
    expect(await ask('wc/v3/taxes/classes')).toMatchObject({ status: 200 });
    expect(await ask('astera/v1/order-counts')).toMatchObject({ status: 404 });
    expect(wordpress.invented).toEqual([]);
    expect(told).toEqual([]);
  });

  it('has a public source, by file and line, for what no one recorded', () => {
    for (const { source } of sourced) {
      expect(source).toMatch(/^(WordPress 6\.8\.8|WooCommerce 9\.9\.5|WCFM .+), \S+\.php:\d+$/);
    }
  });
});
