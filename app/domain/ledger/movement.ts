import type { Cents } from '#domain/money/money.ts';
import type { LedgerAccount, LedgerLine } from './ledger.ts';

/** What happens to the money of an order; the second of each pair undoes the first. */
export const orderMovementKinds = [
  'paid',
  'taken-back',
  'earned',
  'unearned',
  'refund-owed',
  'refund-dropped',
  'refunded',
  'refund-reopened',
] as const;
export type OrderMovementKind = (typeof orderMovementKinds)[number];

/** What happens to the money of a celebrity. */
export type PayoutMovementKind =
  | 'payout-prepared'
  | 'payout-dropped'
  | 'payout-sent'
  | 'payout-returned';

/** A part of an order's money went back, or that was taken back: its refund is gone from the order. */
export const partRefundKinds = ['part-refunded', 'part-refund-dropped'] as const;
export type PartRefundKind = (typeof partRefundKinds)[number];

/** What a line of a statement brought in beyond what orders took. */
export type ReceiptMovementKind = 'receipt-kept' | 'receipt-allocated' | 'receipt-returned';

/** `corrected` brings an order's balances to what the order says where its history does not explain it. */
export type MovementKind =
  | OrderMovementKind
  | PartRefundKind
  | PayoutMovementKind
  | ReceiptMovementKind
  | 'corrected';

/** One movement: all of its lines are booked, or none. */
export interface Movement {
  /** Unique: a movement that is booked already is never booked again. */
  readonly key: string;
  readonly kind: MovementKind;
  /** When it happened, a UTC instant in ISO 8601. */
  readonly at: string;
  readonly orderId: number | null;
  readonly celebrityId: number | null;
  /** Their sum is 0. */
  readonly lines: readonly LedgerLine[];
}

/** The amounts of an order, of which each movement moves some. */
export interface OrderAmounts {
  /** Where its money came in. */
  readonly money: Extract<LedgerAccount, 'bank' | 'card-clearing'>;
  /** Whose share `theirs` is. */
  readonly earner: Extract<LedgerAccount, 'celebrity-payable' | 'own-sales'>;
  /** The sum of the three below. */
  readonly total: Cents;
  readonly theirs: Cents;
  readonly commission: Cents;
  readonly tax: Cents;
}

type Part = readonly [
  account: LedgerAccount | 'money' | 'earner',
  part: 'total' | 'theirs' | 'commission' | 'tax',
  sign: 1 | -1,
];

const paid: readonly Part[] = [
  ['money', 'total', 1],
  ['prepayments', 'total', -1],
];
const earned: readonly Part[] = [
  ['prepayments', 'total', 1],
  ['earner', 'theirs', -1],
  ['commission', 'commission', -1],
  ['taxes', 'tax', -1],
];
const refundOwed: readonly Part[] = [
  ['prepayments', 'total', 1],
  ['refunds-due', 'total', -1],
];
const refunded: readonly Part[] = [
  ['refunds-due', 'total', 1],
  ['money', 'total', -1],
];

const ofOrder: Readonly<
  Record<OrderMovementKind, readonly [parts: readonly Part[], sign: 1 | -1]>
> = {
  paid: [paid, 1],
  'taken-back': [paid, -1],
  earned: [earned, 1],
  unearned: [earned, -1],
  'refund-owed': [refundOwed, 1],
  'refund-dropped': [refundOwed, -1],
  refunded: [refunded, 1],
  'refund-reopened': [refunded, -1],
};

/** The lines of a movement of an order; amounts of 0 have none. */
export function linesOfOrder(
  kind: OrderMovementKind,
  amounts: OrderAmounts,
): readonly LedgerLine[] {
  const [parts, direction] = ofOrder[kind];
  return parts.flatMap(([place, part, sign]) => {
    const account = place === 'money' || place === 'earner' ? amounts[place] : place;
    const cents = amounts[part] * sign * direction;
    return cents === 0 ? [] : [{ account, cents }];
  });
}

const ofPayout: Readonly<
  Record<PayoutMovementKind, readonly [from: LedgerAccount, to: LedgerAccount]>
> = {
  'payout-prepared': ['payouts-in-transit', 'celebrity-payable'],
  'payout-dropped': ['celebrity-payable', 'payouts-in-transit'],
  'payout-sent': ['bank', 'payouts-in-transit'],
  'payout-returned': ['celebrity-payable', 'bank'],
};

/** The lines of a movement of a payout. @param cents more than 0 */
export function linesOfPayout(kind: PayoutMovementKind, cents: Cents): readonly LedgerLine[] {
  const [from, to] = ofPayout[kind];
  return [
    { account: from, cents: -cents },
    { account: to, cents },
  ];
}
