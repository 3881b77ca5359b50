import { AppError } from '#domain/app-error.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import type { Cents } from '#domain/money/money.ts';
import type { RefundAccountSource } from './refund-account.ts';

/** How far a refund has come. */
export const refundStates = ['prepared', 'sent', 'booked', 'returned', 'dropped'] as const;
export type RefundState = (typeof refundStates)[number];

/** Those that will still move money; an order has one of them at most. */
export const openRefundStates = ['prepared', 'sent'] as const satisfies readonly RefundState[];

/** What happens to one; the page, the server function and the tables all use this file. */
export const refundActions = ['send', 'drop', 'book', 'return'] as const;
export type RefundAction = (typeof refundActions)[number];

/** Every change that there is. */
export const refundMoves: Readonly<
  Record<RefundAction, { readonly from: readonly RefundState[]; readonly to: RefundState }>
> = {
  /** The bank has the file. */
  send: { from: ['prepared'], to: 'sent' },
  /** It is taken out of a run of which no file was downloaded. */
  drop: { from: ['prepared'], to: 'dropped' },
  /** The money has left our account. */
  book: { from: ['sent'], to: 'booked' },
  /** The bank gave the money back, before we saw it leave or after. */
  return: { from: ['sent', 'booked'], to: 'returned' },
};

/** Only those who run the shop see and make refunds. @throws AppError `not_allowed` */
export function assertRefunds(actor: Pick<Actor, 'role'>): void {
  if (!actsAs(actor, 'manager')) throw new AppError('not_allowed');
}

export function isRefundState(text: string): text is RefundState {
  return (refundStates as readonly string[]).includes(text);
}

export function isOpenRefund(state: RefundState): boolean {
  return (openRefundStates as readonly RefundState[]).includes(state);
}

const longestNumber = 20;

/** A refund as its reference in the bank’s statement: the order's number, and its own. */
export function refundReference({
  id,
  orderNumber,
}: {
  readonly id: number;
  readonly orderNumber: string;
}): string {
  return `RF-${orderNumber.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, longestNumber)}-${id}`;
}

/** The numbers of refunds that a line of a statement names. */
export function refundsNamedIn(line: {
  readonly reference: string;
  readonly text: string;
}): readonly { readonly id: number; readonly reference: string }[] {
  const named = `${line.reference} ${line.text}`.matchAll(
    /(?<![A-Z0-9])RF-[A-Z0-9]*-([1-9]\d{0,8})(?!\d)/gi,
  );
  return [...named].map(([reference, id]) => ({ id: Number(id), reference }));
}

/** A run as the bank knows its file. */
export function refundRunReference(id: number): string {
  return `REFUND-RUN-${id}`;
}

/** The most refunds of a run. */
export const maxRefundsAtOnce = 200;

/** An order whose money is to go back. */
export interface DueRefund {
  readonly orderId: number;
  readonly number: string;
  readonly fan: string;
  readonly cents: Cents;
  /** Why a part of the order goes back; null if it is all that the order is owed. */
  readonly reason: string | null;
  /** Since when it is due, a UTC instant. */
  readonly since: string;
  /** Null until it is known where to. */
  readonly account: {
    readonly holder: string;
    /** The last digits. */
    readonly end: string;
    readonly source: RefundAccountSource;
  } | null;
}

/** One refund as managers see it. */
export interface RefundView {
  readonly id: number;
  readonly orderId: number;
  readonly number: string;
  readonly fan: string;
  readonly cents: Cents;
  /** The last digits of the account. */
  readonly end: string;
  readonly state: RefundState;
  /** Whether it sends back only a part of the order. */
  readonly isPart: boolean;
  /**
   * Whether it is prepared although its order is owed nothing any more: it has to leave the run or, once that is filed,
   * to be stopped at the bank.
   */
  readonly isStale: boolean;
}

/** A run as managers see it. */
export interface RefundRunView {
  readonly id: number;
  /** UTC instants; `filedAt` is null until its file is downloaded, `sentAt` until it is marked as sent. */
  readonly createdAt: string;
  readonly filedAt: string | null;
  readonly sentAt: string | null;
  readonly by: string;
  readonly refunds: readonly RefundView[];
}

/** The desk's page of refunds. */
export interface RefundDeskView {
  /** Whether the shop has an account to pay from. */
  readonly hasOwnAccount: boolean;
  /** Those that are due longest first. */
  readonly due: readonly DueRefund[];
  /** Whether there are more than these. */
  readonly isMore: boolean;
  /** The newest first. */
  readonly runs: readonly RefundRunView[];
}

/** Where the money of an order goes back to, as its fan sees it. */
export interface OwnRefundAccount {
  /** What the fan typed; null if nothing was. */
  readonly account: { readonly holder: string; readonly iban: string } | null;
  /** The last digits of the account that the money goes to as it stands; null while the fan is asked. */
  readonly end: string | null;
  readonly source: RefundAccountSource | null;
  /** Whether it is on its way, so that nothing can be changed. */
  readonly isOnItsWay: boolean;
  /** Whether an earlier refund came back from the bank. */
  readonly cameBack: boolean;
  /** 0 until the fan typed one; a change applies to the version it was based on. */
  readonly version: number;
}
