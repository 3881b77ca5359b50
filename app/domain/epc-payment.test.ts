import { expect, test } from 'vitest';

import { epcPayment } from './epc-payment.ts';

test('names account, amount and reference in the order that banking apps expect', () => {
  const account = { holder: 'Astera', iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA' };
  expect(epcPayment(account, 8550, 'RF25301').split('\n')).toEqual([
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
