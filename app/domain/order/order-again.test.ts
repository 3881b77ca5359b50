import { expect, it } from 'vitest';

import { isOrderedAgain, repeatedRequests } from './order-again.ts';

it.each([
  ['completed', true],
  ['cancelled', true],
  ['refunded', true],
  ['failed', true],
  ['processing', false],
  ['on-hold', false],
  ['admin-approval', false],
] as const)('an order that is %s can be ordered again by its buyer: %s', (status, is) => {
  expect(isOrderedAgain({ id: 7 }, { customerId: 7, status })).toBe(is);
  expect(isOrderedAgain({ id: 8 }, { customerId: 7, status })).toBe(false);
});

it('repeats the answers of the form, without a date, a video and what other programs added', () => {
  const line = {
    ...{ productId: 1, name: '', quantity: 1, price: 1, total: 1, image: null, fanVideo: null },
  };
  const lines = [
    {
      ...{ ...line, id: 1, service: 'getVideo' as const },
      answers: { from: 'Nikos', to: 'Eleni', date: '2026-03-12', pa_size: 'XL' },
    },
    { ...line, id: 2, service: 'sendVideo' as const, answers: { description: 'Hi', video: 'v1' } },
    { ...line, id: 3, service: null, answers: {} },
  ];
  expect(repeatedRequests({ lines })).toEqual([
    { lineId: 1, service: 'getVideo', answers: { from: 'Nikos', to: 'Eleni' } },
    { lineId: 2, service: 'sendVideo', answers: { description: 'Hi' } },
  ]);
});
