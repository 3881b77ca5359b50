import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import independent from 'sepa-payment-qr-code';
import { expect, test } from 'vitest';

import { creditorReference } from './creditor-reference.ts';
import { epcPayment } from './epc-payment.ts';
import { mod97 } from './mod-97.ts';

const account = { holder: 'Astera', iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA' };

test('names account, amount and reference in the order that banking apps expect', () => {
  expect(epcPayment(account, 8550, 'RF25301')?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'ETHNGRAA',
    'Astera',
    'GR1601101250000000012300695',
    'EUR85.50',
    '',
    'RF25301',
  ]);
});

/** German account numbers, of which every one with right check digits is well formed. */
const ibans = fc.stringMatching(/^\d{18}$/).map((own) => {
  const check = String(98 - mod97(`${own}DE00`)).padStart(2, '0');
  return `DE${check}${own}`;
});
const bics = fc.stringMatching(/^[A-Z]{4}DE[A-Z0-9]{2}([A-Z0-9]{3})?$/);
const holders = fc
  .string({ unit: fc.constantFrom(...'ABCxyz ΑΩέжЋəğ&.-'), minLength: 1, maxLength: 70 })
  .map((text) => text.trim() || 'A');

test('says what an independent library says, for any account, amount and order', () => {
  fc.assert(
    fc.property(
      fc.record({ holder: holders, iban: ibans, bic: bics }),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.integer({ min: 1, max: 2_147_483_647 }),
      (payee, amount, order) => {
        const reference = creditorReference(String(order));
        const own = (epcPayment(payee, amount, reference) ?? '').split('\n');
        expect(isValidIBAN(payee.iban)).toBe(true);
        const other = independent({
          name: payee.holder,
          iban: payee.iban,
          bic: payee.bic,
          amount: amount / 100,
          structuredReference: reference,
        }).split('\n');
        // The library writes an amount as short as it can ("EUR85.5"); it ends with empty lines that may be left out.
        const euros = (line = '') => Math.round(Number(line.replace('EUR', '')) * 100);
        expect(euros(own[7])).toBe(amount);
        expect(euros(other[7])).toBe(amount);
        expect(own[7]).toMatch(/^EUR\d{1,9}\.\d{2}$/);
        expect(own.toSpliced(7, 1)).toEqual(other.slice(0, 10).toSpliced(7, 1));
        expect(other.slice(10).join('')).toBe('');
        // The guideline's limit, beyond which a code gets too fine for cameras.
        expect(Buffer.byteLength(own.join('\n'))).toBeLessThanOrEqual(331);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('is none for an amount that no code can carry', () => {
  expect([0, -1, 100_000_000_000].map((amount) => epcPayment(account, amount, 'RF25301'))).toEqual([
    null,
    null,
    null,
  ]);
});
