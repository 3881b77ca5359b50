import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { StatementLine } from '#domain/payment/statement/statement-line.ts';

import { fingerprintsOf } from './line-fingerprint.server.ts';

function line(own: Partial<StatementLine> = {}): StatementLine {
  return {
    bookedAt: '2026-11-02',
    valueDate: '2026-11-02',
    cents: 6500,
    currency: 'EUR',
    payerName: 'Maria P.',
    payerIban: '',
    text: 'Order 41',
    reference: '',
    bankReference: '',
    accountIban: 'X1',
    ...own,
  };
}
const distinct = (...lines: readonly StatementLine[]) => new Set(fingerprintsOf(lines)).size;

describe('the fingerprint of a line', () => {
  it('is of all that a file says of the booking, apart from how it is written', () => {
    const told = line({ bankReference: 'B1', valueDate: '2026-11-03' });
    const [one] = fingerprintsOf([told]);
    expect(fingerprintsOf([line({ bankReference: 'B1', payerName: 'MARIA  P.' })])).toEqual([one]);
    for (const own of [
      { bankReference: 'B2' },
      { cents: 6501 },
      { currency: 'USD' },
      { bookedAt: '2026-11-03' },
      { accountIban: 'X2' },
      { payerName: 'Nikos' },
      { text: 'Order 42' },
    ]) {
      expect(distinct(told, { ...told, ...own })).toBe(2);
    }
  });

  it('counts equal bookings, with a number of the bank or without', () => {
    expect(distinct(line(), line(), line({ text: 'ORDER  41' }))).toBe(3);
    const batch = line({ bankReference: '166' });
    expect(distinct(batch, batch)).toBe(2);
  });

  it('is the same in every order and in every fuller file, and each booking has its own', () => {
    const some = fc.record({
      cents: fc.constantFrom(100, 200),
      payerName: fc.constantFrom('Ann', 'Bob'),
      bankReference: fc.constantFrom('', '', 'B1', 'B2'),
    });
    const whole = fc.array(some, { maxLength: 20 });
    fc.assert(
      fc.property(whole, fc.nat(20), fc.infiniteStream(fc.nat()), (rows, cut, ranks) => {
        const lines = rows.map(line);
        const all = fingerprintsOf(lines);
        expect(new Set(all).size).toBe(lines.length);
        const shuffled = lines
          .map((one) => ({ one, rank: ranks.next().value }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ one }) => one);
        expect(fingerprintsOf(shuffled).toSorted()).toEqual(all.toSorted());
        const part = fingerprintsOf(shuffled.slice(0, cut));
        expect(part.filter((one) => !all.includes(one))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
