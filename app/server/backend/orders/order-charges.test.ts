import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';
import { expect, it } from 'vitest';

import { orderChargesSchema } from '#backend/contract/orders/order-charges.ts';
import { chargesFrom } from './order-charges.server.ts';

const recorded = join(import.meta.dirname, '../../../../tests/contract/recorded/hpos');
const recordingSchema = v.object({ response: v.looseObject({ body: v.unknown() }) });

function chargesOf(name: string) {
  const text = readFileSync(join(recorded, `${name}.json`), 'utf8');
  const { body } = v.parse(recordingSchema, JSON.parse(text)).response;
  const order: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  return chargesFrom(v.parse(orderChargesSchema, order), 'Vega');
}

it('reads the taxes of a WooCommerce order by rate, whether its prices are with tax or without', () => {
  const item = { kind: 'item', name: 'Vega T-shirt <XL> & "cap"', detail: 'Vega', quantity: 2 };
  const shipping = {
    kind: 'shipping',
    name: '',
    detail: '',
    quantity: 1,
    net: 400,
    tax: 96,
    rate: 2_400,
  };
  expect(chargesOf('order-create-key--tax-inclusive')).toEqual({
    charges: [{ ...item, net: 2_500, tax: 600, rate: 2_400 }, shipping],
    ...{ total: 3_596, tax: 696 },
  });
  expect(chargesOf('order-create-key--tax-exclusive')).toEqual({
    charges: [{ ...item, net: 3_100, tax: 744, rate: 2_400 }, shipping],
    ...{ total: 4_340, tax: 840 },
  });
});
