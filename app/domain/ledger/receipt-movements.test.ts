import { expect, it } from 'vitest';

import { receiptMovements, type Receipt, type ReceiptOfLine } from './receipt-movements.ts';

const now = '2026-11-03T08:00:00.000Z';
const rowsOf = (is: Receipt, booked: Receipt, parts: Partial<ReceiptOfLine> = {}) =>
  receiptMovements(
    { lineId: 4, day: '2026-11-02', returnedAt: null, is, booked, movements: 0, ...parts },
    now,
  ).map(({ key, at, lines }) => [key, at, ...lines.map((one) => `${one.account} ${one.cents}`)]);
const none = { kept: 0, returned: 0 };

it('keeps what is no order’s, on the day on which it came in', () => {
  expect(rowsOf({ kept: 2_500, returned: 0 }, none)).toEqual([
    [
      ...['bank-line:4:receipt-kept:1', '2026-11-02T00:00:00.000Z'],
      ...['bank 2500', 'unallocated-receipts -2500'],
    ],
  ]);
  expect(rowsOf({ kept: 2_500, returned: 0 }, { kept: 2_500, returned: 0 })).toEqual([]);
});

it('lets it go to the order that is paid with it', () => {
  const booked = { kept: 2_500, returned: 0 };
  expect(rowsOf({ kept: 500, returned: 0 }, booked, { movements: 1 })).toEqual([
    ['bank-line:4:receipt-allocated:2', now, 'bank -2000', 'unallocated-receipts 2000'],
  ]);
});

it('books that it was sent back, also if it was never seen before', () => {
  const returnedAt = '2026-11-05T09:00:00.000Z';
  expect(rowsOf({ kept: 300, returned: 300 }, none, { returnedAt })).toEqual([
    [
      ...['bank-line:4:receipt-kept:1', '2026-11-02T00:00:00.000Z'],
      ...['bank 300', 'unallocated-receipts -300'],
    ],
    ['bank-line:4:receipt-returned:2', returnedAt, 'bank -300', 'unallocated-receipts 300'],
  ]);
});
