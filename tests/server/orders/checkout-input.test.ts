import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { invalidInputOf } from '#app/platform/framework-patches/invalid-input.ts';

import { badBaskets, goodCheckout, withBad } from '#domain/checkout/bad-checkouts.fixture.ts';
import { badAddresses } from '#domain/checkout/bad-addresses.fixture.ts';
import { placeOrdersSchema } from '#domain/checkout/checkout.ts';
import { countryCodes } from '#domain/country/country-code.ts';
import { shippingAddressSchema, shippingCost } from '#domain/checkout/shipping.ts';

function fieldsOf(input: unknown) {
  try {
    v.parse(placeOrdersSchema, input);
  } catch (error) {
    return invalidInputOf(error)?.fields;
  }
  return {};
}

describe('a checkout that is sent', () => {
  it('is taken when everything is right, in any script', () => {
    expect(fieldsOf(goodCheckout)).toEqual({});
  });

  it.each([...badAddresses, ...badBaskets].map((bad, index) => ({ number: index + 1, bad })))(
    'is refused for bad input $number at the field that is wrong',
    ({ bad }) => {
      const [at, , code] = bad;
      expect(fieldsOf(withBad(bad))).toMatchObject({ [at]: code });
    },
  );

  it('has more than 60 ways to be wrong', () => {
    expect(badAddresses.length + badBaskets.length).toBeGreaterThan(60);
  });

  it('needs no address when nothing is sent by post', () => {
    const [order] = goodCheckout.orders;
    const services = order?.lines.filter(({ kind }) => kind === 'service') ?? [];
    const input = { ...goodCheckout, address: null, orders: [{ ...order, lines: services }] };
    expect(fieldsOf(input)).toEqual({});
  });
});

describe('an address', () => {
  it('is a tidy one, whatever was typed around it', () => {
    const typed = { ...goodCheckout.address, address1: ' Ερμού \n 48 ', country: ' GR ' };
    expect(v.parse(shippingAddressSchema, typed)).toMatchObject({
      address1: 'Ερμού 48',
      country: 'GR',
    });
  });

  it.each(['SW1A 1AA', 'K1A 0B1', '105 63', 'D02 AF30', '1234', 'LV-1050', '〒1'.slice(1)])(
    'may have the postcode %s',
    (postcode) => {
      expect(v.is(shippingAddressSchema, { ...goodCheckout.address, postcode })).toBe(true);
    },
  );

  it('may be in every country there is', () => {
    for (const country of countryCodes) {
      expect(v.is(shippingAddressSchema, { ...goodCheckout.address, country })).toBe(true);
    }
  });

  it('never breaks a line and is never longer than is allowed, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (address1) => {
        const read = v.safeParse(shippingAddressSchema, { ...goodCheckout.address, address1 });
        if (!read.success) return true;
        const { address1: kept } = read.output;
        return kept.length <= 100 && kept.trim() === kept && kept !== '' && !/\p{Cc}/u.test(kept);
      }),
      { numRuns: 10_000 },
    );
  });
});

it('costs nothing to send what is delivered online, and once an order what is not', () => {
  expect(shippingCost([{ kind: 'service' }])).toBe(0);
  expect(shippingCost([{ kind: 'product' }, { kind: 'service' }, { kind: 'product' }])).toBe(650);
});
