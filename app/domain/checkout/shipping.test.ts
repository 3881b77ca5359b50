import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { addressRows, noAddress, shippingAddressSchema, shippingCost, ships } from './shipping.ts';

it('writes an address line by line, without the lines that are empty', () => {
  const address = {
    address1: 'Ερμού 48',
    address2: '',
    postcode: '105 63',
    city: 'Αθήνα',
    state: '',
  };
  expect(addressRows(address, 'Greece')).toEqual(['Ερμού 48', '105 63 Αθήνα', 'Greece']);
  const long = { ...address, address2: 'c/o Manou', postcode: '', state: 'Attica' };
  expect(addressRows(long, '')).toEqual(['Ερμού 48', 'c/o Manou', 'Αθήνα', 'Attica']);
});

it('is charged once for an order with goods, and not for what is filmed or done', () => {
  const goods = { kind: 'product' } as const;
  const video = { kind: 'service' } as const;
  expect([ships([]), ships([video]), ships([video, goods])]).toEqual([false, false, true]);
  expect([shippingCost([video]), shippingCost([goods, goods])]).toEqual([0, 650]);
});

describe('a shipping address', () => {
  const whole = {
    ...{ firstName: 'Iris', lastName: 'Manou', phone: '+30 210 1234567' },
    ...{ address1: 'Ερμού 48', address2: '', city: 'Αθήνα', state: '' },
    ...{ postcode: '105 63', country: 'GR', instructions: 'Ring twice.' },
  };
  const faultsOf = (change: Record<string, unknown>) => {
    const { issues } = v.safeParse(shippingAddressSchema, { ...whole, ...change });
    return issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
  };
  const faultOf = (change: Record<string, unknown>) => faultsOf(change)[0]?.[1] ?? null;

  it('needs all but its second line and its state', () => {
    expect(faultOf({})).toBeNull();
    for (const part of ['firstName', 'lastName', 'phone', 'address1', 'city', 'postcode']) {
      expect([part, faultOf({ [part]: ' ' })]).toEqual([part, 'required']);
    }
    expect(faultOf({ country: ' ' })).toBe('required');
    expect(faultOf({ country: undefined })).toBe('required');
    expect(faultOf({ address2: 'c/o Manou', state: 'Attica' })).toBeNull();
    expect(faultOf({ address2: 'x'.repeat(101) })).toBe('too-long');
    expect(faultOf({ state: 'x'.repeat(61) })).toBe('too-long');
    expect(faultOf({ address2: 7 })).toBe('invalid');
  });

  it('asks for what is missing once, and does not also call it wrong', () => {
    for (const part of ['phone', 'postcode', 'country']) {
      expect(faultsOf({ [part]: ' ' })).toEqual([[part, 'required']]);
    }
  });

  it('is empty before anything is typed, and then asks for every part that it needs', () => {
    expect(addressRows(noAddress, '')).toEqual([]);
    const needed = ['firstName', 'lastName', 'phone', 'address1', 'city', 'postcode', 'country'];
    expect(faultsOf(noAddress)).toEqual(
      [...needed, 'instructions'].map((part) => [part, 'required']),
    );
  });

  it('takes postcodes of every country, and no others', () => {
    for (const postcode of ['1', '105 63', 'SW1A 1AA', 'AZ-1000', '〒100', 'ΑΒ 1']) {
      const isKnown = !postcode.startsWith('〒');
      expect([postcode, faultOf({ postcode })]).toEqual([
        postcode,
        isKnown ? null : 'bad-postcode',
      ]);
    }
    for (const postcode of ['-105', '105-', '10_5', '<b>', '1.5']) {
      expect([postcode, faultOf({ postcode })]).toEqual([postcode, 'bad-postcode']);
    }
  });

  it('takes a phone number and a country that there are', () => {
    expect(faultOf({ phone: 'call me' })).toBe('phone');
    expect(faultOf({ country: 'XX' })).toBe('unknown-country');
  });
});
