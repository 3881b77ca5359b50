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
  it('is that of the bank’s number, whatever else a file says of the booking', () => {
    const told = line({ bankReference: 'B1', valueDate: '2026-11-03' });
    const [one] = fingerprintsOf([told]);
    const [other] = fingerprintsOf([line({ bankReference: 'B1', text: '', payerName: 'MARIA' })]);
    expect(other).toBe(one);
    expect(distinct(told, told)).toBe(1);
    expect(distinct(told, line({ bankReference: 'B2' }))).toBe(2);
    for (const own of [{ cents: 6501 }, { bookedAt: '2026-11-03' }, { accountIban: 'X2' }]) {
      expect(distinct(told, { ...told, ...own })).toBe(2);
    }
  });

  it('tells apart bookings of one file that share a number and nothing else', () => {
    const shared = { bankReference: 'B1' };
    expect(distinct(line(shared), line({ ...shared, payerName: 'Nikos' }))).toBe(2);
  });

  it('counts equal bookings without a number', () => {
    expect(distinct(line(), line(), line({ text: 'ORDER  41' }))).toBe(3);
    expect(fingerprintsOf([line({ text: 'ORDER 41' })])).toEqual(fingerprintsOf([line()]));
  });

  it('is the same in the beginning of a file and in all of it, so that a second import adds the rest', () => {
    const some = fc.record({
      cents: fc.constantFrom(100, 200),
      payerName: fc.constantFrom('Ann', 'Bob'),
      bankReference: fc.constantFrom('', '', 'B1', 'B2'),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), fc.nat(20), (lines, cut) => {
        const all = fingerprintsOf(lines.map(line));
        expect(fingerprintsOf(lines.slice(0, cut).map(line))).toEqual(all.slice(0, cut));
      }),
      { numRuns: 300 },
    );
  });
});
