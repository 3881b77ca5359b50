import { AppError } from '#domain/app-error.ts';
import { actsAs, hasStore, type Actor } from '#domain/account/role.ts';
import type { PayoutMovementKind } from '#domain/ledger/movement.ts';
import type { Cents } from '#domain/money/money.ts';
import type { HolderHint } from './payout-account.ts';
import type { PayoutBalance, PayoutRules } from './payout-rules.ts';

/** How far a payout has come. */
export const payoutStates = ['prepared', 'sent', 'returned', 'dropped'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What managers do to one; the page, the server function and the tables all use this file. */
export const payoutActions = ['send', 'drop', 'return'] as const;
export type PayoutAction = (typeof payoutActions)[number];

/** One allowed change of a payout, and what it means to the ledger. */
export interface PayoutMove {
  readonly from: PayoutState;
  readonly to: PayoutState;
  readonly movement: PayoutMovementKind;
}

/** Every change that there is. */
export const payoutMoves: Readonly<Record<PayoutAction, PayoutMove>> = {
  /** The bank has the order. */
  send: { from: 'prepared', to: 'sent', movement: 'payout-sent' },
  /** It is taken out of a run of which no file was downloaded. */
  drop: { from: 'prepared', to: 'dropped', movement: 'payout-dropped' },
  /** The bank gave the money back. */
  return: { from: 'sent', to: 'returned', movement: 'payout-returned' },
};

/** Only those who run the shop see and make payouts. @throws AppError `not_allowed` */
export function assertPaysOut(actor: Pick<Actor, 'role'>): void {
  if (!actsAs(actor, 'manager')) throw new AppError('not_allowed');
}

/** Only who has a store earns anything. @throws AppError `not_allowed` */
export function assertEarns(actor: Pick<Actor, 'role'>): void {
  if (!hasStore(actor.role)) throw new AppError('not_allowed');
}

export function isPayoutState(text: string): text is PayoutState {
  return (payoutStates as readonly string[]).includes(text);
}

/** A payout as its reference in the bank’s statement. */
export function payoutReference(id: number): string {
  return `PAYOUT-${id}`;
}

/** A run as the bank knows its file. */
export function runReference(id: number): string {
  return `PAYOUT-RUN-${id}`;
}

/** The most payouts of a run. */
export const maxPayoutsAtOnce = 200;

/** What the amount of a payout makes up for, besides earnings since the payout before it. */
export interface PayoutParts {
  /** Earnings of earlier payouts that were taken back since: it is less by so much. */
  readonly takenBack: Cents;
  /** Earlier payouts that the bank returned since: it is more by so much. */
  readonly cameBack: Cents;
}

export const noPayoutParts: PayoutParts = { takenBack: 0, cameBack: 0 };

/** A celebrity who can be paid. */
export interface PayableCelebrity {
  readonly celebrityId: number;
  readonly name: string;
  readonly balance: PayoutBalance;
  readonly parts: PayoutParts;
  /** Null if there is none yet, so that nothing can be paid. */
  readonly account: {
    readonly holder: string;
    readonly end: string;
    readonly hint: HolderHint;
    /** When it was last changed, a UTC instant. */
    readonly changedAt: string;
  } | null;
}

/** One payout as managers see it. */
export interface PayoutView {
  readonly id: number;
  readonly celebrityId: number;
  readonly name: string;
  readonly cents: Cents;
  /** The last digits of the account. */
  readonly end: string;
  readonly state: PayoutState;
  readonly parts: PayoutParts;
}

/** A run as managers see it. */
export interface PayoutRunView {
  readonly id: number;
  /** UTC instants; `filedAt` is null until its file is downloaded, `sentAt` until it is marked as sent. */
  readonly createdAt: string;
  readonly filedAt: string | null;
  readonly sentAt: string | null;
  readonly by: string;
  readonly payouts: readonly PayoutView[];
}

/** The desk's page of payouts. */
export interface PayoutDeskView {
  readonly rules: PayoutRules;
  /** Whether the shop has an account to pay from. */
  readonly hasOwnAccount: boolean;
  /** Those with an account first, and of these the ones with the most to be paid. */
  readonly payable: readonly PayableCelebrity[];
  /** Whether there are more with an account than these. */
  readonly isMore: boolean;
  /** How many have no account yet, shown or not. */
  readonly withoutAccount: number;
  /** The newest first. */
  readonly runs: readonly PayoutRunView[];
}

/** A payout as its celebrity sees it. */
export interface OwnPayout {
  readonly reference: string;
  readonly cents: Cents;
  readonly end: string;
  readonly state: PayoutState;
  readonly parts: PayoutParts;
  /** When it came to its state, a UTC instant. */
  readonly at: string;
}

/** A celebrity's page of payouts. */
export interface OwnPayouts {
  readonly rules: PayoutRules;
  readonly balance: PayoutBalance;
  readonly account: OwnPayoutAccount;
  /** The newest first. */
  readonly payouts: readonly OwnPayout[];
  /** Months with a statement, "2026-05" in UTC, the newest first. */
  readonly months: readonly string[];
}

/** A celebrity's own account. */
export interface OwnPayoutAccount {
  readonly account: { readonly holder: string; readonly iban: string; readonly bic: string } | null;
  /** 0 until there is one; a change applies to the version it was based on. */
  readonly version: number;
  /** A UTC instant, null until there is one. */
  readonly changedAt: string | null;
}
