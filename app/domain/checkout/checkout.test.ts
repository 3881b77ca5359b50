import * as v from 'valibot';
import { expect, it } from 'vitest';

import { badFields, good } from '#domain/request/bad-requests.fixture.ts';
import { placeOrdersSchema } from './checkout.ts';
import { serviceKinds, type ServiceKind } from '#domain/service/service.ts';

const key = 'b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7d';
const line = '0d5f2f67-6a52-4b8e-9d55-6a4f0a7f1c22';

function checkoutOf(service: ServiceKind, answers: Record<string, unknown>) {
  const request = { service, answers };
  const lines = [{ kind: 'service', id: line, price: 2_500, request }];
  return {
    orders: [{ celebrityId: 7, key, lines }],
    address: null,
    paymentMethod: 'bankTransfer',
  };
}

it('takes a request of every service', () => {
  for (const service of serviceKinds) {
    const checkout = checkoutOf(service, good[service]);
    expect(v.parse(placeOrdersSchema, checkout)).toEqual({
      ...checkout,
      locale: 'en',
      beginsEarly: false,
    });
  }
});

it('names the field of every bad input by its code, whatever the browser let through', () => {
  for (const [service, field, value, code] of badFields) {
    const checkout = checkoutOf(service, { ...good[service], [field]: value });
    const { issues = [] } = v.safeParse(placeOrdersSchema, checkout);
    const found = issues.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(found).toEqual([[`orders.0.lines.0.request.answers.${field}`, code]]);
  }
});

it('takes no card for several orders that has not one token for each', () => {
  const { orders } = checkoutOf('getVideo', good.getVideo);
  const other = { ...orders[0], celebrityId: 8, key: 'b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7e' };
  const lines = [{ ...orders[0]?.lines[0], id: '0d5f2f67-6a52-4b8e-9d55-6a4f0a7f1c23' }];
  const sent = (second?: string, cardToken?: string) => ({
    ...{ address: null, paymentMethod: 'card', cardToken },
    orders: [
      { ...orders[0], cardToken: 'test_1' },
      { ...other, lines, cardToken: second },
    ],
  });
  expect(v.safeParse(placeOrdersSchema, sent('test_2')).success).toBe(true);
  expect(v.safeParse(placeOrdersSchema, sent()).success).toBe(false);
  expect(v.safeParse(placeOrdersSchema, sent(undefined, 'test_1')).success).toBe(false);
});
