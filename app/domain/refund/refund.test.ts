import { describe, expect, it } from 'vitest';

import { accountPaidFrom, isRefundedByTransfer, mayChooseRefundAccount } from './refund-account.ts';
import { refundReference, refundsNamedIn } from './refund.ts';

const iban = 'DE89370400440532013000';

describe('the account of a refund', () => {
  it('is the one that the order was paid from, if the statement says so and SEPA reaches it', () => {
    const paid = { payerName: 'Maria Papadaki', payerIban: iban };
    expect(accountPaidFrom([paid], 'M. P.')).toEqual({ holder: 'Maria Papadaki', iban });
    expect(accountPaidFrom([paid, paid], '')).toEqual({ holder: 'Maria Papadaki', iban });
    expect(accountPaidFrom([{ ...paid, payerName: ' ' }], 'Maria')).toEqual({
      holder: 'Maria',
      iban,
    });
    expect(accountPaidFrom([], 'Maria')).toBeNull();
    expect(accountPaidFrom([{ ...paid, payerIban: '' }], 'Maria')).toBeNull();
    expect(accountPaidFrom([{ ...paid, payerIban: '12345678' }], 'Maria')).toBeNull();
    // Turkey has IBANs and no SEPA.
    const turkish = { ...paid, payerIban: 'TR330006100519786457841326' };
    expect(accountPaidFrom([turkish], 'Maria')).toBeNull();
    const other = { ...paid, payerIban: 'GR1601101250000000012300695' };
    expect(accountPaidFrom([paid, other], 'Maria')).toBeNull();
  });

  it('is chosen by the fan of an order that was paid by transfer and is owed back', () => {
    const order = {
      customerId: 7,
      payment: 'refund-due',
      paymentMethod: 'bankTransfer',
      transactionId: '',
      ...{ total: 6_500, refunds: [] },
    } as const;
    expect(mayChooseRefundAccount({ id: 7 }, order)).toBe(true);
    expect(mayChooseRefundAccount({ id: 8 }, order)).toBe(false);
    for (const payment of ['awaiting', 'received', 'refunded'] as const)
      expect(isRefundedByTransfer({ ...order, payment })).toBe(false);
    const inParts = { ...order, refunds: [{ id: 90, cents: 6_500, reason: '' }] };
    expect(isRefundedByTransfer(inParts)).toBe(false);
    const byCard = { ...order, paymentMethod: 'card', transactionId: 'ch_1' } as const;
    expect(isRefundedByTransfer(byCard)).toBe(false);
    // A card that never paid: the money came by transfer.
    expect(isRefundedByTransfer({ ...byCard, transactionId: '' })).toBe(true);
    expect(isRefundedByTransfer({ ...order, paymentMethod: null })).toBe(false);
  });
});

describe('the reference of a refund', () => {
  it('is what banks take, and is found again in a line', () => {
    const reference = refundReference({ id: 12, orderNumber: 'A/2026#0041' });
    expect(reference).toBe('RF-A20260041-12');
    expect(refundReference({ id: 999_999_999, orderNumber: 'x'.repeat(60) })).toHaveLength(33);
    const named = [{ id: 12, reference }];
    expect(refundsNamedIn({ reference, text: '' })).toEqual(named);
    expect(refundsNamedIn({ reference: '', text: `SVWZ Astéra ${reference}, danke` })).toEqual(
      named,
    );
  });

  it('is not found in what only looks like it', () => {
    for (const text of [
      'RF-41-120000000000',
      'XRF-41-12',
      'RF18 5390 0754 7034',
      'RF-41-',
      'RF-41-0',
    ])
      expect(refundsNamedIn({ reference: '', text })).toEqual([]);
  });
});
