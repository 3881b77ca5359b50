import { type OrderStatus } from '#domain/order/order-status.ts';
import { type Role } from '#domain/account/role.ts';

/** What a user can do to an order; the button, the server function and the back end all use this file. */
export const orderActions = ['accept', 'reject', 'fulfil'] as const;

export type OrderAction = (typeof orderActions)[number];

/** One allowed transition: who, what, from where, to where. */
export interface OrderMove {
  readonly part: Extract<Role, 'manager' | 'celebrity'>;
  readonly action: OrderAction;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Blocked while anything needed to fulfil a line is missing. */
  readonly needsAnswers?: true;
  /** Blocked while the celebrity's store is closed: no one is there to keep the promise (docs/adr/0046). */
  readonly needsOpenStore?: true;
  /** Blocked until the order is paid, or may begin unpaid (docs/adr/0105). */
  readonly needsPayment?: true;
}

/**
 * Cancellations that are no decision on a request: by its fan until it is accepted, and by the site once it is overdue
 * (docs/adr/0134).
 */
export const cancellations: readonly {
  readonly by: 'fan' | 'site';
  readonly from: OrderStatus;
}[] = [
  { by: 'fan', from: 'admin-approval' },
  { by: 'fan', from: 'on-hold' },
  { by: 'site', from: 'admin-approval' },
  { by: 'site', from: 'on-hold' },
  { by: 'site', from: 'processing' },
];

/** Every transition that users can make (spec §4). Anything not in this table is rejected. */
export const orderMoves: readonly OrderMove[] = [
  {
    part: 'manager',
    action: 'accept',
    from: 'admin-approval',
    to: 'on-hold',
    needsOpenStore: true,
  },
  { part: 'manager', action: 'reject', from: 'admin-approval', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'accept',
    from: 'on-hold',
    to: 'processing',
    needsOpenStore: true,
    needsPayment: true,
  },
  { part: 'celebrity', action: 'reject', from: 'on-hold', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'fulfil',
    from: 'processing',
    to: 'completed',
    needsAnswers: true,
  },
];
