import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import {
  type MatchState,
  matchStates,
  type Proposal,
} from '#domain/payment/matching/line-match.ts';
import type { StatementFormat } from '#domain/payment/statement/statement-line.ts';
import type { Paged } from '#domain/paging/pagination.ts';

/** What people did with a line of a bank statement. */
export const lineStandings = [
  'open',
  /** Its orders are being marked as paid, or that was interrupted. */
  'booking',
  'booked',
  /** It is a part of what an order costs; the rest is awaited. */
  'part',
  'ignored',
] as const;
export type LineStanding = (typeof lineStandings)[number];

/** Whether a share pays an order, is only a part of it, was one until the rest came in, or is our refund of it. */
export const shareKinds = ['payment', 'part', 'settled', 'refund'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The lists of the bank desk: open lines by what they match, then those that were decided on. */
export const bankLists = [
  ...matchStates,
  'unfinished',
  'part',
  'credit',
  'returned',
  'booked',
  'ignored',
] as const;
export type BankList = (typeof bankLists)[number];

export function isMatchState(list: BankList): list is MatchState {
  return (matchStates as readonly string[]).includes(list);
}

export const bankPageSize = 50;
/** The most lines that are confirmed at once. */
export const maxConfirmed = 200;
/** The most orders that one line is split over. */
export const maxShares = 20;

/** What of a line goes to an order. */
export interface LineShare {
  readonly orderId: number;
  readonly number: string;
  readonly cents: Cents;
  readonly kind: ShareKind;
}

/** A line as managers see it. */
export interface BankLine {
  readonly id: number;
  /** Days, `2026-11-27`. */
  readonly bookedAt: string;
  /** Hundredths of its currency. */
  readonly cents: Cents;
  readonly currency: string;
  readonly payerName: string;
  readonly payerIban: string;
  readonly text: string;
  readonly reference: string;
  readonly account: string;
  readonly standing: LineStanding;
  readonly state: MatchState;
  readonly proposals: readonly Proposal[];
  readonly shares: readonly LineShare[];
  /** What of it goes back to the payer, or went back. */
  readonly creditCents: Cents;
  /** Who said when that it went back, a UTC instant; null while it did not. */
  readonly returned: { readonly at: string; readonly by: string } | null;
  readonly note: string;
  readonly decidedBy: string;
}

/** One import, with what came of it. */
export interface BankImport {
  readonly id: number;
  /** A UTC instant. */
  readonly importedAt: string;
  readonly by: string;
  readonly fileName: string;
  readonly format: StatementFormat;
  readonly accounts: readonly string[];
  readonly lines: number;
  /** Null if it was interrupted; importing the file again adds what is missing. */
  readonly added: number | null;
  readonly pending: number;
}

export type BankCounts = Readonly<Record<BankList, number>>;

/** A page of a list of the bank desk. */
export interface BankDesk {
  readonly lines: Paged<BankLine>;
  readonly counts: BankCounts;
  /** The sum of the whole list, in euros. */
  readonly euros: Cents;
  readonly imports: readonly BankImport[];
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999_999));

/** What a manager decides about one line. */
export const bookingSchema = v.object({
  lineId: id,
  shares: v.pipe(
    v.array(v.object({ orderId: id, cents })),
    v.maxLength(maxShares),
    v.check((shares) => new Set(shares.map(({ orderId }) => orderId)).size === shares.length),
  ),
  /** Whether what is left of the line goes back to the payer; otherwise nothing may be left. */
  restGoesBack: v.boolean(),
});
export type Booking = v.InferOutput<typeof bookingSchema>;

export const confirmSchema = v.object({
  lineIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxConfirmed)),
});

export const ignoreSchema = v.object({
  lineId: id,
  note: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(300, 'too-long')),
});

export const lineSchema = v.object({ lineId: id });

/** What of a line went back to its payer, as it was seen. */
export const returnSchema = v.object({ lineId: id, cents });
export type CreditReturn = v.InferOutput<typeof returnSchema>;

/**
 * What came of booking a line. `movedOn`: someone else was faster, or its orders changed; `failed`: it is not known,
 * and can be finished.
 */
export interface BookingOutcome {
  readonly lineId: number;
  readonly outcome: 'done' | 'movedOn' | 'failed';
}

/** What of a share is right for an order of which so much is outstanding; null if it is too much. */
export function kindOfShare(share: Cents, outstanding: Cents): 'payment' | 'part' | null {
  if (share > outstanding) return null;
  return share === outstanding ? 'payment' : 'part';
}
