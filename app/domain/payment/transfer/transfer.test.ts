import { describe, expect, it } from 'vitest';

import { creditorReference } from './creditor-reference.ts';
import { transferOf } from './transfer.ts';

const account = {
  holder: 'Astera GmbH',
  bankName: '',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};

describe('how an order is paid by bank transfer', () => {
  it('is told to be read, and to be copied', () => {
    const transfer = transferOf(account, { number: '314', total: 8_550 });
    expect(transfer).toMatchObject({
      holder: 'Astera GmbH',
      iban: 'DE89370400440532013000',
      ibanShown: 'DE89 3704 0044 0532 0130 00',
      amount: 8_550,
      decimalAmount: '85.50',
      reference: creditorReference('314'),
    });
    expect(transfer.referenceShown.replaceAll(' ', '')).toBe(transfer.reference);
  });

  it('is the same in the code that a banking app scans', () => {
    const { epc, reference } = transferOf(account, { number: '314', total: 8_550 });
    const lines = epc?.split('\n') ?? [];
    expect(lines).toContain('EUR85.50');
    expect(lines).toContain('DE89370400440532013000');
    expect(lines).toContain(reference);
  });

  it('has no code for what no bank transfers', () => {
    expect(transferOf(account, { number: '314', total: 0 }).epc).toBeNull();
  });
});
