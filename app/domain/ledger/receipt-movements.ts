import type { Cents } from '#domain/money/money.ts';

import type { LedgerAccount } from './ledger.ts';
import type { Movement, ReceiptMovementKind } from './movement.ts';

/** Of a line of a statement: money that came in and is no order's, and what of it was sent back. */
export interface Receipt {
  /** Parts of orders that are not paid yet, and what goes back to the payer, also once it went. */
  readonly kept: Cents;
  readonly returned: Cents;
}

/** A receipt as its line says, and as the ledger has it. */
export interface ReceiptOfLine {
  readonly lineId: number;
  /** The day of the line, `2026-11-02`. */
  readonly day: string;
  /** When it was said that it went back, a UTC instant; null while it did not. */
  readonly returnedAt: string | null;
  readonly is: Receipt;
  readonly booked: Receipt;
  /** How many movements of the line the ledger has. */
  readonly movements: number;
}

const toBank: Readonly<Record<ReceiptMovementKind, 1 | -1>> = {
  'receipt-kept': 1,
  'receipt-allocated': -1,
  'receipt-returned': -1,
};

/** @param cents more than 0 */
function linesOfReceipt(kind: ReceiptMovementKind, cents: Cents) {
  const lines: { account: LedgerAccount; cents: Cents }[] = [
    { account: 'bank', cents: toBank[kind] * cents },
    { account: 'unallocated-receipts', cents: -toBank[kind] * cents },
  ];
  return lines;
}

/**
 * What is still to be booked of a line, so that the ledger has of it what is no order's: kept when it came in,
 * allocated once an order has it (whose own movement then books it at the bank) or the line was opened again, and
 * returned.
 * @param now a UTC instant: when money was allocated
 */
export function receiptMovements(receipt: ReceiptOfLine, now: string): readonly Movement[] {
  const { lineId, day, returnedAt, is, booked, movements } = receipt;
  const more = is.kept - booked.kept;
  const back = is.returned - booked.returned;
  const due: readonly (readonly [ReceiptMovementKind, Cents, string])[] = [
    ['receipt-kept', more, `${day}T00:00:00.000Z`],
    ['receipt-allocated', -more, now],
    ['receipt-returned', back, returnedAt ?? now],
  ];
  return due
    .filter(([, cents]) => cents > 0)
    .map(([kind, cents, at], index) => ({
      key: `bank-line:${lineId}:${kind}:${movements + index + 1}`,
      ...{ kind, at, orderId: null, celebrityId: null, lines: linesOfReceipt(kind, cents) },
    }));
}
